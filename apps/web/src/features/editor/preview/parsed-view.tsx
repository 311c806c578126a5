import { readResume } from '@galley/resume/lens/read-resume'
import { textOfPages } from '@galley/resume/parsed/parsed-text'
import { isMendable, mendedText } from '@galley/resume/parsed/mend-finding'
import {
  isComparable,
  parserFindings,
  type FindingKind,
  type ParserFinding,
} from '@galley/resume/parsed/parser-findings'
import { useMemo, useRef } from 'react'
import { parsed as words } from '../../../strings/en/editing/parsed.ts'
import { editor } from '../../../strings/en/editor.ts'
import { Notice } from '../../../ui/notice.tsx'
import { undoKeys } from '../../../ui/undo-keys.ts'
import type { ParsedPdf } from './use-parsed-pdf.ts'

interface Props {
  /** Null: it is being read. */
  parsed: ParsedPdf | null
  /** The present text: what was read may be of an older one. */
  latex: string
  /** The page is not of the present text: its lines may stand elsewhere by now. */
  isBehind: boolean
  onGoToLine: (line: number) => void
  /** Null: the text can't be changed now. */
  mending: Mending | null
  mend?: typeof mendedText | undefined
}

/** The text that a fault is put right in, as one step of its history. */
export interface Mending {
  /** Does nothing where the text is not `madeFrom` any more. */
  onChange: (latex: string, madeFrom: string) => void
  onUndo: () => void
  onRedo: () => void
}

/** The PDF as a program that reads resumes finds it, and what it may get wrong. */
export function ParsedView({ parsed, latex, isBehind, onGoToLine, mending, mend }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const document = useMemo(() => parsed && readResume(parsed.pdf.latex), [parsed])
  const findings = useMemo(() => parsed?.pages && parserFindings(parsed.pages, document), [parsed, document])
  const text = useMemo(() => textOfPages(parsed?.pages ?? []), [parsed])
  return (
    <div
      ref={view}
      tabIndex={0}
      role="group"
      aria-label={words.title}
      onKeyDown={mending ? undoKeys(mending) : undefined}
      className="h-full overflow-auto bg-sheet px-4 py-4 text-sm"
    >
      <h3 className="font-display text-xl">{words.title}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      {parsed?.pages === null && (
        <Notice tone="error" className="mt-3">
          {editor.preview.broken}
        </Notice>
      )}
      {parsed?.pages && findings && (
        <>
          {document === null && (
            <Notice tone="plain" className="mt-3">
              {words.anotherClass}
            </Notice>
          )}
          {!isComparable(text) && (
            <Notice tone="plain" className="mt-3">
              {words.differs}
            </Notice>
          )}
          {document !== null && findings.length === 0 && isComparable(text) && (
            <Notice tone="good" className="mt-3">
              {words.nothing}
            </Notice>
          )}
          {findings.length > 0 && (
            <Findings
              findings={findings}
              isBehind={isBehind}
              present={latex}
              mend={mend}
              onGoToLine={onGoToLine}
              latex={parsed.pdf.latex}
              onMend={
                mending &&
                ((text) => {
                  mending.onChange(text, parsed.pdf.latex)
                  // The button goes with its finding: Ctrl+Z is pressed here.
                  view.current?.focus()
                })
              }
            />
          )}
          <pre className="mt-4 border-t border-rule pt-4 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap">
            {text}
          </pre>
        </>
      )}
    </div>
  )
}

const act = 'underline underline-offset-2'

interface MendProps {
  kind: FindingKind
  /** Null: it takes a person. */
  text: string | null
  onMend: (latex: string) => void
}

function MendButton({ kind, text, onMend }: MendProps) {
  if (text === null || !isMendable(kind)) return null
  return (
    <button type="button" className={act} onClick={() => onMend(text)}>
      {words.mends[kind]}
    </button>
  )
}

interface FindingsProps {
  findings: readonly ParserFinding[]
  isBehind: boolean
  onGoToLine: (line: number) => void
  /** The text that they are of. */
  latex: string
  present: string
  mend: typeof mendedText | undefined
  onMend: ((latex: string) => void) | null
}

/** No fault in a mend takes the page with it: then there is none. */
const orNone =
  (mend: typeof mendedText): typeof mendedText =>
  (finding, latex) => {
    try {
      return mend(finding, latex)
    } catch {
      return null
    }
  }

function Findings({ findings, isBehind, onGoToLine, latex, present, mend = mendedText, onMend }: FindingsProps) {
  const mended = useMemo(() => findings.map((finding) => orNone(mend)(finding, latex)), [findings, latex, mend])
  return (
    <ul aria-label={words.findings} className="mt-3 flex flex-col gap-2">
      {findings.map(({ kind, text, line }, index) => (
        <li key={index} className="border-l-[3px] border-warn bg-warn-wash px-3.5 py-2.5">
          <p>{words.kinds[kind](text)}</p>
          <p className="mt-0.5 text-ink-soft">{words.hints[kind]}</p>
          {!isBehind && latex === present && (
            <p className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
              {line !== null && (
                <button type="button" className={act} onClick={() => onGoToLine(line)}>
                  {editor.log.goToLine(line)}
                </button>
              )}
              {onMend && <MendButton kind={kind} text={mended[index] ?? null} onMend={onMend} />}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
