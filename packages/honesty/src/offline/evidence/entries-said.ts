// "Side job: Tutor, TalkBuddy, March 2022 to present. Teach …", "Saturdays I'm a Pharmacist at Willowbank in Etobicoke
// since March 2023", "one more project! Padaria: identity for a bakery": an entry that is not there yet.
import { entryFor } from '../frames/add-entry-frame.ts'
import { datesSaid, joinsDates, withoutDates } from '../frames/dates.ts'
import type { Filled } from '../frames/frame.ts'
import { hasTitle, type EntryKind, type SaidEntry } from '../frames/said-entry.ts'
import { sentencesIn } from '../messages/message-reader.ts'
import { asTitle } from '../phrases/as-written.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import type { SaidDate } from '../wishes/corrections/dates-said.ts'

const news =
  /\b(?:new|one more|another|add|missing|side|second|extra|belongs?|not on (?:there|it)|forgot|also|since|could (?:that|it) be|list(?:ed)?|put (?:it|that)|include|got|won)\b/i
const other =
  /\b(?:remove|delete|drop|rename|replace|instead|wrong|change|promot\w+|ended|finished|left|stopped|bullet|cover letter|not yet|hope|plan(?:ned|ning)?|will|maybe|might|translate|skills?|offered|offer|appl(?:ied|y|ying)|ad|advert|posting|fired|ideas?|wallet|interview\w*|looking for|want to)\b/i
const kinds: readonly (readonly [EntryKind, RegExp])[] = [
  ['volunteering', /\bvolunt\w+|\bunpaid\b/i],
  ['projects', /\bprojects?\b/i],
  [
    'certifications',
    /\b(?:papers?|cards?|tickets?|licen[cs]es?|certificat\w+|certs?|qualifications?|permits?|courses?)\b/i,
  ],
  [
    'experience',
    /\b(?:jobs?|gigs?|positions?|roles?|posts?|self[- ]employed|freelanc\w+|work(?:ing)?|I'm an?|I am an?)\b/i,
  ],
]
/** "Side job: …", "one more project! …". */
const lead = /^(?<lead>[^:!.\n]{3,70})(?::|!+|\.)\s+(?<rest>\S.*)$/s

/** The whole message. Pure. */
export function entriesSaid(latex: string, message: string): Filled | null {
  if (message.length > 400 || other.test(message) || !news.test(message)) return null
  const kind = kinds.find(([, words]) => words.test(message))?.[0]
  const said = kind === undefined ? null : entryOf(message, kind)
  return said && !latex.toLowerCase().includes(said.organisation.toLowerCase() || said.title.toLowerCase())
    ? entryFor(latex, said)
    : null
}

function entryOf(message: string, kind: EntryKind): SaidEntry | null {
  const { lead: head = '', rest = message } = lead.exec(message)?.groups ?? {}
  const isLead =
    head !== '' && kinds.some(([own, words]) => own === kind && words.test(head)) && !/\b(?:at|with) \p{Lu}/u.test(head)
  const text = isLead ? rest : message
  return kind === 'projects'
    ? projectIn(text, isLead)
    : kind === 'certifications'
      ? isLead
        ? listIn(text, kind)
        : null
      : (roleIn(text, kind) ?? (isLead ? listIn(text, kind) : null))
}

const errand = /^\W*(?:(?:please|pls|could|can|would|put|add|list|include|that|this|it|thanks?|thank)\b)/i
const linesIn = (sentences: readonly string[]): string[] =>
  sentences
    .filter((one) => !errand.test(one) && !/\?\s*$/.test(one))
    .map((one) => capitalised(one.replace(/^I (?:also )?/, '').replace(/[.!\s]+$/, '')))
    .filter((one) => one.split(/\s+/).length > 2)

interface Time {
  start: SaidDate | null
  end: SaidDate | 'present' | null
}
function timeIn(text: string): Time {
  const [one, two] = datesSaid(text)
  if (!one || one.year === '') return { start: null, end: null }
  const isSpan = two && joinsDates.test(text.slice(one.to, two.from))
  const isOpen =
    /\b(?:since|from|started|start)\s*$/i.test(text.slice(0, one.from)) ||
    /^\s{0,3}(?:to|until|till|-|–|—)\s{0,3}(?:now|present|today|date)\b/i.test(text.slice(one.to))
  return { start: one, end: isSpan ? two : isOpen ? 'present' : null }
}

const name = String.raw`(?:the )?(?<org>\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:(?:of|and|the|for|&) )?\p{Lu}[\p{L}\p{N}&'’.-]*){0,5})`
const placeSaid = String.raw`(?:,? (?:in|here in) (?<place>\p{Lu}[\p{L}'’ -]{2,30}?)|, (?<town>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}))?`
const until = String.raw`(?=$|[,.;:!]|\s(?:since|from|in|on|for|part|full|starting|until|as)\b)`
const post = String.raw`(?:an? |the |their |new )*(?<title>\p{L}[\p{L}/& -]{2,50}?)`
const roles: readonly RegExp[] = [
  String.raw`\b(?:I'm|I am|I've been|I have been|I work|I worked|I was|working|as|been)\s+(?:as )?${post}\s+(?:at|with|for|in)\s+${name}${placeSaid}(?: as (?:an? |the )?(?<as>\p{L}[\p{L} -]{2,30}))?${until}`,
  String.raw`\b(?:joining|joined|join|start(?:ed|ing)? (?:at|with)|mov(?:ed|ing) to|hired by)\s+${name}${placeSaid} as ${post}${until}`,
  String.raw`^(?:new job[:,!]* )?(?!the\b|my\b|our\b|one\b)${post}\s+(?:at|with)\s+${name}${placeSaid}${until}`,
].map((source) => new RegExp(source, 'u'))
const roleSaid = (text: string) => {
  for (const role of roles) {
    const groups = role.exec(text)?.groups
    if (groups) return groups
  }
  return undefined
}
const withoutLead = (title: string): string =>
  title.trim().replace(/^(?:(?:please|pls|kindly|also|add|put|include|list|insert|new|job|my|as|an?|the)\s+)+/i, '')

/** "I'm a Pharmacist at Willowbank in Etobicoke", with its dates anywhere. */
function roleIn(text: string, kind: EntryKind): SaidEntry | null {
  const sentences = sentencesIn(text)
  const at = sentences.findIndex((one) => roleSaid(withoutDates(one)) !== undefined)
  const { title = '', org = '', place, town, as } = roleSaid(withoutDates(sentences[at] ?? '')) ?? {}
  const { start, end } = timeIn(sentences[at] ?? '')
  const post = withoutLead(as ?? title)
  if (org === '' || start === null || !isPost(kind, post)) return null
  return {
    kind,
    title: /^(?:volunteer|volunteering|helper)$/i.test(post) ? 'Volunteer' : asTitle(post),
    organisation: org.replace(/[.,]+$/, ''),
    place: (place ?? town ?? '').trim(),
    start,
    end: end ?? 'present',
    lines: linesIn(sentences.slice(at + 1)),
  }
}

const maxPostWords = 5
const isPost = (kind: EntryKind, post: string): boolean =>
  post.split(/\s+/).length <= maxPostWords && (kind !== 'experience' || hasTitle(post))

const maxTitleWords = 8
const isTitleOf = (kind: EntryKind, title: string): boolean =>
  title !== '' && title.split(/\s+/).length <= maxTitleWords && (kind !== 'experience' || hasTitle(title))

const inBetween =
  /^(?:home[- ]?based|remote|part[- ]?time|full[- ]?time|self[- ]?employed|online|on weekends|weekends)$/i
/** "Tutor, TalkBuddy, home-based, March 2022 to present." */
function listIn(text: string, kind: EntryKind): SaidEntry | null {
  const [head = '', ...more] = sentencesIn(text)
  const { start, end } = timeIn(head)
  const [title = '', org = '', ...rest] = withoutDates(head)
    .replace(/\b(?:since|from|started|to present|to date|to now|present|- now)\b/gi, ' ')
    .split(/[,;]|\s[–—-]\s/)
    .map((part) => part.replace(/[.\s]+$/, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
  const places = rest.filter((part) => !inBetween.test(part))
  const isCredential = kind === 'certifications'
  if (start === null || !isTitleOf(kind, title) || !(isCredential ? /^(?:\p{Lu}|$)/u : /^\p{Lu}/u).test(org))
    return null
  return {
    kind,
    title: capitalised(title),
    organisation: org,
    place: places[0] ?? '',
    start,
    end: isCredential ? null : end,
    lines: isCredential ? [] : linesIn(more),
  }
}

const project =
  /^(?:it's |it is )?(?:called |named )?["“]?(?<title>\p{Lu}[\p{L}\p{N}&'’.-]*(?: \p{Lu}?[\p{L}\p{N}&'’.-]+){0,4}?)["”]?(?:,|:|\s[–—-])\s+(?<what>.{8,200})$/su
const onlyName =
  /^(?:it's |it is )?(?:called |named )?["“]?\p{Lu}[\p{L}\p{N}&'’.-]*(?: \p{Lu}?[\p{L}\p{N}&'’.-]+){0,4}["”]?$/u
/** "It predicts daily rides". */
const aboutIt = (sentence: string): string =>
  capitalised(sentence.replace(/^(?:it|this|that) (?:is |was )?/i, '').replace(/[.!\s]+$/, ''))
function projectIn(text: string, isLead: boolean): SaidEntry | null {
  const [head = '', ...more] = sentencesIn(text)
  const { title = '', what = '' } = isLead ? (project.exec(head.replace(/[.!\s]+$/, ''))?.groups ?? {}) : {}
  const bare = isLead && onlyName.test(head.replace(/[.!\s]+$/, '')) ? head.replace(/[.!\s]+$/, '') : ''
  if (title === '' && bare !== '' && more.length > 0)
    return {
      kind: 'projects',
      title: bare,
      organisation: '',
      place: '',
      start: null,
      end: null,
      lines: more.map(aboutIt),
    }
  if (title === '') return null
  const { start } = timeIn(what)
  const line = what.replace(/,? (?:that|which) I (?:put|made|built|wrote|published|released|did)\b.*$/i, '').trim()
  return {
    kind: 'projects',
    title,
    organisation: '',
    place: '',
    start,
    end: null,
    lines: [capitalised(line), ...linesIn(more)],
  }
}
