// Questions that ask for advice, and wishes that the rules can't fulfil: each with what helps instead.
import { entriesOf, sectionsOf, titleOf } from '../edits/find-places.ts'
import { unitsOf } from '../edits/text-units.ts'
import { topics } from './advice-topics.ts'
import { noLetters } from './other-texts.ts'
import { reviewOf } from './review.ts'
import { entryMeant, sectionOf } from './named-places.ts'

/** Words that every resume has. */
const soft =
  /^(?:team ?(?:player|work|spirit)|communication(?: skills)?|hard[- ]?work(?:ing|er)|microsoft office|ms office|word|time management|problem solving|punctual\w*|motivated|fast learner|quick learner|flexib\w+|reliab\w+)$/i
/** What says least. */
function whatMayGo(latex: string): string {
  const items = unitsOf(latex).filter(({ kind, text }) => kind === 'item' && soft.test(text))
  const lines = unitsOf(latex).filter(
    ({ kind, text }) => kind === 'bullet' && text.split(/\s+/).length < 6 && !/\d/.test(text),
  )
  const last = entriesOf(latex).findLast(({ section }) => section.kind === 'experience')
  const parts = [
    items.length > 0
      ? `skills that everybody names (${items
          .slice(0, 3)
          .map(({ text }) => text)
          .join(', ')})`
      : '',
    lines[0] ? `short lines without a number, such as “${lines[0].text}”` : '',
    last ? `lines of ${titleOf(last.entry)}, the oldest job` : '',
    sectionOf(latex, 'interests') ? 'the interests' : '',
  ].filter((part) => part !== '')
  return `By what can be counted, these say least: ${parts.join('; ')}. Say “remove …” for what is to go. What a posting asks for should stay: AI Tailor shows it.`
}

type Advice = readonly [about: RegExp, say: (latex: string, message: string) => string | null]

const others =
  'german|french|spanish|italian|dutch|polish|portuguese|norwegian|swedish|danish|finnish|russian|ukrainian|arabic|hebrew|chinese|mandarin|japanese|korean|hindi|turkish|greek|czech|romanian|hungarian|welsh|irish|gaelic|vietnamese'

const advice: readonly Advice[] = [
  [
    /\b(?:what|which)\b[^.?!]{0,40}\b(?:would|should|could|can) (?:you|i|we) (?:remove|cut|drop|leave out|take out|delete)\b/i,
    (latex) => whatMayGo(latex),
  ],
  [
    /(?=.*\b(?:should|need|put|include|list|leave|have to|necessary)\b)\b(?:registration|licen[cs]e|membership|council|pin|badge|permit|roll) (?:number|no\.?|id)\b/i,
    () =>
      'Where your trade is licensed or registered, employers check it: the number may stand behind the certificate, or only the words “registered with …”, with the number in the application form. It is no secret, but never needed twice. To add it, say: replace "…" by "…" with the certificate’s line.',
  ],
  [
    /\b(?:enough|qualified|ready|experienced enough|good enough|right|chance|shot)\b[^.?!]{0,40}\b(?:apply|application|for (?:a|an|the) [\p{L} ]{3,40}|get (?:the|a|an|it))\b/iu,
    (latex) => {
      const jobs = entriesOf(latex).filter(({ section }) => section.kind === 'experience')
      const shown = jobs.slice(0, 2).map(({ entry }) => titleOf(entry))
      return `I can’t judge like a person: I work by fixed rules. What your resume shows: ${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}, the newest ${shown.join(' and ')}. Paste the posting under AI Tailor: what it asks for and you have is listed against what is missing, free. Most people who are taken have about two thirds of what is asked for.`
    },
  ],
  [
    /\b(?:undo|put (?:it|that|them) back|go back|back (?:to )?how it was|revert|restore|didn't like (?:that|the last|it)|don't like (?:that|the last))\b/i,
    () =>
      'To take back an accepted change, press “Restore previous version” on its card above, or Ctrl+Z in the text. Older texts are under the clock beside the title: open one and press Restore.',
  ],
  [/\b(?:cover(?:ing)? letter|motivation letter|letter)\b/i, () => noLetters],
  [
    new RegExp(
      String.raw`\b(?:tra\w{0,2}s\w{0,2}l?\w?at\w+|(?:cv|resume|version|it|everything|all) in(?:to)? (?:${others}|another language)|(?:${others}) (?:version|cv|resume))\b`,
      'i',
    ),
    () =>
      'I can’t translate: I work by fixed rules. Make a copy for it: on the dashboard open this resume’s menu, and choose to tailor a copy in another language; its headings and dates then follow that language, and you write its lines in the form beside the original.',
  ],
  [
    /\b(?:gap|hole|have nothing (?:from|between|in|for)|nothing (?:from|between) .{0,20}\d{4}|without (?:a )?(?:work|job)|no (?:work|job)\b|jobless|not working|break|time off|out of work|unemployed|looking after|maternity|parental leave|ill(?:ness)?|sick)\b/i,
    (latex) => {
      const job = entriesOf(latex).find(({ section }) => section.kind === 'experience')
      const example = job
        ? ` It can be an entry of its own in the form: “Family care leave” with its years, beside ${titleOf(job.entry)}.`
        : ''
      return `A gap is better explained in a few words than hidden: people who hire see the dates.${example} Years without months make short gaps disappear honestly. In the interview one sentence is enough.`
    },
  ],
  [
    /\b(?:would you hire|is (?:my|this|it) (?:resume |cv )?(?:any )?good|good enough|be (?:brutal|honest)|feedback|what do you think|review (?:my|this|it)|rate|how (?:is|does) (?:it|this|my)|any (?:tips|advice|suggestions))\b/i,
    (latex) => reviewOf(latex),
  ],
  [
    /\b(?:references?|referees?)\b|\bname and (?:e-?mail|phone|number)\b/i,
    (latex) => {
      const section = sectionOf(latex, 'references')
      const how = section
        ? `To take them out, say “remove the ${section.heading} section”.`
        : 'To take the line out, select it in the text and delete it, or say “remove the line about …” with its words.'
      return `Leave references off: employers ask for them later, and a name and an address of another person need their consent. ${how}`
    },
  ],
  [
    /^(?!.*linkedin).*\b(?:headline|under (?:my|the) name|title (?:at the top|under))\b/i,
    (latex) => {
      const headline = /\\headline\{([^{}\n]{1,120})\}/.exec(latex)?.[1]
      return headline
        ? `Under your name it says “${headline}”. Write the title of the job that you go for, if you have done that work. Say: replace "${headline}" by "…" with your words.`
        : 'There is no headline under your name. Set one in the form, in Professional Title: the title of the job that you go for.'
    },
  ],
  [
    /\bdates?\b/i,
    (latex) => {
      const odd = oddDates(latex)
      return odd.length < 2
        ? null
        : `Your dates are written in ${odd.length} ways: ${odd.map((date) => `“${date}”`).join(', ')}. “Mar 2021” is the usual one. The list “suggestions” above the text marks those that differ; type them alike in the form, which takes 2021-03 for every month.`
    },
  ],
]

/** One example of each way to write a month. */
function oddDates(latex: string): string[] {
  const text = sectionsOf(latex)
    .flatMap(({ blocks }) => blocks.map((block) => (block.args ?? [block.text]).join(' | ')))
    .join('\n')
  const shapes = [
    /\b\d{1,2}\/(?:19|20)\d\d\b/,
    /\b\d{1,2}\.(?:19|20)\d\d\b/,
    /\b(?:19|20)\d\d-\d\d\b/,
    /\b[A-Z][a-z]{2}\.? (?:19|20)\d\d\b/,
    /\b(?:January|February|March|April|June|July|August|September|October|November|December) (?:19|20)\d\d\b/,
  ]
  return shapes.flatMap((shape) => shape.exec(text)?.[0] ?? [])
}

/** "Can you fix the manager one": which job, and what about it. */
const vague = /\b(?:fix|do|change|improve|sort(?: out)?|update|redo|look at)\b/i

function askedBack(latex: string, message: string): string | null {
  if (!vague.test(message) || message.length > 120) return null
  const found = entryMeant(latex, message) ?? entriesOf(latex).find(({ entry }) => meant(titleOf(entry), message))
  if (!found) return null
  const name = titleOf(found.entry)
  const title = found.entry.args?.[0] ?? name
  return `What about ${name}? Say “fix spelling and grammar in ${title}”, “make ${title} stronger”, “shorten ${title}”, or “change the title of ${title} to …”.`
}
const meant = (name: string, message: string) =>
  (name.toLowerCase().match(/\p{L}{4,20}/gu) ?? []).some((word) => message.toLowerCase().includes(word))

/** Null where there is nothing better to say than what it does not understand. */
export function adviceOn(latex: string, message: string): string | null {
  for (const [about, say] of [...topics, ...advice]) {
    const text = about.test(message) ? say(latex, message) : null
    if (text !== null) return text
  }
  return askedBack(latex, message)
}
