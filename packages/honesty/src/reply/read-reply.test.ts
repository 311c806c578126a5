// A model's answer, in whatever shape it comes, and what of it is shown while it comes.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReply, wordsSoFar } from './read-reply.ts'

const body = '\\begin{document}\n\\section{Skills}\n\\skills{Python}\n\\end{document}'
const whole = `\\documentclass{resume}\n${body}`

describe('a model’s answer', () => {
  it.each<[string, string, string, string | null]>([
    ['words alone', 'Hello.', 'Hello.', null],
    ['words and a fenced body', `I did it.\n\`\`\`latex\n${body}\n\`\`\``, 'I did it.', body],
    ['words behind it', `\`\`\`latex\n${body}\n\`\`\`\nI did it.`, 'I did it.', body],
    ['a whole document, unfenced', `I did it.\n\n${whole}\n`, 'I did it.', whole],
    ['a whole document, fenced without a language', `I did it.\n\`\`\`\n${whole}\n\`\`\``, 'I did it.', whole],
    [
      'a body without its environment',
      'Done.\n\\section{Skills}\n\\skills{Python}',
      'Done.',
      '\\section{Skills}\n\\skills{Python}',
    ],
    ['a fence that is cut off', `Done.\n\`\`\`latex\n${body}`, 'Done.', body],
    ['an example in a sentence', 'Use `\\textbf{x}` for bold.', 'Use `\\textbf{x}` for bold.', null],
    [
      'a fenced example that is no resume',
      'Like so:\n```latex\n\\textbf{x}\n```',
      'Like so:\n```latex\n\\textbf{x}\n```',
      null,
    ],
    ['the longest of two', `A.\n\`\`\`latex\n\\item short\n\`\`\`\n\`\`\`latex\n${body}\n\`\`\``, 'A.', body],
    ['a label before the words', 'Message: Done.', 'Done.', null],
    ['nothing', '', '', null],
  ])('%s', (_what, text, message, latex) => expect(readReply(text)).toMatchObject({ message, latex }))

  it('shows words as they come, and never what may be the beginning of LaTeX', () => {
    const text = `I shortened it.\n\`\`\`latex\n${body}\n\`\`\``
    let shown = 0
    for (let at = 1; at <= text.length; at += 1) {
      const words = wordsSoFar(text.slice(0, at))
      expect('I shortened it.\n'.startsWith(words)).toBe(true)
      expect(words.length).toBeGreaterThanOrEqual(shown)
      shown = words.length
    }
  })

  it('never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void [readReply(text), wordsSoFar(text)]))
  })
})
