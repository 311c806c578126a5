// What a few words name in a resume: a section, an entry, an item of a list, or a line. Every word has to say it: words
// that name something and more leave it open what is meant.
import type { Block, Section } from '@galley/resume/outline/outline'
import { remembered } from '../../guard/text/remembered.ts'
import { entriesOf, fold, jobsOf, namesOf, sectionsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { unitsOf, type TextUnit } from '../edits/text-units.ts'
import { present } from '../wishes/corrections/dates-said.ts'
import { isCalled } from '../wishes/named-places.ts'

export type NamedThing =
  | { kind: 'section'; section: Section }
  | { kind: 'entry'; found: FoundEntry }
  | { kind: 'item' | 'line'; unit: TextUnit }

/** Each phrase of a message is held against every line of the resume. */
const wordsOf = remembered((text): readonly string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [])
const setOf = (words: string) => new Set(words.split(' '))
/** They say nothing about what is meant. */
const empty = setOf(
  'the my a an that those these this all both whole entire just only old other silly stupid very of from in on at under for with and about please it its',
)
const sectionNouns = setOf('section sections part heading block list bit stuff things')
const entryNouns = setOf(
  'job jobs role position entry place internship gig post work working project course degree diploma school certificate cert one thing stuff bit experience shift',
)
const itemNouns = setOf('skill skills language hobby interest item tool thing bit word')
const lineNouns = setOf('line bullet point sentence bit stuff part thing phrase')

/** They stand in many names: by themselves they name nothing. */
const general = setOf(
  'first second third fourth fifth two three four five last next part full time head line red up date dates out free top main',
)

const minStem = 4
const isSame = (word: string, other: string): boolean =>
  word === other ||
  (Math.min(word.length, other.length) >= minStem && (word.startsWith(other) || other.startsWith(word))) ||
  (stemOf(word) === stemOf(other) && stemOf(word).length >= minStem) ||
  isSlip(word, other)

/** "Serving" and "server" say the same of a job. */
const stemOf = remembered((word) => word.replace(/(?:ing|ers?|ed|ors?)$/, ''), 20_000)

const minSlipLetters = 5
/** One letter more, less, other, or two changed places. */
function isSlip(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < minSlipLetters || Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const ends = (skippedOwn: number, skippedOther: number) =>
    word.slice(start + skippedOwn) === other.slice(start + skippedOther)
  const isSwap = word[start] === other[start + 1] && word[start + 1] === other[start] && ends(2, 2)
  return isSwap || ends(1, 1) || ends(1, 0) || ends(0, 1)
}

/** Whether each of the words stands in the text, or only says what kind of thing it is; one at least stands there. */
function isNamedBy(words: readonly string[], text: string, nouns: ReadonlySet<string>): boolean {
  const alone = wordsOf(text)
  // "55wpm" is "55 wpm".
  const own = [
    ...alone,
    ...alone.slice(1).map((word, index) => `${alone[index]}${word}`),
    ...(words.length > 1 ? initialsOf(alone) : []),
  ]
  const exact = words.some((word) => own.includes(word))
  // "Med card" is the medical card: a short form beside a word in full.
  const isShort = (word: string, other: string) => exact && word.length === minStem - 1 && other.startsWith(word)
  const stands = words.map((word) => own.some((other) => isSame(word, other) || isShort(word, other)))
  const isTelling = words.some((word, index) => stands[index] && !general.has(word))
  return isTelling && words.every((word, index) => stands[index] || nouns.has(word))
}

const initialCounts = [2, 3, 4] as const
/** "HS" of "High School": the letters with which words in a row begin. */
const initialsOf = (words: readonly string[]): string[] =>
  words.flatMap((_word, from) =>
    initialCounts.flatMap((count) => {
      const row = words.slice(from, from + count)
      return row.length === count && row.every((word) => /^\p{L}{2}/u.test(word))
        ? [row.map((word) => word[0]).join('')]
        : []
    }),
  )

/** The only one of a list; null where there are none, or several. */
const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? list[0]! : null)

export function sectionCalled(latex: string, phrase: string): Section | null {
  const words = wordsOf(phrase).filter((word) => !empty.has(word) && !sectionNouns.has(word))
  if (words.length === 0) return null
  const sections = sectionsOf(latex)
  const called = words.join(' ')
  const all = wordsOf(phrase).filter((word) => !sectionNouns.has(word))
  const bare = fold(phrase).replace(/^(?:the|my) /, '')
  return (
    sections.find(({ heading }) => [called, all.join(' ')].includes(wordsOf(heading).join(' '))) ??
    only(sections.filter((section) => [called, all.join(' '), bare].some((name) => isCalled(section, name)))) ??
    only(sections.filter(({ heading }) => isNamedBy(words, heading, new Set())))
  )
}

/** "Internship", which stands in brackets before the rest. */
const remarkOf = (latex: string, { from, to }: Block): string =>
  /^\\\w+\[([^\]]{1,60})\]/.exec(latex.slice(from, to))?.[1] ?? ''

function entriesCalled(latex: string, words: readonly string[]): FoundEntry[] {
  const named = entriesOf(latex).filter(({ entry }) =>
    isNamedBy(words, `${remarkOf(latex, entry)} ${(entry.args ?? [entry.text]).join(' ')}`, entryNouns),
  )
  const byName = named.filter(({ entry }) => isNamedBy(words, titleOf(entry), entryNouns))
  if (byName.length === 1) return byName
  // An employer stands beside an award, too: what has lines of its own is the job.
  const jobs = named.filter(({ section }) => section.kind === 'experience')
  return jobs.length === 1 ? jobs : named
}

/** A list with its label, in a document that is written another way, is more than an item. */
const isMarked = ({ text }: TextUnit): boolean => /\\[a-zA-Z]{2}/.test(text)

const ordinals = ['second', 'third', 'fourth', 'fifth']
const isCounted = new RegExp(`^(?:the |my )?(${ordinals.join('|')}) (?:job|role|position)$`, 'i')

const ofDecade =
  /^(?:the |my )?(?:[\p{L} ]{2,30}? )?(?:job|role|position|one|stuff|work)s? from the (?:19|20|['’])?(?<decade>\d)0'?s$/iu
/** "The grocery store job from the 90s": the only one of that time. */
function entryOfDecade(latex: string, phrase: string): FoundEntry | null {
  const decade = ofDecade.exec(phrase.trim())?.groups?.['decade']
  if (decade === undefined) return null
  const years = new RegExp(`\\b(?:19|20)${decade}\\d\\b`, 'g')
  return only(
    jobsOf(latex).filter(({ entry }) => {
      const dates = entry.args?.at(-1) ?? ''
      const all = dates.match(/\b(?:19|20)\d\d\b/g) ?? []
      return all.length > 0 && all.length === (dates.match(years)?.length ?? 0) && !present.test(dates)
    }),
  )
}

/** By its place on the page. The first and the last may be the newest as well as the oldest: they are not sure. */
function entryCounted(latex: string, phrase: string): FoundEntry | null {
  const place = ordinals.indexOf(isCounted.exec(phrase.trim())?.[1]?.toLowerCase() ?? '')
  if (place < 0) return null
  return jobsOf(latex)[place + 1] ?? null
}

const maxSubjectWords = 5
/** The words with which a clause begins and that name something: "twic" of "twic ran out". Null where none do. */
export function subjectOf(latex: string, clause: string): string | null {
  const words = clause.split(/\s+/).slice(0, maxSubjectWords)
  for (let count = words.length; count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ')
    if (phraseTarget(latex, phrase)) return phrase
  }
  return objectOf(latex, clause)
}

const objects = /\b(?:the|my|that|of|at|for|about|from) ((?:[\p{L}\p{N}][\p{L}\p{N}'&.-]{0,30} ?){1,4})/giu
/** "What I put for the job of Recife", "I'd rather not name my church": a thing that is named within the clause. */
function objectOf(latex: string, clause: string): string | null {
  if (clause.length > maxObjectChars) return null
  for (const { 1: found = '' } of clause.matchAll(objects)) {
    const words = found.trim().split(' ')
    for (let count = words.length; count > 0; count -= 1) {
      const phrase = words.slice(0, count).join(' ')
      if (phrase.length > minObjectChars && phraseTarget(latex, phrase)) return phrase
    }
  }
  return null
}
const maxObjectChars = 160
const minObjectChars = 3

const ofSection = /^(.{2,60}) (?:from|in|under|out of|off) (?:the |my )?([\p{L} ]{3,40})$/iu

/** Null where nothing is meant, or it is not sure which. "Travel from interests" is the item there. */
export function phraseTarget(latex: string, phrase: string): NamedThing | null {
  const [, name = '', place = ''] = ofSection.exec(phrase) ?? []
  const section = name === '' ? null : sectionCalled(latex, place)
  const within = section ? anyTarget(latex, name, section) : null
  return within ?? anyTarget(latex, phrase, null)
}

function anyTarget(latex: string, phrase: string, of: Section | null): NamedThing | null {
  const counted = of ? null : (entryCounted(latex, phrase) ?? entryOfDecade(latex, phrase))
  if (counted) return { kind: 'entry', found: counted }
  const section = of ? null : sectionCalled(latex, phrase)
  return section ? { kind: 'section', section } : partTarget(latex, phrase, of)
}

function partTarget(latex: string, phrase: string, of: Section | null): NamedThing | null {
  const words = wordsOf(phrase).filter((word) => !empty.has(word))
  if (words.length === 0) return null
  const units = unitsOf(latex).filter((unit) => !of || unit.section.from === of.from)
  const called = fold(phrase.replace(/^(?:the|my) /i, '').trim())
  const same = only(units.filter(({ kind, text }) => kind === 'item' && fold(text).trim() === called))
  const entries = entriesCalled(latex, words).filter((one) => !of || one.section.from === of.from)
  const found = only(entries)
  // The whole name of an item says more than a word of an entry's.
  if (found && !(same && !namesOf(found.entry).some((name) => fold(name) === called))) return { kind: 'entry', found }
  if (same) return { kind: 'item', unit: same }
  // "The Python bullet" is no item of a list.
  const isOfLine = words.some((word) => /^(?:bullets?|sentences?|points?)$/.test(word))
  const item = only(
    (isOfLine ? [] : units).filter(
      (unit) => unit.kind === 'item' && !isMarked(unit) && isNamedBy(words, unit.text, itemNouns),
    ),
  )
  if (item) return { kind: 'item', unit: item }
  // "The kit one" is a line only where it is no job.
  const nouns = entries.length === 0 ? new Set([...lineNouns, 'one']) : lineNouns
  const isLine = words.some((word) => nouns.has(word)) || words.length > 1
  const line = isLine ? only(units.filter((unit) => unit.kind !== 'item' && isNamedBy(words, unit.text, nouns))) : null
  return line && { kind: 'line', unit: line }
}
