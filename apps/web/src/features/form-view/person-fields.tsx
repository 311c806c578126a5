import { editPerson, editText } from '@galley/resume/lens/edit-field'
import type { LensHeader } from '@galley/resume/lens/lens-types'
import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { HandWrittenBlock } from './hand-written-block.tsx'
import { useLens } from './lens-context.ts'
import { LensField } from './lens-field.tsx'

const words = strings.formView
const labels = strings.create.personal

const fields = ['name', 'title', 'email', 'phone', 'address', 'linkedin', 'github', 'website', 'portfolio'] as const
const urls: ReadonlySet<string> = new Set(['linkedin', 'github', 'website', 'portfolio'])

/** Labels of the form, without the mark of what employers look for. */
const labelOf = (field: (typeof fields)[number]) => labels[field].replace(/ \*$/, '')

export function PersonFields({ header, photo }: { header: LensHeader | null; photo: ReactNode }) {
  const lens = useLens()
  const nowhere = { from: 0, to: 0, isEditable: true }
  return (
    <section aria-label={strings.create.sections.personalInfo} className="@container pb-5">
      <h2 className="mb-3 font-display text-xl">{strings.create.sections.personalInfo}</h2>
      <div className="grid gap-3 @xs:grid-cols-2">
        {fields.map((field) => (
          <LensField
            key={field}
            name={field}
            label={labelOf(field)}
            value={header?.values[field] ?? ''}
            place={header?.places[field] ?? nowhere}
            edit={(text) => editPerson(lens.document, field, text)}
            className={field === 'name' || field === 'title' ? '@xs:col-span-2' : undefined}
            inputMode={urls.has(field) ? 'url' : field === 'email' ? 'email' : field === 'phone' ? 'tel' : undefined}
          />
        ))}
        {header?.contacts.map((contact, index) => (
          <LensField
            key={index}
            label={words.otherContact}
            value={contact.text}
            place={contact}
            edit={(text) => editText(lens.document, contact, text)}
            className="@xs:col-span-2"
          />
        ))}
      </div>
      {photo}
      {header?.handWritten.map((block, index) => (
        <div key={index} className="mt-3">
          <HandWrittenBlock block={block} />
        </div>
      ))}
    </section>
  )
}
