// Coverage with the words of each term found in the source. It takes a tenth of a second and brings 40 kB of word
// lists: only the worker imports it.
import { coverageOf, credits, weights, type TermPlace } from '@galley/resume/posting/coverage'
import { findTerms } from '@galley/resume/posting/find-terms'
import { readPosting } from '@galley/resume/posting/read-posting'
import { requirementsOf } from '@galley/resume/posting/requirements'
import type { MarkedPlace, Measured, MeasuredTerm, TermQuestion, MarkedRange } from './measured.ts'
import { readable } from './readable.ts'

/** Pure: the same question gives the same answer. */
export function measureCoverage(question: TermQuestion): Measured {
  const { latex, jobDescription, ignored } = question
  const { terms, share } = coverageOf(question)
  const marks = marksIn(
    latex,
    terms.flatMap(({ places }) => places),
    terms.filter(({ kind }) => kind === 'term').map(({ name }) => name),
  )
  const measured = terms.map((term): MeasuredTerm => ({
    ...term,
    places: term.places.map((place) => markedPlace(latex, place, marks.get(`${place.from} ${term.name}`) ?? [])),
  }))
  const weightOf = (state: MeasuredTerm['state'] | null) =>
    measured.reduce((sum, term) => sum + (state === null || term.state === state ? weights[term.demand] : 0), 0)
  return {
    latex,
    jobDescription,
    terms: measured,
    ignored: ignored.length === 0 ? [] : namesOf(jobDescription).filter((name) => ignored.includes(name)),
    share,
    sum: { shown: weightOf('proven'), listed: weightOf('listed'), all: weightOf(null) },
    formula: { weights, credits },
  }
}

const namesOf = (jobDescription: string) =>
  [...readPosting(jobDescription), ...requirementsOf(jobDescription)].map(({ name }) => name)

/** A term that TeX spells otherwise than the page is not found in the source: then its passage begins where it is. */
function markedPlace(latex: string, place: TermPlace, marks: MarkedRange[]): MarkedPlace {
  const [first] = marks
  return { line: first ? place.line + linesIn(latex, place.from, first.from) : place.line, marks }
}

function linesIn(latex: string, from: number, to: number): number {
  let count = 0
  for (let at = latex.indexOf('\n', from); at >= 0 && at < to; at = latex.indexOf('\n', at + 1)) count += 1
  return count
}

/**
 * The words of each term in each place, by the place's beginning and the term's name. All places at once: the index is
 * built once.
 */
function marksIn(latex: string, places: readonly TermPlace[], names: readonly string[]): Map<string, MarkedRange[]> {
  const passages = [...new Map(places.map((place) => [place.from, place])).values()]
  let text = ''
  const at: number[] = []
  const passageAt: number[] = []
  for (const { from, to } of passages) {
    const words = readable(latex, from, to)
    // An empty line between: no term goes from one passage into another.
    text += `${words.text}\n\n`
    for (const offset of [...words.at, to, to]) {
      at.push(offset)
      passageAt.push(from)
    }
  }
  const marks = new Map<string, MarkedRange[]>()
  for (const { name, from, to } of findTerms(text, names)) {
    const key = `${passageAt[from]} ${name}`
    marks.set(key, [...(marks.get(key) ?? []), { from: at[from] ?? 0, to: (at[to - 1] ?? 0) + 1 }])
  }
  return marks
}
