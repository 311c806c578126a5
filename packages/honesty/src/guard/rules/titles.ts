// Titles and degrees that say the same in other words: a step that the person named, or a remark that is gone.
import { canonical } from '../text/words.ts'

const maxTitleWords = 8

/**
 * "Lead Dental Hygienist" of a dental hygienist who says "I'm Lead Hygienist now": each new word is said beside the one
 * that stands before or behind it.
 */
export function isTitleRaised(arg: string, before: string, said: readonly string[]): boolean {
  const old = new Set(
    canonical(before)
      .split(' ')
      .filter((word) => word !== 'and'),
  )
  const words = canonical(arg)
    .split(' ')
    .filter((word) => word !== 'and')
  const texts = said.map((one) => ` ${canonical(one)} `)
  if (words.length > maxTitleWords || ![...old].every((word) => words.includes(word))) return false
  const last = words.at(-1) ?? ''
  const isSaid = (phrase: string) => texts.some((text) => text.includes(` ${phrase} `))
  return (
    words.some((word) => !old.has(word)) &&
    words.every(
      (word, index) =>
        old.has(word) ||
        isSaid(`${word} ${words[index + 1]}`) ||
        isSaid(`${words[index - 1]} ${word}`) ||
        isSaid(`${word} ${last}`) ||
        (ranks.test(word) && said.some((one) => raised.exec(one)?.groups?.['rank']?.toLowerCase() === word)),
    )
  )
}

const ranks = /^(?:senior|lead|principal|head|chief|junior|staff)$/
/** "Got bumped up to Senior": of the title that they had. */
const raised =
  /\b(?:promoted|bumped(?: up)?|moved up|went up|upgraded|made|became|am now|i'?m now)(?: me)? (?:to |an? )*(?<rank>senior|lead|principal|head|chief|staff)\b(?! \p{L}+ (?:at|of)\b)/iu

const maxStages = 4
const step =
  /,?\s+(?:then|later|now|previously|formerly|earlier)\s+|\s+(?:→|->|–>)\s+|\s*[()]\s*|,?\s+(?=(?:since|from|until|promoted)\s)/i
const sinceWhen = /^(?:promoted|since|from|until|as of|in)\b(?:\s+(?:in|to|since|on))?\s*/i

/** "Clerk, then Senior Clerk (since 2026-01)": each title and each date is a true one. */
export function isWithStages(arg: string, isTrue: (part: string) => boolean): boolean {
  const parts = arg.split(step, maxStages + 1).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > maxStages) return false
  return parts.every((part) => isTrue(part.trim().replace(sinceWhen, '')))
}

/** How well it was passed: a degree is no more without it. */
const grade =
  /^(?:[\p{L}\s.:/-]*\b)?(?:class|honou?rs|hons|good|distinction|merit|credit|cum laude|laude|first|upper|lower|pass|gpa|grade|sehr gut|gut|mention)\b[\p{L}\d\s.:/-]*$|^[\d.:/]+$/iu

/** "BA Psychology" of "BA Psychology (Second Class Lower)". */
export const isWithoutGrade = (arg: string, facts: readonly string[]): boolean =>
  facts.some((fact) => {
    const [, bare = '', remark = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(fact.trim()) ?? []
    return bare !== '' && canonical(bare) === canonical(arg) && grade.test(remark)
  })
