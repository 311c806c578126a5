/** The lines of a description without the signs of a list. */
export const linesIn = (description: string): string[] =>
  description
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*–]\s*/, '').trim())
    .filter((line) => line !== '')
