// Plain words for grand ones, and praise of oneself left out: what was done stays, what only sounds goes.
import { isWithin, type NamedPart } from '../phrases/named-part.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { unitsOf } from '../edits/text-units.ts'

const praise = String.raw`(?:dynamic|(?:results?|detail|goal)-(?:driven|oriented|focused)|world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|(?:highly |self-)(?:motivated|skilled|driven|organi[sz]ed)|hard-?working|passionate|enthusiastic|dedicated|motivated|seasoned|innovative|visionary|exceptional|outstanding|superb|proven|proactive|energetic|talented|ambitious|impactful|deep(?= (?:expertise|knowledge|understanding))|unparalleled|unrivall?ed)`
/** Before a noun; "passionate about" and "is dedicated" say something. */
const praising = new RegExp(
  String.raw`(?<article>\ban? )?(?<!\b(?:is|was|am|are|be|being|and|very|so) )(?<words>\b${praise}(?:,? and |, | )(?:(?:very |truly )?${praise}(?:,? and |, | ))*)(?!about\b|to\b|and\b|in\b|with\b|by\b)(?=\p{L})`,
  'giu',
)

type PlainWord = readonly [grand: RegExp, plain: string]
const plainly = (grand: string, plain: string): PlainWord => [new RegExp(String.raw`\b${grand}\b`, 'giu'), plain]
const plainWords: readonly PlainWord[] = [
  plainly('leveraging', 'using'),
  plainly('leveraged', 'used'),
  plainly('leverages?(?= (?:\\p{L}+ ){1,4}(?:to|for)\\b)', 'use'),
  plainly('utili[sz]ing', 'using'),
  plainly('utili[sz]ed', 'used'),
  plainly('utili[sz]e', 'use'),
  plainly('spearheaded', 'led'),
  plainly('spearheading', 'leading'),
  plainly('orchestrated', 'organised'),
  plainly('modalities', 'methods'),
  plainly('methodologies', 'methods'),
  plainly('to facilitate', 'to help'),
  plainly('commenced', 'started'),
  plainly('endeavou?red to', 'tried to'),
  plainly('ascertained', 'found out'),
  plainly('liai[sz]ed with', 'worked with'),
  plainly('interfaced with', 'worked with'),
  plainly('lifecycle', 'cycle'),
]

/** What says nothing goes with the blank or the comma beside it. */
const empty =
  /(?<=^(?:\\item\s+)?|[.!?] )(?:in a fast-paced environment,? ?|consistently )|(?<=[\p{L}\d](?<!\\item)) in a fast-paced environment|(?<= )consistently /giu

export interface PlainText {
  latex: string
  changes: { was: string; is: string }[]
}

/** Of the lines and sentences of a part, or of all. */
export function withPlainWords(latex: string, part: NamedPart | null): PlainText {
  const changes: PlainText['changes'] = []
  const splices = unitsOf(latex)
    .filter((unit) => (unit.kind === 'bullet' || unit.kind === 'sentence') && isWithin(part, unit))
    .flatMap(({ from, to }) => splicesIn(latex.slice(from, to), changes).map((one) => shifted(one, from)))
  return { latex: spliced(latex, splices), changes }
}

const shifted = ({ from, to, text }: Splice, by: number): Splice => ({ from: from + by, to: to + by, text })

function splicesIn(text: string, changes: PlainText['changes']): Splice[] {
  const words = plainWords.flatMap(([grand, plain]) =>
    Array.from(text.matchAll(grand), ({ 0: was, index }): Splice => {
      const is = cased(plain, was)
      changes.push({ was: was.trim(), is })
      return { from: index, to: index + was.length, text: is }
    }),
  )
  // With a capital letter within a sentence it is part of a name.
  const isOfName = ({ groups, index }: RegExpExecArray | RegExpMatchArray) => {
    const at = text.indexOf(groups!['words']!, index)
    return /^\p{Lu}/u.test(groups!['words']!) && at > 0 && !/(?:^|[.!?]\s|\\item\s+)$/.test(text.slice(0, at))
  }
  const praised = Array.from(text.matchAll(praising))
    .filter((found) => !isOfName(found))
    .map((found): Splice => {
      const { 0: was, index } = found
      const next = text.slice(index + was.length)
      const article = found.groups?.['article']
      changes.push({ was: found.groups!['words']!.replace(/[, ]+(?:and )?$/, ''), is: '' })
      if (article !== undefined) return { from: index, to: index + was.length, text: articleFor(article, next) }
      const isFirst = /^\p{Lu}/u.test(was)
      return isFirst
        ? { from: index, to: index + was.length + 1, text: next[0]!.toUpperCase() }
        : { from: index, to: index + was.length, text: '' }
    })
  const gone = Array.from(text.matchAll(empty), ({ 0: was, index }): Splice => {
    const next = text[index + was.length] ?? ''
    changes.push({ was: was.trim().replace(/,$/, ''), is: '' })
    return /^\p{Lu}/u.test(was) && next !== ''
      ? { from: index, to: index + was.length + 1, text: next.toUpperCase() }
      : { from: index, to: index + was.length, text: '' }
  })
  return [...words, ...praised, ...gone]
    .toSorted((one, other) => one.from - other.from)
    .reduce<Splice[]>((kept, next) => (next.from >= (kept.at(-1)?.to ?? 0) ? [...kept, next] : kept), [])
}

const articleFor = (article: string, next: string): string => {
  const wanted = /^(?:[aeio]|u(?!ni|s)|hour|honest|honou?r|heir)/i.test(next) ? 'an' : 'a'
  return `${cased(wanted, article)} `
}

const cased = (plain: string, was: string): string =>
  /^\p{Lu}/u.test(was) && plain !== '' ? plain[0]!.toUpperCase() + plain.slice(1) : plain
