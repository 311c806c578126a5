// The assistant that works by rules: what it is asked, what it did, and what it can't do. It says what it is. Every change it proposes
// goes through the same guard as a model's.
import type { Claim } from '@galley/contract/assistant'
import type { ResumeData } from '@galley/contract/resume-data'
import { coverageOf, type CoveredTerm } from '../posting/coverage.ts'
import { isCredential } from '../posting/skill-list.ts'
import type { Command } from './command.ts'
import { accents } from './command.ts'
import { edit } from './edit-command.ts'
import { addFact, addSkills } from './edit-document.ts'
import type { Edited } from './edited.ts'
import { fit, withOptions, type CountPages } from './fit.ts'
import { notUnderstood, whoIAm } from './hints.ts'
import { lint } from './lint.ts'
import { readCommand } from './read-command.ts'
import { tailor } from './tailor.ts'
import { capitalised } from './verbs.ts'

export interface OfflineAsk {
  /** `tailor`: whatever the message says, the posting is what it is about. */
  intent: 'chat' | 'tailor'
  message: string
  latex: string
  form: ResumeData
  jobDescription: string
}

export interface OfflineAnswer {
  /** At most six sentences, about a hundred words. */
  message: string
  /** The whole document, changed; null: words alone. */
  latex: string | null
  /** Nothing was done or answered. */
  isRefusal: boolean
  claims: Claim[]
}

const mostQuestions = 5

const words = (message: string, claims: Claim[] = []): OfflineAnswer => ({
  message,
  latex: null,
  isRefusal: false,
  claims,
})
const refusal = (message: string, claims: Claim[] = []): OfflineAnswer => ({
  message,
  latex: null,
  isRefusal: true,
  claims,
})
const ofEdit = (edited: Edited): OfflineAnswer =>
  'problem' in edited
    ? refusal(edited.problem)
    : { message: edited.said, latex: edited.latex, isRefusal: false, claims: [] }

/** Answers within milliseconds, but for fitting, which compiles. Rejects only where `count` does. */
export async function answerOffline(ask: OfflineAsk, count: CountPages): Promise<OfflineAnswer> {
  const command: Command = ask.intent === 'tailor' ? { kind: 'tailor', posting: null } : readCommand(ask.message)
  if (command.kind === 'fit') return fitted(ask, command.pages, count)
  return answered(ask, command)
}

function answered(ask: OfflineAsk, command: Exclude<Command, { kind: 'fit' }>): OfflineAnswer {
  const { latex } = ask
  switch (command.kind) {
    case 'tailor':
      return command.posting === null ? tailored(ask) : tailoredTo(ask, command.posting)
    case 'missing':
      return missing(ask)
    case 'lint':
      return linted(latex)
    case 'theme':
      return optioned(latex, { theme: command.theme }, `the ${command.theme} theme`)
    case 'accent':
      return optioned(latex, { accent: accentOf(command.accent) }, `the colour ${command.accent}`)
    case 'who':
      return refusal(whoIAm)
    case 'fact':
      return fact(latex, command.plain)
    case 'answer':
      return answerTaken(latex, command)
    case 'other_colour':
      return refusal(`I have no ${command.colour}. There are ${listed(accents)}, or a code such as #7a1f2b.`)
    case 'cannot':
      return refusal(cannot[command.what])
    case 'unknown':
      return refusal(notUnderstood(ask.message))
    default:
      return ofEdit(edit(latex, command))
  }
}

const cannot: Readonly<Record<Extract<Command, { kind: 'cannot' }>['what'], string>> = {
  undo: 'I can’t undo. Reject the proposal, or take an earlier version from the history.',
  section:
    'I can’t add a section. Add it in the form or in the source; I can then move and rename it, and add bullets to its entries.',
  translate:
    'I can’t translate: I work by fixed rules. The template’s own words follow the language that is set in the design.',
  language:
    'I understand only English: I work by fixed rules. Try “add Docker to my skills” or “tailor it to the job”.',
}

/** "I used Terraform at Northwind": a bullet in the person's own words, in the job that they name. */
function fact(latex: string, plain: Extract<Command, { kind: 'fact' }>['plain']): OfflineAnswer {
  const added = plain && addFact(latex, { verb: capitalised(plain.verb.toLowerCase()), rest: plain.rest })
  if (added) return ofEdit(added)
  return refusal(
    'Thank you, I keep that in mind as your own word. To put it into the resume, say: add a bullet to <job>: <text>. I work by fixed rules.',
  )
}

function answerTaken(latex: string, { about, isYes }: Extract<Command, { kind: 'answer' }>): OfflineAnswer {
  if (!isYes) return refusal(`Then ${about} stays out.`)
  const edited = addSkills(latex, [about])
  if ('problem' in edited) return refusal(edited.problem)
  const more = `To show it in a job, too, say: add a bullet to <job>: <what you did with ${about}>.`
  return { ...ofEdit(edited), message: `${edited.said} ${more}` }
}

const accentOf = (accent: string) => (/^[0-9a-f]{6}$/.test(accent) ? accent.toUpperCase() : accent)

function optioned(latex: string, options: Record<string, string>, what: string): OfflineAnswer {
  const changed = withOptions(latex, options)
  if (changed === null)
    return refusal('Themes and colours can be changed in documents of Galley’s own class; this one has another.')
  if (changed === latex) return refusal(`Your resume has ${what} already.`)
  return { message: `I set ${what}. Nothing else has changed.`, latex: changed, isRefusal: false, claims: [] }
}

const noPosting = () => refusal('There is no job description yet. Open AI Tailor and paste the posting.')

function tailored(ask: OfflineAsk): OfflineAnswer {
  if (ask.jobDescription.trim() === '') return noPosting()
  const { latex, done, after } = tailor(ask)
  if (after.share === null)
    return refusal('I found no skill or requirement that I know in this posting, so there is nothing to tailor to.')
  const claims = gapClaims(after.terms)
  const ending = gapSentence(after.terms)
  if (latex === ask.latex)
    return refusal(`Your resume already has everything that I could bring forward in its best order. ${ending}`, claims)
  return { message: `I ${listed(done)}. No claim was added. ${ending}`, latex, isRefusal: false, claims }
}

/** To a posting that stands in the message. */
function tailoredTo(ask: OfflineAsk, posting: string): OfflineAnswer {
  if (ask.jobDescription.trim() !== '')
    return refusal(
      'That reads as a job posting, and there is one already. Change it in AI Tailor, and I tailor to the new one.',
    )
  const answer = tailored({ ...ask, jobDescription: posting })
  return { ...answer, message: `I read your message as the job posting. ${answer.message}` }
}

function missing(ask: OfflineAsk): OfflineAnswer {
  if (ask.jobDescription.trim() === '') return noPosting()
  const { terms, share } = coverageOf(ask)
  if (share === null) return refusal('I found no skill or requirement that I know in this posting.')
  const shown = terms.filter(({ state }) => state === 'proven' || state === 'listed').length
  const known = terms.filter(({ state }) => state === 'known').map(({ name }) => name)
  const inForm = known.length > 0 ? ` Your form has ${listed(known.slice(0, 6))}, this document does not.` : ''
  return words(
    `Your resume shows ${shown} of the ${terms.length} things that the posting names.${inForm} ${gapSentence(terms)}`,
    gapClaims(terms),
  )
}

const gapsOf = (terms: readonly CoveredTerm[]) => terms.filter(({ state }) => state === 'gap')

function gapSentence(terms: readonly CoveredTerm[]): string {
  const gaps = gapsOf(terms).map(({ name }) => name)
  if (gaps.length === 0) return 'Nothing that it asks for is missing.'
  const named = gaps.slice(0, 8)
  const more = gaps.length - named.length
  const it = gaps.length === 1 ? 'it' : 'them'
  return `I did not add ${listed(named)}${more > 0 ? ` and ${more} more` : ''}: nothing of yours proves ${it}. If you have ${gaps.every(isCredential) ? it : `used ${it}`}, tell me${gaps.every(isCredential) ? '' : ' where'}.`
}

const gapClaims = (terms: readonly CoveredTerm[]): Claim[] =>
  gapsOf(terms)
    .slice(0, mostQuestions)
    .map(({ name }) => ({
      code: 'term',
      text: name,
      where: null,
      question: `The posting asks for ${name}. ${isCredential(name) ? 'Do you have it?' : 'Have you used it? Where?'}`,
      isHeldBack: true,
    }))

function linted(latex: string): OfflineAnswer {
  const { latex: mended, done, questions } = lint(latex)
  const claims = questions.map(({ text, where, question }): Claim => ({
    code: 'wording',
    text,
    where,
    question,
    isHeldBack: false,
  }))
  const asked =
    questions.length > 0
      ? ` ${questions.length === 1 ? 'One line says' : `${questions.length} lines say`} little: see the questions.`
      : ''
  if (mended === latex) return refusal(`I found no tense, opener or full stop to mend.${asked}`, claims)
  return { message: `I ${listed(done)}.${asked}`, latex: mended, isRefusal: false, claims }
}

async function fitted({ latex }: OfflineAsk, target: number, count: CountPages): Promise<OfflineAnswer> {
  const { latex: smaller, pages, done, candidates } = await fit(latex, target, count)
  const aim = target === 1 ? 'one page' : `${target} pages`
  if (pages === null) return refusal('The document does not compile at the moment. Mend the errors in the log first.')
  if (done.length > 0)
    return {
      message: `It fits on ${aim} with ${done.join(', ')}. Not a word was cut.`,
      latex: smaller,
      isRefusal: false,
      claims: [],
    }
  if (pages <= target) return refusal(fitsAlready(pages, target))
  const first = candidates[0]
  const hint = first
    ? ` These say least: ${candidates.map((text) => `“${text.slice(0, 70)}”`).join('; ')}. Which may go?`
    : ''
  return words(
    `It does not fit on ${aim} at any size that can still be read: it has ${pages} pages, so lines would have to go.${hint}`,
  )
}

function fitsAlready(pages: number, target: number): string {
  const has = `it has ${pages === 1 ? 'one page' : `${pages} pages`}`
  if (pages === target) return `It fits already: ${has}.`
  return `It fits already: ${has}. I can’t make a resume longer, because only you know what is missing.`
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
