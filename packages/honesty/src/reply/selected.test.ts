import { describe, expect, it } from 'vitest'
import { onlyWithin, readSelectedReply } from './selected.ts'

const accepted = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\begin{bullets}
  \item Was responsible for managing a team of nine people.
  \item Helped with the night shift.
\end{bullets}
\end{document}
`
const at = (text: string, within = accepted) => ({ from: within.indexOf(text), to: within.indexOf(text) + text.length })
const bullet = 'Was responsible for managing a team of nine people.'
const changed = (...pairs: [string, string][]) => pairs.reduce((text, [a, b]) => text.replace(a, () => b), accepted)

describe('only what is selected changes', () => {
  it.each<[string, string, string, string]>([
    ['in it', changed([bullet, 'Managed nine people.']), bullet, changed([bullet, 'Managed nine people.'])],
    ['beside it', changed(['Helped with', 'Did']), bullet, accepted],
    [
      'in it and beside it',
      changed([bullet, 'Managed nine people.'], ['Helped with', 'Did']),
      bullet,
      changed([bullet, 'Managed nine people.']),
    ],
    ['of a word in the line', changed(['nine people', 'nine']), 'nine people', changed(['nine people', 'nine'])],
    ['elsewhere in the line', changed(['Was responsible', 'Am responsible']), 'nine people', accepted],
    ['over its end', changed(['team of nine', 'group of 9']), 'a team of', accepted],
    ['nothing', accepted, bullet, accepted],
  ])('changed %s', (_what, proposed, selected, expected) =>
    expect(onlyWithin(accepted, proposed, at(selected))).toBe(expected),
  )

  it('whatever is proposed: outside, every byte stays', () => {
    let seed = 11
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 400; round += 1) {
      const from = random(accepted.length - 1)
      const to = from + 1 + random(accepted.length - from)
      const cut = random(accepted.length)
      const proposed = `${accepted.slice(0, cut)}${['x', '', '\n\\item New.'][random(3)]!}${accepted.slice(cut + random(30))}`
      const result = onlyWithin(accepted, proposed, { from, to })
      expect(result.startsWith(accepted.slice(0, from))).toBe(true)
      expect(result.endsWith(accepted.slice(to))).toBe(true)
    }
  })
})

describe('a reply about a selection', () => {
  const reply = (text: string, selected = bullet) => readSelectedReply(text, accepted, at(selected))

  it.each<[string, string, string, string]>([
    [
      'replaces it',
      'Shorter.\n```latex\nManaged a team of nine.\n```',
      'Shorter.',
      changed([bullet, 'Managed a team of nine.']),
    ],
    [
      'in plain fences',
      '```\nManaged a team of nine.\n```\nDone.',
      'Done.',
      changed([bullet, 'Managed a team of nine.']),
    ],
    [
      'that thinks first',
      '<think>```latex\nLed.\n```</think>Here.\n```latex\nManaged nine.\n```',
      'Here.',
      changed([bullet, 'Managed nine.']),
    ],
    [
      'with a whole document',
      `All of it.\n\`\`\`latex\n${changed([bullet, 'Managed nine.'], ['Helped with', 'Did'])}\`\`\``,
      'All of it.',
      changed([bullet, 'Managed nine.']),
    ],
  ])('%s', (_what, text, message, latex) =>
    expect(reply(text)).toEqual({ message, latex, isCut: false, reasons: [], wordings: [] }),
  )

  it.each([
    [
      'with reasons',
      '```why\nManaged => shorter\n```\n```latex\nManaged nine.\n```\n```why\nManaged nine => Shorter.\n```',
    ],
    ['that quotes it first', 'You wrote\n```latex\nWas responsible\n```\nHere:\n```latex\nManaged nine.\n```'],
    ['with the end of the document', '```latex\nManaged nine.\n\\end{document}\n```'],
  ])('%s changes the selection alone', (_what, text) => {
    expect(reply(text).latex).toBe(changed([bullet, 'Managed nine.']))
  })

  it('keeps the reasons', () => {
    const { reasons } = reply('```latex\nManaged nine.\n```\n```why\nManaged nine => Says what you did.\n```')
    expect(reasons).toEqual([{ line: 'Managed nine', reason: 'Says what you did.' }])
  })

  it('keeps the white space at the ends of what is selected', () => {
    const selection = at(`  \\item ${bullet}\n`)
    const { latex } = readSelectedReply('```latex\n\\item Managed nine.\n```', accepted, selection)
    expect(latex).toBe(changed([bullet, 'Managed nine.']))
  })

  it('may be words alone', () => expect(reply('It is fine.')).toMatchObject({ message: 'It is fine.', latex: null }))
  it('without its end is cut off', () =>
    expect(reply('Shorter.\n```latex\nManaged')).toMatchObject({ message: 'Shorter.', latex: null, isCut: true }))
  it('takes it out where it is empty', () => expect(reply('Gone.\n```latex\n\n```').latex).toBe(changed([bullet, ''])))
})
