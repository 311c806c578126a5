// One thing for another: "football out, climbing in", "I don't bowl any more, swap it for woodworking".
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../../edits/edited.ts'
import { spliced } from '../../edits/splice.ts'
import { telling, unitMeant, unitsOf, type TextUnit } from '../../edits/text-units.ts'

const thing = String.raw`[\p{L}][\p{L}\d '’&/+#.-]{1,40}?`
const outIn = new RegExp(
  String.raw`(?:^|[,.;:] ?|\b(?:in|then|and) )(?<old>${thing}) out,? (?:and |so )?(?<fresh>${thing}) in(?![\p{L}])`,
  'iu',
)
const swapIt = new RegExp(
  String.raw`^(?<before>.{5,160}?)[.,;!]? (?:so |please |pls )?(?:swap|replace|exchange|change) (?:it|that|this|them) (?:for|with|by|to|into) (?<fresh>${thing})(?:$|[.,;!])`,
  'iu',
)
const maxChars = 300

/** Null where nothing in a list is named. */
export function swapThings(latex: string, message: string): Edited | null {
  if (message.length > maxChars) return null
  const { old = '', before = '', fresh = '' } = (outIn.exec(message) ?? swapIt.exec(message))?.groups ?? {}
  const named = telling(old || before)
  if (fresh === '' || named.length === 0) return null
  const unit = unitMeant(
    unitsOf(latex).filter(
      ({ kind, text }) => kind === 'item' || (kind === 'sentence' && text.split(/\s+/).length <= 4),
    ),
    named.flatMap((word) => [word, `${word}ing`]),
  )
  if (!unit) return null
  const text = withCase(latex, unit, fresh.trim())
  return {
    latex: spliced(latex, [{ from: unit.from, to: unit.to, text: escapeTex(text) }]),
    said: `I put “${text}” in the place of “${unit.text}”.`,
  }
}

/** As the item before it began. */
const withCase = (latex: string, { from }: TextUnit, text: string): string =>
  /\p{Lu}/u.test(latex[from] ?? '') ? text.replace(/^./u, (letter) => letter.toUpperCase()) : text
