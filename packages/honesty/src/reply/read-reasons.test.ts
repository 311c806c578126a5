import { expect, it } from 'vitest'
import { readReasons } from './read-reasons.ts'
import { readReply, wordsSoFar } from './read-reply.ts'

const reply = (why: string) =>
  `I made it clearer.\n\n\`\`\`latex\n\\begin{document}\n\\item Built it\n\\end{document}\n\`\`\`\n\n\`\`\`why\n${why}\n\`\`\``

it('reads why each line was changed, and keeps it out of the words and of the document', () => {
  const text = reply('\\item Built it => shorter\n- Led the team => says what you led')
  expect(readReply(text)).toEqual({
    message: 'I made it clearer.',
    latex: '\\begin{document}\n\\item Built it\n\\end{document}',
    isCut: false,
    reasons: [
      { line: '\\item Built it', reason: 'shorter' },
      { line: 'Led the team', reason: 'says what you led' },
    ],
    wordings: [],
  })
  expect(wordsSoFar(text)).toBe('I made it clearer.\n\n')
})

it('takes no quoted line for the document', () => {
  const bare = '\\begin{document}\n\\item A\n\\end{document}\n```why\n\\item A => shorter, \\section{X}\n```'
  expect(readReply(bare).latex).toBe('\\begin{document}\n\\item A\n\\end{document}')
})

it.each<[string, string, string[]]>([
  ['without an arrow', 'Built it: shorter', []],
  ['without a reason', 'Built it => ', []],
  ['with an address', 'Built it => see https://evil.example/x', ['see (address removed)']],
  ['in two spaces', 'Built it =>  a   b', ['a b']],
])('a line %s', (_title, line, expected) =>
  expect(readReasons(reply(line)).map(({ reason }) => reason)).toEqual(expected),
)

it('cuts a long reason at a word, to 120 characters', () => {
  const [first] = readReasons(reply(`Built it => ${'word '.repeat(50)}`))
  expect(first?.reason).toMatch(/^(?:word )+word…$/)
  expect(first?.reason.length).toBeLessThanOrEqual(120)
})
