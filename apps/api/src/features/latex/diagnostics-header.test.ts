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

describe('the header of the diagnostics', () => {
  it('holds everything, fixes too, where there is room', () => {
    const decoded = [remark(1, 20, 10), remark(2)]
    expect(decode(diagnosticsHeader(decoded))).toEqual(decoded)
    expect(decode(diagnosticsHeader([]))).toEqual([])
  })

  it('leaves a fix out rather than a remark, and takes a later one that still fits', () => {
    const decoded = decode(diagnosticsHeader([remark(1, 20, 9_000), remark(2, 20, 10), remark(3)]))
    expect(decoded.map(({ line, fix }) => [line, fix === undefined])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
  })

  it('says how many remarks it leaves out, and gives that line no fix', () => {
    const header = diagnosticsHeader(Array.from({ length: 50 }, (_, index) => remark(index + 1, 900, 5)))
    const decoded = decode(header)
    expect(header.length).toBeLessThanOrEqual(5_500)
    expect(decoded.at(-1)).toMatchObject({ line: null, message: `And ${51 - decoded.length} more notes.` })
    expect(decoded.at(-1)?.fix).toBeUndefined()
    expect(decoded.length).toBeGreaterThan(3)
  })

  it('omits the fix of the only remark that is left out', () => {
    const decoded = decode(
      diagnosticsHeader([...Array.from({ length: 5 }, (_, index) => remark(index, 600)), remark(6, 600, 1)]),
    )
    expect(decoded).toHaveLength(6)
    expect(decoded.at(-1)).toEqual({ line: null, severity: 'info', message: 'And 1 more note.', hint: null })
  })
})
