import { describe, expect, it } from 'vitest'
import { limits } from '@galley/contract/limits'
import { readReply } from './read-reply.ts'
import { readSelectedReply } from './selected.ts'
import { readWordings } from './read-wordings.ts'

const latex = '\\begin{document}\n\\item Built A\n\\end{document}'
const reply = (...lines: string[]) => `Done.\n\`\`\`latex\n${latex}\n\`\`\`\n\`\`\`other\n${lines.join('\n')}\n\`\`\``

describe('a block of other wordings', () => {
  it.each<[string, string, ReturnType<typeof readWordings>]>([
    ['a line', 'Built A => Wrote A', [{ quoted: 'Built A', latex: 'Wrote A' }]],
    ['a list', '- Built A => \\item Wrote A', [{ quoted: 'Built A', latex: '\\item Wrote A' }]],
    ['no arrow', 'Built A', []],
    ['nothing before it', '=> Wrote A', []],
    ['nothing behind it', 'Built A =>', []],
    ['too long', `Built A => ${'x'.repeat(limits.changeWordingChars + 1)}`, []],
  ])('%s', (_title, line, expected) => expect(readWordings(reply(line))).toEqual(expected))

  it('is no part of the message and of the document', () => {
    expect(readReply(reply('Built A => Wrote A'))).toMatchObject({
      message: 'Done.',
      latex,
      isCut: false,
      wordings: [{ quoted: 'Built A', latex: 'Wrote A' }],
    })
    const selected = readSelectedReply('Done.\n```latex\nBuilt B\n```\n```other\nBuilt B => Wrote B\n```', 'Built A', {
      from: 0,
      to: 7,
    })
    expect(selected).toMatchObject({ message: 'Done.', latex: 'Built B', wordings: [{ latex: 'Wrote B' }] })
  })

  it('ends a block of reasons that was not closed', () => {
    const open = `Done.\n\`\`\`latex\n${latex}\n\`\`\`\n\`\`\`why\nBuilt A => shorter\n\`\`\`other\nBuilt A => Wrote A\n\`\`\``
    expect(readReply(open)).toMatchObject({ message: 'Done.', latex, isCut: false, wordings: [{ latex: 'Wrote A' }] })
  })
})
