// Contact data that a message brings: a number, an address, a link, a town. What it is says where it belongs.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { titleWords } from '@galley/resume/title-words'
import { isOwnClass } from '../edits/own-class.ts'
import { isAboutLook } from './corrections/pair-wish.ts'
import { editContact } from '../edits/edit-contact.ts'
import { fieldOf, removeField, setField } from '../edits/header-fields.ts'
import type { Edited } from '../edits/edited.ts'

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/
const phone = /(?<![\w.])[+(]?\d[\d ()./-]{6,24}\d(?![\w])/
const aboutPhone = /\b(?:tele)?(?:phone|cell|mobile|number|handy|tel)\b/i
const link = /(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,10}(?:\/[^\s,;!?]*)?)/i
const fields: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:[a-z]+\.)?linkedin\.com\//i, 'linkedin', 'LinkedIn'],
  [/^github\.com\//i, 'github', 'GitHub'],
  [/./, 'website', 'website'],
]
/** "We moved to Lexington, Kentucky last weekend". */
const moved =
  /\b(?:(?:I|we)(?:'ll| will)? move|moved|moving|relocat\w+|live|living|liv'?n|based|address|location|city|town)\b[^.!?]{0,40}?\b(?:to|in|is|near|at|:) ?((?:\p{Lu}[\p{L}'.-]+|\d{1,5} \p{Lu}[\p{L}'.-]+)(?:,? (?:\p{Lu}[\p{L}'.-]+|[A-Z]{2}\b|\d{5}\b)){0,6})/u
/** "Moved to york last month": typed small, where nothing but the town and a time follows, and it is no post. */
const movedTyped =
  /\b(?:moved|relocated|moving|relocating) (?:house |back |over )?to ((?!the\b|an?\b|another\b|new\b|top\b|bottom\b)[a-z][a-z'-]{2,20}(?: [a-z'-]{3,20})?)(?=,|[.!]|\s+(?:last|this|in|now|recently|so|and|since|from|next|a|two|three)\b|$)/i
function townTyped(message: string): string | undefined {
  const town = movedTyped.exec(message)?.[1]
  const isPost = town?.split(' ').some((word) => titleWords.has(word.toLowerCase()))
  const name = town?.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  return name === undefined || isPost || aMonth.test(name) ? undefined : name
}

/** "Living abroad from May to July" names no town. */
const aMonth =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?$/
const hidesAddress = /\b(?:street|address|where I live|house number|postcode|zip)\b/i
const leavesOut = /\b(?:remove|delete|hide|without|don't want|do not want|leave|only|just|off|out|no)\b/i

/** "My title should be Senior Nurse": what stands under the name, unless a job is named. */
const headline =
  /(?:^\W*(?=(?:\w+ )?(?:title|headline|tagline) (?:at the|under my|on top|up top))|\b(?:my|the|change|set|update|make) )(?:professional |job |current )?(?:title|headline|tagline)(?: (?:at the (?:very )?top|under my name|on top|up top))?,?(?: (?:should (?:be|say|read)|needs to (?:be|say)|is(?: now| actually)?|to(?: be| say)?|:|as)|:) ["“']?([^"”'.!?\n]{2,60}?)["”']?(?:[.!?]|,? please|$)/i

/** "It's at Dales Trust, June 2025 to August 2025, my title is …": of a post, with its time. */
const ofNewPost =
  /\b(?:at|with) \p{Lu}[^!?]*\b(?:19|20)\d\d\b[^!?]*\b(?:19|20)\d\d\b|\b(?:internship|placement|new job|first job)\b/u

function headlineWish(latex: string, message: string): Edited | null {
  const words = headline.exec(message)?.[1]?.trim()
  if (
    !words ||
    /^(?:that|this|it|them|those|these|so|something|anything)$/i.test(words) ||
    isAboutLook(words) ||
    /\b(?:at|for|of) \p{Lu}|\b(?:since|from)\b/u.test(words) ||
    ofNewPost.test(message) ||
    !isOwnClass(latex)
  )
    return null
  // Without one, the title of a job may be meant.
  if (fieldOf(latex, 'headline') === undefined && !/\b(?:headline|tagline|name|top)\b/i.test(message)) return null
  const changed = setField(latex, 'headline', escapeTex(words))
  return changed === null ? null : { latex: changed, said: `I set the title under your name to ${words}.` }
}

const contacts = 'phone|mobile|cell|e-?mail|linkedin|github|website'
/** "Hide my phone and linkedin": out of the header. */
const hiding = new RegExp(
  String.raw`^\W*(?:(?:please|pls|also|and|then|ok|hi|can you|could you|can u|i want to|i'd like to) )*(?:hide|remove|delete|drop|take (?:off|out|away)) (?<things>(?:(?:my |the )?(?:${contacts})(?: (?:number|address|link|profile))?(?:,? (?:and |& )?(?=(?:my |the )?(?:${contacts})))?)+)(?=\s*(?:$|[,.!;?]|please|pls|from (?:the|my|this) (?:resume|cv|header|top|page|pdf|version|list)|(?:on|for|in) (?:this|the|my)\b|and (?:put|add|use|change|set|keep)|but ))(?!.{0,40}\d{3})`,
  'i',
)

function hiddenContact(latex: string, message: string): Edited | null {
  const things = email.test(message) ? undefined : hiding.exec(message)?.groups?.['things']
  const names = things?.match(new RegExp(contacts, 'gi')) ?? []
  if (names.length === 0) return null
  const results: Edited[] = []
  let text = latex
  for (const name of names.map((one) => one.toLowerCase())) {
    const edited = /^(?:linkedin|github|website)$/.test(name)
      ? removeField(text, name)
      : editContact(text, /mail/.test(name) ? 'email' : 'phone', null)
    if ('latex' in edited) text = edited.latex
    results.push(edited)
  }
  const said = results.map((one) => ('latex' in one ? one.said : one.problem)).join(' ')
  return text === latex ? { problem: said } : { latex: text, said }
}

/** Null where the message brings none. */
export function headerWish(latex: string, message: string): Edited | null {
  const address = email.exec(message)?.[0]
  if (address) return editContact(latex, 'email', address.replace(/\.$/, ''))
  const contact = hiddenContact(latex, message) ?? phoneWish(latex, message) ?? headlineWish(latex, message)
  if (contact) return contact
  const site = siteIn(message)
  if (site) return withLink(latex, site)
  if (hidesAddress.test(message) && leavesOut.test(message)) return townOnly(latex)
  const town = moved.exec(message)?.[1]
  if (town && !aMonth.test(town)) return withTown(latex, town.replace(/[.,]$/, ''))
  const typed = townTyped(message)
  // Typed small, it may be a department, or a way to work.
  return typed === undefined
    ? null
    : { problem: `Is ${typed} the town where you live now? Then say: my location is ${typed}.` }
}

function phoneWish(latex: string, message: string): Edited | null {
  if (/\b(?:phone|number|mobile|cell)\b.{0,30}\b(?:without|no) (?:the |any )?spaces\b/i.test(message))
    return withoutSpaces(latex)
  const number = numberIn(message)
  if (!number) return null
  // "Keep the +1".
  const isKept = /\bkeep (?:the )?\+?\d{1,3}\b/i.test(message) && !number.startsWith('+')
  const prefix = isKept ? /^\+\d{1,3}/.exec(fieldOf(latex, 'phone') ?? '')?.[0] : undefined
  return editContact(latex, 'phone', prefix ? `${prefix} ${number}` : number)
}

function withoutSpaces(latex: string): Edited | null {
  const number = fieldOf(latex, 'phone')
  if (!number || !/[ ~]/.test(number)) return null
  const fresh = number.replaceAll(/[\s~]+/g, '')
  return {
    latex: setField(latex, 'phone', fresh) ?? latex,
    said: `I wrote your phone number without spaces: ${fresh}.`,
  }
}

function numberIn(message: string): string | null {
  // Of a person who vouches.
  if (/\b(?:references?|referees?)\b|^\W*(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/.test(message)) return null
  const number = phone.exec(message)?.[0]
  return number && aboutPhone.test(message) && (number.match(/\d/g) ?? []).length >= 7 ? number : null
}

function siteIn(message: string): string | null {
  const site = link.exec(message)?.[1]?.replace(/[.)]+$/, '')
  return site && /[/]|\b(?:link|website|site|portfolio|github|linkedin|page)\b/i.test(message) ? site : null
}

function withLink(latex: string, site: string): Edited {
  const [, name = 'website', shown = 'website'] = fields.find(([pattern]) => pattern.test(site)) ?? []
  // Where the resume has it as its website.
  const own = fieldOf(latex, name) === undefined && name !== 'website' ? fieldOf(latex, 'website') : undefined
  const isThere = own !== undefined && own.toLowerCase().includes(`${name}.com`)
  const changed = setField(latex, isThere ? 'website' : name, site.replaceAll(/[%#&_]/g, String.raw`\$&`))
  if (changed === null)
    return { problem: 'I can’t tell where this document keeps its links. Add it in the LaTeX view, beside your email.' }
  return { latex: changed, said: `I set your ${shown} to ${site}.` }
}

function withTown(latex: string, town: string): Edited {
  const changed = setField(latex, 'location', escapeTex(town))
  if (changed === null)
    return { problem: `I can’t tell where this document keeps your town. Change it in the LaTeX view: ${town}.` }
  return { latex: changed, said: `I set your location to ${town}.` }
}

/** Of "12 Main Street, Springfield, IL 62704" what names the town. */
function townOnly(latex: string): Edited {
  const old = fieldOf(latex, 'location')
  if (old === undefined) return { problem: 'I found no address at the top of your resume.' }
  const parts = old.split(',').map((part) => part.trim())
  const street = /\d|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|way|terrace|apt|flat|unit)\b\.?/i
  const kept = parts.filter((part, index) => !(street.test(part) && (index < parts.length - 1 || /^\d/.test(part))))
  const town = kept
    .map((part) => part.replace(/\b[A-Z]{0,2}\d[A-Z\d]{0,3}(?:[ -]?\d[A-Z\d]{1,4})?\b/g, '').trim())
    .filter(Boolean)
  const shown = town.join(', ')
  if (shown === old || shown === '')
    return { problem: `Your resume says no more than “${old}”. To take that out too, empty Location in the form.` }
  return {
    latex: setField(latex, 'location', shown) ?? latex,
    said: `I left only ${shown.replaceAll('\\', '')} of your address.`,
  }
}
