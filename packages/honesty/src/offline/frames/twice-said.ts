// Two items of a list that say the same, of which one is to stay.
import { cutUnits, unitsOf } from '../edits/text-units.ts'
import type { Filled } from './frame.ts'

const twice = /^(?<one>.{2,40}?) and (?<other>.{2,40}?) (?:both|are both|are the same|is the same|say the same)\b/i
const keepsWhich = /\b(?:leave|keep) (?:the |only )?(?<which>first|second|latter|former|last)\b/i
/** "X and Y both stand in skills, leave the first": the other goes. */
export function twiceSaid(latex: string, text: string): Filled | null {
  const { one = '', other = '' } = twice.exec(text)?.groups ?? {}
  const which = keepsWhich.exec(text)?.groups?.['which']?.toLowerCase()
  const own = unitsOf(latex).filter(({ kind }) => kind === 'item')
  const called = (name: string) => own.find((unit) => unit.text.toLowerCase() === name.trim().toLowerCase())
  const [first, second] = [called(one), called(other)]
  if (!first || !second || which === undefined) return null
  const gone = /first|former/.test(which) ? second : first
  return { edited: { latex: cutUnits(latex, [gone]), said: `I took out “${gone.text}”.` } }
}
