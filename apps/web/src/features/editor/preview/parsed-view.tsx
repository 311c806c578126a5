import { readResume } from '@galley/resume/lens/read-resume'
import { textOfPages, type ParsedPage } from '@galley/resume/parsed/parsed-text'
import { parserFindings, type ParserFinding } from '@galley/resume/parsed/parser-findings'
import { useMemo } from 'react'
import { parsed as words } from '../../../strings/en/editing/parsed.ts'
import { editor } from '../../../strings/en/editor.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { CompiledPdf } from '../state/editor-state.ts'
import { useParsedText } from './use-parsed-text.ts'

interface Props {
  pdf: CompiledPdf
  /** The page is not of the present text: its lines may stand elsewhere by now. */
  isBehind: boolean
  onGoToLine: (line: number) => void
}

/** The PDF as a program that reads resumes finds it, and what it may get wrong. */
export function ParsedView({ pdf, isBehind, onGoToLine }: Props) {
  const read = useParsedText(pdf.bytes)
  return (
    <div tabIndex={0} role="group" aria-label={words.title} className="h-full overflow-auto bg-sheet px-4 py-4 text-sm">
      <h3 className="font-display text-xl">{words.title}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      {read.kind === 'unreadable' && (
        <Notice tone="error" className="mt-3">
          {editor.preview.broken}
        </Notice>
      )}
      {read.kind === 'read' && (
        <Parsed pages={read.pages} latex={pdf.latex} isBehind={isBehind} onGoToLine={onGoToLine} />
      )}
    </div>
  )
}

interface ParsedProps extends Omit<Props, 'pdf'> {
  pages: readonly ParsedPage[]
  /** What they were set from. */
  latex: string
}

export function Parsed({ pages, latex, isBehind, onGoToLine }: ParsedProps) {
  const findings = useMemo(() => parserFindings(pages, readResume(latex)), [pages, latex])
  return (
    <>
      <Findings findings={findings} isBehind={isBehind} onGoToLine={onGoToLine} />
      <pre className="mt-4 border-t border-rule pt-4 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap">
        {textOfPages(pages)}
      </pre>
    </>
  )
}

interface FindingsProps {
  findings: readonly ParserFinding[]
  isBehind: boolean
  onGoToLine: (line: number) => void
}

function Findings({ findings, isBehind, onGoToLine }: FindingsProps) {
  if (findings.length === 0)
    return (
      <Notice tone="good" className="mt-3">
        {words.nothing}
      </Notice>
    )
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
