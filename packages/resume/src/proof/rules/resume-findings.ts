// What a careful reader of resumes would say about the prose of one. Free of charge and of models: each rule is a
// sentence about words that stand there.
import { lookOf } from '../../class-options.ts'
import type { ProseFinding, ResumeRule } from '../finding.ts'
import { isEnglish } from '../is-english.ts'
import { proseOf, type Prose } from '../prose.ts'
import { filler } from './fillers.ts'
import { repeatedVerb, tense, weakVerb } from './opening-verbs.ts'
import { contextOf, type AdviceRule } from './rule-context.ts'
import { dateShape, fullStops, longBullet, noNumber } from './shape.ts'
import { firstPerson, passive } from './wording.ts'

const rules: Readonly<Record<ResumeRule, AdviceRule>> = {
  weakVerb,
  filler,
  passive,
  firstPerson,
  tense,
  repeatedVerb,
  fullStops,
  longBullet,
  noNumber,
  dateShape,
}

/** Whether the class is set to English (or to nothing), and the prose is. */
export function isEnglishResume(latex: string, { pieces }: Prose): boolean {
  const language = lookOf(latex)?.own.lang ?? 'en'
  return /^en\b/i.test(language) && isEnglish(pieces.map(({ text }) => text).join('\n'))
}

/** Sorted by place. None for documents in other languages. */
export function resumeFindings(latex: string, today: Date, prose = proseOf(latex)): ProseFinding<ResumeRule>[] {
  if (!isEnglishResume(latex, prose)) return []
  const context = contextOf(latex, prose, today)
  return Object.values(rules)
    .flatMap((rule) => rule(context))
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
}
