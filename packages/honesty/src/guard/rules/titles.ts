// Titles and degrees that say the same in other words: a step that the person named, or a remark that is gone.
import type { ChangedBlock } from '../case/case-file.ts'
import { canonical } from '../text/words.ts'

const maxTitleWords = 8

/** "Lead Dental Hygienist" of a dental hygienist who says "I'm Lead Hygienist now": the new word before the last one. */
export function isTitleRaised(arg: string, { source, statements }: ChangedBlock): boolean {
  const before = canonical(source?.head?.args?.[0] ?? '').split(' ')
  const words = canonical(arg).split(' ')
  const fresh = words.filter((word) => !before.includes(word)).join(' ')
  const last = words.at(-1) ?? ''
  if (fresh === '' || words.length > maxTitleWords || !before.includes(last)) return false
  return statements.some((said) => ` ${canonical(said)} `.includes(` ${fresh} ${last} `))
}

const maxStages = 4
const step = /,?\s+(?:then|later|now)\s+|\s+(?:→|->|–>)\s+|\s*[()]\s*|,\s+(?=(?:since|from|until|promoted)\b)/i
const sinceWhen = /^(?:promoted|since|from|until|as of|in)\b(?:\s+(?:in|to|since|on))?\s*/i

/** "Clerk, then Senior Clerk (since 2026-01)": each title and each date is a true one. */
export function isWithStages(arg: string, isTrue: (part: string) => boolean): boolean {
  const parts = arg.split(step, maxStages + 1).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > maxStages) return false
  return parts.every((part) => part.trim() !== '' && isTrue(part.trim().replace(sinceWhen, '')))
}

/** What a remark takes back: without it, more would be claimed. */
const limits =
  /\b(?:not|in progress|ongoing|expected|pending|planned|deferred|incomplete|unfinished|withdrawn|left|first|part|candidate|stud(?:y|ying|ies)|started|expired|lapsed|minor|audit\w*|without|only|runner-?up|shared|joint|team|acting|interim|assistant|trainee|exam|year|online|draft|submitted)\b|\d/i

/** "BA Psychology" of "BA Psychology (Second Class Lower)". */
export const isWithoutRemark = (arg: string, facts: readonly string[]): boolean =>
  facts.some((fact) => {
    const [, bare = '', remark = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(fact.trim()) ?? []
    return bare !== '' && canonical(bare) === canonical(arg) && !limits.test(remark)
  })
