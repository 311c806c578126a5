import type { Template } from '@galley/contract/templates'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { anyTemplate, type TemplateFilter } from './template-filter.ts'

const words = strings.templates

interface Props {
  filter: TemplateFilter
  shown: number
  all: number
  onChange: (filter: TemplateFilter) => void
}

/** What a template has to be; of what excludes each other one at most is on. */
export function TemplateFilters({ filter, shown, all, onChange }: Props) {
  const columns = (count: Template['columns']) => ({
    label: words.columns[count],
    isOn: filter.columns === count,
    next: { ...filter, columns: filter.columns === count ? null : count },
  })
  const suits = (pages: Template['suits']) => ({
    label: words.suits[pages],
    isOn: filter.suits === pages,
    next: { ...filter, suits: filter.suits === pages ? null : pages },
  })
  const choices = [
    {
      label: words.parserSafe,
      isOn: filter.isParserSafe,
      next: { ...filter, isParserSafe: !filter.isParserSafe },
    },
    columns(1),
    columns(2),
    suits('one_page'),
    suits('many_pages'),
    { label: words.photo, isOn: filter.showsPhoto, next: { ...filter, showsPhoto: !filter.showsPhoto } },
  ]
  const isFiltered = choices.some(({ isOn }) => isOn)
  return (
    <div role="group" aria-label={words.show} className="mb-6 flex flex-wrap items-center gap-2">
      {choices.map(({ label, isOn, next }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          onClick={() => onChange(next)}
          className={cx(
            'min-h-9 rounded-full border px-3.5 text-sm transition-colors duration-150',
            isOn ? 'border-ink bg-ink text-sheet' : 'border-line text-ink-soft hover:border-ink hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
      <span role="status" className="ml-1 text-sm text-ink-faint tabular-nums">
        {isFiltered && words.shown(shown, all)}
      </span>
      {isFiltered && (
        <button
          type="button"
          onClick={() => onChange(anyTemplate)}
          className="min-h-9 px-1 text-sm text-ink-soft underline decoration-rule underline-offset-2 hover:text-ink"
        >
          {words.showAll}
        </button>
      )}
    </div>
  )
}
