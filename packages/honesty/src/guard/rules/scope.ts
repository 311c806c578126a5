// Words that make work larger than its entry says: leading, seniority, honours, money, reach.
import type { Block } from '@galley/resume/outline/outline'
import type { CaseFile, Facts } from '../case/case-file.ts'
import { scopeClaims } from '../text/scope-words.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { wordsOf } from '../text/words.ts'
import { isExpansion } from './terms.ts'

export function judgeScope({ changed, all }: CaseFile): Violation[] {
  return changed
    .filter(({ block, section }) => block.kind !== 'entry' || section.kind === 'header')
    .flatMap((at) =>
      scopeClaims.flatMap(({ name, claims, proves }) => {
        const [word] = claimedText(at.block).match(claims) ?? []
        if (word === undefined || at.own.text.match(claims) !== null) return []
        if (proves && at.own.text.match(proves) !== null) return []
        if (isOfAcronym(at.block.text, word, all)) return []
        if (name === 'certification' && at.section.kind === 'certifications') return []
        if (sides.test(name) && all.text.match(claims) !== null) return []
        const question = `The draft said "${word}"${at.where === null ? '' : ` under ${at.where}`}, which claims ${name}. Is that so? In which way?`
        return [blockViolation(at, 'scope', { text: word, question })]
      }),
    )
}

/** Who is a backend developer by the summary is one at work, too. */
const sides = /^the (?:front|back) end$/

/** "Chartered Financial Analyst" where a source has CFA. Shorter acronyms stand for too many things. */
function isOfAcronym(text: string, claim: string, { acronyms }: Facts): boolean {
  const words = wordsOf(text)
  const long = new Set(Array.from(acronyms).filter((letters) => letters.length > 2))
  return words.some(
    (word, index) =>
      word.text === claim && /^\p{Lu}/u.test(claim) && isExpansion(words, index, { acronyms: long, text: '' }),
  )
}

/** Items of a list are judged one by one as skills; its label is a claim like others. */
const claimedText = ({ kind, text, args }: Block) => (kind === 'skills' ? (args?.[0] ?? '') : text)
