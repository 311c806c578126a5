// "Use my full first name, Léonie-Maude": the name at the top.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { plainText } from '@galley/resume/outline/plain-text'
import type { Edited } from '../edits/edited.ts'
import { fieldOf, setField } from '../edits/header-fields.ts'

const named = String.raw`((?:\p{Lu}[\p{L}'’.-]*)(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|da|del|la|bin|al|el)){0,4})`
const given = new RegExp(
  String.raw`\b(?:my|the) (?:(full|whole|real|legal) )?(first |last |family |given |sur|middle )?name(?: at the top)?,? (?:is(?: now| actually)?|should (?:be|read|say)|to|as|now|:)?\s*["“]?${named}`,
  'u',
)

/** "I got married, it's Hannah Okafor-Lindqvist now". */
const changed = new RegExp(
  String.raw`\b(?:married|divorced|changed (?:my|the) (?:last |family |sur)?name|new (?:last |family |sur)?name)\b[^.!?]{0,40}?\b(?:it's|its|it is|i'm|im|i am|i go by|to|is|now)\s+${named}`,
  'u',
)

/** Null where the message brings no name, or the document's is not found. */
export function nameWish(latex: string, message: string): Edited | null {
  const [, , which = '', typed = ''] = given.exec(message) ?? []
  const after = changed.exec(message)?.[1] ?? ''
  // One word alone is the family's name, as it is after a wedding.
  const fresh = typed || (after.includes(' ') ? after : '')
  const old = fieldOf(latex, 'name')
  if (fresh === '' || !old || /\b(?:company|employer|file|job|section)\b/i.test(message)) return null
  const parts = old.split(/ +/)
  const name = named.length > 0 ? nameWith(parts, { which: which.trim(), fresh: escapeTex(fresh) }) : fresh
  if (name === old) return { problem: `Your name reads “${plainText(old)}” already.` }
  return {
    latex: setField(latex, 'name', name) ?? latex,
    said: `I set your name to ${plainText(name)}.`,
  }
}

function nameWith(parts: readonly string[], { which, fresh }: { which: string; fresh: string }): string {
  if (/first|given/.test(which)) return [fresh, ...parts.slice(1)].join(' ')
  if (/last|family|sur/.test(which)) return [...parts.slice(0, -1), fresh].join(' ')
  if (which === 'middle') return [parts[0], fresh, ...parts.slice(1)].join(' ')
  return fresh
}
