// How people ask for their own sentences in better shape: without mistakes, shorter, stronger, in one tense.
import type { RewordingAim } from './command.ts'
import type { Reader } from './pattern.ts'

/** Those are about the look, the length in pages, or a posting. */
const otherwise =
  /\b(?:pages?|months?|one[- ]pager|margins?|fonts?|spacing|layout|posting|advert|job description|jd|vacancy|requirements|match|tailor|suit|align|ats|cover letter|translate|british|american|australian|canadian)\b|:|^(?:replace|change|swap) ["“]|\b(?:in|in)?to (?:german|french|spanish|italian|portuguese|dutch|polish|chinese|japanese|russian)\b/i

const slip = String.raw`(?:spelling|misspell\w*|grammar|grammatical|typos?|typographical|punctuation|(?:language|writing) (?:mistakes?|errors?)|(?<=\b(?:my|the) )english)`
const mend =
  '(?:check|fix|mend|correct|clean up|look over|look for|go over|review|find|spot|remove|eliminate|get rid of|improve|edit|revise|run|do|repair|sort out|take care of)'
const document = String.raw`(?:my |the |this |whole |entire )*(?:resume|résumé|cv|document|text|it|this|everything)`

const proofreading: readonly RegExp[] = [
  new RegExp(String.raw`^${mend}\b.{0,80}?\b${slip}\b.{0,120}$`, 'is'),
  new RegExp(String.raw`^(?:proof-?\s?read|spell-?\s?check|grammar-?\s?check)\b.{0,120}$`, 'is'),
  new RegExp(String.raw`^(?:make|get)\b.{0,60}\b${slip}\b.{0,60}\b(?:right|correct|perfect|better|good)$`, 'is'),
  new RegExp(
    String.raw`^${slip}(?:(?:,| and| &| or)+ ?${slip})*(?: (?:check|fix|correction|mistakes?|errors?)(?:es|s)?)?$`,
    'is',
  ),
  new RegExp(String.raw`^(?:make sure|ensure)\b.{0,60}\b(?:no|any|free of|without) ${slip}.{0,60}$`, 'is'),
  new RegExp(
    String.raw`^(?:check|fix|correct|look over|go over|review|find|spot|mend|look for)\b.{0,60}\b(?:mistakes?|errors?)\b.{0,60}$`,
    'is',
  ),
  new RegExp(String.raw`^(?:check|look over|go over|review|audit|correct|fix|mend) ${document}$`, 'is'),
]

const shorter =
  '(?:shorter|(?:more )?concise|tighter|crisper|snappier|briefer|less wordy|punchier|(?:more )?succinct|(?:more )?to the point|leaner)'
const fluff =
  '(?:fluff|fillers?|filler words?|wordiness|padding|verbosity|redundanc(?:y|ies)|waffle|hedges|hedging|(?:unnecessary|extra|excess|redundant|needless|empty|useless) (?:words?|wording|phrases?)|buzzwords?)'
const shortening: readonly RegExp[] = [
  new RegExp(String.raw`^(?:make|get|keep|write)\b.{0,80}\b${shorter}\b.{0,60}$`, 'is'),
  /^(?:shorten|condense|trim|tighten|compress|abbreviate|cut down)\b.{0,100}$/is,
  new RegExp(
    String.raw`^(?:cut|remove|drop|delete|get rid of|lose|reduce|take out|eliminate|strip)\b.{0,30}\b${fluff}\b.{0,60}$`,
    'is',
  ),
  /^(?:(?:it|this|my .{2,30}|the .{2,30}?)(?:'s| is| are) )?(?:too|very|a bit|so) (?:wordy|verbose|long-winded|lengthy)$/is,
  /^(?:use|with|in|say (?:it|this) in) fewer words$/is,
  new RegExp(String.raw`^(?:be )?(?:a bit |a little |much )?${shorter}(?: bullets?| sentences?| wording)?$`, 'is'),
]

const strong = '(?:stronger|(?:more )?(?:impactful|powerful|assertive|compelling|convincing|dynamic)|pop|stand out)'
const verbs = String.raw`(?:verbs?|words?|words|language|wordings?|openings?|openers?|beginnings?|phrasing|voice)`
const wording = String.raw`(?:bullets?(?: points?)?|lines?|verbs?|wordings?|openers?|openings?|words|language|phrasing|style|descriptions?|sentences?)`
const strengthening: readonly RegExp[] = [
  new RegExp(String.raw`^(?:make|get)\b.{0,80}\b${strong}\b.{0,60}$`, 'is'),
  /^(?:strengthen|beef up|punch up|power up|spice up)\b.{0,100}$/is,
  new RegExp(
    String.raw`^(?:use|add|put|start|begin|write|give|want|need|choose|pick|replace|change|turn|switch)\b.{0,60}\b(?:stronger|strong|action|active|power|powerful|better)[- ](?:\S{1,15} )?${verbs}\b.{0,80}$`,
    'is',
  ),
  new RegExp(
    String.raw`^(?:improve|enhance|polish|upgrade|better|tidy(?: up)?|clean up|check|fix|look at|review|revise|critique|edit)\b.{0,60}\b${wording}\b.{0,80}$`,
    'is',
  ),
  new RegExp(
    String.raw`^(?:improve|enhance|polish|upgrade|better|edit|revise|tidy(?: up)?|clean up) ${document}$`,
    'is',
  ),
  /^(?:avoid|remove|fix|replace|change|turn|get rid of|take out|cut|drop)\b.{0,40}\b(?:passive(?: voice)?|weak (?:verbs?|words?|wording|openings?|beginnings?|phrases?)|first person|pronouns?)\b.{0,60}$/is,
  new RegExp(String.raw`^${strong}(?: (?:verbs?|wording|bullets?|language))?$`, 'is'),
]

const tenses: readonly RegExp[] = [
  /^(?:use|put|make|write|set|turn|change|switch|correct|fix|check|mend|convert)\b.{0,80}\b(?:tenses?|in (?:the )?(?:past|present))\b.{0,60}$/is,
]

const rewording = (aim: RewordingAim, patterns: readonly RegExp[]): Reader[] =>
  patterns.map((pattern): Reader => [pattern, ([where]) => ({ kind: 'reword', aim, where })])

const readers: readonly Reader[] = [
  ...proofreading.map((pattern): Reader => [pattern, ([where]) => ({ kind: 'proofread', where })]),
  ...rewording('tense', tenses),
  ...rewording('shorten', shortening),
  ...rewording('strengthen', strengthening),
]

/** Before the edits, which say "cut" and "fix" of other things. Empty where the message is about something else. */
export const wordingPatterns = (message: string): readonly Reader[] => (otherwise.test(message) ? [] : readers)
