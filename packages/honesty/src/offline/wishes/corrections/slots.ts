// Values that take each other's place: a level, a grade, a mark with a decimal point, a month. Each is read in what the
// user says and in what stands in the resume.
import { dateIn, inWords, monthTyped, type SaidDate } from './dates-said.ts'

export interface SlotValue {
  readonly text: string
  readonly from: number
  readonly to: number
}

export interface ValueKind {
  readonly name: string
  find(words: string): SlotValue[]
  /** The new value as the old one is written; null where they are the same. */
  as(fresh: string, old: string): string | null
}

const matches = (words: string, pattern: RegExp): SlotValue[] =>
  Array.from(words.matchAll(pattern), ({ index, 0: text }) => ({ text, from: index, to: index + text.length }))

const plainSlot = (name: string, pattern: RegExp, written: (text: string) => string = (text) => text): ValueKind => ({
  name,
  find: (words) => matches(words, pattern),
  as: (fresh, old) => (written(fresh) === old ? null : written(fresh)),
})

const date = new RegExp(
  `(?<![\\d/.-])(?:(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d\\d|(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])|${monthTyped} (?:19|20)\\d\\d|(?:19|20)\\d\\d)(?![\\d/-])`,
  'gi',
)

/** The first that a message has a value of is meant. */
export const slots: readonly ValueKind[] = [
  plainSlot('level', /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/giu, (text) => text.toUpperCase()),
  { name: 'date', find: (words) => matches(words, date), as: (fresh, old) => dateAs(fresh, old) },
  plainSlot('mark', /(?<![\p{L}\d.,/])\d{1,2}[.,]\d{1,2}(?![\d%]|[.,]\d)/gu),
  plainSlot('grade', /(?<![\p{L}\d'’])(?:[A-E](?:[+*-](?![\p{L}\d]))?)(?![\p{L}\d'’.]|\s\p{Ll}{1,2}\s)/gu),
]

function dateAs(fresh: string, old: string): string | null {
  const said = readDate(fresh)
  if (!said) return null
  const text = /^\d{4}$/.test(old) && said.month === null ? said.year : written(said, old)
  return text === old ? null : text
}

function readDate(text: string): SaidDate | null {
  const [, own = '', second = ''] = /^(\d{4})-(\d\d)$/.exec(text) ?? []
  return own === '' ? dateIn(text) : { year: own, month: Number(second) - 1 }
}

function written(said: SaidDate, old: string): string {
  if (said.month === null) return said.year
  const number = String(said.month + 1).padStart(2, '0')
  if (/^\d{1,2}\//.test(old)) return `${number}/${said.year}`
  if (/^\d{1,2}\./.test(old)) return `${number}.${said.year}`
  if (/^\d{4}-/.test(old)) return `${said.year}-${number}`
  const [name = '', year = ''] = inWords(said).split(' ')
  return /^\p{L}{3}\.? /u.test(old) || /^\d{4}$/.test(old) ? `${name.slice(0, 3)} ${year}` : `${name} ${year}`
}
