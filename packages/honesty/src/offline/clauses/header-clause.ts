// "New phone 614 555 0177", "I moved to Westerville": contact data in few words.
import { capitalised } from '../../commands/verbs.ts'
import { editContact } from '../edits/edit-contact.ts'
import { changeLook } from '../look/change-look.ts'
import { headerWish } from '../wishes/header-wishes.ts'
import { lookWish } from '../wishes/look-wishes.ts'
import type { WishClause, ReadClause } from './clause.ts'

const phone =
  /^(?:(?:change|update|set|put|use|add|ad|make) )?(?:my |the )?(?:new )?(?:tele)?(?:phone|number|mobile|cell|tel)(?: (?:number|no\.?))?(?:(?: is| to|:| now| changed| as|'s| =)*) ([+(]?\d[\d ()./-]{5,24}\d)(?: now)?$/i
const town =
  /^I(?:'ve| have|'m| am)? ?(?:just |now |recently )*(?:live|living|moved|relocated|based)(?: now)? (?:to|in|near|at) (\p{L}[\p{L}.' -]{1,40}(?:, ?\p{L}[\p{L} ]{1,30})??)(?: now)?$/iu

/** Null where a word is left over. */
export const headerClause = (clause: WishClause): ReadClause | null =>
  phoneClause(clause) ?? emailClause(clause) ?? linkClause(clause) ?? townClause(clause) ?? colourClause(clause)

function phoneClause({ latex, words }: WishClause): ReadClause | null {
  const number = phone.exec(words)?.[1]
  if (!number || number.replaceAll(/\D/g, '').length < 7) return null
  return { edited: editContact(latex, 'phone', number), about: 'phone' }
}

const email =
  /^(?:(?:change|update|set|put|use|add|make) )?(?:my |the )?(?:new )?e-?mail(?: address)?(?:(?: is| to|:| now| changed| as|'s| =)*) ([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})(?: now)?$/i

function emailClause({ latex, words }: WishClause): ReadClause | null {
  const address = email.exec(words)?.[1]
  return address === undefined ? null : { edited: editContact(latex, 'email', address), about: 'email' }
}

const link =
  /^(?:(?:change|update|set|put|use|add|make|include)(?: in)? )?(?:my |the )?(?:new )?(?:linked ?in|github|website|portfolio|homepage)(?: (?:profile|link|page|url|address))?(?:(?: is| to|:| now| in| as|'s| =|,)*) (?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,10}(?:\/\S*)?(?: too| as well| now)?$/i

function linkClause({ latex, words }: WishClause): ReadClause | null {
  const edited = link.test(words) ? headerWish(latex, words) : null
  return edited && { edited, about: 'link' }
}

/** A town that is typed small is one beside other contact data; by itself "moved to sales" may be meant. */
function townClause({ latex, words, message }: WishClause): ReadClause | null {
  const name = town.exec(words)?.[1]
  if (name === undefined) return null
  const isTyped = /^\p{Lu}/u.test(name)
  if (
    !name.includes(',') &&
    !/\b(?:phone|mobile|cell|e-?mail|address|number|liv(?:e|ing)|based|relocated)\b/i.test(message)
  )
    return null
  const written = isTyped ? name : name.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
  const edited = headerWish(latex, `I live in ${written}`)
  return edited && { edited, about: 'location' }
}

const colours = 'red|green|blue|navy|purple|violet|pink|gr[ae]y|black|orange|brown|teal|plum|maroon|burgundy'
const colour = new RegExp(
  `^(?<casual>(?:can|could) (?:it|this|the \\p{L}+) be |(?:I'd )?(?:prefer|rather) )?(?:(?:make|turn|use|set|change|switch)(?: it| everything| the (?:accent|colou?rs?|headings?)| my (?:colou?rs?|headings?))?(?: to)? )?(?<colour>(?:dark |light )?(?:${colours}))(?: colou?rs?| accents?| headings?)?(?<instead> (?:instead of|rather than|and not|not) (?:the )?(?:${colours})| instead)?$`,
  'iu',
)
function colourClause({ latex, words }: WishClause): ReadClause | null {
  const found = colour.exec(words)?.groups
  // "Make it red" gets the list of colours that there are.
  const name = (found?.['casual'] ?? found?.['instead']) ? found?.['colour'] : undefined
  const wishes = name === undefined ? null : lookWish(`${capitalised(name)} headings`)
  return wishes && { edited: changeLook(latex, wishes), about: 'colour' }
}
