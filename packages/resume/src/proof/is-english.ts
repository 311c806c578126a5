// Whether prose is English, by its words of grammar. Rules and dictionary are for English alone.
const english = new Set(
  'the and of to for with by from that which was were at an into our all their over as'.split(' '),
)
const others = new Set(
  'der die das und für mit von zur zum des den im bei durch le la les et des du pour avec dans une sur el los las y con para una por del il di e per della nella dei o os as da do em no na het een van voor met op bij w z na do oraz dla ze'.split(
    ' ',
  ),
)
/** Fewer words than these say little by what is missing. */
const minWords = 12
/** English prose has more than twice as many. */
const minShare = 0.06

export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = words.filter((word) => english.has(word)).length
  const foreign = words.filter((word) => others.has(word) && !english.has(word)).length
  if (foreign > own) return false
  return words.length < minWords || own / words.length >= minShare
}
