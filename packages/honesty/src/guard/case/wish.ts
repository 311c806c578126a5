// What a text says that the person looks for: no claim of having it.
const wishOf = (verb: string, end: string) =>
  new RegExp(
    String.raw`\b(?:looking for|seek(?:s|ing)?|hoping to|hopes? to|${verb}|wish(?:es|ing)? (?:to|for)|interested in|keen to|would like to|aim(?:s|ing)? (?:to|for)|applying for|searching for)\b[^${end}]*`,
    'giu',
  )
const wantsTo = 'want(?:s|ing)? to'

/** Of a resume as it was: to the end of the sentence. */
export const wish = wishOf(wantsTo, '.;')
/** Of a draft: it ends at a comma as well, since a claim may follow. */
export const draftedWish = wishOf(wantsTo, '.,;')
/** Of a message, where people want a thing, too: "I want a head of service post". */
export const typedWish = wishOf('want(?:s|ing)?', '.;')
