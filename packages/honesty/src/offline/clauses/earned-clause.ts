// "I won silver at Chef Ireland 2024 for plated dessert", "passed the DELF B1 in June 2025, add that": an award or an
// examination, where the list for it is wished or there.
import { addCredential } from '../edits/edit-entries.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import { asName } from '../phrases/as-written.ts'
import { dateIn, inWords } from '../wishes/corrections/dates-said.ts'
import { sectionOf } from '../wishes/named-places.ts'

const lead = String.raw`(?:(?:add|put in|put|include|mention|say|write)(?: in)?(?: that)? )?(?:also )?(?:I |I've |I have )?(?:also |just |recently |even )*`
/** Names are known by their capital letters here, so that these patterns distinguish case. */
const month = String.raw`(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]*\.?`
const when = String.raw`(?:,? (?:back )?(?:in |on )?(?<date>(?:(?:\d{1,2} )?${month} )?(?:19|20)\d\d))?`
const more = String.raw`(?:,? (?:also|too|as well))*(?: for (?<what>[^.,;]{3,50}))?(?:,? (?:also|too|as well))*`
const won = new RegExp(
  String.raw`^${lead}(?:won|was awarded|were awarded|received|been awarded) (?:an? |the )?(?<title>\p{L}[\p{L}\d &'’-]{2,60}?)(?: (?:at|from|by|in) (?:the )?(?<giver>\p{Lu}[\p{L}\d&'’.]*(?: [\p{Lu}\d][\p{L}\d&'’.]*| of| and| the){0,6}?))?${when}${more}$`,
  'u',
)
/** "Add that to the certificates", behind it. */
const pointing = String.raw`(?:[.,;]? (?:and |so |please |can you )*(?:add|put|list|include) (?:it|that|this)(?: one)?(?: (?:to|in|under|on) .{2,40})?)?`
const passed = new RegExp(
  String.raw`^${lead}(?:passed|did|got|finished|completed|earned|obtained) (?:an? |the |my )?(?<title>[\p{Lu}\d][\p{L}\d &'’./+-]{1,50}?)(?: (?:exam|test|course))?${when}${pointing}$`,
  'u',
)
const kind = String.raw`(?:certs?|certificates?|certification|diploma|course|licen[cs]e|training|qualification|nvq|badge|ticket|card)`
/** Where its name has no capital letter, its kind is named and it is to be added. */
const course = new RegExp(
  String.raw`^${lead}(?:passed|did|got|finished|completed|earned|obtained) (?:an? |the |my )(?<title>(?:[^,.;]{2,50}? )?${kind}(?: (?:i|ii|iii|iv|v|\d))?(?: in [^,.;]{3,50}?)?)(?: (?:at|from|with|through|by) (?:the )?(?<giver>[^,.;]{2,40}?))?(?:,? (?:in|on|last) (?<date>(?:${month} )?(?:19|20)\d\d|${month}))?${pointing}$`,
  'iu',
)
/** "I finished a new course, Lean Six Sigma, from the Lean Academy, November 2024": its name stands behind it. */
const namedBehind = new RegExp(
  String.raw`^${lead}(?:passed|did|got|finished|completed|earned|obtained) (?:an? |the |my )?(?:new |another |online |short )*(?:course|certificate|certification|training|exam|qualification)(?:,| called| named|:) ?["“]?(?<title>[^,"”]{3,80}?)["”]?(?:,? (?:from|at|with|by|through) (?:the )?(?<giver>[^,.;]{2,60}?))?(?:,? (?:in |on )?(?<date>(?:${month} )?(?:19|20)\d\d))?${pointing}$`,
  'u',
)
const ofCertificates = /\b(?:certs?|certificat\w*|licen[cs]es|qualifications?|exam|test|add (?:it|that|this))\b/i

/** Null where a word is left over. */
export const earnedClause = (clause: WishClause): ReadClause | null =>
  awardWon(clause) ?? courseNamed(clause) ?? courseDone(clause) ?? examClause(clause)

function awardWon({ latex, words }: WishClause): ReadClause | null {
  const award = won.exec(words)?.groups
  if (!award || !isAward(latex, words)) return null
  const { title = '', giver, date, what } = award
  const name = `${capitalised(title)}${what ? ` for ${what.trim()}` : ''}`
  return added(latex, { of: 'award', parts: [name, giver && asName(giver)], date })
}

function courseNamed({ latex, words, message }: WishClause): ReadClause | null {
  const { title, giver, date } = (adds.test(message) ? namedBehind.exec(words)?.groups : undefined) ?? {}
  return title === undefined
    ? null
    : added(latex, { of: 'certification', parts: [title, giver && asName(giver)], date })
}

function courseDone({ latex, words, message }: WishClause): ReadClause | null {
  const named = adds.test(message) ? course.exec(words)?.groups : undefined
  return named && !nameless.test(named['title'] ?? '') ? courseAdded(latex, named) : null
}

function examClause({ latex, words, message }: WishClause): ReadClause | null {
  const exam = passed.exec(words)?.groups
  // With its date, what was passed is worth a line; otherwise it may be anything.
  const isSure = ofCertificates.test(message) || (exam?.['date'] !== undefined && /\bpassed\b/i.test(words))
  if (!exam || !isSure) return null
  return added(latex, { of: 'certification', parts: [exam['title']!.trim()], date: exam['date'] })
}

const nameless = new RegExp(`^${kind}$`, 'i')
const adds = /\b(?:add|put|list|include) (?:it|that|this|them)\b|^\W*(?:please )?(?:add|put|include|list|mention)\b/i

function courseAdded(latex: string, { title = '', giver, date }: Record<string, string>): ReadClause | null {
  const parts = [capitalised(title.trim()), giver && asName(giver)]
  const read = added(latex, { of: 'certification', parts, date })
  const isUndated = date === undefined || dateIn(date) === null
  return read && isUndated && 'latex' in read.edited
    ? {
        ...read,
        edited: {
          ...read.edited,
          said: `${read.edited.said} In which year was it? Say it with its name, and I set the date.`,
        },
      }
    : read
}

const isAward = (latex: string, words: string): boolean =>
  /\b(?:awards?|prize|medal|gold|silver|bronze|first|second|third|best|scholarship|trophy|competition|of the (?:year|month))\b/i.test(
    words,
  ) &&
  !/\b(?:lot|for fun|and the)\b/i.test(words) &&
  (sectionOf(latex, 'awards') !== undefined || /\b(?:award|prize|medal|won|awarded)\b/i.test(words))

interface Earned {
  of: 'award' | 'certification'
  parts: readonly (string | undefined)[]
  date: string | undefined
}

function added(latex: string, { of, parts, date }: Earned): ReadClause | null {
  const named = parts.filter((part) => part !== undefined && part !== '')
  const [title = ''] = named
  if (latex.toLowerCase().includes(`{${title.toLowerCase()}}`)) return null
  const at = date === undefined ? null : dateIn(date)
  return { edited: addCredential(latex, of, [...named, ...(at ? [inWords(at)] : [])].join(', ')), about: title }
}
