// What a stranger wrote is looked at on the worker's one thread: however it is made, that takes no time.
import { expect, it } from 'vitest'
import { findFence } from './fence-place.ts'
import { createFontsNeeded, fontsOf } from './fonts-needed.ts'
import { mayLackAFile } from './run-tex.ts'

const textBytes = 512 * 1024
const logBytes = 1_000_000
const fill = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length))
/** Far more than any of it takes, and far less than what grows with the square of the length. */
const mostMs = 1_500

it.each(['\\input', '\\input{main', '\\begin ', '%', 'rand', '{scr', '\\fpeval', '\\', 'tikz rnd'])(
  'a text of nothing but %j',
  (piece) => {
    const text = fill(piece, textBytes)
    const startedMs = performance.now()
    findFence(Buffer.from(`${text}\n\\begin{document}\n`))
    fontsOf(text)
    expect(performance.now() - startedMs).toBeLessThan(mostMs)
  },
)

it.each(['pdfTeX warning: glyph `', 'glyph `', 'File `', 'Font at ', 'Font '])('a log of nothing but %j', (piece) => {
  const log = fill(piece, logBytes)
  const startedMs = performance.now()
  mayLackAFile(log)
  createFontsNeeded().hasMissed({ key: null, fonts: 'basic', log })
  expect(performance.now() - startedMs).toBeLessThan(mostMs)
})
