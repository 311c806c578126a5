// What the rules are given: pieces of prose with their words, and a way to point at some of them.
import { taggedWords, type TaggedWord } from '../english.ts'
import type { ProseFinding, ResumeRule } from '../finding.ts'
import { isEnglish } from '../is-english.ts'
import { tenseOf } from '../period.ts'
import { fixOf, sourceSpan, type Prose, type ProsePiece } from '../prose.ts'

export interface ReadPiece extends ProsePiece {
  readonly tagged: readonly TaggedWord[]
  /** Of the job that it belongs to. */
  readonly tense: 'past' | 'current' | null
}

export interface RuleContext {
  readonly latex: string
  readonly prose: Prose
  readonly pieces: readonly ReadPiece[]
}

export type Finding = ProseFinding<ResumeRule>
export type AdviceRule = (context: RuleContext) => readonly Finding[]

const jobs: ReadonlySet<string> = new Set(['experience', 'volunteering'])
/** No bullet is longer; of what is, or is in another language, no grammar is read. */
const maxTaggedChars = 4_000

export function contextOf(latex: string, prose: Prose, today: Date): RuleContext {
  const pieces = prose.pieces.map((piece): ReadPiece => {
    const isRead = piece.text.length <= maxTaggedChars && isEnglish(piece.text)
    const tagged = isRead ? taggedWords(piece.text) : []
    const tense = jobs.has(piece.section) ? tenseOf(piece.entry?.dates?.period, today) : null
    return { ...piece, tagged, tense }
  })
  return { latex, prose, pieces }
}

interface Found {
  readonly rule: ResumeRule
  readonly start: number
  readonly end: number
  readonly message: string
  readonly fix?: { start: number; end: number; words: string; shown?: string } | undefined
}

export function finding(latex: string, piece: ProsePiece, { rule, start, end, message, fix }: Found): Finding {
  const change = fix ? fixOf(latex, piece, fix) : null
  const words = piece.text.slice(start, end)
  const fixes = fix && change ? [{ words: fix.shown ?? fix.words.trim(), change }] : []
  return { rule, ...sourceSpan(piece, [start, end]), words, message, fixes }
}

/** A word in place of another, with its capital letter. */
export const likeCased = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
