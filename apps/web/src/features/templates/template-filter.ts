// Which of the templates are shown.
import type { Template } from '@galley/contract/templates'

export interface TemplateFilter {
  readonly isParserSafe: boolean
  /** Null: any. */
  readonly columns: Template['columns'] | null
  readonly suits: Template['suits'] | null
  readonly showsPhoto: boolean
}

export const anyTemplate: TemplateFilter = { isParserSafe: false, columns: null, suits: null, showsPhoto: false }

export const isShown =
  ({ isParserSafe, columns, suits, showsPhoto }: TemplateFilter) =>
  (template: Template): boolean =>
    (!isParserSafe || template.parser_safe) &&
    (columns === null || template.columns === columns) &&
    (suits === null || template.suits === suits) &&
    (!showsPhoto || template.shows_photo)
