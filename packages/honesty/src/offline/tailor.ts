// Brings a resume closer to a posting without a word that is not the person's: what is asked for comes first, what only
// the form had is listed, a skill is written as the posting writes it. Gaps are reported, never filled.
import type { ChangeReason } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import type { ResumeData } from '@galley/contract/resume-data'
import { judge } from '../guard/judge.ts'
import { coverageOf, textsOf, weights, type Coverage } from '@galley/resume/posting/coverage'
import { findTerms } from '@galley/resume/posting/find-terms'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { hunksOf } from '@galley/resume/hunks/hunks-of'
import type { Section } from '@galley/resume/outline/outline'
import { plainText } from '@galley/resume/outline/plain-text'
import { entryUnits } from './edits/entry-units.ts'
import { sectionsOf } from './edits/find-places.ts'
import { endYearOf, rankEntries } from './edits/rank-entries.ts'
import { respelt } from './edits/respell.ts'
import { itemsBetween } from './edits/skill-items.ts'
import { isListed, listRange, nearestList, skillLists } from './edits/skill-lists.ts'
import { byScore, reordered, spliced, type Splice } from './edits/splice.ts'

export interface Tailoring {
  latex: string
  /** What was done, in words, for the message. */
  done: string[]
  /** For each line that a step changed, what that step is for. */
  reasons: ChangeReason[]
  before: Coverage
  after: Coverage
}

interface Job {
  latex: string
  form: ResumeData
  jobDescription: string
}

/** Of more changes in one step none is tried alone: judging one takes some milliseconds. */
const maxAlone = 12

/** A change and what it is, in words; `why` to the person, beside each of its lines. */
interface Step {
  words: string
  why: string
  change: (now: string) => Splice[]
}

/**
 * Judged as a model's proposal would be, all steps at once; where the guard would hold something back, each alone: it
 * is not done, and not reported.
 */
export function tailor({ latex, form, jobDescription }: Job): Tailoring {
  const before = coverageOf({ latex, form, jobDescription })
  const steps = stepsFor(before, form)
  const isHonest = (tried: string) =>
    judge({
      accepted: { latex, pdf: null },
      proposed: { latex: tried, pdf: null },
      form,
      said: [],
      jobDescription,
      message: '',
    }).violations.length === 0
  const trusted = walked(latex, steps, () => true)
  const {
    latex: tailored,
    done,
    reasons,
  } = trusted.latex === latex || isHonest(trusted.latex) ? trusted : walked(latex, steps, isHonest)
  return { latex: tailored, done, reasons, before, after: coverageOf({ latex: tailored, form, jobDescription }) }
}

function walked(latex: string, steps: readonly Step[], isHonest: (tried: string) => boolean) {
  let now = latex
  const done: string[] = []
  const reasons: ChangeReason[] = []
  for (const { words, why, change } of steps) {
    const changed = honestly(now, change(now), isHonest)
    if (changed === now) continue
    done.push(words)
    // Of a line that a later step changes again, that one says why.
    reasons.unshift(...changedLines(now, changed).map((line) => ({ line, reason: why })))
    now = changed
  }
  return { latex: now, done, reasons }
}

const changedLines = (before: string, after: string): string[] =>
  hunksOf(before, after)
    .pieces.filter(({ hunk }) => hunk !== null)
    .flatMap((piece) => (piece.after.length > 0 ? piece.after : piece.before))
    .flatMap((unit) => (unit.trim() === '' ? [] : [unit.trim().slice(0, limits.changeLineChars)]))

function stepsFor(coverage: Coverage, form: ResumeData): Step[] {
  // Years and degrees are no words to look for.
  const before = { ...coverage, terms: coverage.terms.filter(({ kind }) => kind === 'term') }
  const names = before.terms.map(({ name }) => name)
  const worth = new Map(before.terms.map(({ name, demand }) => [name, weights[demand]]))
  const scoreOf = (text: string) =>
    [...new Set(findTerms(text, names).map(({ name }) => name))].reduce((sum, name) => sum + (worth.get(name) ?? 0), 0)
  return [
    {
      words: 'wrote skills the way the posting writes them',
      why: 'Written the way the posting writes it.',
      change: (now) => respelt(now, before.terms),
    },
    {
      words: 'listed skills that your form has and this document did not',
      why: 'Your form has it, and the posting asks for it.',
      change: (now) => withKnown(now, before, form),
    },
    {
      words: 'put the skills that are asked for first',
      why: 'What the posting asks for comes first.',
      change: (now) => edits(now, 'skills', (section) => skillsFirst(now, section, scoreOf)),
    },
    {
      words: 'moved the bullets that fit best to the top of their jobs',
      why: 'The bullet that fits the posting best comes first.',
      change: (now) => edits(now, null, (section) => bulletsFirst(now, section, scoreOf)),
    },
    {
      words: 'put the projects that fit best first',
      why: 'The project that fits the posting best comes first.',
      change: (now) => edits(now, 'projects', (section) => entriesFirst(now, section, scoreOf)),
    },
  ]
}

/**
 * All splices of a step, or those that are honest alone. Pieces that change places belong together: they are done all
 * or none.
 */
function honestly(latex: string, splices: readonly Splice[], isHonest: (tried: string) => boolean): string {
  const all = spliced(latex, splices)
  if (all === latex || isHonest(all)) return all
  const areApart = splices.every(({ isAlone }) => isAlone === true) && splices.length <= maxAlone
  if (!areApart) return latex
  const kept = splices.reduce<Splice[]>(
    (good, splice) => (isHonest(spliced(latex, [...good, splice])) ? [...good, splice] : good),
    [],
  )
  return spliced(latex, kept)
}

/** What `change` says of each section of a kind; null: of every section. */
const edits = (latex: string, kind: Section['kind'] | null, change: (section: Section) => Splice[]): Splice[] =>
  sectionsOf(latex)
    .filter((section) => kind === null || section.kind === kind)
    .flatMap(change)

function skillsFirst(latex: string, section: Section, scoreOf: (text: string) => number): Splice[] {
  const blocks = section.blocks.filter(({ kind }) => kind === 'skills')
  return blocks.flatMap((block) => {
    const items = itemsBetween(latex, listRange(latex, block))
    return reordered(latex, items, byScore(items.map(({ text }) => scoreOf(plainText(text)))))
  })
}

/** Within one run of bullets. The first one stays first where it alone has a number: it was put there for that. */
function bulletsFirst(latex: string, section: Section, scoreOf: (text: string) => number): Splice[] {
  const runs = Map.groupBy(
    section.blocks.filter(({ kind }) => kind === 'bullet'),
    ({ entry }) => entry,
  )
  return [...runs.values()].flatMap((bullets) => {
    const hasNumber = bullets.map(({ text }) => /\d/.test(text))
    const isKept = hasNumber[0] === true && hasNumber.filter(Boolean).length === 1
    const scores = bullets.map(({ text }, index) => (isKept && index === 0 ? Infinity : scoreOf(text)))
    return reordered(latex, bullets, byScore(scores))
  })
}

function entriesFirst(latex: string, section: Section, scoreOf: (text: string) => number): Splice[] {
  const units = entryUnits(latex, section)
  if (units.length < 2) return []
  const entries = units.map(({ entry, from, to }) => ({
    score: scoreOf(plainText(latex.slice(from, to))),
    end: endYearOf(entry),
  }))
  return reordered(latex, units, rankEntries(entries))
}

/** What the form has and the posting asks for, as the form writes it, in the list of skills that is nearest in kind. */
function withKnown(latex: string, { terms }: Coverage, form: ResumeData): Splice[] {
  const known = terms.filter(({ state }) => state === 'known').map(({ name }) => name)
  if (known.length === 0) return []
  const lists = skillLists(latex)
  if (lists.length === 0) return []
  const written = new Map(
    findTerms(textsOf(form).join('\n'), known)
      .toReversed()
      .map(({ name, text }) => [name, text]),
  )
  return known.flatMap((name): Splice[] => {
    const text = written.get(name)
    const end = nearestList(lists, name)?.end
    if (text === undefined || end === undefined || isListed(lists, text)) return []
    return [{ from: end, to: end, text: `, ${escapeTex(text)}`, isAlone: true }]
  })
}
