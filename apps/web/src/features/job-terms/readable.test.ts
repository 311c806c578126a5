import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const read = (latex: string) => readable(latex, 0, latex.length)

it.each([
  [String.raw`\textbf{Go} and R\&D`, '  Go  and R&D'],
  [String.raw`C\#~8`, 'C# 8'],
  ['seen % not seen\nseen again', 'seen seen again'],
  ['ends in a comment % here', 'ends in a comment '],
  ['\\', ' '],
])('reads %j', (latex, text) => expect(read(latex).text).toBe(text))

it('knows where each character stands', () => {
  const latex = String.raw`\item R\&D {here}`
  const { text, at } = read(latex)
  expect(at).toHaveLength(text.length)
  for (const [index, offset] of at.entries()) if (text[index] !== ' ') expect(latex[offset]).toBe(text[index])
})
