// Numbers of jobs and lines, as they are said.
export const smallNumbers = 'two|three|four|five|[2-5]'

const words = new Map([
  ['a', 1],
  ['a single', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])

/** Of a word or a figure. */
export const smallNumber = (word: string): number => words.get(word.toLowerCase()) ?? Number(word)
