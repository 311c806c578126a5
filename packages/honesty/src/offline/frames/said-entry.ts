// An entry as people say it: what it is, whose it is, where and when, in whatever order, and what was done there.
import { titleWords } from '@galley/resume/title-words'
import { asTitle } from '../phrases/as-written.ts'
import { sentencesIn } from '../messages/message-reader.ts'
import type { SaidDate } from '../wishes/corrections/dates-said.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import { datesSaid, joinsDates } from './dates.ts'

export type EntryKind = 'experience' | 'volunteering' | 'education' | 'certifications' | 'projects'

export interface SaidEntry {
  kind: EntryKind
  title: string
  organisation: string
  place: string
  start: SaidDate | null
  /** Null: not said. */
  end: SaidDate | 'present' | null
  lines: string[]
}

/** Abbreviations have their capitals: "March" is no M.Arch. */
const degreeLetters =
  /\b(?:(?:B|M)\.? ?(?:A|S|Sc|Ed|Eng|Com|BA|Tech|Phil|Arch)\b\.?|LL\.?[BM]\b|MBA\b|Ph\.? ?D\b|HN[CD]\b|NVQ\b|BTEC\b)/
const degreeWords = /\b(?:bachelor\w*|master(?:s|'s)?(?= (?:of|in|degree)\b)|diploma|doctorate|postgraduate|degree)/i
const isDegree = (text: string): boolean => degreeLetters.test(text) || degreeWords.test(text)
const credential =
  /\b(?:licen[cs]e|cert(?:ificate|ification)?s?|card|tickets?|permit|badge|(?:short |online |training )?course|training|accreditation|registration|qualification|awarded by|issued by|NPQ)\b/i
const job =
  /\b(?:new |add (?:an? |my |this )?(?:new )?)(?:job|position|role|post)\b|\b(?:started|start|joined|joining|working) (?:as|at|with|for)\b/i
const project = /\b(?:add|new|another|include|put)\b[^.:]{0,20}\bprojects?\b/i
const voluntary = /\bvolunt\w+|\bunpaid\b/i

const goesTo =
  /\b(?:under|in|into|to|with) (?:the |my )?(?:other )?(?<place>education|studies|certif\w+|certs|tickets|licen[cs]es|experience|volunteer\w+|projects)\b/i
/** Of what is to be added; null where it does not say. */
export function kindOf(text: string): EntryKind | null {
  const place = goesTo.exec(text)?.groups?.['place']?.toLowerCase()
  if (place !== undefined && /^(?:edu|stu)/.test(place)) return 'education'
  if (place !== undefined && /^(?:cert|tick|lic)/.test(place)) return 'certifications'
  if (voluntary.test(text)) return 'volunteering'
  if (project.test(text)) return 'projects'
  if (job.test(text)) return 'experience'
  if (isDegree(text)) return 'education'
  return credential.test(text) ? 'certifications' : null
}

/** What leads to it, and is no part of it. */
const opening =
  /^\W*(?:(?:please|kindly|can you|could you|i want to|i'd like to|also|and|new|another|one more|add|put(?: in| down)?|include|insert|list|mention|there's|there is|no|not|yet|bit of|my|an?|the|this|i|i've|i'm|i'd|so|finally|now|doing|studying|took|among|certificates|certs|issued|full name|called|named|done|would|like|have|just|recently|got|did|done|completed|finished|passed|obtained|earned|hold|started|start|joined|in|to|for|under|(?:the )?(?:volunteering|education|certifications?|experience)(?: yet)?|job|position|role|post|entry|degree|certificate|certification|course|as)\b[:,.!?]?\s*)+/i
const tail =
  /[,.;]?\s*(?:so |and )?(?:it |that |this |they )?(?:belongs?|needs? to go|should go|goes|has to go|can go) (?:in|with|under|to|next)\b.*$|[,;] (?:so|because|can you|could you|please|if you|did it|got it)\b(?![^,]*\d{4}).*$|[,.]?\s*(?:please )?(?:include|add|put|list)(?: (?:it|that|this))? (?:among|in|to|under|with|on)(?: the| my)? (?:certif\w+|education|volunteering|experience|skills|cv|resume)\b.*$/i
const connecting = String.raw`(?:,|;|:|\bawarded by\b|\bissued by\b|\bat\b|\bfrom\b|\bwith\b|\bby\b|\bthrough\b|\bfor\b|\bin\b)`
const present = /\b(?:now|present|today|to date|date|ongoing|currently)\b/i
const doing =
  /^(?:(?:there|here|mainly|mostly)[, ]+)?(?:I |we |my work is |it is |mainly |mostly )?(?:also )?(?<line>\p{L}+.{8,200})$/iu

/** Null where it has no name, or neither whose it is nor when. */
/** "Got a new ticket: …", "wonderful news: passed the …". */
const before = /^(?<lead>[^:.!?]{3,40}):\s+(?:(?:I )?(?:passed|got|finished|completed) (?:the |my |an? )?)?(?=\p{Lu})/iu
const withoutLead = (message: string): string =>
  isNameless(before.exec(message)?.groups?.['lead'] ?? 'X') ? message.replace(before, '') : message

export function saidEntry(said: string, kind: EntryKind): SaidEntry | null {
  const message = withoutLead(said)
  const sentences = sentencesIn(message)
  const at = sentences.findIndex((one) => datesSaid(one).length > 0)
  const { chunks, start, end } = headIn(headOf(sentences, at, kind), kind)
  const parts = slotsOf(chunks, kind)
  if (!parts || !isName(parts.title) || !isName(parts.organisation)) return null
  if (parts.organisation === '' && start === null && kind !== 'projects') return null
  const behind = sentences.slice(at + 1).filter((one) => isDeed(one))
  const goesOn = kind === 'experience' && end === null && begins.test(message)
  return {
    kind,
    ...parts,
    start,
    end: goesOn ? 'present' : end,
    lines: [...parts.lines, ...behind].map(asLine).filter((line) => line !== ''),
  }
}
/** "I finished my Master of Laws. Lakeshore School, 2022 to 2024": its name is in the sentence before the date's. */
function headOf(sentences: readonly string[], at: number, kind: EntryKind): string {
  const [head = '', before = ''] = [sentences[Math.max(0, at)], sentences[at - 1]]
  const names = kind === 'education' ? isDegree : hasTitle
  const isBefore = kind !== 'certifications' && at > 0 && !names(head) && names(before)
  return isBefore ? `${before.replace(/[.!]+$/, '')}, ${head}` : head
}
const begins = /\b(?:start\w*|join\w*|began|new job|new position|new role)\b/i
const quote = /["“](?<title>[^"“”]{3,80})["”]/

/** The parts of the sentence that has the date; what is quoted is the name. */
function headIn(head: string, kind: EntryKind): Omit<Time, 'rest'> & { chunks: Chunk[] } {
  const title = quote.exec(head)?.groups?.['title']
  const { rest, start, end } = withoutTime(head.replace(tail, '').replace(quote, ' '))
  const named = chunksIn(rest, kind)
  const others = named.filter(({ by, text }) => by !== '' || !isNameless(text))
  return { chunks: title === undefined ? named : [{ text: title, by: '' }, ...others], start, end }
}

const isDeed = (sentence: string): boolean =>
  /^(?:(?:there|here|at (?:it|that)|in it|mainly|mostly)[, ]+)?(?:I|we) (?!(?:have|had|am|was|don't|do not|can|could|need|want|would|think|finished|left)\b)\p{L}+/iu.test(
    sentence,
  ) && !/\?/.test(sentence)
const asLine = (text: string): string => {
  const line = doing.exec(text.trim().replace(/[.!]+$/, ''))?.groups?.['line'] ?? ''
  return capitalised(line)
}

interface Time {
  rest: string
  start: SaidDate | null
  end: SaidDate | 'present' | null
}

function withoutTime(text: string): Time {
  const [one, other] = datesSaid(text)
  if (!one || one.year === '') return { rest: text, start: null, end: null }
  const between = other ? text.slice(one.to, other.from) : ''
  const isSpan = other && joinsDates.test(between)
  const behind = text.slice(isSpan ? other.to : one.to)
  const open = /^\s{0,3}(?:to|until|till|-|–|—)\s{0,3}(?:now|present|today|date)\b/i.exec(behind)
  const before = text
    .slice(0, one.from)
    .replace(
      /[\s,(]*\b(?:since|from|in|on|finished in|completed in|starting|as of|with effect from|obtained|got it|issued|dated|between|during|of)(?: the)?\s*$/i,
      ',',
    )
  const isSince = /\b(?:since|from|starting|as of)\s*$/i.test(text.slice(0, one.from))
  return {
    rest: `${before}, ${behind.slice(open?.[0].length ?? 0)}`,
    start: one,
    end: isSpan ? other : open || isSince || present.test(behind.slice(0, 12)) ? 'present' : null,
  }
}

interface Chunk {
  text: string
  /** The word before it: "at", "," … */
  by: string
}

function chunksIn(text: string, kind: EntryKind): Chunk[] {
  const clean = text.replace(opening, '').replace(/^[\s,:;.!-]+/, '')
  const chunks: Chunk[] = []
  let by = ''
  let from = 0
  const push = (to: number) => {
    const chunk = clean
      .slice(from, to)
      .trim()
      .replace(/^(?:the|an?) /i, '')
      .replace(/[\s,.;:!]+$/, '')
    if (/\p{L}{2}/u.test(chunk)) chunks.push({ text: chunk, by })
  }
  for (const { 0: joint, index } of clean.matchAll(new RegExp(connecting, 'gi'))) {
    const next = clean.slice(index + joint.length).trimStart()
    // "In" and "for" join a name to another only before a capital letter.
    if (/^\p{L}/u.test(joint) && !/^(?:the )?\p{Lu}/u.test(next)) continue
    const own = clean.slice(from, index).trim()
    if (/^(?:in|for)$/i.test(joint) && (isDegree(own) || (kind === 'certifications' && chunks.length === 0))) continue
    // "Engineers for Schools" is one name; what is done stays whole.
    if (/^for$/i.test(joint) && /^\p{Lu}/u.test(own) && !hasTitle(own)) continue
    if (/^\p{L}/u.test(joint) && /^\p{Ll}\p{L}+ \S/u.test(own) && !hasTitle(own)) continue
    push(index)
    by = joint.trim().toLowerCase()
    from = index + joint.length
  }
  push(clean.length)
  return chunks
}

/** One of its words is one of a post. */
export const hasTitle = (text: string): boolean =>
  text.split(/[\s/-]+/).some((word) => titleWords.has(word.toLowerCase()))

/** A name holds no words of a sentence. */
const isName = (name: string): boolean =>
  !/\b(?:I|it|its|not|could|can|just|show|this|that|they|we|you|my|me|also|please|is|was|have|has|check|against)\b|\s[-–—]\s/i.test(
    name,
  ) && name.split(/\s+/).length <= 10

/** "Another course", "also a diploma": which one is not said. */
export const isNameless = (title: string): boolean =>
  !/[\p{L}\p{N}]/u.test(
    title.replaceAll(
      /\b(?:an?|the|my|also|another|other|new|one|more|some|short|online|small|few|two|course|diploma|certificate|certification|cert|licen[cs]e|training|job|position|role|degree|school|project|qualification|thing|too|as well|last|this|year|it|that|to|for|add|list|include|got|have|ticket|card|permit|gig|news|wonderful|great|good|big|lovely)\b/gi,
      ' ',
    ),
  )

type Slots = Pick<SaidEntry, 'title' | 'organisation' | 'place' | 'lines'>

function titleOf(chunks: readonly Chunk[], kind: EntryKind): Chunk | null {
  const [first] = chunks
  const ofKind = chunks.find(({ text }) => (kind === 'education' ? isDegree(text) : hasTitle(text)))
  // A certificate's name comes first, whatever it is called.
  const title = kind === 'certifications' || kind === 'projects' ? first : (ofKind ?? first)
  const isSure = kind !== 'experience' || ofKind !== undefined || chunks.some(({ by }) => by === 'as')
  return title && isSure && title.text.length <= 90 && !isNameless(title.text) ? title : null
}

const isCapital = ({ text }: Chunk): boolean => /^\p{Lu}/u.test(text) && text.length < 70

function slotsOf(chunks: readonly Chunk[], kind: EntryKind): Slots | null {
  const title = titleOf(chunks, kind)
  if (!title) return null
  const others = chunks.filter((chunk) => chunk !== title)
  const names = others.filter((chunk) => isCapital(chunk))
  const organisation = names.find(({ by }) => /^(?:at|from|with|(?:awarded |issued )?by|through)$/.test(by)) ?? names[0]
  const place = names.find((chunk) => chunk !== organisation)
  const lines = others.filter(
    (chunk) => chunk !== organisation && chunk !== place && /^\p{Ll}\p{L}+\s\S+\s\S/u.test(chunk.text),
  )
  return {
    title: asTitle(title.text),
    organisation: organisation?.text ?? '',
    place: place?.text ?? '',
    lines: lines.map(({ text }) => text),
  }
}
