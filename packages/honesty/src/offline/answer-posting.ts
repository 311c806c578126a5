// The assistant's answers about a posting: tailored to it, what is missing for it, its spelling.
import type { Claim } from '@galley/contract/assistant'
import { coverageOf, type CoveredTerm } from '@galley/resume/posting/coverage'
import { isCredential } from '@galley/resume/posting/skill-list'
import { changedTo, refusal, type OfflineAnswer, type OfflineAsk } from './answer.ts'
import { listed } from './edits/listed.ts'
import { respell } from './edits/respell.ts'
import { tailor } from './tailor.ts'
import type { PastedPosting } from './wishes/pasted-posting.ts'

const maxQuestions = 5
const maxGaps = 8
/** Of fewer, a posting asks for more than is known here. */
const minTerms = 3

const noPosting = () => refusal('There is no job description yet. Open AI Tailor and paste the posting.')

export function tailored(ask: OfflineAsk): OfflineAnswer {
  if (ask.jobDescription.trim() === '') return noPosting()
  const { latex, done, reasons, after } = tailor(ask)
  if (after.share === null)
    return refusal('I found no skill or requirement that I know in this posting, so there is nothing to tailor to.')
  const claims = gapClaims(after.terms)
  const ending = gapSentence(after.terms, (gaps, them) => `I did not add ${gaps}: your resume doesn’t mention ${them}.`)
  if (latex === ask.latex)
    return refusal(`Your resume already has everything that I could bring forward in its best order. ${ending}`, claims)
  return { message: `I ${listed(done)}. No claim was added. ${ending}`, latex, isRefusal: false, claims, reasons }
}

/** To a posting that stands in the message. */
export function tailoredTo(ask: OfflineAsk, posting: string): OfflineAnswer {
  if (ask.jobDescription.trim() !== '')
    return refusal(
      'That reads as a job posting, and there is one already. Change it in AI Tailor, and I tailor to the new one.',
    )
  const answer = tailored({ ...ask, jobDescription: posting })
  return { ...answer, message: `I read your message as the job posting. ${answer.message}` }
}

export function missing(ask: OfflineAsk): OfflineAnswer {
  if (ask.jobDescription.trim() === '') return noPosting()
  const { terms, share } = coverageOf(ask)
  if (share === null) return refusal('I found no skill or requirement that I know in this posting.')
  const shown = terms.filter(({ state }) => state === 'proven' || state === 'listed').length
  const known = terms.filter(({ state }) => state === 'known').map(({ name }) => name)
  const inForm = known.length > 0 ? ` Your form has ${listed(known.slice(0, 6))}, this document does not.` : ''
  const few = terms.length < minTerms ? ' I know few of its words: read it yourself for the rest.' : ''
  // To know what is missing costs nothing: it is what the page says beside the chat, too.
  return refusal(
    `Your resume shows ${shown} of the ${terms.length} things that the posting names.${inForm} ${gapSentence(terms, (gaps) => `Missing: ${gaps}.`)}${few}`,
    gapClaims(terms),
  )
}

export function respelled({ latex, jobDescription }: OfflineAsk): OfflineAnswer {
  return jobDescription.trim() === '' ? noPosting() : changedTo(respell(latex, jobDescription))
}

/** The question is about one of them: an answer about another is no answer to it. */
const itOr = (either: readonly string[], name: string) => (either.length > 0 ? name : 'it')
/** With what would do in its place. */
const nameWith = (either: readonly string[], name: string) => (either.length > 0 ? either.join(' or ') : name)
const gapsOf = (terms: readonly CoveredTerm[]) => terms.filter(({ state }) => state === 'gap')
/** Years and degrees are had, and are seen in the resume's own entries: no answer in the chat adds them. */
const askedAbout = (terms: readonly CoveredTerm[]) => gapsOf(terms).filter(({ kind }) => kind === 'term')

/** `said`: of the gaps' names, and "it" or "them". */
function gapSentence(terms: readonly CoveredTerm[], said: (gaps: string, them: string) => string): string {
  const gaps = gapsOf(terms).map(({ name, either }) => nameWith(either, name))
  if (gaps.length === 0) return 'Nothing that it asks for is missing.'
  const more = gaps.length - maxGaps
  const named = more > 0 ? `${gaps.slice(0, maxGaps).join(', ')} and ${more} more` : listed(gaps)
  const it = gaps.length === 1 ? 'it' : 'them'
  const isHeld = gapsOf(terms).every(({ kind, name }) => kind !== 'term' || isCredential(name))
  return `${said(named, it)} If you have ${isHeld ? it : `used ${it}`}, tell me${isHeld ? '' : ' where'}.`
}

const gapClaims = (terms: readonly CoveredTerm[]): Claim[] =>
  askedAbout(terms)
    .slice(0, maxQuestions)
    .map(({ name, either }) => ({
      code: 'term',
      text: name,
      where: null,
      question: `The posting asks for ${nameWith(either, name)}. ${isCredential(name) ? `Do you have ${itOr(either, name)}?` : `Have you used ${itOr(either, name)}? Where?`}`,
      isHeldBack: true,
    }))

/** What a message with a posting asks for: its own order, or what is missing. */
export function answerPosting(ask: OfflineAsk, { text, isToTailor, request }: PastedPosting): OfflineAnswer {
  const about = { ...ask, jobDescription: text }
  const answer = isToTailor ? tailored(about) : missing(about)
  // The rest of the resume may be put in another order; a summary is sentences.
  return isToTailor && ofSummary.test(request) ? { ...answer, message: `${answer.message} ${noNewSummary}` } : answer
}
const ofSummary = /\b(?:summary|profile|objective|intro|personal statement|headline)\b/i
const noNewSummary =
  'I work by fixed rules and write no new summary: name in it what the posting asks for and you have, and say “replace the summary by: …”.'
