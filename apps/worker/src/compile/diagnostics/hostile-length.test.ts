// Untrusted text is parsed on the worker's one thread: however it is made, that takes time in proportion to its length.
import { expect, it } from 'vitest'
import { readDiagnostics } from './log-diagnostics.ts'
import { findSplitPoint } from '../tex/split-point.ts'
import { createFontsNeeded, fontsOf } from '../tex/fonts-needed.ts'
import { mayLackAFile } from '../tex/run-tex.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { tierSample } from '@galley/resume/testing/tier'

const textBytes = 512 * 1024
const logBytes = 1_000_000
const fill = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length))

it.each(tierSample(['\\input', '\\input{main', '\\begin ', '%', 'rand', '{scr', '\\fpeval', '\\', 'tikz rnd'], 1))(
  'a text of nothing but %j',
  async (piece) => {
    const look = (bytes: number) => {
      const text = fill(piece, bytes)
      findSplitPoint(Buffer.from(`${text}\n\\begin{document}\n`))
      fontsOf(text)
    }
    expect(await growthOf(look, textBytes / 2)).toBeLessThanOrEqual(maxGrowth)
  },
)

it.each(tierSample(['pdfTeX warning: glyph `', 'glyph `', 'File `', 'Font at ', 'Font '], 1))(
  'a log of nothing but %j',
  async (piece) => {
    const look = (bytes: number) => {
      const log = fill(piece, bytes)
      mayLackAFile(log)
      createFontsNeeded().hasMissed({ key: null, fonts: 'basic', log })
    }
    expect(await growthOf(look, logBytes / 2)).toBeLessThanOrEqual(maxGrowth)
  },
)

it('the name of a font, and characters, that are nowhere in the text', () => {
  const spent = (log: string, text: string) => {
    const { user } = process.threadCpuUsage()
    readDiagnostics(`This is XeTeX\n${log}`, text)
    return (process.threadCpuUsage().user - user) / 1000
  }
  const missing = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `Missing character: There is no ${String.fromCodePoint(0x13000 + index)} in font x!\n`,
    ).join('')
  const letters = fill('abc def\n', textBytes)
  const font = (name: string) => `! Package fontspec Error: The font "${name}" cannot be found.\nl.1 x\n`
  // Beside the same text, and a name and a character that take no looking for.
  const many = fill(`${'a'.repeat(289)}\n`, textBytes)
  expect(spent(font(`${'a'.repeat(288)}b`), many)).toBeLessThan(5 * spent(font('b'), many) + 50)
  expect(spent(missing(499), letters)).toBeLessThan(5 * spent(missing(1), letters) + 50)
})
