// A warm process that has read a document down to the edited line gives what plain pdflatex makes.
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { describe, expect, it } from 'vitest'
import { bubblewrap } from '../../sandbox/sandbox.ts'
import { normalise } from '../engine/engine.ts'
import { mayBeRead } from '../tex/split-point.ts'
import { fontsOf } from '../tex/fonts-needed.ts'
import { startFenceProcess } from './warm-process.ts'
import { see } from '../testing/pages.ts'
import { editedTexts, lotsOf } from '../testing/random-edits.ts'
import { finish, plainRun, timeoutMs, warmRunner } from '../testing/runs.ts'

const ids = templates.map(({ id }) => id)

/** A piece of text with the same beginning, up to the line in which they differ. */
function commonLines(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return one.slice(0, one.lastIndexOf('\n', at - 1) + 1)
}

/** Compares four edits of one line, from one warm process, with plain runs; returns how many. */
async function compareAll(four: string[], prefix: string): Promise<number> {
  const warmProcess = startFenceProcess({
    sandbox: bubblewrap(),
    prefix: Buffer.from(prefix),
    carried: {},
    fonts: fontsOf(four[0]!),
    timeoutMs,
  })
  let compared = 0
  try {
    expect(await warmProcess.ready).toBe(true)
    for (const source of four) {
      const run = await finish(warmProcess, source.slice(prefix.length))
      // What a cut of the fonts lacks is run again; here only what the cut has is of interest.
      if (/glyph `[^'\n]+' undefined/.test(run?.log ?? '')) continue
      const seen = await see(source, run)
      expect({ source, seen }).toEqual({ source, seen: await see(source, await plainRun(source)) })
      compared += 1
    }
    return compared
  } finally {
    warmProcess.close()
    await warmProcess.closed
  }
}

describe('edits of a line, each from the same warm process', () => {
  it.concurrent.each(ids)(
    'of the sample of %s',
    async (id) => {
      const base = sampleLatex(id)
      const texts = editedTexts(base, 12, lotsOf(id.length * 104_729))
      let compared = 0
      // Four in a row are of one line.
      for (let first = 0; first < texts.length; first += 4) {
        const four = texts.slice(first, first + 4).map(normalise)
        const prefix = four.reduce(commonLines, base)
        if (!prefix.includes('\\begin{document}\n') || prefix.includes('\\end{document}')) continue
        expect(mayBeRead(Buffer.from(prefix))).toBe(true)
        compared += await compareAll(four, prefix)
      }
      expect(compared).toBeGreaterThan(5)
    },
    300_000,
  )
})

describe('a user who types on in a line', () => {
  it.concurrent.each(ids)(
    'of the sample of %s gets a warm process that has read all above it, and the same pages',
    async (id) => {
      await using runner = warmRunner()
      const { run, whenIdle, prepare } = runner
      const base = sampleLatex(id)
      const place = base.indexOf(' and ', base.length / 2)
      await prepare(base, 'ann')
      const paths: string[] = []
      for (const words of ['', ' a', ' a few', ' a few more', ' a few more words']) {
        const source = `${base.slice(0, place)}${words}${base.slice(place)}`
        const signal = AbortSignal.timeout(timeoutMs)
        const ran = await run({ source, purpose: 'preview', signal, owner: 'ann', key: 'ann:1' })
        paths.push(ran.path)
        expect(await see(source, ran)).toEqual(await see(source, await plainRun(source)))
        await whenIdle()
      }
      expect(paths).toEqual(['warm', 'warm', 'warm', 'deep', 'deep'])
    },
    300_000,
  )
})
