// "Fix spelling and grammar": what proofreading is sure of is changed, and what it is not sure of is said.
import { lookOf } from '@galley/resume/class-options'
import { applyEdits } from '@galley/resume/lens/text-edits'
import { documentSpelling } from '@galley/resume/proof/document-spelling'
import type { SureFix, SureFixes, SureFixQuestion } from '@galley/resume/proof/sure-fixes'
import type { Edited } from '../edits/edited.ts'
import { listed } from '../edits/listed.ts'
import { isWithin, partNamed } from '../phrases/named-part.ts'

/** The dictionary and the grammar, which take seconds to load and are asked elsewhere. */
export type FindSureFixes = (question: SureFixQuestion) => Promise<SureFixes>

const otherLanguage =
  'I can only check English, and this reads as another language. I left it as it is: nothing in it was checked.'

export async function mendSlips(
  { latex, ignored }: Omit<SureFixQuestion, 'spelling'>,
  where: string,
  proofread: FindSureFixes,
): Promise<Edited> {
  const part = partNamed(latex, where)
  if (part && 'problem' in part) return part
  const spelling = documentSpelling(latex, lookOf(latex)?.own.lang ?? '')
  const { isEnglish, fixes: all, open: unsure } = await proofread({ latex, spelling, ignored })
  if (!isEnglish) return { problem: otherLanguage }
  const fixes = all.filter(({ change }) => isWithin(part, change))
  const open = unsure.filter((span) => isWithin(part, span)).length
  const place = part ? ` in ${part.name}` : ''
  if (fixes.length === 0)
    return {
      problem:
        open === 0
          ? `I found no mistakes in spelling or grammar${place}.`
          : `I found no mistake${place} with one sure fix. ${leftOpen(open)}`,
    }
  const mended = applyEdits(
    latex,
    fixes.map(({ change }) => change),
  )
  return { latex: mended, said: `${changed(fixes, place)}${open === 0 ? '' : ` ${leftOpen(open)}`}` }
}

const ofSpelling =
  /\b(?:spel\w+|misspel\w*|mispel\w*|typos?|slip|fix|mistakes?|spotted|letters? (?:mixed|swapped|wrong|missing)|mixed up|with (?:one|two|a single|a double|double)|(?:missing|without|needs|has (?:two|one|a double|no)|double) (?:an? |the |two )?["'‘]?\p{L}["'’]?(?:'s|s)?(?!\p{L}))/iu
const severalWords = /\b(?:both|words|typos|these|those|and)\b/i
const isDenied = /\b(?:not?|isn't|never|don't|keep|leave|correctly|right|fine|better|nicer)\b/i
/** The dictionary takes long for a text that is no resume. */
const maxChars = 60_000
/**
 * "“Appoinments” is spelt wrong": the word that a message names, by the likeliest of the dictionary. Null where it
 * names none, or the dictionary has no word near it.
 */
export async function mendNamed(
  { latex, ignored, message }: Omit<SureFixQuestion, 'spelling'> & { message: string },
  proofread: FindSureFixes,
): Promise<Edited | null> {
  if (!ofSpelling.test(message) || isDenied.test(message) || message.length > 200 || latex.length > maxChars)
    return null
  const text = latex.toLowerCase()
  const named = (message.toLowerCase().match(/\p{L}{4,30}/gu) ?? []).filter((word) => text.includes(word))
  if (named.length === 0) return null
  const spelling = documentSpelling(latex, lookOf(latex)?.own.lang ?? '')
  const { fixes } = await proofread({ latex, spelling, ignored, misspelt: named })
  const own = fixes.filter(({ words, isSpelling }) => isSpelling && named.includes(words.toLowerCase()))
  const count = new Set(own.map(({ words }) => words.toLowerCase())).size
  if (count === 0 || count > (severalWords.test(message) ? maxNamed : 1)) return null
  const mended = applyEdits(
    latex,
    own.map(({ change }) => change),
  )
  return { latex: mended, said: changed(own, '') }
}

const leftOpen = (count: number) =>
  count === 1
    ? 'One more finding has no single right fix: the proofreading list shows it.'
    : `${count} more findings have no single right fix: the proofreading list shows them.`

/** No more are read; the proposal marks each. */
const maxNamed = 8

function changed(fixes: readonly SureFix[], place: string): string {
  const spelling = fixes.filter(({ isSpelling }) => isSpelling).length
  const other = fixes.length - spelling
  const counts = [
    ...(spelling > 0 ? [spelling === 1 ? 'one spelling mistake' : `${spelling} spelling mistakes`] : []),
    ...(other > 0
      ? [other === 1 ? (spelling > 0 ? 'one other slip' : 'one slip') : `${other} ${spelling > 0 ? 'other ' : ''}slips`]
      : []),
  ]
  const pairs = [...new Set(fixes.map(({ shown: [was, is] }) => `“${was}” → “${is}”`))]
  const more = pairs.length - maxNamed
  return `I fixed ${listed(counts)}${place}: ${pairs.slice(0, maxNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}
