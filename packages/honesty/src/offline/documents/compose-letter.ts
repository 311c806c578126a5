// A cover letter by rules: the resume's own lines that best answer the posting, in the first person where grammar is
// safe and quoted where it is not. What only the person can say is left as a blank.
import type { LetterContent } from '@galley/contract/documents'
import { coverageOf } from '@galley/resume/posting/coverage'
import type { DocumentFacts } from './document-brief.ts'
import { firstPerson, sentence } from './first-person.ts'
import { addresseeOf, dateOf, employerOr, joined, positionOf, salutationTo } from './letter-words.ts'
import { rankedLines, variedLines, type RankedLine } from './own-lines.ts'

const maxLines = 4
const maxTerms = 4

export function composeLetter(facts: DocumentFacts & { latex: string }): LetterContent {
  const lines = variedLines(rankedLines(facts), maxLines)
  const body = [
    openingOf(facts),
    skillsSentence(facts),
    ...linesOf(lines),
    `[Why ${employerOr(facts).replace(/[[\]]/g, '')}, and why now? One or two sentences in your own words.]`,
    'I would welcome the chance to talk. Thank you for your time and consideration.',
  ]
  return {
    kind: 'letter',
    date: dateOf(facts.today),
    recipient: addresseeOf(facts),
    subject: `Application for ${positionOf(facts)}`,
    salutation: salutationTo(facts, 'Hiring Manager'),
    body: body.filter((paragraph) => paragraph !== '').join('\n\n'),
    closing: 'Sincerely,',
  }
}

function openingOf(facts: DocumentFacts): string {
  const applying = `I am applying for ${positionOf(facts)} at ${employerOr(facts)}.`
  const [latest] = facts.form.experience
  if (!latest || latest.position === '' || latest.company === '') return applying
  const now = latest.current ? 'I currently work as' : 'Most recently, I worked as'
  return `${applying} ${now} ${withArticle(latest.position)} at ${sentence(latest.company)}`
}

const withArticle = (title: string) => `${/^(?:[AEIO]|U(?!ni|se|X|K))/i.test(title) ? 'an' : 'a'} ${title}`

/** Of what the posting asks for, what the resume shows. */
function skillsSentence({ latex, form, posting }: DocumentFacts & { latex: string }): string {
  const { terms } = coverageOf({ latex, form, jobDescription: posting })
  const shown = terms.filter(({ state, demand }) => (state === 'proven' || state === 'listed') && demand !== 'title')
  const names = shown.slice(0, maxTerms).map(({ name }) => name)
  return names.length < 2 ? '' : `My resume shows several things you ask for: ${joined(names)}.`
}

/** One paragraph of sentences, and a list of what could not be made one. */
function linesOf(lines: readonly RankedLine[]): string[] {
  const places = Map.groupBy(lines, ({ place }) => place)
  const sentences: string[] = []
  const quoted: string[] = []
  for (const [place, ofPlace] of places) {
    let isNamed = false
    for (const line of ofPlace) {
      const said = line.isSaid ? sentence(line.text) : firstPerson(line.text, line)
      if (said === null) quoted.push(`- ${line.text}`)
      else sentences.push(isNamed ? said.replace(/^I /, 'I also ') : inPlace(place, said))
      isNamed ||= said !== null && place !== ''
    }
  }
  const lead = sentences.length > 0 ? 'Also from my resume:' : 'From my resume:'
  return [sentences.join(' '), quoted.length === 0 ? '' : `${lead}\n${quoted.join('\n')}`]
}

const inPlace = (place: string, said: string) => (place === '' ? said : `At ${place}, ${said}`)
