// "Was responsible for managing the budget" as "Managed the budget": what stood before the verb says no more than it
// does. Never another verb than the one that stands there.
import { canBeVerb, verbForms, type VerbForm } from '../english.ts'
import { beginsObject, isAny, isJoined, openingOf } from './openings.ts'
import { likeCased, type ReadPiece } from './rule-context.ts'

const subject = String.raw`(?:I\s+)?`
const copula = String.raw`(?:(?:was|were|am|is|are|been)\s+)?`
const degree = String.raw`(?:(?:also|directly|fully|personally|solely)\s+)?`

interface Opener {
  readonly pattern: RegExp
  readonly isBefore: 'gerund' | 'base'
}
const opener = (pattern: string, isBefore: Opener['isBefore']): Opener => ({
  pattern: new RegExp(`^${subject}(?:${pattern})\\s+`, 'i'),
  isBefore,
})
const openers: readonly Opener[] = [
  opener(
    `${copula}${degree}(?:responsible for|accountable for|in charge of|tasked with|charged with|entrusted with)`,
    'gerund',
  ),
  opener(
    String.raw`(?:(?:my|key|main|primary|core|daily)\s+)*(?:duties|responsibilities|tasks)\s+(?:include[ds]?|including|were)(?:\s*:)?`,
    'gerund',
  ),
  opener(String.raw`succeeded in|(?:was|were)\s+successful in`, 'gerund'),
  opener(String.raw`(?:was|were)\s+able to|managed to`, 'base'),
]

/** What a noun of action says as a verb. */
const nouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    management: 'manage',
    development: 'develop',
    implementation: 'implement',
    maintenance: 'maintain',
    creation: 'create',
    preparation: 'prepare',
    coordination: 'coordinate',
    supervision: 'supervise',
    administration: 'administer',
    operation: 'operate',
    delivery: 'deliver',
    installation: 'install',
    design: 'design',
    planning: 'plan',
    training: 'train',
    testing: 'test',
    oversight: 'oversee',
    execution: 'execute',
    evaluation: 'evaluate',
    inspection: 'inspect',
    production: 'produce',
    recruitment: 'recruit',
    scheduling: 'schedule',
    processing: 'process',
    monitoring: 'monitor',
    distribution: 'distribute',
    collection: 'collect',
    documentation: 'document',
    construction: 'construct',
    purchase: 'purchase',
    repair: 'repair',
    review: 'review',
  }),
)

export interface PlainVerb {
  /** What is left out, with what follows it up to the object. */
  readonly start: number
  readonly end: number
  readonly words: string
  /** The words that said nothing. */
  readonly opener: string
}

/** Undefined where another word would have to change with it, or the form is not sure. */
export function plainVerb(piece: ReadPiece, all: readonly ReadPiece[]): PlainVerb | undefined {
  for (const { pattern, isBefore } of openers) {
    const [before] = pattern.exec(piece.text) ?? []
    if (before === undefined) continue
    const isPast = /\b(?:was|were|succeeded|managed|included)\b/i.test(before)
    const form = formIn(piece, all) ?? (isPast && piece.tense !== 'current' ? 'past' : null)
    const verbs = isBefore === 'base' ? infinitive(piece, before.length) : gerunds(piece, before.length)
    if (!form || !verbs || !beginsWithObject(piece, verbs.end)) return undefined
    const words = joined(verbs.bases.map((base) => verbForms(base)![form]))
    return { start: 0, end: verbs.end, words: likeCased(words, 'A'), opener: before.trim() }
  }
  return undefined
}

/** A job that is over; else as the other bullets of the entry begin. */
function formIn({ tense, entry }: ReadPiece, all: readonly ReadPiece[]): VerbForm | null {
  if (tense === 'past') return 'past'
  if (entry === null) return null
  const forms = new Set(all.filter((one) => one.entry === entry).flatMap((one) => openingOf(one)?.form ?? []))
  const [only] = forms
  return forms.size === 1 && only !== 'gerund' ? (only ?? null) : null
}

interface Verbs {
  readonly bases: readonly string[]
  readonly end: number
}

/** "Hiring, training and scheduling", or "the management of". */
function gerunds({ text, tagged }: ReadPiece, from: number): Verbs | null {
  const rest = text.slice(from)
  const [noun, word = ''] = /^(?:the\s+)?(\p{L}+) of(?=\s)/iu.exec(rest) ?? []
  const base = nouns.get(word.toLowerCase())
  const chain = /^\p{L}+ing(?:,\s+\p{L}+ing)*(?:,?\s+and\s+\p{L}+ing)?(?=\s)/iu.exec(rest)?.[0]
  const found = base === undefined ? chain : noun
  if (found === undefined) return null
  const end = from + found.length
  const words = base === undefined ? (found.match(/\p{L}+ing/giu) ?? []) : [base]
  const forms = words.map((one) => verbForms(one))
  const isRight = forms.every(
    (one, at) => one !== null && (base !== undefined || one.gerund === words[at]!.toLowerCase()),
  )
  // "Hiring staff and training them": the second verb would be left as it is.
  const hasMore = tagged.some(
    (one, at) =>
      one.start >= end &&
      (isAny(one, 'Gerund') || (isJoined(text, tagged[at - 1], one) && verbForms(one.text)?.gerund === one.text)),
  )
  return isRight && !hasMore ? { bases: forms.map((one) => one!.base), end } : null
}

/** "Managed to cut": unless a second verb hangs on the same "to". */
function infinitive({ text, tagged }: ReadPiece, from: number): Verbs | null {
  const word = /^\p{L}+(?=\s)/u.exec(text.slice(from))?.[0]
  const base = word === undefined ? undefined : verbForms(word)?.base
  if (base === undefined || base !== word!.toLowerCase()) return null
  const end = from + base.length
  const hasMore = tagged.some((one, at) => {
    const { text: other, start } = one
    return start >= end && isJoined(text, tagged[at - 1], one) && canBeVerb(other.toLowerCase())
  })
  return hasMore ? null : { bases: [base], end }
}

function beginsWithObject({ tagged }: ReadPiece, from: number): boolean {
  const next = tagged.find(({ start }) => start >= from)
  return isAny(next, ...beginsObject, 'Noun')
}

const joined = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
