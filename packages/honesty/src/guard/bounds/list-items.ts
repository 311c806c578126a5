// What an item of a list says that makes less of it, and is gone: "NCLEX (booked for October)", "driving (no licence
// yet)".
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { itemsIn, sharedBy, stemsIn } from '../claims/clauses.ts'
import { isDeedSpokenOf, isSpokenOf } from '../claims/sources.ts'
import { stemOf, wordsOf } from '../text/words.ts'

export const judgeListItems = ({ changed }: CaseFile): Violation[] =>
  changed
    .filter(({ block, section }) => block.kind === 'skills' || lists.has(section.kind))
    .flatMap((at) => {
      const lost = at.gone
        .slice(0, maxLines)
        .flatMap((line) => itemsIn(line.slice(0, maxChars)))
        .flatMap(({ text }) => lostFrom(at, text) ?? [])[0]
      return lost ? [blockViolation(at, 'scope', lost)] : []
    })
const lists: ReadonlySet<string> = new Set(['skills', 'languages', 'certifications'])
const maxLines = 40
const maxChars = 600

/** Not done, not whole, or not proven yet. */
const limits =
  /\b(?:not?|never|without|yet|still|to be|booked|scheduled|planned|planning|pending|awaiting|started|starting|begun|underway|ongoing|in progress|expected|due|enrolled|exams?(?= (?:in|on|booked|planned|next))|course(?= (?:booked|started|in))|theory|provisional|expired|lapsed|until|till|only|unfinished|incomplete|dropped|left|noch nicht|nicht|angemeldet|geplant|begonnen|en cours|prévue?s?|en curso|previst[oa]|em curso|in corso|gepland|w trakcie)\b/i

function lostFrom(at: ChangedBlock, item: string): { text: string; allowed: string[]; question: string } | null {
  const found = limits.exec(item)
  if (!found) return null
  const head = stemsIn(item.slice(0, found.index).replace(/\([^()]*$/, ''))
  // "Exam in November" stands beside what it is of.
  if (head.size === 0) return null
  const same = itemsIn(at.block.text.slice(0, maxChars)).find(({ text }) => {
    const stems = stemsIn(text)
    const shared = sharedBy(head, stems)
    const isSame = shared > 0 && (shared * 2 > head.size || shared === stems.size)
    return isSame && !limits.test(text)
  })
  // Another item of the list says as much already.
  const isElse = at.gone
    .slice(0, maxLines)
    .some((line) => itemsIn(line.slice(0, maxChars)).some(({ text }) => text.trim() === same?.text.trim()))
  // "I passed the ADR exam": its name alone says which.
  const names = wordsOf(item).filter(({ text: word }) => /^\p{Lu}[\p{Lu}\d-]+$/u.test(word))
  const isNamed = names.some(({ text: name }) => isSpokenOf(at, new Set([stemOf(name)])))
  if (!same || isElse || isNamed || isDeedSpokenOf(at, head) || isSpokenOf(at, head)) return null
  const [text, was] = [same.text.trim(), item.trim()]
  return { text, allowed: [was], question: `Your resume says “${was}”, the draft “${text}”. Which is right?` }
}
