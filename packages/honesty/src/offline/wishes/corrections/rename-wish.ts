// An employer or a school that has another name now: "Metal-Pol is called MetalPol Group today".
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../../edits/edited.ts'
import { entriesOf, fold, titleOf } from '../../edits/find-places.ts'
import { spliced } from '../../edits/splice.ts'

const renamed =
  /\b(?:(?:has|have|got|took) (?:now )?(?:an? )?(?:new|other|another|different) name|(?:is|are|was|were|got) (?:now |today )?(?:called|named|renamed|rebranded)|changed (?:its|their|the) name|(?:now|today) (?:called|named|trades as|goes by)|rebranded|new name (?:is|of)|merged into|became part of)\b/i
const name =
  /(?<![\p{L}\d])\p{Lu}[\p{L}\d&.'’-]*(?:\s(?:\p{Lu}[\p{L}\d&.'’-]*|of|and|&|the|de|für|und)(?=\s|[.,;:!?]|$))*/gu
const maxChars = 300

/** Null where no entry's name is said, or no new one. */
export function renameWish(latex: string, message: string): Edited | null {
  if (message.length > maxChars || !renamed.test(message)) return null
  const low = fold(message)
  const found = entriesOf(latex).flatMap(({ entry }) =>
    (entry.args ?? []).slice(0, 2).flatMap((text, index) => {
      const range = entry.argRanges?.[index]
      return range && text.length > 2 && low.includes(fold(text)) ? [{ entry, text, range }] : []
    }),
  )
  const [meant] = found.toSorted((one, other) => other.text.length - one.text.length)
  if (!meant) return null
  const from = low.indexOf(fold(meant.text))
  const behind = message.slice(from + meant.text.length)
  const fresh = Array.from(behind.matchAll(name), ([text]) => text.replace(/[.,]$/, '')).find(
    (text) => text !== meant.text,
  )
  if (fresh === undefined) return null
  return {
    latex: spliced(latex, [{ ...meant.range, text: escapeTex(fresh) }]),
    said: `I changed “${meant.text}” to “${fresh}” in ${titleOf(meant.entry)}. Readers may know the old name: “${fresh} (formerly ${meant.text})” says both.`,
  }
}
