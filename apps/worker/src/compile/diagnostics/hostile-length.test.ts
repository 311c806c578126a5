// Untrusted text is parsed on the worker's one thread: however it is made, that takes time in proportion to its length.
import { expect, it } from 'vitest'
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
