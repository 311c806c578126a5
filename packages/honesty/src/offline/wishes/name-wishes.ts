// "Use my full first name, Léonie-Maude": the name at the top.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { normalized } from '@galley/resume/text/normalized'
import { plainText } from '@galley/resume/outline/plain-text'
import type { Edited } from '../edits/edited.ts'
import { fold } from '../edits/find-places.ts'
import { fieldOf, isOwnName, setField } from '../edits/header-fields.ts'

const aName = String.raw`((?:\p{Lu}[\p{L}'’.-]*)(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|da|del|la|bin|al|el)){0,4})`
const given = new RegExp(
  String.raw`\b(?:(?:my|the) (?:(full|whole|real|legal) )?(first |last |family |given |sur|middle )?|([Ff]irst |[Ll]ast |[Ff]amily |[Ss]ur|[Mm]iddle ))name(?: at the top)?,? (?:is(?: now| actually)?|should (?:be|read|say)|to|as|now|:)?\s*["“]?${aName}`,
  'u',
)

/** "I got married, it's Hannah Okafor-Lindqvist now". */
const changed = new RegExp(
  String.raw`\b(?:(?:I|I've|we|just|ive) (?:just |recently )?(?:got )?(?:married|divorced)\b(?! to)[^.!?]{0,40}?\b(?:it's|its|it is|i'm|im|i am)|(?:I|I've) (?:have )?changed my (?:last |family |sur)?name to|my new (?:last |family |sur)?name is|[Mm]y (?:last |family |sur)?name (?:has |was |is |have )?changed[^.!?]{0,40}?,? (?:now )?(?:I am|I'm|it's|it is|to))\s+${aName}`,
  'u',
)

/** "Under my name, I'd rather …" is about what stands there. */
const ofOtherName = /\b(?:company|employer|file|job|section|under my name)\b/i
const isPerson = (name: string): boolean => name !== '' && !/^I(?:['’]|$)/.test(name)

/** Null where the message brings no name, or the document's is not found. */
export function nameWish(latex: string, message: string): Edited | null {
  const old = fieldOf(latex, 'name')
  if (!old) return null
  const accented = accentedIn(message, plainText(old))
  if (accented !== null) return withName(latex, escapeTex(accented))
  const [, , withOwner = '', alone = '', named = ''] = given.exec(message) ?? []
  const which = (withOwner || alone).toLowerCase()
  const typed = which !== '' || isOwnName(latex, named, message) ? named : ''
  const fresh = typed || nameAfter(message)
  if (!isPerson(fresh) || ofOtherName.test(message)) return null
  const name = nameWith(old.split(/ +/), { which: which.trim(), fresh: escapeTex(fresh) })
  return name === old ? { problem: `Your name reads “${plainText(old)}” already.` } : withName(latex, name)
}

const withName = (latex: string, name: string): Edited => ({
  latex: setField(latex, 'name', name) ?? latex,
  said: `I set your name to ${plainText(name)}.`,
})

/** One word alone may be the family's name, which would lose the first one. */
function nameAfter(message: string): string {
  const name = changed.exec(message)?.[1]?.replace(/(?<=\p{L}{4})\.$/u, '') ?? ''
  return name.includes(' ') ? name : ''
}

/** "It needs the fadas: Aoife Ní Mhurchú": the name as it stands, with other accents or capitals. */
const denies = /n['’]t\b|\b(?:not|never|dont|isnt|keep|stays?)\b/i
const ofSpelling = /\b(?:names?|spel\w*|accents?|fadas?|umlauts?|tildes?|wrong|letters?|diacritics?)\b/i
function accentedIn(message: string, old: string): string | null {
  if ((!ofSpelling.test(message) && fold(message).trim() !== fold(old)) || denies.test(message)) return null
  const at = fold(message).indexOf(fold(old))
  const typed = at < 0 ? '' : normalized(message, 'NFC').slice(at, at + old.length)
  const isOther = typed.toLowerCase() !== normalized(old, 'NFC').toLowerCase() && /\p{Lu}/u.test(typed)
  return fold(typed) === fold(old) && isOther ? typed : null
}

function nameWith(parts: readonly string[], { which, fresh }: { which: string; fresh: string }): string {
  if (/first|given/.test(which)) return [fresh, ...parts.slice(1)].join(' ')
  if (/last|family|sur/.test(which)) return [...parts.slice(0, -1), fresh].join(' ')
  if (which === 'middle') return [parts[0], fresh, ...parts.slice(1)].join(' ')
  return fresh
}
