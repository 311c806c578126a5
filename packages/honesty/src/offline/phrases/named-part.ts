// The part of a resume that a wish is about: a bullet, a job, a section. "Shorten the last bullet of my Inn job".
import type { Block, Range } from '@galley/resume/outline/outline'
import { lookup } from '@galley/resume/text/lookup'
import { phraseTarget } from './phrase-target.ts'
import { entryUnits } from '../edits/entry-units.ts'
import { bulletsOf, findEntry, findSection, fold, sectionsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'

export interface NamedPart {
  /** For a sentence: "the summary", "Cook, Harbor Inn". */
  readonly name: string
  readonly ranges: readonly Range[]
}
type Found = NamedPart | { problem: string }

const counts = lookup<number>({ first: 0, top: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1, final: -1 })
const countedBullet = new RegExp(
  String.raw`\b(${Object.keys(counts).join('|')}) (?:bullet|line|point)(?: point)?s?\b(?!.*\bpages?\b)`,
  'i',
)
const bulletAbout =
  /\b(?:bullet|line|point)(?: point)? (?:about|with|on|that (?:says|begins with|starts with)) ["“]?([^"”]{3,120}?)["”]?$/i
const place = /\b(?:in|for|of|at|under|from|to) (?:the |my )?([^,.;:]{2,60}?)$/i
const ownNoun =
  /\b(?:the|my) ([^,.;:]{2,40}?) (job|role|position|project|entry|internship|section|experience|bullets?(?: points?)?|lines?)\b/i
/** "Mallow job is half in the present". */
const firstNoun =
  /^\W*([^,.;:]{2,30}?) (job|role|position|project|entry|internship|bullets?(?: points?)?)(?= (?:is|are|was|were|has|have|needs?|should|looks?|sounds?|says?)\b)/i
const nounIn = (words: string) => ownNoun.exec(words) ?? firstNoun.exec(words)
/** They name the whole, or how it is to be written. */
const ofWhole = new Set(
  'resume résumé cv document text page whole entire full it this that all everything general me mistakes mistake typos typo errors error grammar grammatical spelling punctuation language and or any words word fewer less bullets bullet points point lines line verbs verb sentences paragraphs wording english british american us uk past present tense active voice correct better stronger strong more shorter concise impactful action power possible one two three short ones'.split(
    ' ',
  ),
)
const isWhole = (name: string) => (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => ofWhole.has(word))
const ofBullet = /^.*\b(?:bullet|line|point)(?: point)?s?(?: (?:of|in|from|under|at) (?:the |my )?|$)/i
const noun = / (?:job|role|position|entry|project|internship|section)$/i

/** Null where no part is named. */
export function partNamed(latex: string, message: string): Found | null {
  const words = message.replace(/[\s,.!?]+$/, '')
  const quoted = bulletQuoted(latex, words) ?? bulletNamed(latex, words)
  if (quoted) return quoted
  const entry = entryIn(latex, words)
  if (entry !== null && 'problem' in entry) return entry
  return (
    bulletIn(latex, words, entry) ??
    (entry ? unitOf(latex, entry) : (sectionIn(latex, words) ?? bulletsOnly(latex, words)))
  )
}

function entryIn(latex: string, words: string): FoundEntry | { problem: string } | null {
  const [, name = '', what = ''] = nounIn(words) ?? []
  if (/^(?:bullet|line)/i.test(what)) return entryOfBullets(latex, words, name) ?? entryInPlace(latex, words)
  if (what === '' || /^(?:section|experience)$/i.test(what)) return entryInPlace(latex, words)
  const called = name.replace(/^.*\b(?:in|of|at|from|under|for) (?:the |my )?/i, '')
  return /^(?:the|my|a|that|this|same|)$/i.test(called.trim()) ? null : entryCalled(latex, called)
}

/** "My receptionist bullets", but not "the last bullet". */
const entryOfBullets = (latex: string, words: string, name: string): FoundEntry | null =>
  isWhole(name) || countedBullet.test(words) ? null : (findEntry(latex, name) ?? null)

function entryInPlace(latex: string, words: string): FoundEntry | { problem: string } | null {
  const said = place.exec(words)?.[1]?.replace(ofBullet, '')
  if (said === undefined) return null
  const name = said.replace(noun, '')
  if (isWhole(name) || sectionNamed(latex, name)) return null
  const found = entryCalled(latex, name)
  // "Get rid of weak wording" names no place.
  return 'problem' in found && name === said && !/^\p{Lu}/u.test(name) ? null : found
}

const ordinal = /^(?:first|last|current|present|latest|newest|most recent|oldest|previous|second|third|fourth)$/i

/** "AP clerk" is the Accounts Payable Clerk. */
function entryMentioned(latex: string, name: string): FoundEntry | null {
  const target = phraseTarget(latex, name)
  return target?.kind === 'entry' ? target.found : null
}

const entryCalled = (latex: string, name: string) =>
  findEntry(latex, ordinal.test(name) ? `${name} job` : name) ??
  entryMentioned(latex, name) ?? {
    problem: `I did not find a job, project or section called “${name}”.`,
  }

/** "The 'formative assessment' line": words of a line in quotation marks. */
function bulletQuoted(latex: string, words: string): NamedPart | null {
  const said = /(?:^|[\s(:])["“'‘]([^"“”‘’]{8,200}?)["”'’](?=[\s.,:!?)]|$)/.exec(words)?.[1]
  if (said === undefined) return null
  const [bullet, ...others] = sectionsOf(latex).flatMap(({ blocks }) =>
    blocks.filter(({ kind, text }) => kind === 'bullet' && fold(text).includes(fold(said))),
  )
  return bullet && others.length === 0 ? partOf(`“${short(bullet.text)}”`, bullet) : null
}

/** "The ledger line": a word that one line alone has. */
function bulletNamed(latex: string, words: string): NamedPart | null {
  const [, name = '', what = ''] = nounIn(words) ?? []
  if (!/^(?:bullet|line)$/i.test(what) || countedBullet.test(words)) return null
  const target = phraseTarget(latex, `${name} line`)
  return target?.kind === 'line' ? partOf(`“${short(target.unit.text)}”`, target.unit) : null
}

function bulletIn(latex: string, words: string, entry: FoundEntry | null): Found | null {
  const about = bulletAbout.exec(words)?.[1]
  const which = countedBullet.exec(words)?.[1]
  if (about === undefined && which === undefined) return null
  const bullets = entry ? bulletsOf(entry.section, entry.entry) : bulletsIn(latex, words)
  const bullet =
    which === undefined
      ? bullets.find(({ text }) => fold(text).includes(fold(about!)))
      : bullets.at(counts[which.toLowerCase()]!)
  return bullet ? partOf(`“${short(bullet.text)}”`, bullet) : { problem: 'I did not find that bullet.' }
}

function bulletsIn(latex: string, words: string): Block[] {
  const section = sectionNamed(latex, words)
  const all = section ? [section] : sectionsOf(latex)
  return all.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
}

function unitOf(latex: string, { section, entry }: FoundEntry): NamedPart {
  const unit = entryUnits(latex, section).find(({ from }) => from === entry.from)
  return partOf(titleOf(entry), unit ?? entry)
}

function sectionIn(latex: string, words: string): Found | null {
  const section = sectionNamed(latex, words)
  if (section) return partOf(section.heading, section)
  const asked = ownNoun.exec(words)
  const kind = kindNamed(words)
  if (kind === null && asked?.[2] !== 'section') return null
  return { problem: `I did not find ${kind ? `the section ${kind}` : `a section “${asked![1]}”`} in your resume.` }
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:summary|profile|objective|about me|personal statement|introduction|intro|blurb|top (?:part|bit|paragraph|section)|(?:part|bit|text|paragraph) (?:at|on) (?:the )?top)\b/i,
    'summary',
  ],
  [/\b(?:work|professional|job) (?:experience|history)\b|\b(?:the|my) experience\b/i, 'experience'],
  [/\beducation\b/i, 'education'],
  [/\bprojects\b/i, 'projects'],
  [/\bvolunteer(?:ing)?\b/i, 'volunteering'],
  [/\bcertifications?\b/i, 'certifications'],
  [/\bawards?\b/i, 'awards'],
]
const kindNamed = (words: string) => kinds.find(([pattern]) => pattern.test(words))?.[1] ?? null

function sectionNamed(latex: string, words: string) {
  const named = sectionsOf(latex).find(({ heading }) => heading.length > 2 && fold(words).includes(fold(heading)))
  const kind = kindNamed(words)
  return named ?? (kind === null ? undefined : findSection(latex, kind))
}

const bulletsOnly = (latex: string, words: string): NamedPart | null =>
  /\bbullets?\b/i.test(words)
    ? {
        name: 'your bullets',
        ranges: sectionsOf(latex).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet')),
      }
    : null

const partOf = (name: string, { from, to }: Range): NamedPart => ({ name, ranges: [{ from, to }] })
const short = (text: string) => (text.length > 50 ? `${text.slice(0, 47).trimEnd()}…` : text)

export const isWithin = (part: NamedPart | null, { from, to }: Range): boolean =>
  part === null || part.ranges.some((range) => from >= range.from && to <= range.to)
