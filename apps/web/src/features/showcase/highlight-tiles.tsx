import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { CaretMark, StruckOut } from '../../ui/pdf/proof-marks.tsx'

const words = strings.landing.tiles

/** Four things, on one sheet ruled like a form: two wide, two narrow. */
export function HighlightTiles() {
  return (
    <section aria-label={words.label} className="grid border-y border-rule md:grid-cols-12">
      <Tile title={words.assistant.title} body={words.assistant.body} className="md:col-span-7 md:border-r md:border-b">
        <p className="font-display text-xl">
          <StruckOut className="whitespace-normal text-ink-faint">{words.assistant.before}</StruckOut>
        </p>
        <p className="mt-1 font-display text-xl">
          <CaretMark className="mr-2 size-4" />
          {words.assistant.after}
        </p>
      </Tile>
      <Tile
        title={words.editor.title}
        body={words.editor.body}
        className="border-t md:col-span-5 md:border-t-0 md:border-b"
      >
        <p className="font-mono text-sm leading-7">
          <span className="text-ink-faint">\entry</span>
          {'{'}Designer{'}{'}Halden{'}'}
          <br />
          <span className="text-mark underline decoration-wavy underline-offset-4">\sectoin</span>
          {'{'}Skills{'}'}
          <br />
          <span className="font-sans text-ink-soft">
            <span className="font-mono">\sectoin</span> {words.editor.hint}
          </span>
        </p>
      </Tile>
      <Tile title={words.pdf.title} body={words.pdf.body} className="border-t md:col-span-5 md:border-t-0 md:border-r">
        <p className="font-display text-2xl leading-snug">
          Łucja · Nguyễn · Ærø
          <br />
          <span className="text-ink-soft italic">Ελένη · Юлия · Zoë</span>
        </p>
      </Tile>
      <Tile title={words.jobs.title} body={words.jobs.body} className="border-t md:col-span-7 md:border-t-0">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 font-display text-xl">
          {words.jobs.words.map((word) => (
            <li key={word} className="border-b-2 border-mark">
              {word}
            </li>
          ))}
          <li className="text-ink-faint italic">{words.jobs.missing}</li>
        </ul>
      </Tile>
    </section>
  )
}

function Tile({
  title,
  body,
  className,
  children,
}: {
  title: string
  body: string
  className: string
  children: ReactNode
}) {
  return (
    <div className={cx('flex flex-col justify-between gap-8 border-rule px-4 py-8 sm:p-10', className)}>
      <div aria-hidden="true" className="min-h-20">
        {children}
      </div>
      <div>
        <h2 className="font-display text-2xl">{title}</h2>
        <p className="mt-2 max-w-md text-ink-soft">{body}</p>
      </div>
    </div>
  )
}
