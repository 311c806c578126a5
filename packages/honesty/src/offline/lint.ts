// Looks over the lines of a resume for what is wrong whatever they say: words and spaces that stand twice. Of lines
// that say little it asks. Grammar, tenses and spelling are left alone: without a language model a verb can't be
// distinguished from a noun ("Lead times").
import { outlineOf } from '@galley/resume/outline/outline-of'
import type { Block } from '@galley/resume/outline/outline'
import { spliced, type Splice } from './edits/splice.ts'

export interface Lint {
  latex: string
  /** What was mended, in words. */
  done: string[]
  /** What only the person can mend. */
  questions: { text: string; where: string | null; question: string }[]
}

const vague =
  /^(?:helped (?:with|out)|worked on|assisted (?:with|in)|involved in|participated in|duties included|dealt with|(?:was |were |am )?(?:responsible for|in charge of|tasked with))\b/i
const maxQuestions = 4

interface Line {
  block: Block
  entry: Block | null
  /** Where the words begin, behind \item or in the braces of \resumeItem{…}; and where they end. */
  from: number
  to: number
}

/** Of the whole resume, or of one job's lines. Pure; never throws. */
export function lint(latex: string, only?: Block): Lint {
  const lines = linesOf(latex).filter(({ entry }) => only === undefined || entry?.from === only.from)
  const twice = lines.flatMap((line) => inLine(latex, line, doubledWord))
  const wide = lines
    .flatMap((line) => inLine(latex, line, doubledSpace))
    .filter((gap) => !twice.some(({ from, to }) => gap.from < to && from < gap.to))
  const questions = lines.filter(({ block }) => vague.test(block.text)).slice(0, maxQuestions)
  return {
    latex: spliced(latex, [...twice, ...wide]),
    done: [twice.length > 0 && 'took out doubled words', wide.length > 0 && 'took out doubled spaces'].filter(
      (words) => words !== false,
    ),
    questions: questions.map(questionOf),
  }
}

/** These never stand twice in a row: "had had", "log in in", "Salem, OR or Bend" do. */
const doubledWord = /(?<=\b(?<word>[Tt]he|of|and|with|from|to))[ ~\n]+(?:the|of|and|with|from|to)\b(?![-’'])/g
const doubledSpace = /(?<=[^\s\\]) {2,}(?=\S)/g

const inLine = (latex: string, { from, to }: Line, pattern: RegExp): Splice[] =>
  [...latex.slice(from, to).matchAll(pattern)]
    .filter(({ 0: found, groups }) => !groups?.['word'] || found.trim().endsWith(groups['word'].toLowerCase()))
    .map(({ index, 0: found, groups }) => ({
      from: from + index,
      to: from + index + found.length,
      text: groups?.['word'] ? '' : ' ',
    }))

const questionOf = ({ block: { text }, entry }: Line): Lint['questions'][number] => ({
  text,
  where: entry?.args?.[0] ?? null,
  question: `“${short(text)}”: what exactly did you do there, and what came of it?`,
})

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)

function linesOf(latex: string): Line[] {
  return outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap((section) =>
      section.blocks
        .filter(({ kind }) => kind === 'bullet')
        .map((block) => ({
          block,
          entry: block.entry === null ? null : (section.blocks[block.entry] ?? null),
          ...wordsRange(latex, block),
        })),
    )
}

function wordsRange(latex: string, block: Block): { from: number; to: number } {
  const inside = block.argRanges?.at(-1)
  if (inside) return { from: inside.from, to: inside.to }
  const item = /^\\item(?:\[[^\]]*\])?\s*/.exec(latex.slice(block.from, block.to))?.[0].length ?? 0
  return { from: block.from + item, to: block.to }
}
