// "Split the tour bullet into three": a line becomes several where its own words allow it, and no word is lost.
import { capitalised } from '../../lexicon/verbs.ts'
import type { Edited } from '../edits/edited.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import type { TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { smallNumber } from '../phrases/small-numbers.ts'
import { formedLike, isLineVerb, wordsRange } from './line-text.ts'

const adjectives = '(?: (?:short|shorter|separate|smaller|single|different|own))*'
const wish = new RegExp(
  String.raw`^(?:split|break|divide|turn|cut|make|separate|chop) (?:up )?(?:the |my )?(?<what>.{2,80}?)(?: up)? (?:in(?:to)?|as) (?:(?<count>two|three|four|five|[2-5])|several|separate|shorter|short|smaller|its parts)${adjectives}(?: (?:bullets?|lines?|points?|ones|sentences|bullet points|parts|pieces))?(?:,? (?:with )?(?:nothing|no word|not a word) (?:is |gets )?(?:left out|lost|dropped|missing))?$`,
  'i',
)

/** Null where a word is left over, or no line is named. */
export function splitLineClause({ latex, words }: WishClause): ReadClause | null {
  const { what = '', count } = wish.exec(words)?.groups ?? {}
  const target = what === '' ? null : (phraseTarget(latex, what) ?? phraseTarget(latex, `${what} line`))
  if (target?.kind !== 'line' || target.unit.kind !== 'bullet') return null
  const edited = inParts(latex, target.unit, count === undefined ? null : smallNumber(count))
  return { edited, about: what, stated: 'latex' in edited ? [target.unit.text] : [] }
}

/** Where a line may be cut: the sooner it is listed, the more of a break it is. */
const joints: readonly RegExp[] = [/;\s+/g, /\.\s+(?=\p{Lu})/gu, /,\s+and\s+/g, /,\s+/g, /\s+and\s+/g]

interface Joint {
  from: number
  to: number
}

function jointsIn(text: string): Joint[] {
  const found: Joint[] = []
  for (const joint of joints)
    for (const { index, 0: words } of text.matchAll(joint)) {
      const after = /^\p{L}+/u.exec(text.slice(index + words.length))?.[0] ?? ''
      const isOwn = !/[;.]/.test(words) ? isLineVerb(after) && hasObject(text.slice(index + words.length)) : true
      const isTaken = found.some(({ from, to }) => index < to && index + words.length > from)
      if (isOwn && !isTaken) found.push({ from: index, to: index + words.length })
    }
  return found
}

/** "Priced and ordered timber": a verb without anything of its own makes no line. */
const hasObject = (rest: string): boolean => /^\p{L}+ (?!and\b|or\b|,)\S+/u.test(rest)
const minWords = 2

function inParts(latex: string, unit: TextUnit, count: number | null): Edited {
  const range = wordsRange(latex, unit)
  const source = latex.slice(range.from, range.to).trim()
  const places = jointsIn(source)
    .slice(0, count === null ? undefined : count - 1)
    .toSorted((a, b) => a.from - b.from)
  const parts = partsAt(source, places)
  if (parts.length < 2 || parts.some((part) => part.split(/\s+/).length < minWords))
    return {
      problem: `“${shortened(unit.text)}” is one thought in its own words, so I can’t cut it without writing new ones. Say: replace "${unit.text.slice(0, 40)}" by "…", then “add a bullet” for the rest.`,
    }
  const stop = source.endsWith('.') ? '.' : ''
  const lineStart = latex.lastIndexOf('\n', unit.block.from) + 1
  const indent = /^[^\S\n]*/.exec(latex.slice(lineStart, unit.block.from))?.[0] ?? ''
  const command = latex.slice(unit.block.from, range.from)
  const end = latex.slice(range.to, unit.block.to)
  const lines = parts
    .map((part, index) => (index === 0 ? part : formedLike(parts[0]!, part)))
    .map((part) => `${command}${capitalised(part.replace(/[.;,]$/, ''))}${stop}${end}`)
  const fewer = count !== null && parts.length < count ? ` Its own words make no more than ${parts.length} of it.` : ''
  return {
    latex: spliced(latex, [{ from: unit.block.from, to: unit.block.to, text: lines.join(`\n${indent}`) }]),
    said: `I split “${shortened(unit.text)}” into ${parts.length} lines, in its own words.${fewer}`,
  }
}

function partsAt(text: string, places: readonly Joint[]): string[] {
  const parts: string[] = []
  let from = 0
  for (const place of places) {
    parts.push(text.slice(from, place.from))
    from = place.to
  }
  return [...parts, text.slice(from)].map((part) => part.trim())
}
