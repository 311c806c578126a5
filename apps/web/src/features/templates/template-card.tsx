import type { Template } from '@galley/contract/templates'
import { FileText, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { apiCaller } from '../../api/api-origin.ts'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const words = strings.templates

interface Props {
  template: Template
  chosen: boolean
  onChoose: () => void
  onEnlarge: () => void
}

/** One sheet of type to choose. A radio button underneath: arrow keys go from one to the next. */
export function TemplateCard({ template, chosen, onChoose, onEnlarge }: Props) {
  return (
    <div className="relative grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <ChoiceOfTemplate template={template} chosen={chosen} onChoose={onChoose} />
      {/* Beside the label, not in it: a press on the button chooses nothing. */}
      <IconButton
        label={words.large.open(template.name)}
        tooltip={words.large.openShort}
        icon={<Maximize2 aria-hidden="true" />}
        onClick={onEnlarge}
        className="absolute top-5 right-5 z-20 border border-rule bg-sheet shadow-lift"
      />
    </div>
  )
}

function ChoiceOfTemplate({ template, chosen, onChoose }: Omit<Props, 'onEnlarge'>) {
  return (
    <label
      className={cx(
        'group relative flex cursor-pointer flex-col rounded-md border bg-sheet p-3 transition-colors duration-150',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-pencil',
        chosen ? 'border-ink ring-1 ring-ink' : 'border-rule hover:border-line',
      )}
    >
      <input
        type="radio"
        name="template"
        value={template.id}
        checked={chosen}
        onChange={onChoose}
        aria-label={template.name}
        aria-describedby={`about-${template.id}`}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0"
      />
      <TemplatePreview template={template} />
      <span className="mt-3 flex items-start gap-3 px-1 pb-1">
        <span className="min-w-0 grow">
          <span className="block font-display text-xl">{template.name}</span>
          <span id={`about-${template.id}`} className="mt-0.5 block text-sm text-ink-faint">
            {template.description}
            <span className="mt-1.5 block text-xs">
              {[
                ...(template.parser_safe ? [words.parserSafe] : []),
                words.columns[template.columns],
                words.suits[template.suits],
                ...(template.shows_photo ? [words.photo] : []),
              ].join(' · ')}
            </span>
          </span>
        </span>
        <ChosenMark shown={chosen} />
      </span>
    </label>
  )
}

/** The proof-reader's tick. */
function ChosenMark({ shown }: { shown: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      className={cx('mt-0.5 size-6 shrink-0 text-mark', !shown && 'invisible')}
    >
      <path
        className={cx(shown && 'stroke-draw [animation-delay:0ms] [animation-duration:260ms]')}
        d="M3 13.5C6 15 7.5 17 9 20 11.5 13 15 7.5 21.5 3"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

function TemplatePreview({ template }: { template: Template }) {
  const [broken, setBroken] = useState(false)
  const frame = 'aspect-[8.5/11] w-full border border-rule'
  if (broken || !template.has_preview || !template.preview_url) {
    return (
      <span className={cx(frame, 'flex flex-col items-center justify-center gap-3 bg-inset text-ink-faint')}>
        <FileText aria-hidden="true" className="size-8" strokeWidth={1.25} />
        <span className="text-sm">{words.noPreview}</span>
      </span>
    )
  }
  return (
    <img
      src={apiCaller.addressOf(template.preview_url)}
      alt={words.preview(template.name)}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={cx(frame, 'paper object-cover object-top')}
    />
  )
}
