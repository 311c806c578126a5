// "Merge the two garnishment bullets under Meridian into one": lines that are named become one, with all of their
// words.
import type { Edited } from '../edits/edited.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { bulletUnits, shared, telling, unitsOf, wholeLine, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { smallNumber } from '../phrases/small-numbers.ts'
import { beginAlike, goingOn, wordsRange } from './line-text.ts'

const verb = '(?:merge|combine|join|fold|roll|put|make|turn|bring|squash|squeeze|blend)'
const noun = String.raw`(?:bullet(?: ?point)?s?|lines?|points?|ones?)`
const asOne = String.raw`(?: together)?(?: (?:(?:in(?:to)?|as|to) )?(?:just )?(?:one|1|a single one|a single ${noun})(?: ${noun})?| together)`
const place = String.raw`(?: (?:under|in|at|of|from|for) (?:the |my )?(?<place>.{2,50}?)(?: (?:job|role|position))?)?`
const several = new RegExp(
  String.raw`^${verb} (?:up )?(?:the |my |these |those )?(?<side>first |last )?(?<count>two |three |both |[23] )?(?<what>.{0,60}?) ?(?:bullet(?: ?point)?s|lines|points)(?: (?:about|on|with) (?<about>.{2,40}?))?${place}${asOne}$`,
  'i',
)
const pair = new RegExp(
  String.raw`^(?:merge|combine|join|put|fold|roll) (?:the |my )?(?<one>.{2,50}?)(?: ${noun})? (?:with|and|into) (?:the |my )?(?<other>.{2,50}?)(?: ${noun})?${place}(?:${asOne})?$`,
  'i',
)

/** Null where a word is left over, or it is not sure which lines are meant. */
export function joinLinesClause({ latex, words }: WishClause): ReadClause | null {
  const lines = severalNamed(latex, words) ?? pairNamed(latex, words)
  if (!lines) return null
  return { edited: joined(latex, lines), about: lines[0]!.text }
}

/** The bullets of the job that is named; all of them where none is; null where the name is nothing's. */
function bulletsIn(latex: string, where: string | undefined): TextUnit[] | null {
  if (where === undefined) return unitsOf(latex).filter(({ kind }) => kind === 'bullet')
  const target = phraseTarget(latex, where)
  return target?.kind === 'entry' ? bulletUnits(latex, target.found) : null
}

function severalNamed(latex: string, words: string): TextUnit[] | null {
  const found = several.exec(words)?.groups
  const bullets = found ? bulletsIn(latex, found['place']) : null
  if (!found || !bullets) return null
  const { side, what = '', about = '' } = found
  const count = countOf(found['count'])
  if (side) return found['place'] !== undefined && what === '' ? atEnd(bullets, side, count) : null
  const named = telling(`${what} ${about}`)
  const meant = named.length === 0 ? bullets : bullets.filter(({ text }) => shared(text, named) === named.length)
  return meant.length === count ? meant : null
}

const countOf = (said = 'two'): number => (/both/i.test(said) ? 2 : smallNumber(said.trim()))

function atEnd(bullets: readonly TextUnit[], side: string, count: number): TextUnit[] | null {
  if (bullets.length < count) return null
  return /last/i.test(side) ? bullets.slice(-count) : bullets.slice(0, count)
}

function pairNamed(latex: string, words: string): TextUnit[] | null {
  const found = pair.exec(words)?.groups
  const bullets = found ? bulletsIn(latex, found['place']) : null
  if (!found || !bullets || !/\b(?:bullets?|lines?|points?)\b/i.test(words)) return null
  const lines = [found['one']!, found['other']!].map((name) => {
    const target = phraseTarget(latex, `${name} line`)
    return target?.kind === 'line' ? bullets.find(({ from }) => from === target.unit.from) : undefined
  })
  const [one, other] = lines
  return one && other && one.from !== other.from ? [one, other].toSorted((a, b) => a.from - b.from) : null
}

const bare = (text: string): string => text.trim().replace(/[.;,]$/, '')

/** In the place of the first; the full stop of the last stays. */
function joined(latex: string, lines: readonly TextUnit[]): Edited {
  const texts = lines.map((line) => {
    const { from, to } = wordsRange(latex, line)
    return latex.slice(from, to).trim()
  })
  const [first = '', ...others] = texts
  const [only] = others.length === 1 ? others : []
  const goesOn = only !== undefined && beginAlike(first, only) && !/;|, and /.test(first)
  const parts = [bare(first), ...others.map((text) => goingOn(bare(text)))]
  const end = texts.at(-1)!.endsWith('.') ? '.' : ''
  const text = `${parts.join(goesOn ? ', and ' : '; ')}${end}`
  const range = wordsRange(latex, lines[0]!)
  return {
    latex: spliced(latex, [
      { ...range, text },
      ...lines.slice(1).map((line) => ({ ...wholeLine(latex, line.block), text: '' })),
    ]),
    said: `I merged ${lines.length} lines into one, in their own words: “${shortened(lines[0]!.text)}” and what followed. Read it over before you accept.`,
  }
}
