// "Was I at the supermarket while I studied at Wintec, or after?": how the times of two entries lie to each other.
import { phraseTarget } from '../phrases/phrase-target.ts'
import { lengthOf, type DatedEntry, type ResumeView } from './resume-view.ts'

const asks =
  /^\W*(?:so |and |but )?(?:was|were|did|am|is|have|had|do|does)\b.{3,80}\b(?<how>while|during|before|after|at the same time as|when|already|still)\b/i
const names = /(?:\b(?:at|in|with|for|the|my|to)\s+)((?:[\p{L}\p{N}][\p{L}\p{N}'&.-]{0,30}\s?){1,4})/giu

/** Null where no two entries with dates are named. */
export function aboutTwo(message: string, view: ResumeView): string | null {
  if (!asks.test(message)) return null
  const [one, other, ...more] = entriesNamed(message, view)
  if (!one?.time || !other?.time || more.length > 0) return null
  const [first, second] = one.time.from <= other.time.from ? [one, other] : [other, one]
  const shared = Math.min(first.time!.to, second.time!.to) - second.time!.from
  const dates = `${first.title}: ${first.dates}. ${second.title}: ${second.dates}.`
  if (shared <= 0) return `By the dates, ${second.title} came after ${first.title}. ${dates}`
  const isWithin = second.time!.to <= first.time!.to
  return `By the dates, both at the same time${isWithin ? `: all of ${second.title} lies within ${first.title}` : `, for ${lengthOf(shared)}`}. ${dates}`
}

function entriesNamed(message: string, view: ResumeView): DatedEntry[] {
  const found: DatedEntry[] = []
  for (const { 1: words = '' } of message.matchAll(names)) {
    const row = words.trim().split(/\s+/)
    for (let count = row.length; count > 0; count -= 1) {
      const target = phraseTarget(view.latex, row.slice(0, count).join(' '))
      const entry =
        target?.kind === 'entry' ? view.entries.find((one) => one.entry.from === target.found.entry.from) : undefined
      if (entry && !found.includes(entry)) found.push(entry)
      if (entry) break
    }
  }
  return found
}
