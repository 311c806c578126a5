// Brings a resume closer to a posting without a word that is not the person's: what is asked for comes first, what only the form
// had is listed, a skill is written as the posting writes it. Gaps are told, never filled.
import type { ResumeData } from '@galley/contract/resume-data'
import { coverageOf, weights, type Coverage } from '../posting/coverage.ts'
import { findTerms } from '../posting/find-terms.ts'
import { escapeTex } from '../escape-tex.ts'
import { outlineOf } from '../outline/outline-of.ts'
import type { Block, Section } from '../outline/outline.ts'
import { plainText } from '../outline/plain-text.ts'
import { itemsBetween } from './skill-items.ts'
import { byScore, reordered, spliced, type Splice } from './splice.ts'

export interface Tailoring {
  latex: string
  /** What was done, in words, for the message. */
  done: string[]
  before: Coverage
  after: Coverage
}

interface Job {
  latex: string
  form: ResumeData
  jobDescription: string
}

/** Terms of a posting that a document could gain by words that are its own. */
export function tailor({ latex, form, jobDescription }: Job): Tailoring {
  const before = coverageOf({ latex, form, jobDescription })
  const names = before.terms.map(({ name }) => name)
  const worth = new Map(before.terms.map(({ name, demand }) => [name, weights[demand]]))
  const scoreOf = (text: string) =>
    [...new Set(findTerms(text, names).map(({ name }) => name))].reduce((sum, name) => sum + (worth.get(name) ?? 0), 0)
  const done: string[] = []
  const step = (words: string, change: (now: string) => string) => {
    const changed = change(latex)
    if (changed === latex) return
    latex = changed
    done.push(words)
  }

  step('wrote skills the way the posting writes them', (now) => respelt(now, before))
  step('listed skills that your form has and this document did not', (now) => withKnown(now, before))
  step('put the skills that are asked for first', (now) =>
    edited(now, 'skills', (section) => skillsFirst(now, section, scoreOf)),
  )
  step('moved the bullets that fit best to the top of their jobs', (now) =>
    edited(now, null, (section) => bulletsFirst(now, section, scoreOf)),
  )
  step('put the projects that fit best first', (now) =>
    edited(now, 'projects', (section) => entriesFirst(now, section, scoreOf)),
  )
  return { latex, done, before, after: coverageOf({ latex, form, jobDescription }) }
}

/** Applies what `change` says of each section of a kind; null: of every section. */
const edited = (latex: string, kind: Section['kind'] | null, change: (section: Section) => Splice[]): string =>
  spliced(
    latex,
    outlineOf(latex)
      .sections.filter((section) => section.kind !== 'header' && (kind === null || section.kind === kind))
      .flatMap(change),
  )

const listRange = (block: Block) => block.argRanges?.[1] ?? { from: block.from, to: block.to }

function skillsFirst(latex: string, section: Section, scoreOf: (text: string) => number): Splice[] {
  const blocks = section.blocks.filter(({ kind }) => kind === 'skills')
  return blocks.flatMap((block) => {
    const items = itemsBetween(latex, listRange(block))
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
  const starts = section.blocks.filter(({ kind }) => kind === 'entry')
  if (starts.length < 2) return []
  const units = starts.map(({ from }, index) => ({ from, to: starts[index + 1]?.from ?? endOf(latex, section) }))
  // The last one ends without the blank line that parts the others.
  const bare = units.map(({ from, to }) => ({ from, to: from + latex.slice(from, to).trimEnd().length }))
  return reordered(latex, bare, byScore(bare.map(({ from, to }) => scoreOf(plainText(latex.slice(from, to))))))
}

/** Behind the last block of a section, and behind the list that it stands in. */
function endOf(latex: string, section: Section): number {
  const last = section.blocks.at(-1)?.to ?? section.to
  const closing = /^(?:\s*\\end\{(?!document)[^}]*\}|\s*\})*/.exec(latex.slice(last, section.to))?.[0] ?? ''
  return last + closing.length
}

/** "Postgres" where the posting has "PostgreSQL": the same skill by the name that is searched for. Only in lists of skills. */
function respelt(latex: string, { terms }: Coverage): string {
  const names = terms.map(({ name }) => name)
  return edited(latex, 'skills', (section) =>
    section.blocks
      .filter(({ kind }) => kind === 'skills')
      .flatMap((block) =>
        itemsBetween(latex, listRange(block)).flatMap((item): Splice[] => {
          const plain = plainText(item.text)
          const [found, ...others] = findTerms(plain, names)
          const asked = terms.find(({ name }) => name === found?.name)
          const isWhole = found !== undefined && others.length === 0 && found.text === plain
          if (!asked || !isWhole || asked.text.toLowerCase() === plain.toLowerCase()) return []
          if (!isOtherName(plain, asked.text)) return []
          return [{ from: item.from, to: item.to, text: `${escapeTex(asked.text)} (${item.text})` }]
        }),
      ),
  )
}

/** Not merely the same words in plural, or with a hyphen. */
const isOtherName = (one: string, other: string) => {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9+#.]|s\b/g, '')
  return bare(one) !== bare(other) && !/\s/.test(one.trim())
}

/** What the form has and the posting asks for stands at the end of the first list of skills. */
function withKnown(latex: string, { terms }: Coverage): string {
  const known = terms.filter(({ state }) => state === 'known')
  if (known.length === 0) return latex
  const block = outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'skills')
    .flatMap(({ blocks }) => blocks)
    .findLast(({ kind }) => kind === 'skills')
  if (!block) return latex
  const items = itemsBetween(latex, listRange(block))
  const at = items.at(-1)?.to
  if (at === undefined) return latex
  return spliced(latex, [{ from: at, to: at, text: known.map(({ name }) => `, ${escapeTex(name)}`).join('') }])
}
