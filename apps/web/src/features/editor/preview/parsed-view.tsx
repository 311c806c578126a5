import { readResume } from '@galley/resume/lens/read-resume'
import { textOfPages } from '@galley/resume/parsed/parsed-text'
import { isComparable, parserFindings, type ParserFinding } from '@galley/resume/parsed/parser-findings'
import { useMemo } from 'react'
import { parsed as words } from '../../../strings/en/editing/parsed.ts'
import { editor } from '../../../strings/en/editor.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { ParsedPdf } from './use-parsed-pdf.ts'

interface Props {
  /** Null: it is being read. */
  parsed: ParsedPdf | null
  /** The page is not of the present text: its lines may stand elsewhere by now. */
  isBehind: boolean
  onGoToLine: (line: number) => void
}

/** The PDF as a program that reads resumes finds it, and what it may get wrong. */
export function ParsedView({ parsed, isBehind, onGoToLine }: Props) {
  const document = useMemo(() => parsed && readResume(parsed.pdf.latex), [parsed])
  const findings = useMemo(() => parsed?.pages && parserFindings(parsed.pages, document), [parsed, document])
  const text = useMemo(() => textOfPages(parsed?.pages ?? []), [parsed])
  return (
    <div tabIndex={0} role="group" aria-label={words.title} className="h-full overflow-auto bg-sheet px-4 py-4 text-sm">
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
          {findings.length > 0 && <Findings findings={findings} isBehind={isBehind} onGoToLine={onGoToLine} />}
          <pre className="mt-4 border-t border-rule pt-4 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap">
            {text}
          </pre>
        </>
      )}
    </div>
  )
}

interface FindingsProps {
  findings: readonly ParserFinding[]
  isBehind: boolean
  onGoToLine: (line: number) => void
}

function Findings({ findings, isBehind, onGoToLine }: FindingsProps) {
  return (
    <ul aria-label={words.findings} className="mt-3 flex flex-col gap-2">
      {findings.map(({ kind, text, line }, index) => (
        <li key={index} className="border-l-[3px] border-warn bg-warn-wash px-3.5 py-2.5">
          <p>{words.kinds[kind](text)}</p>
          <p className="mt-0.5 text-ink-soft">{words.hints[kind]}</p>
          {line !== null && !isBehind && (
            <button type="button" className="mt-1 underline underline-offset-2" onClick={() => onGoToLine(line)}>
              {editor.log.goToLine(line)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
