import type { SourceChange, Span } from '../lens/lens-types.ts'

export const resumeRules = [
  'weakVerb',
  'filler',
  'passive',
  'firstPerson',
  'tense',
  'repeatedVerb',
  'fullStops',
  'longBullet',
  'noNumber',
  'dateShape',
] as const
export type ResumeRule = (typeof resumeRules)[number]

export interface ProseFix {
  /** What will stand there instead; empty where the words are left out. */
  readonly words: string
  readonly change: SourceChange
}

export interface ProseFinding<Rule extends string = string> extends Span {
  readonly rule: Rule
  /** The words that it is about, as a reader sees them. */
  readonly words: string
  /** One sentence, for the person whose resume it is. */
  readonly message: string
  /** Empty where only the person can know what to write. */
  readonly fixes: readonly ProseFix[]
}

/** By this it stays muted while the words stay: other text around it, or another place, changes nothing. */
export const mutingKey = ({ rule, words }: Pick<ProseFinding, 'rule' | 'words'>): string =>
  `${rule}:${words.toLowerCase().replace(/\s+/g, ' ').slice(0, 80)}`
