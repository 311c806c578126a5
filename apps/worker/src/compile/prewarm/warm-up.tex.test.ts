// A shareable warm process sets a neutral page before it is leased.
import { expect, it } from 'vitest'
import { bubblewrap } from '../../sandbox/sandbox.ts'
import { ownBeginnings } from '../tex/split-point.ts'
import { startWarmedUpProcess } from './warm-up.ts'
import { read } from '../testing/pages.ts'
import { finish } from '../testing/runs.ts'

const start = (prefix: string) =>
  startWarmedUpProcess({
    sandbox: bubblewrap(),
    prefix: Buffer.from(prefix),
    carried: {},
    fonts: 'basic',
    timeoutMs: 10_000,
  })

it.each([
  ['nothing', '', '\\documentclass{article}\\begin{document}Someone\\end{document}\n', 0],
  ...ownBeginnings().map((prefix): [string, string, string, number] => [
    prefix.toString().split('\n')[0]!,
    prefix.toString(),
    '\\section{Someone}\\end{document}\n',
    0,
  ]),
  [
    'an option that is none',
    '\\documentclass[theme=modern,accent=nope]{resume}\n\\begin{document}\n',
    'Someone\\end{document}\n',
    1,
  ],
])(
  'one that has read %s is ready, and sets what it is given and nothing of its warm-up',
  async (_title, prefix, rest, code) => {
    const warmProcess = start(prefix)
    expect(await warmProcess.ready).toBe(true)
    const run = await finish(warmProcess, rest)
    warmProcess.close()
    await warmProcess.closed
    expect(run).toMatchObject({ code, pdf: expect.any(Buffer) as Buffer })
    const page = await read(run!.pdf!)
    expect([page.includes('Someone'), page.includes('Rosa')]).toEqual([true, false])
  },
)
