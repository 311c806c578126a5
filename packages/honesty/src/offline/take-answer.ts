// A person's answers to the assistant's questions, or what they say that they have used: a line in the job that they
// name where they say what for, else a skill. Only what the posting asks for or what is a known skill counts as one;
// nothing is put into their mouth.
import type { ResumeData } from '@galley/contract/resume-data'
import { coverageOf } from '@galley/resume/posting/coverage'
import { termsNamed } from '../reply/answers.ts'
import { properTerms } from '@galley/resume/posting/proper-terms'
import { readPosting } from '@galley/resume/posting/read-posting'
import type { Command } from './commands/command.ts'
import { addBulletTo, addFact, asNeighbours, bulletOf, rewriteBullet } from './edits/edit-bullets.ts'
import { addSkills } from './edits/edit-skills.ts'
import type { Edited } from './edits/edited.ts'
import { entriesOf, mentionedEntry, titleOf, type Mention } from './edits/find-places.ts'
import { addition } from './intents/hints.ts'
import { listed } from './edits/listed.ts'
import { asWritten, skillLists } from './edits/skill-lists.ts'
import { capitalised, isPast } from '../lexicon/verbs.ts'

interface AnswerContext {
  latex: string
  form: ResumeData
  jobDescription: string
}
interface Usage {
  terms: string[]
  verb: string
  place: Mention | null
  /** What they did with it, or for what; empty where they do not say. */
  detail: string
}

const kept = (ending: string): Edited => ({
  problem: `Thank you, I keep that in mind as your own word. ${ending}`,
  isNoted: true,
})
const howToAdd = (latex: string) =>
  `To put it into the resume, say: “${addition(latex) ?? 'add Docker to my skills'}”. I work by fixed rules.`
const leftOut: Edited = { problem: 'Noted, I leave it out.' }
const removing = /\b(?:hide|hidden|remove[ds]?|delete[ds]?|drop|cut|(?:leave|take) \S+(?: \S+)? out)\b/i
/** "I never used Docker"; "I don't want to hide the awards": what stands in the resume stays there. */
export const takeDenial = (message: string): Edited =>
  removing.test(message) ? { problem: 'Noted, it stays as it is.' } : leftOut

export function takeAnswer(
  context: AnswerContext,
  { about, words, isYes }: Extract<Command, { kind: 'answer' }>,
): Edited {
  if (!isYes) return leftOut
  if (about === '') return takeBare(context, words)
  if (slightly.test(words))
    return kept(`I list a skill only where you have used it. To list it all the same, say: add ${about} to my skills.`)
  const terms = termsIn(about, context)
  if (terms) return withUsage(context.latex, usageOf({ ...context, terms, words }))
  const bullet = bulletOf(context.latex, about)
  const own = words.replace(/^I(?:'ve| have)? /, '')
  if (bullet && (isPast(/^\p{L}+/u.exec(own)?.[0] ?? '') || /^(?:cut|set|read) /i.test(own)))
    return rewriteBullet(context.latex, bullet, asNeighbours(context.latex, capitalised(own)))
  if (bullet) return kept('To change the line, tell me its new words, beginning with what you did: “Built …”.')
  if (/\d/.test(about) || about.split(' ').length > 4) return kept(howToAdd(context.latex))
  return {
    problem: `I know no skill “${about}”, and the posting does not name it. To list it all the same, say: add ${about} to my skills.`,
  }
}

const slightly =
  /^(?:only |just )?(?:a (?:little|bit)|barely|basics?|beginner|not much|some(?:what)?|in theory|heard)(?!\p{L})/iu

/** "Yes, at Northwind": about the one thing that is missing; of more, which one must be said. */
function takeBare(context: AnswerContext, words: string): Edited {
  if (isPast(/^\p{L}+/u.exec(words)?.[0] ?? '')) return kept(howToAdd(context.latex))
  const gaps = coverageOf(context).terms.filter(({ kind, state }) => kind === 'term' && state === 'gap')
  const [first, second] = gaps.map(({ name }) => name)
  if (first === undefined) return kept(howToAdd(context.latex))
  if (second !== undefined)
    return { problem: `About what? Say it with its name, such as: “${first}: ${words.slice(0, 60)}”.` }
  return withUsage(context.latex, usageOf({ ...context, terms: [first], words }))
}

/** "I used Terraform at Northwind": in the person's own words, where they name the job and say more than that. */
export function takeFact(context: AnswerContext, { text, plain }: Extract<Command, { kind: 'fact' }>): Edited {
  const usage = saidUsage(context, text)
  if (usage && usage.detail === '') return withUsage(context.latex, usage)
  const added = plain && addFact(context.latex, { verb: capitalised(plain.verb.toLowerCase()), rest: plain.rest })
  return added ?? (usage ? withUsage(context.latex, usage) : kept(howToAdd(context.latex)))
}

/** As the lists or the posting have them: none where anything else is named besides. */
function termsIn(about: string, { jobDescription }: AnswerContext): string[] | null {
  const names = [...readPosting(jobDescription).flatMap(({ name, text }) => [name, text]), ...properTerms(about)]
  return termsNamed(about, names)?.map(asWritten) ?? null
}

const using =
  /^(?:(?:yes|yeah|also|and|well|actually),? )*(?:I|we)(?:'ve| have)?(?: also| been| certainly| personally)*? (use|used|using|know|have|worked with|working with|work with|have experience (?:with|in|of)|experience (?:with|in)|run|ran|built with|learned|am (?:experienced|skilled|fluent|certified|trained) (?:with|in)) (.{1,200})$/i
const boundary =
  / (?=(?:at|in|for|since|from|during|on|to|with|daily|weekly|every|over|until|while|as)\b)|[,;(]|\.(?=\s|$)/i

/** "I have three years of Kafka experience" says that they have used it; for how long is not listed. */
const plainly = (text: string) =>
  text
    .replace(/[.!]$/, '')
    .replace(/\b(?:\d{1,2}\+?|\p{L}{2,10}) years?(?:'|’)? (?:of )?(?=.{0,60}\bexperience\b)/iu, '')
    .replace(/(?<=^I(?:'ve| have) )((?!experience).{1,60}?) (?:experience|skills)$/i, '$1')

function saidUsage(context: AnswerContext, text: string): Usage | null {
  const [, verb = '', rest = ''] = using.exec(plainly(text)) ?? []
  if (rest === '') return null
  const end = boundary.exec(rest)?.index ?? rest.length
  const terms = termsIn(rest.slice(0, end), context)
  if (!terms) return null
  const words = rest.slice(end)
  return { ...usageOf({ ...context, terms, words }), verb: /^(?:ran|run)$/i.test(verb) ? 'Ran' : 'Used' }
}

const years = String.raw`(?:about |around |almost |nearly |over |more than |the (?:last|past) )?(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|some|many|a few)\+? (?:and a half )?(?:day|week|month|year)s?`
const date = String.raw`(?:(?:in|since|from|until|till|to|and|between) )?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?: ?[–-] ?(?:present|now|today|(?:19|20)\d\d))?`
const noDetail = new RegExp(
  String.raw`\b(?:for )?${years}\b|\b${date}(?!\d)|\b(?:both|all) (?:of them)?|\b(?:please|so|and)? ?(?:please )?(?:add|include|mention) (?:it|that|them)\b|^(?:yes|yeah|yep|sure|definitely|correct|absolutely|exactly|indeed|of course|certainly|ja|oui|s[ií]|sim|daily|weekly|regularly|every day|a lot|heavily)(?!\p{L})`,
  'giu',
)
const opening =
  /^(?:(?:and|so|there|where) )?(?:(?:I|we)(?:'ve| have)?(?: also)? )?(?:(\p{L}{2,20}) )?(?:it|them|that|this|both)(?!\p{L})/iu
const saidVerb = /^(?:(?:I|we)(?:'ve| have)?(?: also)? )(\p{L}{2,20})(?!\p{L})|^(used|ran|built)(?!\p{L})/iu
/** What a line of a resume can end with; nothing that is doubted or said of another person. */
const goodDetail = /^(?:for|in|on|across|as part of|with|to) [^,;:()!?…]{3,160}$/i
const hedged =
  /\b(?:but|only|although|though|except|however|briefly|almost|sometimes|partly|a bit|a little|I|me|we|us|they|he|she)\b/

function usageOf({ latex, terms, words }: AnswerContext & { terms: string[]; words: string }): Usage {
  const place = mentionedEntry(latex, words.replace(leading, ''))
  const shift = leading.exec(words)?.[0].length ?? 0
  const around = place ? `${words.slice(0, place.from + shift)} ${words.slice(place.to + shift)}` : words
  const [bare, verb] = withoutOpening(around.replace(leading, ''))
  const detail = tidied(bare.replaceAll(noDetail, ' '))
  return { terms, place, verb, detail: goodDetail.test(detail) && !hedged.test(detail) ? detail : '' }
}
const leading =
  /^(?:yes|yeah|yep|sure|definitely|correct|absolutely|exactly|indeed|of course|certainly)(?!\p{L})[\s,.;!–—-]*/iu

function withoutOpening(words: string): [rest: string, verb: string] {
  const found = opening.exec(words) ?? saidVerb.exec(words)
  if (!found) return [words, 'Used']
  const verb = found[1] ?? found[2] ?? ''
  return [words.slice(found[0].length), isPast(verb) ? capitalised(verb.toLowerCase()) : 'Used']
}

const tidied = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,.;:–—-]+|[\s,.;:!–—-]+$/g, '')
    .replace(/^(?:and|so) /, '')

/** In the job where they say for what, else in the skills; in the job, too, where there is no list of skills. */
function withUsage(latex: string, { terms, verb, place, detail }: Usage): Edited {
  const names = listed(terms)
  if (place && (detail !== '' || skillLists(latex).length === 0)) {
    const words = asNeighbours(latex, `${verb} ${names} ${detail}`)
    const edited = addBulletTo(latex, place, words)
    return 'problem' in edited
      ? edited
      : { ...edited, said: `I added a bullet to ${titleOf(place.entry)}: “${words}”.` }
  }
  const own = terms.find((term) =>
    entriesOf(latex).some(({ entry }) => entry.args?.[0]?.toLowerCase() === term.toLowerCase()),
  )
  if (own !== undefined)
    return { problem: `${own} stands in your resume already. What should its line say? Say: add a bullet to ${own}: …` }
  const edited = addSkills(latex, terms)
  if ('problem' in edited) return edited
  const example = place ? `add a bullet to ${titleOf(place.entry)}: …` : addition(latex)
  return example ? { ...edited, said: `${edited.said} To show it in a job, too, say: “${example}”.` } : edited
}
