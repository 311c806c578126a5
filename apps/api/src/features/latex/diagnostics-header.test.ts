import { diagnostic, type Diagnostic } from '@galley/contract/latex'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { diagnosticsHeader } from './diagnostics-header.ts'

const decode = (header: string) => z.array(diagnostic).parse(JSON.parse(Buffer.from(header, 'base64').toString('utf8')))

const remark = (line: number, chars = 20, fixChars = 0): Diagnostic => ({
  line,
  severity: 'warning',
  message: 'm'.repeat(chars),
  hint: 'Boxes stand in its place: “😀”.',
  ...(fixChars > 0 && {
    fix: { title: 'Write \\% for %', edits: [{ line, column: 3, was: '5%', text: 'x'.repeat(fixChars) }] },
  }),
})

describe('the header of what is told', () => {
  it('holds everything, fixes too, where there is room', () => {
    const told = [remark(1, 20, 10), remark(2)]
    expect(decode(diagnosticsHeader(told))).toEqual(told)
    expect(decode(diagnosticsHeader([]))).toEqual([])
  })

  it('leaves a fix out rather than a remark, and takes a later one that still fits', () => {
    const told = decode(diagnosticsHeader([remark(1, 20, 9_000), remark(2, 20, 10), remark(3)]))
    expect(told.map(({ line, fix }) => [line, fix === undefined])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
  })

  it('says how many remarks it leaves out, and gives that line no fix', () => {
    const header = diagnosticsHeader(Array.from({ length: 50 }, (_, index) => remark(index + 1, 900, 5)))
    const told = decode(header)
    expect(header.length).toBeLessThanOrEqual(5_500)
    expect(told.at(-1)).toMatchObject({ line: null, message: `And ${51 - told.length} more notes.` })
    expect(told.at(-1)?.fix).toBeUndefined()
    expect(told.length).toBeGreaterThan(3)
  })

  it('gives the fix of the only remark that is left out to nobody', () => {
    const told = decode(
      diagnosticsHeader([...Array.from({ length: 5 }, (_, index) => remark(index, 600)), remark(6, 600, 1)]),
    )
    expect(told).toHaveLength(6)
    expect(told.at(-1)).toEqual({ line: null, severity: 'info', message: 'And 1 more note.', hint: null })
  })
})
