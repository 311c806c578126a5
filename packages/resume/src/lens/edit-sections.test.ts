import { describe, expect, it } from 'vitest'
import { editBody, plainBody } from './edit-sections.ts'
import { read } from './testing/laws.ts'
import { applyEdits } from './text-edits.ts'

const of = (body: string) => `\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\n${body}\\end{document}\n`
const written = (body: string, text: string) => {
  const document = read(of(body))
  const edits = editBody(document, document.sections[0]!, text)
  return edits && applyEdits(document.latex, edits)
}

describe('the text of a section as one', () => {
  it.each([
    ['a first paragraph', '', 'One.', 'One.\n'],
    ['another paragraph', 'One.\n', 'One.\nTwo.', 'One.\n\nTwo.\n'],
    ['a bullet', 'One.\n', 'One.\n• Two', 'One.\n\\begin{bullets}\n  \\item Two\n\\end{bullets}\n'],
    ['none', 'One.\n', '', ''],
    ['a word in one, whose weight stays', '\\textbf{One}.\n\nTwo.\n', 'One.\nThree.', '\\textbf{One}.\n\nThree.\n'],
    [
      'one more beside two that read the same',
      '\\textbf{One}.\n\nOne.\n',
      'One.\nOne.\nTwo.',
      '\\textbf{One}.\n\nOne.\n\nTwo.\n',
    ],
  ])('%s', (_what, body, text, expected) => expect(written(body, text)).toBe(of(expected)))

  it.each([
    ['a comment', 'One.\n% a note\n\nTwo.\n'],
    ['a hidden line', 'One.\n\n%hidden Two.\n'],
    ['a command', 'One.\n\n\\vspace{2mm}\n'],
    ['something on the same line', 'One.\\quad\\skills{a}\n'],
  ])('has rows where there is %s', (_what, body) => {
    const document = read(of(body))
    expect(plainBody(document, document.sections[0]!)).toBeNull()
    expect(written(body, 'New')).toBeNull()
  })
})
