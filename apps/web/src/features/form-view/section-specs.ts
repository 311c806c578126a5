// What the form asks for in each section. The create form's table has it; app/pages hands it over.

export interface FieldForm {
  readonly name: string
  readonly label: string
  readonly kind: 'line' | 'text' | 'comma' | 'url' | 'date'
  readonly wide?: boolean
}

export interface SectionSpec {
  /** The fields an entry is called by. */
  readonly namedBy: readonly string[]
  readonly fields: readonly FieldForm[]
  readonly period?: { readonly current?: string }
  readonly details?: readonly FieldForm[]
}

export type SectionSpecs = Readonly<Record<string, SectionSpec | undefined>>
