// Words put in the place of others: "swing lead, not day lead", "30 weddings should be 40", "Blomst -> Blomst AS".
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../../edits/edited.ts'
import { spliced } from '../../edits/splice.ts'
import { telling, unitMeant, unitsOf } from '../../edits/text-units.ts'
import { placesIn } from './content-places.ts'
import { isSureAndOwn } from './own-numbers.ts'

const phrase = String.raw`["“']?([\p{L}\p{N}£$€%][\p{L}\p{N}£$€%.,'’ /+-]{0,50}?)["”']?`
/** The point of a number is within it. */
const end = String.raw`[,;!]|\.(?!\d)|$`
const pairs: readonly { pattern: RegExp; old: number; fresh: number }[] = [
  {
    pattern: new RegExp(String.raw`(?:^|[\s(])${phrase}\s*(?:->|=>|→)\s*${phrase}(?=${end}|\))`, 'iu'),
    old: 1,
    fresh: 2,
  },
  {
    pattern: new RegExp(String.raw`\b${phrase} should (?:be|say|read|have been) ${phrase}(?=${end})`, 'iu'),
    old: 1,
    fresh: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:it'?s|its|that'?s|is|was|were|are|actually|say|put|till|until|in)?\s*${phrase},? (?:and )?not ${phrase}(?=${end})`,
      'iu',
    ),
    old: 2,
    fresh: 1,
  },
  {
    pattern: new RegExp(String.raw`\b${phrase} (?:instead of|rather than) ${phrase}(?=${end})`, 'iu'),
    old: 2,
    fresh: 1,
  },
  {
    pattern: new RegExp(String.raw`\b(?:write|put|change|say|spell) ${phrase} as ${phrase}(?=${end}| and\b)`, 'iu'),
    old: 1,
    fresh: 2,
  },
]

const degree = String.raw`(?:(?:a (?:bit|little|lot)|much|very|more|most|less|too|so|really|slightly|way|even|far|quite|not|all|just|the|on|in|at|to|of|be|one|two|three|1|2|3|own|its|my|other|new) )*`
const looks = `bigger|big|smaller|small|larger|large|shorter|short|longer|long|wider|narrower|tighter|looser|higher|lower|closer|bolder|lighter|darker|brighter|cleaner|simpler|clearer|nicer|better|best|good|stronger|weaker|different|same|first|second|third|last|next|top|bottom|front|end|beginning|start|left|right|middle|cent(?:er|re)(?:ed)?|above|below|before|after|under|up|down|gone|away|out|off|back|here|there|removed|deleted|hidden|visible|shown|moved|fixed|changed|updated|shortened|together|separate|aligned|indented|justified|bold|italics?|underlined|caps|capital(?:s|i[sz]ed)?|upper-?case|lower-?case|colou?red|black|blue|navy|green|red|grey|gray|purple|teal|pages?|lines?|sentences?|paragraphs?|columns?|rows?|words|size|font|modern|professional|formal|casual|concise|specific|detailed|prominent|readable|consistent|interesting|impressive|catchy|punchy|boring|optional|necessary|important|correct|wrong|okay|ok|fine|easier|harder|louder`
/** "Bigger", "at the top", "more professional": how something is to look or to be, and no words for it. */
export const isAboutLook = (after: string): boolean =>
  new RegExp(
    `^${degree}(?:${looks})(?:[ -](?:and|aligned|please|too|again|then|on|in|of|the|my|page|than|to|at|line|one)\\b.*| (?:${looks}))?$`,
    'i',
  ).test(after) ||
  /^(?:more|less|too|very|a bit|a little|much|slightly|about|like|above|below|under|before|after|next to)\b(?! \d)/i.test(
    after,
  )

/** "Epic as a skill" is added, and takes no one's place. */
const isAKind =
  /^(?:an? |my |the |one of )?(?:\p{L}+ )?(?:skill|language|hobby|hobbies|interest|certificate|certification|licen[cs]e|reference|bullet|point|section|heading|headline|summary|job|role|project|award|course|degree|qualification|strength|tool|keyword|line|entry|experience|example)s?(?: (?:please|too|as well))?$/iu

const aPart = String.raw`(?:my|the|our|this|that|these|those|all|whole|full|first|last|job|email|phone|contact|work|section|names?|surname|e?-?mails?|phone|numbers?|address|summary|profile|objective|intro(?:duction)?|experience|education|skills?|languages?|hobbies|interests?|references?|headings?|headers?|titles?|headlines?|sections?|fonts?|text|writing|letters|margins?|spacing|gaps?|colou?rs?|dates?|years?|bullets?|points?|lines?|sentences?|paragraphs?|pages?|resume|cv|photo|picture|layout|design|it|they|everything|one|ones|part|bit)`
/** "My name", "the summary": a part of the resume is named, and not the words that stand in it. */
/** "Put Area Manager as my title": a value of a part, and no other words for it. */
const ofAPart = /^(?:my|the) (?:job )?(?:title|position|role|headline|name|employer)\b/i
const namesAPart = new RegExp(`^${aPart}(?: ${aPart})*$`, 'i')
const ofHeadings = /\b(?:headings?|sections?|titles?|called)\b/i

/** They belong to no text that is to be written. */
const courtesies = /(?:^|[\s,])(?:pls|plz|please|thx|thanks|thank you|cheers)(?=[\s,.!]|$)[,!]*/gi

export function pairWish(latex: string, given: string): Edited | null {
  const message = given.replaceAll(courtesies, '').trim()
  if (!isSureAndOwn(message)) return null
  for (const { pattern, old, fresh } of pairs) {
    const found = pattern.exec(message)
    const [before, after] = [found?.[old]?.trim(), found?.[fresh]?.trim().replace(passing, '')]
    if (!before || !after || isNoText(after) || isVerbal(before, after)) continue
    const edited =
      otherRate(latex, before, after) ?? (namesAPart.test(after) ? null : replacedIn(latex, { before, after, message }))
    if (edited) return edited
  }
  return null
}

const maxUnitChars = 1_000
const perYear = new Map([
  ['day', 365],
  ['week', 52],
  ['month', 12],
  ['quarter', 4],
  ['year', 1],
])
const period = (words: string) => /\b(day|week|month|quarter|year)s?$/i.exec(words)?.[1]?.toLowerCase() ?? ''

/** "Km for year, not for month": another word beside the same number would be another claim. */
function otherRate(latex: string, before: string, after: string): Edited | null {
  const [old, fresh] = [perYear.get(period(before)), perYear.get(period(after))]
  if (old === undefined || fresh === undefined || old === fresh) return null
  const rate = new RegExp(
    String.raw`(?<![\d,.])(\d[\d,.]{0,15})(?: [\p{L}-]{1,30}){0,3} (?:a|an|per|each|every|in a|in one) ${period(before)}\b`,
    'iu',
  )
  const unit = unitsOf(latex).find(({ text }) => text.length <= maxUnitChars && rate.test(text))
  const [whole = '', number = ''] = rate.exec(unit?.text ?? '') ?? []
  const value = Number(number.replaceAll(',', ''))
  if (!unit || !Number.isFinite(value) || value === 0) return null
  const worked = Math.round((value * old) / fresh).toLocaleString('en-US')
  const wished = whole.replace(number, worked).replace(new RegExp(`${period(before)}$`, 'i'), period(after))
  return {
    problem: `“${whole}” would be about ${worked} a ${period(after)}, if it is so all year: only you know. If that is right, say: replace "${whole}" by "${wished}".`,
  }
}

const isNoText = (after: string): boolean =>
  ofAPart.test(after) || isNothing.test(after) || isAboutLook(after) || isAKind.test(after)

/** "Its four now not three". */
const passing = / (?:now|actually|today|these days|any ?more|already)$/i

/** "A CV should not have …": nothing is put in another's place. */
const isVerbal = (before: string, after: string): boolean =>
  /\b(?:should|do|does|did|is|are|was|were|can|could|will|would|must|may|to|have|has)$/i.test(after) ||
  /^(?:have|has|be|been|do|to|a|an|in|on|at|really|sure|only|that|too)\b/i.test(before)

/** "25 not now" puts nothing in the place of a number. */
const isNothing = /^(?:now|it|that|this|there|here|any ?more|yet|so|too|sure|bad|good|ok|okay)$/i
/** "Should be one word", "… and not eleven, so change it": no word in its place. */
const isOfSpelling =
  /^(?:only |just )?(?:one|two|a single|separate) words?\b|^(?:lower|upper)[- ]?case\b|^(?:plural|singular)\b/i
const numberWord =
  /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred)$/i
const isNumber = (text: string) => /^\d[\d.,]*$/.test(text)

/** "Instead of whatever colour this is": words that stand anywhere name no place. */
const functionWord =
  /^(?:is|are|was|were|be|been|am|it|its|this|that|these|those|there|here|the|an?|of|in|on|at|to|for|from|by|with|as|and|or|but|not|no|so|if|do|does|did|has|have|had|i|me|my|you|your|we|our|they|them|their|he|she|his|her|which|what|who|now|then|one)$/i

interface Pair {
  before: string
  after: string
  message: string
}

const numberFirst =
  /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred)(?= \p{L})/iu

/** A number gives way to a number, and a word to a word: "the GPA of the degree should be 3.8". */
const isOfOneKind = (old: string, fresh: string): boolean =>
  numberWord.test(old) ? numberWord.test(fresh.split(' ').at(-1) ?? '') : !isNumber(fresh) || /\d/.test(old)

/** The old words from their end on, as many as stand in the resume; of several places the one that is meant. */
function replacedIn(latex: string, { message, ...given }: Pair): Edited | null {
  const { before, after } = asWritten(given)
  if (after === '' || isOfSpelling.test(after)) return null
  const [words, fresh] = [before.split(' '), after.split(' ')]
  for (let start = 0; start < words.length; start += 1) {
    const old = words.slice(start).join(' ')
    if (old.length < 2 || words.slice(start).every((word) => functionWord.test(word))) return null
    const place = placeOf(latex, old, message)
    if (!place) continue
    // "30 weddings should be 40": the number alone is another.
    const number = numberFirst.exec(old)?.[0]
    const isNumberAlone = number !== undefined && /^\d[\d.,]*$/.test(after)
    const to = isNumberAlone ? place.from + number.length : place.to
    // "Its swing lead not day lead": as many words as the old one has.
    if (!isNumberAlone && !isOfOneKind(old, after)) return null
    const text = isNumberAlone ? after : fresh.slice(-Math.max(words.length - start, 1)).join(' ')
    return {
      latex: spliced(latex, [{ from: place.from, to, text: escapeTex(text) }]),
      said: `I changed “${old}” to “${isNumberAlone ? `${after}${old.slice(number.length)}` : text}”.`,
    }
  }
  return null
}

function asWritten({ before, after: said }: Omit<Pair, 'message'>): Omit<Pair, 'message'> {
  // "I do 30 houses now not 25": the number is what is another.
  const after = isNumber(before) ? (/\d[\d.,]*/.exec(said)?.[0] ?? '') : said
  // "In 2023 not 22".
  const isShortYear = /^\d\d$/.test(before) && /^(?:19|20)\d\d$/.test(after)
  return { before: isShortYear ? after.slice(0, 2) + before : before, after }
}

function placeOf(latex: string, words: string, message: string): { from: number; to: number } | null {
  const pattern = new RegExp(
    // "Time" in "part-time" is no word of its own.
    String.raw`(?<![\p{L}\p{N}\\]|\d[.,]|\p{L}-)${regexpLiteral(escapeTex(words))}(?![\p{L}\p{N}]|[.,]\d|(?<=\p{L})-\p{L})`,
    'giu',
  )
  const inText = namesAPart.test(words) ? [] : placesIn(latex, pattern)
  const places = inText.length === 0 && ofHeadings.test(message) ? placesIn(latex, pattern, true) : inText
  if (places.length <= 1) return places[0] ?? null
  const unit = unitMeant(
    unitsOf(latex).filter(({ from, to }) => places.some((at) => at.from >= from && at.from < to)),
    telling(message),
  )
  return places.find(({ from }) => unit && from >= unit.from && from < unit.to) ?? null
}
