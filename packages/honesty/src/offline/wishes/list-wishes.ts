// What belongs into a list: a language with its level, a certificate, a skill, a hobby.
import { isOfAnAd, isSureAndOwn } from './corrections/own-numbers.ts'
import { splitDocument } from '@galley/resume/outline/split-document'
import { findTerms } from '@galley/resume/posting/find-terms'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { capitalised } from '../../lexicon/verbs.ts'
import { isDoubtful } from '../../reply/assertions.ts'
import { addCredential } from '../edits/edit-entries.ts'
import { addSkills } from '../edits/edit-skills.ts'
import type { Edited } from '../edits/edited.ts'
import { listed } from '../edits/listed.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { addToGroup, groupsOf } from '../edits/skill-groups.ts'
import { spliced } from '../edits/splice.ts'
import { dateIn, inWords } from './corrections/dates-said.ts'
import { sectionOf } from './named-places.ts'

const languages =
  /\b(?:English|Spanish|French|German|Portuguese|Italian|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Hebrew|Hindi|Urdu|Bengali|Punjabi|Tamil|Telugu|Marathi|Gujarati|Mandarin|Chinese|Cantonese|Japanese|Korean|Vietnamese|Thai|Tagalog|Filipino|Malay|Indonesian|Swahili|Yoruba|Igbo|Hausa|Zulu|Somali|Amharic|Farsi|Persian|Pashto|Kurdish|Swedish|Norwegian|Danish|Finnish|Icelandic|Greek|Czech|Slovak|Hungarian|Romanian|Bulgarian|Serbian|Croatian|Slovenian|Albanian|Lithuanian|Latvian|Estonian|Welsh|Irish|Gaelic|Scots|Catalan|Basque|Galician|Armenian|Georgian|Nepali|Sinhala|BSL|ASL|British Sign Language|American Sign Language)\b/g
/** A part of a pattern. */
export const levelWords = String.raw`(?:native|mother tongue|bilingual|fluent(?:ly)?|proficient|advanced|upper[- ]intermediate|intermediate|conversational|working knowledge|basics?|beginner|elementary|rusty|[ABC][12])(?:ish)?`
const level = new RegExp(String.raw`\b${levelWords}\b`, 'i')
const aLanguage =
  /\b(?:learn\w*|speak\w*|spoke|fluent|language|intermediate|conversational|native|bilingual|lessons|level|duolingo|[ABC][12])\b/i

/** Whether one word names a language, however it is typed. */
export const isLanguage = (name: string): boolean =>
  (capitalised(name.toLowerCase()).match(languages)?.[0] ?? '').toLowerCase() === name.toLowerCase()

/** Null where the message brings nothing for a list. */
export function listWish(latex: string, message: string): Edited | null {
  if (isOfAnAd(message)) return null
  return languageWish(latex, message) ?? credentialWish(latex, message) ?? skillWish(latex, message)
}

function languageWish(latex: string, message: string): Edited | null {
  const names = namedIn(message)
  if (
    names.length === 0 ||
    !(aLanguage.test(message) || /^\W*(?:please )?add\b/i.test(message)) ||
    aTranslation.test(message)
  )
    return null
  // "I'd say intermediate" is no more than a guess.
  const at = levelOf(isDoubtful(message) ? undefined : level.exec(message)?.[0])
  const known = at === undefined ? null : levelChanged(latex, names, at)
  return known ?? addedLanguages(latex, names, at === undefined ? '' : ` (${at})`)
}

/** Under their heading, or in the group of skills that has their name. */
function addedLanguages(latex: string, names: readonly string[], shown: string): Edited {
  const section = sectionOf(latex, 'languages')
  const group = section ? undefined : groupsOf(latex).find(({ label }) => /^languages?$/i.test(label.trim()))
  const place = section ?? group?.block
  const fresh = names.filter((name) => !place || !latex.slice(place.from, place.to).includes(name))
  if (fresh.length === 0)
    return {
      problem: `${listed(names)} is there already. To change its level, say: replace "old words" by "${names[0]}${shown}".`,
    }
  const items = fresh.map((name) => `${name}${shown}`)
  const grouped = group ? addToGroup(latex, group, items) : null
  return grouped ?? addedTo(latex, 'Languages', { section, item: items.join(', ') })
}

const notALevel =
  /\b(?:remove|delete|drop|take|lessons?|learn\w*|reach|want|need|patients?|colleagues?|customers?|clients?|guests?|course|book)\b/i
/** "Put Spanish as intermediate": the level of a language that is there already. */
export function levelWish(latex: string, message: string): Edited | null {
  const names = namedIn(message)
  const [name = ''] = names
  const beside = new RegExp(
    String.raw`\b${name}(?: level| skills)?(?: (?:as|is|to|at|should be|needs to be|now))* (?:an? )?(${levelWords})\b`,
    'i',
  )
  const before = new RegExp(
    String.raw`\b(${levelWords})\b(?: level| exam| certificate| now| test)* (?:in|for|of) ${name}\b`,
    'i',
  )
  const isSure = !isDoubtful(message) && isSureAndOwn(message)
  const at = levelOf(isSure ? (beside.exec(message) ?? before.exec(message))?.[1] : undefined)
  if (names.length !== 1 || at === undefined || aTranslation.test(message) || notALevel.test(message)) return null
  return levelChanged(latex, names, at)
}

/** As it stands in a resume: "fluently" as "fluent", "b2" as "B2". */
function levelOf(words: string | undefined): string | undefined {
  const at = words?.toLowerCase().replace(/ly$|ish$/, '')
  return at && /^[abc]\d$/.test(at) ? at.toUpperCase() : at
}

/** With a capital letter, or without, as the level in `text` is written. */
export const likeLevelIn = (text: string, level: string): string =>
  /\(\p{Lu}\p{Ll}/u.test(text) ? capitalised(level) : level

/** "Got Spanish B2 now" of "Spanish (B1)": the level in its brackets. */
function levelChanged(latex: string, [name = '', ...others]: readonly string[], at: string): Edited | null {
  const found = others.length === 0 ? new RegExp(`\\b${name} \\([^()\\n]{1,60}\\)`).exec(latex) : null
  if (!found) return null
  const text = `${name} (${likeLevelIn(found[0], at)})`
  if (text === found[0]) return null
  return {
    latex: spliced(latex, [{ from: found.index, to: found.index + found[0].length, text }]),
    said: `I changed ${found[0]} to ${text}.`,
  }
}

/** As they are written, or as people type them where a level or "speak" stands beside them. */
function namedIn(message: string): string[] {
  const exact = [...new Set(message.match(languages))]
  if (
    exact.length > 0 ||
    !/\b(?:add|speak|fluent|native|conversational|intermediate|basic|beginner|advanced|proficient|language|level|[ABC][12])/i.test(
      message,
    )
  )
    return exact
  const typed = message.replaceAll(/\b(?!polish|thai)\p{Ll}{4,}\b/gu, (word) => capitalised(word))
  return [...new Set(typed.match(languages))]
}

const aTranslation = /\b(?:translat\w*|version|cv in|resume in|same)\b/i

interface Listed {
  section: ReturnType<typeof sectionOf>
  item: string
}

/** Behind the last of its list; in a section of its own where there is none. */
function addedTo(latex: string, heading: string, { section, item }: Listed): Edited {
  const said = `I added ${item} to ${section?.heading ?? heading}.`
  const text = escapeTex(item)
  if (!section) {
    if (!isOwnClass(latex))
      return { problem: `Your resume has no section for that. Add “${heading}” in the LaTeX view, with “${item}”.` }
    const at = latex.slice(0, latex.length - splitDocument(latex).rest.length).trimEnd().length
    return { latex: spliced(latex, [{ from: at, to: at, text: `\n\n\\section{${heading}}\n\\skills{${text}}` }]), said }
  }
  const last = section.blocks.at(-1)
  if (!last)
    return { latex: spliced(latex, [{ from: section.bodyFrom, to: section.bodyFrom, text: `\n${text}` }]), said }
  if (last.kind === 'bullet')
    return { latex: spliced(latex, [{ from: last.to, to: last.to, text: `\n  \\item ${text}` }]), said }
  const end = last.kind === 'skills' ? (last.argRanges?.at(-1)?.to ?? last.to) : last.to
  const before = latex.slice(0, end).trimEnd().replace(/\.$/, '')
  return { latex: `${before}, ${text}${latex.slice(end)}`, said }
}

const earned =
  /\b(?:finished|passed|completed|got|earned|received|renewed|did|have|took|been awarded) (?:my |the |an? |also )*((?:\p{Lu}|\d)[\p{L}\p{N}&/+.-]*(?: (?!(?:in|last|this|on|from|yesterday|today|which|that|but|so|when|with|today)\b)(?:at (?=work\b)|of |and |for )?[\p{L}\p{N}&/-]+){0,6})/u
const renewed = /^(?:.*?\b)?((?:\p{Lu}[\p{L}\p{N}-]*)(?: \p{Lu}[\p{L}\p{N}-]*){0,4}) (?:is|was|got) renewed\b/u
const aCredential =
  /\b(?:certs?|certif\w+|licen[cs]\w+|cards?|first aid|courses?|exam|tickets?|diploma|qualif\w+|renewed|training|badge|passed)\b/i

/** "I did functional safety course in Cork ETB, two days, finished 14 June 2024": the course, and who gave it. */
const attended =
  /\b(?:did|done|attended|took|completed|passed|finished|got|have|hold) (?:my |the |an? |also )*([\p{L}\d][\p{L}\d /&+-]{2,50}?) (?:course|training|certificate|exam|diploma|card|ticket|licen[cs]e)\b(?:,? (?:in|on|last|this) (?:\p{L}{3,9} )?(?:(?:19|20)\d\d|\p{L}{4,9})(?=,? (?:at|from|with|by) ))?(?:,? (?:in|at|from|with|by) (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\b)((?:the )?\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,4}))?/u

/** "A third certificate: Project Cycle Management, from the Maseno College, 2021". */
const titled =
  /\b(?:certificate|course|diploma|licen[cs]e|qualification|training):\s*([\p{L}\d][\p{L}\d /&()+-]{2,70}?)(?:,? (?:from|by|at|with) (?:the )?(\p{Lu}[\p{L}\d&.'’ -]{2,60}?))?(?=[,.;]|$)/u

function attendedCourse(message: string): string | null {
  const [, title, giver] = titled.exec(message) ?? []
  if (title) return `${capitalised(title)}${giver ? `, ${giver}` : ''}${dateOf(message)}`
  const [whole = '', name, issuer] = attended.exec(message) ?? []
  if (!name || /^(?:\d|first|second|third|fourth|new|other|another)\b|^(?:the|my|an?|this|that)$/i.test(name))
    return null
  const kind = /\b(?:course|training|certificate|exam|diploma|card|ticket|licen[cs]e)\b/.exec(
    whole.slice(whole.indexOf(name) + name.length),
  )?.[0]
  const shown =
    kind && /^(?:card|ticket|licen[cs]e|diploma)$/.test(kind)
      ? `${name} ${kind}`
      : `${name}${kind === 'course' || kind === 'training' ? ` ${kind}` : ''}`
  return `${capitalised(shown)}${issuer ? `, ${issuer}` : ''}${dateOf(message)}`
}

/** Of what stands there already. */
const putsRight =
  /\b(?:fix|correct|change) (?:the |that |its )?(?:dates?|years?|month)\b|\b(?:dates?|year) (?:is|are) wrong\b/i

function credentialWish(latex: string, message: string): Edited | null {
  if (!aCredential.test(message) || putsRight.test(message)) return null
  const known = renewed.exec(message)?.[1]
  if (known && sectionHas(latex, known)) return renewedWish(latex, known, message)
  const exact = (earned.exec(message)?.[1] ?? known)?.replace(/ (?:in|of|and|for)$/i, '')
  const isNamed = exact && exact.length > 1 && !/^\d/.test(exact)
  const name = attendedCourse(message) ?? (isNamed ? `${exact}${dateOf(message)}` : typedCredential(message))
  return name ? addCredential(latex, 'certification', name) : null
}

const typed =
  /\b(?:got|passed|did|done|finished|completed|have|took|renewed) (?:my |the |an? |also )*([\p{Ll}\d][\p{L}\d /&-]{2,40}? (?:card|course|certificate|licen[cs]e|ticket|exam|training|badge|diploma))\b/iu
/** "Got my digital tacho card in march 2024": as typed, with its date. */
function typedCredential(message: string): string | null {
  const name = typed.exec(message)?.[1]
  return name && !/^(?:the|my|an?) \S+$/i.test(name) ? `${capitalised(name)}${dateOf(message)}` : null
}

function dateOf(message: string): string {
  const date = dateIn(message)
  return date ? `, ${inWords(date)}` : ''
}

const sectionHas = (latex: string, name: string) => {
  const section = sectionOf(latex, 'certifications')
  return section !== undefined && latex.slice(section.from, section.to).includes(name)
}

/** The date that the certificate's line has becomes the new one. */
function renewedWish(latex: string, name: string, message: string): Edited {
  const until =
    /\b(?:til|till|until|through|thru|to|expires?|valid)\b (?:the )?(?:end of )?((?:\p{L}{3,9} )?(?:19|20)\d\d)/iu.exec(
      message,
    )?.[1]
  const section = sectionOf(latex, 'certifications')!
  const block = section.blocks.find(({ text }) => text.includes(name))
  const line = block && latex.slice(block.from, block.to)
  const date = line && /(?:\p{L}{3,9}\.? )?(?:19|20)\d\d/u.exec(line)
  if (!until || !block || !date)
    return { problem: `Until when? Say: replace "${name}" by "${name}, renewed until March 2027".` }
  const from = block.from + date.index
  return {
    latex: spliced(latex, [{ from, to: from + date[0].length, text: until }]),
    said: `I changed the date of ${name} from ${date[0]} to ${until}.`,
  }
}

const knows =
  /\b(?:using|used?|know|learn(?:ed|t|ing)?|work(?:ed|ing)? with|experience (?:with|in)|trained (?:in|on)|good (?:at|with)|forgot to (?:say|mention|add|put))\b/i
const denies = /\b(?:not|never|n't|no)\b/i

function skillWish(latex: string, message: string): Edited | null {
  // "You know better than me".
  if (/\byou(?:'ll|'d| will| would)? know\b|\bgive me\b/i.test(message)) return null
  if (!knows.test(message) || denies.test(message) || message.length > 200) return null
  const terms = [...new Set(findTerms(message).map(({ text }) => text))]
  if (terms.length === 0 || terms.length > 4) return null
  const edited = addSkills(latex, terms)
  return 'problem' in edited ? edited : { ...edited, said: `I added ${listed(terms)} to your skills.` }
}
