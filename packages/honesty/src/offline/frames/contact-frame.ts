// "New mobile, it's +353 87 555 0199 now", "phone is …, e-mail is … and I live in Schiedam": the header's fields, known
// by the form of their values.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { fieldOf, setField } from '../edits/header-fields.ts'
import type { Filled, WishFrame } from './frame.ts'

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}/u
const phone = /(?<![\p{L}\p{N}])(?:\+|00|\(?0)\d[\d\s()./-]{6,20}\d/u
const site =
  /\b(?:https?:\/\/)?(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,12}(?:\/[^\s,;]*)?(?=[\s,;]|[.!?]*$)/iu
const ofSite = /\b(?:web ?site|site|homepage|home page|portfolio|blog|page)\b/i
const lives =
  /\b(?:I (?:now )?live in|I'm in(?= \p{Lu}[^.!?]{2,40}\bnow\b)|(?:I've |I have |I )?(?:just )?[Mm]oved to|I'm (?:now )?(?:based|living) in|based in|my (?:new )?(?:address|town|city|location) is(?: now)?)\s+(?<place>\p{Lu}[\p{L}'’-]*(?:,? \p{Lu}[\p{L}'’-]*){0,3})/u
/** Another's, or not for the header. */
const isOther =
  /\b(?:references?|referees?|manager|boss|recruiter|his|her|their|send|mail (?:it|this)|forward|share|apply|contact them|remove|delete|add a second|second|both|company|branch|role|position)\b|\?\s*$/i
const ofOwn = /\b(?:my|new|now|phone|mobile|cell|number|e-?mail|changed|change|update|it's|its|is|I)\b/i

const maxChars = 240

interface FieldSaid {
  field: string
  name: string
  value: string
}

function fieldsSaid(text: string): FieldSaid[] {
  const rest = text.replace(email, ' ')
  const isOfSite = ofSite.test(text) && !/linkedin|github/i.test(text)
  return [
    { field: 'email', name: 'email address', value: email.exec(text)?.[0] },
    { field: 'phone', name: 'phone number', value: phone.exec(rest)?.[0].trim() },
    { field: 'website', name: 'website', value: isOfSite ? site.exec(rest)?.[0] : undefined },
    { field: 'location', name: 'location', value: townSaid(text) },
  ].flatMap(({ value, ...said }) => (value === undefined ? [] : [{ ...said, value }]))
}

export const contactFrame: WishFrame = ({ latex, text, before }) => {
  if (isOther.test(text) || !ofOwn.test(`${before} ${text}`) || text.length > maxChars) return null
  const said = fieldsSaid(text).filter(({ field }) => field === 'website' || fieldOf(latex, field) !== undefined)
  return endsIn(latex, `${before} ${text}`) ?? withFields(latex, said)
}

function withFields(latex: string, said: readonly FieldSaid[]): Filled | null {
  const now = said.reduce((text, { field, value }) => {
    const shown = field === 'location' ? withCountry(fieldOf(text, field)!, value) : value
    return setField(text, field, asTex(field, shown)) ?? text
  }, latex)
  return now === latex
    ? null
    : {
        edited: {
          latex: now,
          said: `I set your ${said.map(({ name, value }) => `${name} to ${value}`).join(', your ')}.`,
        },
        stated: said.map(({ name, value }) => `My ${name} is ${value}`),
      }
}

/** The last that is said, with its state: "I'm in Brisbane now, so Brisbane, QLD". */
function townSaid(text: string): string | undefined {
  const town = lives.exec(text)?.groups?.['place']?.trim().replace(/,$/, '')
  if (town === undefined) return undefined
  const first = town.split(',')[0]!
  const full = new RegExp(String.raw`${regexpLiteral(first)}, [A-Z]{2,3}\b`).exec(text)?.[0]
  return full ?? town
}

const ends = /\b(?:ends?|should end|ending|finish\w*) (?:in|on|with) (?<digits>\d{1,5})\b/i
/** "The phone is wrong, should end in 42": the last digits of the number that stands there. */
function endsIn(latex: string, text: string): Filled | null {
  const digits =
    /\b(?:phone|mobile|cell|number)\b/i.test(text) && /\b(?:wrong|should|must)\b/i.test(text)
      ? ends.exec(text)?.groups?.['digits']
      : undefined
  const old = fieldOf(latex, 'phone')
  if (
    digits === undefined ||
    old === undefined ||
    old.length <= digits.length ||
    !/^\d+$/.test(old.slice(-digits.length))
  )
    return null
  const fresh = `${old.slice(0, -digits.length)}${digits}`
  const edited = setField(latex, 'phone', fresh)
  return edited === null || fresh === old
    ? null
    : {
        edited: { latex: edited, said: `I set your phone number to ${fresh}.` },
        stated: [`My phone number is ${fresh}`],
      }
}

/** An address of mail is set as it is. */
const asTex = (field: string, value: string): string =>
  field === 'email' ? value.replaceAll(/[%&_#]/g, String.raw`\$&`) : escapeTex(value)

/** "Schiedam" for "Rotterdam, Netherlands" stays in the Netherlands unless another country is said. */
const withCountry = (old: string, town: string): string => {
  const country = /,\s*([^,]+)$/.exec(old)?.[1]
  return country === undefined || town.includes(',') || /^[A-Z]{2,3}$/.test(country.trim())
    ? town
    : `${town}, ${country}`
}
