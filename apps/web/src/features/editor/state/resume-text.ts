// The three texts of a resume that the editor saves, and how two changed versions of them come together.
import type { Resume } from '@galley/contract/resumes'
import { contestsOf, mergeText, resolveText, type Choice, type Contest, type MergePiece } from './merge-text.ts'

export interface ResumeText {
  title: string
  jobDescription: string
  latex: string
}
export type TextField = keyof ResumeText
const fields = ['title', 'jobDescription', 'latex'] as const satisfies readonly TextField[]

export const storedText = (resume: Resume): ResumeText => ({
  title: resume.title,
  jobDescription: resume.job_description ?? '',
  latex: resume.latex_content,
})

export const isSameText = (a: ResumeText, b: ResumeText): boolean => fields.every((field) => a[field] === b[field])

/** Every field in pieces: resolved text, and the words that both sides changed. */
export type MergedText = Record<TextField, MergePiece[]>

/** `base` is what both sides began with. */
export function mergeTexts({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', ResumeText>): MergedText {
  const versions = (field: TextField): Contest => ({ base: base[field], mine: mine[field], stored: theirs[field] })
  return {
    title: mergeTitle(versions('title')),
    jobDescription: mergeText(versions('jobDescription')),
    latex: mergeText(versions('latex')),
  }
}

/** A title is a name: two of them are never mixed. */
function mergeTitle(title: Contest): MergePiece[] {
  if (title.mine === title.base || title.mine === title.stored) return [title.stored]
  return title.stored === title.base ? [title.mine] : [title]
}

export interface MergeQuestion extends Contest {
  field: TextField
  /** Where it stands in the LaTeX, when every earlier question is resolved as mine. */
  line: number
  /** The resolved words of the same line on either side. */
  before: string
  after: string
}

const lineEnds = (text: string): number => text.split('\n').length - 1
const textOf = (piece: MergePiece | undefined): string => (typeof piece === 'string' ? piece : '')

/** What is left to choose, in the order in which choices are given. */
export function questionsOf(merged: MergedText): MergeQuestion[] {
  return fields.flatMap((field) => {
    let line = 1
    return merged[field].flatMap((piece, index, pieces): MergeQuestion[] => {
      const at = line
      line += lineEnds(typeof piece === 'string' ? piece : piece.mine)
      if (typeof piece === 'string') return []
      const before =
        textOf(pieces[index - 1])
          .split('\n')
          .at(-1) ?? ''
      const after = textOf(pieces[index + 1]).split('\n')[0] ?? ''
      return [{ ...piece, field, line: at, before, after }]
    })
  })
}

/** One choice for each question, or the same one for all. */
export function resolveTexts(merged: MergedText, choices: Choice | readonly Choice[]): ResumeText {
  let taken = 0
  const resolve = (field: TextField): string => {
    const count = contestsOf(merged[field]).length
    const own = typeof choices === 'string' ? Array<Choice>(count).fill(choices) : choices.slice(taken, taken + count)
    taken += count
    return resolveText(merged[field], own)
  }
  return { title: resolve('title'), jobDescription: resolve('jobDescription'), latex: resolve('latex') }
}
