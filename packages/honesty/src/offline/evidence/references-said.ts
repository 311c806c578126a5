// "Change Pat's number in the references, it's 021 555 0199", "my reference is now Deepak Menon, Manager, 0491 …": who
// vouches, and how they are reached.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { sectionOf } from '../wishes/named-places.ts'
import type { Filled } from '../frames/frame.ts'

const phone = /(?<![\p{L}\p{N}])(?:\+|00|\(?0)\d[\d\s()./-]{5,20}\d/u
const ofReferences = /\b(?:references?|referees?)\b/i
const named =
  /\b(?:(?:new |other )?(?:reference|referee)s?(?: now)? (?:is|are|will be|should be)(?: now)?|instead of (?:him|her|them),?(?: it's| use| put)?|replace[^.!?]{2,40}? (?:with|by))\s*:?\s+["“]?(?<who>(?:(?:Mr|Mrs|Ms|Dr|Prof|Sister)\.? )?\p{Lu}[^"”\n!?]{5,140})["”]?$/u
const denied = /\b(?:don't|do not|no references?|remove|delete|drop|without)\b/i

interface Line {
  text: string
  from: number
  to: number
}

/** A line for each person, as they are typed. */
function linesOf(latex: string): Line[] {
  const section = sectionOf(latex, 'references')
  return (section?.blocks ?? []).flatMap((block) => {
    const source = latex.slice(block.from, block.to)
    return Array.from(source.matchAll(/[^\n]*\p{L}[^\n]*/gu), ({ 0: line, index }) => {
      const start = line.length - line.trimStart().length + (/^\s*\\item\s*/.exec(line)?.[0].trimStart().length ?? 0)
      const from = block.from + index + start
      return { text: line.slice(start).trim(), from, to: from + line.slice(start).trimEnd().length }
    })
  })
}

/** The line that a name of the message stands in, or the only one; `isNamed`: by the name. */
function lineMeant(latex: string, message: string): { line: Line; isNamed: boolean } | null {
  const own = linesOf(latex)
  const named = own.filter(({ text }) =>
    (text.match(/\p{Lu}\p{L}{2,}/gu) ?? []).some((name) =>
      new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(message),
    ),
  )
  const [line, ...more] = named.length > 0 ? named : own
  return line && more.length === 0 ? { line, isNamed: named.length > 0 } : null
}

/** Pure. */
export function referencesSaid(latex: string, message: string): Filled | null {
  const meant = denied.test(message) ? null : lineMeant(latex, message)
  if (!meant) return null
  const isOfReferences = ofReferences.test(message)
  const who = named.exec(message.trim().replace(/[.\s]+$/, ''))?.groups?.['who']?.trim()
  if (who !== undefined && isOfReferences && isPerson(who)) return replacedBy(latex, meant.line, who)
  return isOfReferences || meant.isNamed ? withPhone(latex, meant.line, message) : null
}

/** At least two names, and no code of a posting. */
const isPerson = (who: string): boolean =>
  /^(?:(?:Mr|Mrs|Ms|Dr|Prof|Sister)\.? )?\p{Lu}\p{L}+ \p{Lu}/u.test(who) &&
  !/\b(?:job|ref|code|number|council)\b/i.test(who)

const replacedBy = (latex: string, { from, to }: Line, who: string): Filled => ({
  edited: {
    latex: spliced(latex, [{ from, to, text: escapeTex(who) }]),
    said: `References says “${shortened(who)}” now.`,
  },
  stated: [who],
  isTyped: true,
})

function withPhone(latex: string, { text, from, to }: Line, message: string): Filled | null {
  const number = phone.exec(message)?.[0].trim()
  const found = phone.exec(latex.slice(from, to))
  if (number === undefined || !found) return null
  const old = found[0].trim()
  const at = from + found.index
  return {
    edited: {
      latex: spliced(latex, [{ from: at, to: at + old.length, text: escapeTex(number) }]),
      said: `I set the phone number of “${shortened(text)}” to ${number}.`,
    },
    stated: [text.replace(old, number), `The phone number of the reference is ${number}`],
    isTyped: true,
  }
}
