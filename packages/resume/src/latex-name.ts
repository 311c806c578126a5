// Whose resume a LaTeX source is: the name that its header, or the preamble of another class, gives.
import { argumentsAt, masked, type Masked } from './outline/mask-latex.ts'
import { ownWords } from './outline/own-words.ts'
import { plainText } from './outline/plain-text.ts'

/** The commands that make up a name, in the order of reading; the first row with a name in it counts. */
const rows = [['name'], ['firstname', 'familyname'], ['firstname', 'lastname'], ['author']] as const
/** A name stands near the beginning. */
const maxChars = 100_000

/** Empty where there is none. */
export function nameInLatex(latex: string): string {
  const source = masked(latex.slice(0, maxChars))
  const { expand } = ownWords(source)
  for (const row of rows) {
    const name = row
      .map((command) => textOf(source, command, expand))
      .join(' ')
      .trim()
    if (name !== '') return name
  }
  return ''
}

function textOf(source: Masked, command: string, expand: (tex: string) => string): string {
  const found = new RegExp(`\\\\${command}(?=\\s*[[{])`).exec(source.mask)
  if (!found) return ''
  return argumentsAt(source, found.index + found[0].length)
    .all.filter(({ isOptional }) => !isOptional)
    .map(({ from, to }) =>
      plainText(expand(source.latex.slice(from, to)))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' ')
}
