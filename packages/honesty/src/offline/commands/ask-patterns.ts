// How people word what is about the whole resume: fitting, tailoring, looking it over; and what the rules can't do,
// which is said plainly.
import type { Impossible } from './command.ts'
import { reader, type Reader } from './pattern.ts'
import { lookup } from '@galley/resume/text/lookup'

const numbers = lookup<number>({ one: 1, a: 1, single: 1, two: 2, three: 3, four: 4, five: 5 })
const compose = '(?:write|add|create|make|generate|draft|compose|give me|need|want|prepare|insert|include|come up with)'
const summary = '(?:summary|profile|objective|about me|personal statement|introduction|intro|headline)'
const reword =
  '(?:rewrite|re-write|rephrase|reword|paraphrase|redo|improve|polish|expand|quantify|elaborate(?: on)?|spice up|strengthen)'

const cannot = (pattern: string, what: Impossible): Reader => reader(pattern, () => ({ kind: 'cannot', what }))

/** Before the commands that are worded like them. */
export const cannotPatterns: readonly Reader[] = [
  cannot(
    `.{0,60}\\b(?:(?:cover|motivation|application) ?|(?:write|draft|make|do) (?:me )?(?:an? )?(?:short |quick |nice |good )?)letter\\b.*`,
    'cover_letter',
  ),
  cannot(
    '(?:add|insert|write|include) (?:a |another |one more |the following )?(?:new )?(?:bullet|line|point)(?: point)?(?::.*|)',
    'which_job',
  ),
  cannot('(?:quantify|add (?:more |some )?(?:numbers|metrics|figures|results))\\b.{0,60}', 'rewrite'),
  cannot(
    `(?:add|insert|include|put|create) (?:a |an |my |another |the ){0,2}(?:new )?(?:jobs?|roles?|positions?|projects?|degrees?|schools?|languages?|education|experience|internships?)\\b(?!.*\\bsection\\b).*`,
    'entry',
  ),
  cannot(
    `(?:add|insert|include|put) (?:a |an |my |the ){0,2}(?:link|url|linkedin|github|website|portfolio|homepage)\\b.*`,
    'link',
  ),
  cannot('(?:undo|revert|go back|roll back|take (?:it|that) back)\\b.{0,40}', 'undo'),
  cannot(
    'translate\\b.*|(?:i )?(?:need|want|would like) (?:this|it|that|my (?:cv|resume)|the (?:cv|resume)|everything) (?:all )?(?:in|into|to) (?:german|french|spanish|italian|portuguese|dutch|english|polish|chinese|japanese|russian|turkish|arabic|another language)\\b.*|(?:write|put|make|do|turn|change|switch|convert|rewrite)\\b.{0,40} (?:in|into|to) (?:german|french|spanish|italian|portuguese|dutch|english|polish|chinese|japanese|russian|turkish|arabic|another language)',
    'translate',
  ),
  cannot(
    `${compose}\\b.{0,40}\\b${summary}\\b.*|(?:${reword}|make)\\b.{0,30}\\b(?:my|the) (?:professional )?${summary}\\b.*`,
    'summary',
  ),
  cannot(
    `${reword} (?:the |my |this |that |your )?(?:\\S{1,20} ){0,3}?(?:bullet(?! points)|point|line|sentence|paragraph|description|entry)\\b(?!.*\\b(?:each|every|all)\\b).*|(?:rewrite|re-write|rephrase|reword|paraphrase)\\b(?!.*\\b(?:match|fit|suit|posting|job)).{0,60}`,
    'rewrite',
  ),
  cannot(
    `(?:${compose}|put|upload|attach|use)\\b.{0,30}\\b(?:photo|picture|image|headshot|logo|icon|qr code)s?\\b.*`,
    'photo',
  ),
  cannot(`(?:add|create|make|insert|start) (?:a |an |another |new ){0,2}.{0,60}\\bsection\\b.*`, 'section'),
]

const tailoring = '(?:tailor|optimi[sz]e|adapt|match|target|align|customi[sz]e|adjust|fit)'
const job = '(?:posting|job|advert|ad|description|role|position|requirements|vacancy|jd|offer)'

const posting: readonly Reader[] = [
  reader(
    `(?:use|apply|take|adopt|write|spell|put|match)\\b.{0,60}\\b(?:spellings?|spelled|written|terms|wording|names|way|ways|words|vocabulary|terminology)\\b.{0,40}\\b${job}\\b.{0,30}|(?:use|apply|adopt|match) the ${job}(?:'s)? (?:spelling|terms|wording|words|names|vocabulary|terminology)\\b.{0,30}|(?:spell|write) .{0,40} (?:as|like) (?:in )?the ${job} (?:does|writes|spells|has)?.{0,20}`,
    () => ({ kind: 'respell' }),
  ),
  reader(
    `(?:is )?(?:there )?(?:anything|something|what(?:'s| is)?(?: else| still)?) missing\\b(?: (?:for|in|from|here|with)\\b.{0,30})?`,
    () => ({ kind: 'missing' }),
  ),
  reader('(?:show (?:me )?(?:the |my )?)?(?:gaps?|gap analysis|coverage|what is missing)\\b.{0,40}', () => ({
    kind: 'missing',
  })),
  reader(`${tailoring}\\b[^:]{0,80}: ?(.{20,})`, (f) => ({ kind: 'tailor', posting: f[1]! })),
  reader(
    `(?:tailor|optimi[sz]e|adapt|match|target|align|customi[sz]e)\\b.*|(?:make|rewrite|change|adjust|fit|get|improve|edit|polish)\\b.{0,60}\\b(?:match|fit|suit)(?:es|s)?\\b.*|(?:bring|put|get|make|set)\\b.{0,60}\\b(?:in(?:to)? line with|in(?:to)? agreement with|closer to|up to|ready for|right for)\\b.{0,40}\\b${job}\\b.{0,30}`,
    () => ({ kind: 'tailor', posting: null }),
  ),
]

export const pagePatterns: readonly Reader[] = [
  reader(
    '(?:fit|shorten|cut|trim|reduce|squeeze|get|bring|make|keep|condense|expand|extend)\\b[^.]*?\\b(one|two|three|four|five|single|a|\\d)[ -]*pages?\\b[^.]*',
    (f) => ({ kind: 'fit', pages: numbers[f[1]!.toLowerCase()] ?? Number(f[1]) }),
  ),
  reader(
    `(?:make (?:it|this) )?(?:a |into a )?one[- ]pager?|(?:(?:it|this|my (?:resume|cv))(?:'s| is) )?too long`,
    () => ({ kind: 'fit', pages: 1 }),
  ),
]

export const wholePatterns: readonly Reader[] = [
  ...posting,
  reader(
    '(?:change|switch|set|choose|pick) (?:the |my |a )?(?:theme|template|colou?r|font|design|layout|style)s?',
    () => ({
      kind: 'looks',
    }),
  ),
  reader(
    `(?:show|list|give|tell)(?: me)? .{0,30}\\b(?:themes?|templates?|colou?rs?|fonts?|designs?|styles?|layouts?)\\b.{0,30}`,
    () => ({
      kind: 'looks',
    }),
  ),
  reader(`(?:make|check|test|get)\\b.{0,40}\\b(?:ats|applicant tracking|machine[- ]readable)\\b.{0,60}`, () => ({
    kind: 'readable',
  })),
  reader('(?:rate|score|grade|judge|evaluate|assess)\\b.{0,60}', () => ({ kind: 'rate' })),
  reader(
    '(?:sort|order|reorder|rank|prioriti[sz]e|rearrange)\\b.{0,20}\\b(?:skills|bullets|projects)\\b.{0,60}',
    () => ({
      kind: 'tailor',
      posting: null,
    }),
  ),
  reader('(?:help|hi|hello|hey)\\b.{0,30}', () => ({ kind: 'who' })),
]

/** Questions rather than instructions: a question is never a command, but these can be answered. */
export const questions: readonly Reader[] = [
  reader(
    '(?!.*\\b(?:posting|advert|job description)\\b).{0,60}\\b(?:spelling|spelled|grammar|grammatical|typos?|misspell\\w*)\\b.{0,60}',
    ([where]) => ({ kind: 'proofread', where }),
  ),
  reader(
    `(?!.*\\b(?:words|keywords|terms)\\b).{0,80}\\b(?:ats|applicant tracking|machine[- ]readable|parse[sd]? by|readable (?:by|for) (?:robots|machines|software|bots))\\b.{0,100}`,
    () => ({
      kind: 'readable',
    }),
  ),
  reader(
    `(?:what|which)\\b.{0,30}\\b(?:themes?|templates?|colou?rs?|accents?|fonts?|designs?|styles?|layouts?|looks)\\b.{0,60}`,
    () => ({ kind: 'looks' }),
  ),
  reader(
    `(?:does|do|did|is|are|am|has|have|will) .{0,60}\\b(?:mention|cover|have|show|contain|include|meet|tick|list|match|fulfil+|satisfy)\\b.{0,40}\\b(?:everything|all|enough|what they|they (?:want|ask|need)|keywords?|${job})\\b.{0,60}`,
    () => ({ kind: 'missing' }),
  ),
  reader(
    `(?:which|what) (?:key ?words|terms|skills|words)\\b.{0,40}\\b(?:add|use|include|mention|learn)\\b.{0,60}|what (?:does|do|is) (?:the|this|that) ${job} (?:want|ask|need|require|look)\\w*\\b.{0,40}|what (?:else )?(?:should|can|could|do) i (?:need to )?add\\b.{0,60}`,
    () => ({ kind: 'missing' }),
  ),
  reader(
    '(?:is|was|how (?:good|strong) is) (?:my|this|the|it)\\b.{0,30}(?:good|ok|okay|fine|enough|strong|ready|resume|cv|it)|(?:what|how)\\b.{0,30}\\b(?:improve|change|fix|better|wrong with)\\b.{0,60}|(?:is|are) there (?:any|some|anything)\\b.{0,30}\\b(?:mistakes?|errors?|problems?|typos?|wrong|issues)\\b.{0,40}',
    () => ({ kind: 'rate' }),
  ),
  cannot(
    `.{0,60}\\b(?:(?:cover|motivation|application) ?|(?:write|draft|make|do) (?:me )?(?:an? )?(?:short |quick |nice |good )?)letter\\b.*`,
    'cover_letter',
  ),
]
