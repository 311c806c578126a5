// What the rule-based assistant says of itself, and the examples nearest to what it did not understand: with the
// person's own jobs and lines, so that each can be said as it stands.
import { bulletsOf, entriesOf, namesOf, sectionsOf } from '../edits/find-places.ts'
import { skillLists } from '../edits/skill-lists.ts'

type Topic = readonly [about: RegExp, example: (latex: string) => string | null]
const always = (example: string) => () => example

const topics: readonly Topic[] = [
  [/\b(?:remove|delete|drop|cut|rid|without|hide|line|less)\b/i, removal],
  [/\b(?:colou?r|teal|navy|blue|design|theme|look|style|template|font|pretty|modern)\b/i, always('make it navy')],
  [/\b(?:theme|look|style|template|layout|modern)\b/i, always('use the modern theme')],
  [/\b(?:page|long|short|fit|space|size)\w*/i, always('fit it on one page')],
  [/\b(?:job|posting|tailor|match|role|ats|keywords?|apply|company)\b/i, always('show the gaps')],
  [/\b(?:job|posting|tailor|role|apply|company)\b/i, always('tailor it to the job')],
  [/\b(?:add|include|bullet|write|mention|experience|new)\b/i, addition],
  [/\b(?:skills?|know|learn|used?)\b/i, always('add Docker to my skills')],
  [/\b(?:section|move|order|rename|heading|top|bottom)\b/i, moving],
  [/\b(?:grammar|typos?|spelling|english|mistakes?|errors?|fix|correct)\b/i, always('fix spelling and grammar')],
  [/\b(?:short|shorter|concise|wordy|words|sentences?)\b/i, always('make it shorter')],
  [/\b(?:wording|better|improve|professional|rewrite|sound|strong\w*|verbs?)\b/i, always('make it stronger')],
  [/\b(?:change|replace|wrong|instead|correct|update)\b/i, replacing],
]
const usual = ['tailor it to the job', 'fit it on one page', 'add Docker to my skills']
const maxExamples = 2
const maxChars = 1000

export const whoIAm = `I am Galley’s built-in assistant: fixed rules, not a language model. I tailor to a posting, fit to pages, fix spelling, shorten, and edit lines, skills and sections. Try “${usual[0]}” or “${usual[1]}”.`

/** Every example that it can give for a resume. */
export const hintsFor = (latex: string): string[] => [
  ...usual,
  ...topics.flatMap(([, example]) => example(latex) ?? []),
]

/** Three short sentences, with the examples nearest to the message. */
export function notUnderstood(message: string, latex: string): string {
  const near = topics
    .filter(([about]) => about.test(message.slice(0, maxChars)))
    .flatMap(([, example]) => example(latex) ?? [])
  const examples = (near.length > 0 ? near : usual).slice(0, maxExamples)
  return `I did not understand that. I work by fixed rules and am not a language model. Try ${examples.map((example) => `“${example}”`).join(' or ')}.`
}

/** Some words of a line, cut between words. */
function wordsOf(text: string, most: number): string {
  const words = text.replaceAll(/["“”]/g, '').trim().split(/\s+/).slice(0, most).join(' ')
  return words.slice(0, 40).replace(/[.,;:]+$/, '')
}

/** With one of their own jobs; null where there is none. */
export function addition(latex: string): string | null {
  const found = entriesOf(latex).find(({ section }) => section.kind === 'experience')
  const name = found && wordsOf(namesOf(found.entry)[1] ?? namesOf(found.entry)[0] ?? '', 3)
  return name ? `add a bullet to ${name}: …` : null
}

function removal(latex: string): string | null {
  const found = entriesOf(latex).find(({ section, entry }) => bulletsOf(section, entry).length > 1)
  const name = found && wordsOf(namesOf(found.entry)[1] ?? namesOf(found.entry)[0] ?? '', 3)
  return name ? `remove the last bullet of ${name}` : null
}

function moving(latex: string): string | null {
  const last = sectionsOf(latex).at(-1)
  return last && /^[\p{L}&/ -]{2,40}$/u.test(last.heading) ? `move ${last.heading} to the top` : null
}

function replacing(latex: string): string | null {
  const item = skillLists(latex)[0]?.items[0]
  return item && item.length < 40 ? `replace "${item}" by "…"` : null
}
