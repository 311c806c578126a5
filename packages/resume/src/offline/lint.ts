// Looks over the lines of a resume: tense, weak beginnings, doubled spaces, missing full stops. What can be mended without a new
// claim is mended; the rest is asked.
import { outlineOf } from '../outline/outline-of.ts'
import type { Block, Section } from '../outline/outline.ts'
import { spliced, type Splice } from './splice.ts'
import { capitalised, fromGerund, inTense, type Tense } from './verbs.ts'

export interface Lint {
  latex: string
  /** What was mended, in words. */
  done: string[]
  /** What only the person can mend. */
  questions: { text: string; where: string | null; question: string }[]
}

/** The end of a range of dates that has not ended. */
const present = /\b(?:present|current|now|today|ongoing|heute|aujourd|actual|presente|oggi|hoje)\b/i
const responsible = /^(?:was |were |am )?(?:responsible for|in charge of|tasked with)\s+(\p{L}+)/iu
const vague =
  /^(?:helped (?:with|out)|worked on|assisted (?:with|in)|involved in|participated in|duties included|dealt with|(?:was |were |am )?(?:responsible for|in charge of|tasked with))\b/i
const mostQuestions = 4

interface Line {
  block: Block
  section: Section
  entry: Block | null
  /** Where the words begin, behind \item or in the braces of \resumeItem{…}; and where they end. */
  from: number
  to: number
}

/** Of the whole resume, or of one job's lines. Pure; never throws. */
export function lint(latex: string, only?: Block): Lint {
  const lines = linesOf(latex).filter(({ entry }) => only === undefined || entry?.from === only.from)
  const mends: Mend[] = []
  const questions: Lint['questions'] = []
  for (const line of lines) {
    const mend = mendOf(latex, line)
    if (mend) mends.push(mend)
    else if (vague.test(line.block.text) && questions.length < mostQuestions) questions.push(questionOf(line))
  }
  // Both in order: each is compared with the one mend of words that may overlap it.
  const [ofWords, ofSigns] = [[...mends], [...fullStops(latex, lines), ...doubleSpaces(latex, lines)]]
  let at = 0
  for (const mend of ofSigns.toSorted((a, b) => a.from - b.from)) {
    while (at < ofWords.length && ofWords[at]!.to <= mend.from) at += 1
    const next = ofWords[at]
    if (!next || mend.to <= next.from) mends.push(mend)
  }
  return { latex: spliced(latex, mends), done: inWords(mends), questions }
}

interface Mend extends Splice {
  what: 'tense' | 'opener' | 'stop' | 'space'
}

function mendOf(latex: string, line: Line): Mend | null {
  const tense = tenseOf(line)
  const opened = opener(latex, line, tense ?? 'past')
  if (opened) return { ...opened, what: 'opener' }
  const mended = tense === null ? null : tenseFix(latex, line, tense)
  return mended && { ...mended, what: 'tense' }
}

const questionOf = ({ block: { text }, entry }: Line): Lint['questions'][number] => ({
  text,
  where: entry?.args?.[0] ?? null,
  question: `“${short(text)}”: what exactly did you do there, and what came of it?`,
})

function inWords(mends: readonly Mend[]): string[] {
  const count = (kind: Mend['what']) => mends.filter(({ what }) => what === kind).length
  const some = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`)
  const [tense, openers] = [count('tense'), count('opener')]
  return [
    tense > 0 && `put ${some(tense, 'one verb', 'verbs')} into the right tense`,
    openers > 0 && `made ${some(openers, 'one line', 'lines')} begin with the verb itself`,
    count('stop') > 0 && 'ended all bullets alike',
    count('space') > 0 && 'took out doubled spaces',
  ].filter((words) => words !== false)
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)

function linesOf(latex: string): Line[] {
  return outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap((section) =>
      section.blocks
        .filter(({ kind }) => kind === 'bullet')
        .map((block) => ({
          block,
          section,
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

/** What the dates of a job say; null where it has none. */
function tenseOf({ entry }: Line): Tense | null {
  const words = entry?.args?.find((arg) => /\b(?:19|20)\d\d\b/.test(arg))
  if (words === undefined) return null
  return present.test(words) ? 'present' : 'past'
}

/** In a job that goes on, what is finished may be told as finished: only an ended one has one right tense. */
function tenseFix(latex: string, { from, to }: Line, tense: Tense): Splice | null {
  if (tense === 'present') return null
  const word = /^\p{L}+/u.exec(latex.slice(from, to))?.[0]
  const right = word && inTense(word, tense)
  return word && right ? { from, to: from + word.length, text: right } : null
}

function opener(latex: string, { from, to }: Line, tense: Tense): Splice | null {
  const found = responsible.exec(latex.slice(from, to))
  const verb = found?.[1] && fromGerund(found[1], tense)
  return found && verb ? { from, to: from + found[0].length, text: capitalised(verb) } : null
}

/** As most bullets have it. */
function fullStops(latex: string, lines: readonly Line[]): Mend[] {
  const ends = lines.map(({ from, to }) => ({ from, to, hasStop: /[.!?]\}?\s*$/.test(latex.slice(from, to)) }))
  const without = ends.filter(({ hasStop, from, to }) => !hasStop && /[\p{L}\p{N}%)]\s*$/u.test(latex.slice(from, to)))
  if (without.length === 0 || without.length * 2 >= ends.length) return []
  return without.map(({ from, to }) => {
    const at = from + latex.slice(from, to).trimEnd().length
    return { from: at, to: at, text: '.', what: 'stop' }
  })
}

function doubleSpaces(latex: string, lines: readonly Line[]): Mend[] {
  return lines.flatMap(({ from, to }) =>
    [...latex.slice(from, to).matchAll(/(?<=[^\s\\]) {2,}(?=\S)/g)].map(({ index, 0: gap }) => ({
      from: from + index,
      to: from + index + gap.length,
      text: ' ',
      what: 'space',
    })),
  )
}
