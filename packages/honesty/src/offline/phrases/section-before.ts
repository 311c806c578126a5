// "Skills: sort them a to z and get rid of the doubles": a section that is named before what is to be done in it.
import { sectionCalled } from './phrase-target.ts'

const orderVerbs =
  '(?:get rid|remove|delete|drop|take out|cut|sort|order|arrange|alphabeti[sz]e|put (?:them|it|these|those)|list (?:them|these|those))'
const named = new RegExp(
  String.raw`^\W*(?:in |for |under )?(?:the |my )?(\p{L}[\p{L} &]{2,30}?)(?: section| list)?\s*(?::|\s[-–—])\s+(?=(?:please |can you |could you )*${orderVerbs}\b)`,
  'iu',
)
const joints = new RegExp(String.raw`(,? (?:and|&|n|\+|then) (?:then )?(?:please )?)(?=${orderVerbs}\b)`, 'i')

/** The message with the section in each of its orders; as it is where none is named before them. */
export function withSectionInside(latex: string, message: string): string {
  const [lead = '', called = ''] = named.exec(message) ?? []
  const section = called === '' ? null : sectionCalled(latex, called)
  if (!section) return message
  const place = `the ${section.heading.toLowerCase()}`
  return message
    .slice(lead.length)
    .split(joints)
    .map((part, index) => (index % 2 === 1 ? ' and ' : placed(part, place)))
    .join('')
}

function placed(order: string, place: string): string {
  const inside = order.replace(/\b(?:them|these|those|it)\b/i, place)
  if (inside !== order) return inside
  const [, words = order, end = ''] = /^(.*?)([\s.!?]*)$/s.exec(order) ?? []
  return `${words} from ${place}${end}`
}
