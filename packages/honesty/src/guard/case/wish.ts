/** What the person looks for, to the end of its sentence. */
export const wish =
  /\b(?:looking for|seek(?:s|ing)?|hoping to|hopes? to|want(?:s|ing)? to|wish(?:es|ing)? (?:to|for)|interested in|keen to|would like to|aim(?:s|ing)? (?:to|for)|applying for|searching for)\b[^.;]*/giu

/** In a draft it ends at a comma as well: a claim may follow. */
export const draftedWish = new RegExp(wish.source.replace('[^.;]*', '[^.,;]*'), 'giu')

/** In a message people want a thing, too: "I want a head of service post". */
export const typedWish = new RegExp(wish.source.replace('want(?:s|ing)? to', 'want(?:s|ing)?'), 'giu')
