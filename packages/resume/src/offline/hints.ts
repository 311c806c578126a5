// What the rule-based assistant says of itself, and the examples nearest to what it did not understand.

const topics: readonly (readonly [RegExp, string])[] = [
  [/\b(?:remove|delete|drop|cut|rid|without|hide|line|less)\b/i, 'remove the bullet about interns'],
  [
    /\b(?:colou?r|teal|navy|blue|design|theme|look|style|template|font|pretty|modern)\b/i,
    'make it navy” or “use the modern theme',
  ],
  [/\b(?:page|long|short|fit|space|size)\w*/i, 'fit it on one page'],
  [/\b(?:job|posting|tailor|match|role|ats|keywords?|apply|company)\b/i, 'show the gaps” or “tailor it to the job'],
  [/\b(?:add|include|bullet|write|mention|experience|new)\b/i, 'add a bullet to Northwind: Trained two interns'],
  [/\b(?:skills?|know|learn|used?)\b/i, 'add Docker to my skills'],
  [/\b(?:section|move|order|rename|heading|top|bottom)\b/i, 'move Skills to the top'],
  [/\b(?:grammar|wording|verbs?|better|improve|typo|spelling|fix|professional|rewrite|sound)\b/i, 'check my verbs'],
  [/\b(?:change|replace|wrong|instead|correct|update)\b/i, 'replace "2019" by "2020"'],
]
const usual = ['tailor it to the job', 'fit it on one page', 'add Docker to my skills']
const mostExamples = 2
const mostChars = 1000

const inQuotes = (examples: readonly string[]) => examples.map((example) => `“${example}”`).join(' or ')

export const whoIAm = `I am Galley’s built-in assistant: fixed rules, not a language model. I tailor to a posting, fit to pages, edit lines, skills and sections, and check verbs. Try ${inQuotes(usual.slice(0, 2))}.`

/** Three short sentences, with the examples nearest to the message. */
export function notUnderstood(message: string): string {
  const near = topics.filter(([about]) => about.test(message.slice(0, mostChars))).map(([, example]) => example)
  const examples = (near.length > 0 ? near : usual).slice(0, mostExamples)
  return `I did not understand that. I work by fixed rules and am not a language model. Try ${inQuotes(examples)}.`
}
