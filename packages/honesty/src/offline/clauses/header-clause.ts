// "New phone 614 555 0177", "I moved to Westerville": contact data in few words.
import { asName } from '../phrases/as-written.ts'
import { editContact } from '../edits/edit-contact.ts'
import { headerWish } from '../wishes/header-wishes.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'

const phone =
  /^(?:(?:change|update|set|put|use|add|make) )?(?:my |the )?(?:new )?(?:tele)?(?:phone|number|mobile|cell|tel)(?: (?:number|no\.?))?(?:(?: is| to|:| now| changed| as|'s| =)*) ([+(]?\d[\d ()./-]{5,24}\d)(?: now)?$/i
const town =
  /^I(?:'ve| have|'m| am)? ?(?:just |now |recently )*(?:live|living|moved|relocated|based)(?: now)? (?:to|in|near|at) (\p{L}[\p{L}.' -]{1,40}(?:, ?\p{L}[\p{L} ]{1,30})??)(?: now)?$/iu

/** Null where a word is left over. */
export const headerClause = (clause: WishClause): ReadClause | null =>
  phoneClause(clause) ?? emailClause(clause) ?? linkClause(clause) ?? townClause(clause)

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

/** A town beside other contact data; by itself "moved to sales" may be meant. */
function townClause({ latex, words, message }: WishClause): ReadClause | null {
  const name = town.exec(words)?.[1]
  if (name === undefined) return null
  const isContact = /\b(?:phone|mobile|cell|e-?mail|address|number|liv(?:e|ing)|based|relocated)\b/i.test(message)
  if (!name.includes(',') && !isContact) return null
  const edited = headerWish(latex, `I live in ${asName(name)}`)
  return edited && { edited, about: 'location' }
}
