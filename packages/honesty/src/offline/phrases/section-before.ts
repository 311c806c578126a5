// "Skills: sort them a to z and get rid of the doubles": a section that is named before what is to be done in it.
import { sectionCalled } from './phrase-target.ts'

const orderVerbs =
  '(?:get rid|remove|delete|drop|take out|cut|sort|order|arrange|alphabeti[sz]e|put (?:them|it|these|those)|list (?:them|these|those))'
const named = new RegExp(
  String.raw`^(\W{0,9})(?:in |for |under )?(?:the |my )?(\p{L}[\p{L} &]{2,30}?)(?: section| list)?\s*(?::|\s[-–—])\s+(?=(?:please |can you |could you )*${orderVerbs}\b)`,
  'iu',
)
const joints = new RegExp(String.raw`(,? (?:and|&|n|\+|then) (?:then )?(?:please )?)(?=${orderVerbs}\b)`, 'i')

/** The message with the section in each of the orders behind it; as it is where none is named before them. */
export const withSectionInside = (latex: string, message: string): string =>
  /["“”]/.test(message)
    ? message
    : message
        .split(/(?<=[.!?;\n])(?=\s)/)
        .map((sentence) => sectionInside(latex, sentence))
        .join('')

function sectionInside(latex: string, sentence: string): string {
  const [lead = '', gap = '', called = ''] = named.exec(sentence) ?? []
  const section = called === '' ? null : sectionCalled(latex, called)
  if (!section) return sentence
  const place = `the ${section.heading.toLowerCase()}`
  const orders = sentence
    .slice(lead.length)
    .split(joints)
    .map((part, index) => (index % 2 === 1 ? ' and ' : placed(part, place)))
  return `${gap}${orders.join('')}`
}

function placed(order: string, place: string): string {
  const inside = order.replace(/\b(?:them|these|those|it)\b/i, place)
  if (inside !== order) return inside
  const [, words = order, end = ''] = /^(.*?)([\s.!?]*)$/s.exec(order) ?? []
  return `${words} from ${place}${end}`
}
