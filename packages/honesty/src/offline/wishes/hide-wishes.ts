// "Hide the volunteering for this one": out of the page, and kept in the text.
import { hideBlock } from '@galley/resume/lens/edit-blocks'
import { readResume } from '@galley/resume/lens/read-resume'
import { applyEdits } from '@galley/resume/lens/text-edits'
import type { LensItem, LensSection } from '@galley/resume/lens/lens-types'
import type { Edited } from '../edits/edited.ts'
import { titleOf } from '../edits/find-places.ts'
import { entryMeant, sectionsMeant } from './named-places.ts'

const hiding =
  /\b(?:(?<!\bun-?)hide|turn off|switch off|temporarily (?:remove|leave out)|(?:leave|take) (?:\S+ ){1,5}?out (?:for (?:now|this)|this time)|don'?t show (?:\S+ ){1,5}?(?:for (?:now|this)|this time|but keep))\b/i

/** "I don't want to …", up to the verb; "but", "so" and the like begin anew. */
const denied =
  /(?:\b(?:not|never|without|no need|nothing|stop|avoid|refuse|rather than|instead of)\b|n't\b|\b(?:do|did|would|should|ca|wo)nt\b)(?:(?!\b(?:but|just|only|so|and|then|therefore)\b)[^.,;:!?\n])*$/i
const ofNothing = /^(?:\S+ ){1,2}?(?:nothing|none|no ?one|neither|no)\b/i
const isKept = /\b(?:keep|leave|show)\b/i
const pointing = /\b(?:it|them|those|these)\b/i

/** Of a message the words that say what is to be hidden; null where nothing is. */
function hiddenIn(message: string): { own: string; before: string } | null {
  const found = hiding.exec(message)
  if (!found) return null
  const before = message.slice(0, found.index)
  const own = /^[^.,;:!?\n]*?(?=[.,;:!?\n]|\b(?:but|and|just) (?:please )?(?:keep|leave|show)\b|$)/i.exec(
    message.slice(found.index),
  )?.[0]
  return own === undefined || denied.test(before) || ofNothing.test(own) ? null : { own, before }
}

/** Null where nothing is to be hidden, or it is unclear what. */
export function hideWish(latex: string, message: string): Edited | null {
  const words = hiddenIn(message)
  if (!words) return null
  // "The volunteering: hide it": what is meant was said before.
  const earlier = words.before.split(/[.,;:!?\n]/).filter((part) => !isKept.test(part))
  const found = blockMeant(latex, words.own) ?? (pointing.test(words.own) ? blockMeant(latex, earlier.join(' ')) : null)
  const document = readResume(latex)
  const edits = found && document && hideBlock(document, found.block)
  return edits && edits.length > 0
    ? {
        latex: applyEdits(latex, edits),
        said: `I hid ${found.name}: it stays in your resume, and is on no page and in no download. To show it again, press Form above the text and “…” beside it.`,
      }
    : null
}

function blockMeant(latex: string, message: string): { name: string; block: LensItem | LensSection } | null {
  const document = readResume(latex)
  const entry = entryMeant(latex, message)?.entry
  const sections = document?.sections ?? []
  if (entry) {
    const items = sections.flatMap(({ blocks }) => blocks.filter((block): block is LensItem => block.kind === 'item'))
    const item = items.find(({ head }) => head.from <= entry.from && entry.from < head.to)
    if (item) return { name: titleOf(entry), block: item }
  }
  const [mention] = sectionsMeant(latex, message)
  const section = sections.find(({ title }) => title.text === mention?.section.heading)
  return section ? { name: `the section ${section.title.text}`, block: section } : null
}
