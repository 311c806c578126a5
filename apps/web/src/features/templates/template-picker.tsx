import type { ResumeData } from '@galley/contract/resume-data'
import type { Template } from '@galley/contract/templates'
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LargePreview } from './large-preview.tsx'
import { TemplateCard } from './template-card.tsx'
import { anyTemplate, isShown } from './template-filter.ts'
import { TemplateFilters } from './template-filters.tsx'

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(47%,13.5rem),1fr))] gap-4 sm:gap-5'

interface Props {
  templates: Template[]
  chosen: string | undefined
  onChoose: (id: string) => void
  /** What the person has filled in: the large preview shows it. */
  data: ResumeData
}

export function TemplatePicker({ templates, chosen, onChoose, data }: Props) {
  const [filter, setFilter] = useState(anyTemplate)
  const [enlarged, setEnlarged] = useState<Template | null>(null)
  const fits = isShown(filter)
  // What is chosen stays in sight: it is what will be generated.
  const shown = templates.filter((template) => fits(template) || template.id === chosen)
  const matching = templates.filter(fits).length
  return (
    <>
      <TemplateFilters filter={filter} shown={matching} all={templates.length} onChange={setFilter} />
      {matching === 0 && <p className="mb-6 text-ink-faint">{strings.templates.noneShown}</p>}
      <div role="radiogroup" aria-label={strings.templates.choose} className={grid}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            chosen={template.id === chosen}
            onChoose={() => onChoose(template.id)}
            onEnlarge={() => setEnlarged(template)}
          />
        ))}
      </div>
      <LargePreview template={enlarged} data={data} onClose={() => setEnlarged(null)} onChoose={onChoose} />
    </>
  )
}

export function TemplatePickerSkeleton() {
  return (
    <div role="status" aria-label={strings.templates.loading} className={grid}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
        <div key={place} className="rounded-md border border-rule p-3">
          <Skeleton className="aspect-[8.5/11] w-full" />
          <Skeleton className="mt-4 mb-1 ml-1 h-5 w-24" />
          <Skeleton className="mt-2 mb-1 ml-1 h-4 w-40" />
        </div>
      ))}
    </div>
  )
}
