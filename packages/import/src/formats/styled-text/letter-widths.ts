// How wide letters are in an ordinary type, in ems: enough to lay lines out where they have not been typeset yet.

const narrow = /[iljtfrI.,:;'’|!()[\]{}/\\-]/
const wide = /[mwMW@%—…]/
const capital = /[\p{Lu}\d#&+=_~<>?]/u
/** Of letters that fill a square. */
const square = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/

export const spaceWidth = 0.28

function letterWidth(letter: string): number {
  if (letter === ' ') return spaceWidth
  if (narrow.test(letter)) return 0.3
  if (wide.test(letter)) return 0.86
  if (square.test(letter)) return 1
  return capital.test(letter) ? 0.62 : 0.52
}

export function widthOf(text: string, size: number, isBold = false): number {
  let ems = 0
  for (const letter of text) ems += letterWidth(letter)
  return ems * size * (isBold ? 1.06 : 1)
}
