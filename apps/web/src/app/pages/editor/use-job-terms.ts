// Where the editor and the coverage meet: what of the text is held against the posting, and what of it is marked.
import { useMemo } from 'react'
import { useIgnoredTerms, type IgnoredTerms } from '../../../features/job-terms/ignored-terms.ts'
import { marksOf, type TermMarks } from '../../../features/job-terms/term-groups.ts'
import { useCoverage, type MeasuredCoverage } from '../../../features/job-terms/use-coverage.ts'
import { useHighlighting, type Highlighting } from '../../../features/job-terms/use-highlighting.ts'
import type { EditorState } from '../../../features/editor/state/editor-state.ts'

interface JobTerms {
  coverage: MeasuredCoverage
  ignoring: IgnoredTerms
  highlighting: Highlighting
  /** Null where nothing is to be marked. */
  marks: TermMarks | null
}

/** Nothing is computed while the panel is closed. */
export function useJobTerms(state: EditorState, isShown: boolean): JobTerms {
  const { resumeId, currentLatex: latex, formData: form, jobDescription } = state
  const ignoring = useIgnoredTerms(resumeId)
  const highlighting = useHighlighting()
  const { ignored } = ignoring
  const isWanted = jobDescription.trim() !== '' && (isShown || highlighting.isOn)
  const question = useMemo(
    () => (isWanted ? { latex, form, jobDescription, ignored } : null),
    [isWanted, latex, form, jobDescription, ignored],
  )
  const coverage = useCoverage(question)
  const { measured } = coverage
  const isMarked = isWanted && highlighting.isOn
  const marks = useMemo(() => (isMarked && measured ? marksOf(measured) : null), [isMarked, measured])
  return { coverage, ignoring, highlighting, marks }
}
