// "Cut the summary to two sentences": as many of its own sentences stay as are wished: what is to
// stay, and then the first ones.
import type { Section } from '@galley/resume/outline/outline'
import type { Edited } from '../edits/edited.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { cutUnits, shared, telling, unitsOf, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { sectionCalled } from '../phrases/phrase-target.ts'
import { smallNumber } from '../phrases/small-numbers.ts'

const wish =
  /^(?:make|cut|shorten|trim|keep|reduce|get|bring|condense|squeeze|boil|limit|tighten) (?:down )?(?<what>.{2,60}?) (?:down )?(?:(?:to|at|into|be) )?(?:just |only |a max(?:imum)? of |max(?:imum)? |at most |no more than |about )*(?<count>one|two|three|[1-4]) (?:short |good )?(?<unit>sentences?|lines?)(?: long)?(?: max(?:imum)?| at most| or less| tops)?$/i
const keeping =
  /\b(?:keep(?:ing)?|don't (?:lose|drop|remove|cut)|leave|leaving|still (?:say|mention)|must (?:say|have|mention)|as long as) ([^.;!?\n]{3,160})/i

/** Null where a word is left over, or no text of sentences is named. */
export function sentenceLimitClause({ latex, words, message }: WishClause): ReadClause | null {
  const { what = '', count = '', unit = '' } = wish.exec(words)?.groups ?? {}
  const section = what === '' ? null : sectionCalled(latex, what)
  if (!section) return null
  const sentences = sentencesOf(latex, section)
  if (sentences.length === 0) return null
  const most = /line/i.test(unit) ? fitting(sentences, smallNumber(count)) : smallNumber(count)
  if (most === 0)
    return {
      edited: {
        problem: `Its first sentence alone is longer than that: “${shortened(sentences[0]!.text)}”. I don’t write new ones: say “replace the ${section.heading.toLowerCase()} by: …” with your words.`,
      },
      about: section.heading,
      respectsKept: true,
    }
  return {
    edited: limited(latex, sentences, { count: most, message }),
    about: section.heading,
    respectsKept: true,
  }
}

/** A line of the page, about. */
const charsOfLine = 100
/** How many of the first sentences so many lines hold. */
function fitting(sentences: readonly TextUnit[], lines: number): number {
  let chars = 0
  const over = sentences.findIndex(({ text }) => {
    chars += text.length + 1
    return chars > lines * charsOfLine
  })
  return over < 0 ? sentences.length : over
}

/** Of the first paragraph that has some. */
function sentencesOf(latex: string, section: Section): TextUnit[] {
  const all = unitsOf(latex).filter((unit) => unit.kind === 'sentence' && unit.section.from === section.from)
  return all.filter(({ block }) => block.from === all[0]?.block.from)
}

function limited(
  latex: string,
  sentences: readonly TextUnit[],
  { count, message }: { count: number; message: string },
): Edited {
  if (sentences.length <= count)
    return {
      problem: `It has no more than that: ${sentences.length === 1 ? 'one sentence' : `${sentences.length} sentences`}.`,
    }
  const wished = wishedParts(message, sentences)
  const asked = new Set(wished.map(({ unit }) => unit))
  if (asked.size > count)
    return {
      problem: `What is to stay stands in ${asked.size} sentences, and I don’t write new ones: ${listed([...asked].map(({ text }) => `“${shortened(text)}”`))}. Say: replace the summary by: …, in your own words.`,
    }
  const others = sentences.filter((unit) => !asked.has(unit))
  const kept = new Set([...asked, ...others.slice(0, count - asked.size)])
  const gone = sentences.filter((unit) => !kept.has(unit))
  return {
    latex: cutUnits(latex, gone),
    said: `I kept ${count === 1 ? 'one sentence' : `${count} sentences`} of ${sentences.length}, their words unchanged. Gone: ${listed(gone.map(({ text }) => `“${shortened(text)}”`))}.`,
  }
}

/** Each part of what is to stay, and the sentence that has most of its words. */
function wishedParts(message: string, sentences: readonly TextUnit[]): { unit: TextUnit }[] {
  const said = keeping.exec(message)?.[1] ?? ''
  return said
    .split(/,\s*(?:and )?|\s+and\s+|\s*&\s*/)
    .map((part) => telling(part))
    .filter((named) => named.length > 0)
    .flatMap((named) => {
      const scored = sentences
        .map((unit) => ({ unit, score: shared(unit.text, named) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
      return scored[0] ? [{ unit: scored[0].unit }] : []
    })
}
