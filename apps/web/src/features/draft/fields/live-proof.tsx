// The galley proof: what was typed, set in plain type beside the form as it is written. Not a preview of a template.
import { useDeferredValue, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { CaretMark } from '../../../ui/pdf/proof-marks.tsx'
import { useDraftFormContext, type DraftValues } from '../model/draft-form-values.ts'
import { hasContent, listNames, type AnyItem, type ListName } from '../model/list-items.ts'
import { listSpecs, type ListSpec } from '../model/section-table.ts'

const words = strings.create

export function LiveProof() {
  const { control } = useDraftFormContext()
  const values = useDeferredValue(useWatch({ control }) as DraftValues)
  const { personalInfo: person } = values
  const contact = [person.email, person.phone, person.address, person.website, person.linkedin, person.github]
  return (
    <figure>
      <div className="paper flex max-h-[calc(100dvh-12rem)] min-h-[30rem] flex-col overflow-hidden border border-rule px-7 py-8 font-display text-[0.72rem] leading-[1.5]">
        <p className="text-[1.5rem] leading-tight tracking-[-0.015em] wrap-anywhere">
          {person.name || <CaretMark className="size-4" />}
        </p>
        {person.title && <p className="text-[0.85rem] italic">{person.title}</p>}
        <p className="mt-1 text-[#484b50] wrap-anywhere">{contact.filter(Boolean).join(' · ')}</p>
        <ProofBlock title={words.sections.summary} text={values.summary} />
        <ProofBlock title={words.sections.skills} text={values.skills.join(', ')} />
        {listNames.map((list) => (
          <ProofList key={list} list={list} items={values[list] as unknown as AnyItem[]} />
        ))}
        <ProofBlock title={words.sections.languages} text={values.languages.join(', ')} />
        <ProofBlock title={words.sections.hobbies} text={values.hobbies.join(', ')} />
      </div>
      <figcaption className="mt-2.5 text-xs text-ink-faint">{words.proofNote}</figcaption>
    </figure>
  )
}

function ProofSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-3.5">
      <p className="mb-1 border-b border-[#17191c] pb-px text-[0.78rem] font-semibold">{title}</p>
      {children}
    </section>
  )
}

function ProofBlock({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null
  return (
    <ProofSection title={title}>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </ProofSection>
  )
}

function ProofList({ list, items }: { list: ListName; items: AnyItem[] }) {
  const filled = items.filter(hasContent)
  if (filled.length === 0) return null
  if (list === 'additional_sections') {
    return filled.map((item) => (
      <ProofBlock key={item.id} title={text(item, 'section_name')} text={text(item, 'content')} />
    ))
  }
  return (
    <ProofSection title={words.sections[list]}>
      {filled.map((item) => (
        <ProofEntry key={item.id} spec={listSpecs[list]} item={item} />
      ))}
    </ProofSection>
  )
}

const text = (item: AnyItem, field: string): string => (typeof item[field] === 'string' ? item[field] : '')

const setElsewhere = new Set(['description', 'date', 'startDate', 'endDate'])

function ProofEntry({ spec, item }: { spec: ListSpec; item: AnyItem }) {
  const [first = '', ...others] = spec.namedBy
  const end = item['current'] === true ? words.present : text(item, 'endDate')
  const dates = text(item, 'date') || [text(item, 'startDate'), end].filter(Boolean).join(' – ')
  const beside = others.map((field) => text(item, field)).filter(Boolean)
  const rest = [...spec.fields, ...(spec.details ?? [])]
    .filter(({ name }) => !spec.namedBy.includes(name) && !setElsewhere.has(name))
    .map(({ name }) => (Array.isArray(item[name]) ? item[name].join(', ') : text(item, name)))
    .filter(Boolean)
  return (
    <div className="mb-1.5">
      <p className="flex justify-between gap-3">
        <span className="wrap-anywhere">
          {text(item, first) && <b className="font-semibold">{text(item, first)}</b>}
          {text(item, first) && beside.length > 0 && ', '}
          {beside.join(', ')}
        </span>
        <i className="shrink-0">{dates}</i>
      </p>
      {rest.length > 0 && <p className="wrap-anywhere text-[#484b50]">{rest.join(' · ')}</p>}
      <p className="whitespace-pre-line wrap-anywhere">{text(item, 'description')}</p>
    </div>
  )
}
