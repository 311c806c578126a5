import { describe, expect, it } from 'vitest'
import { findPart, partOf, wordsOf } from './asked-part.ts'

const latex = '\\item Led \\textbf{nine} nurses.\n\\item Wrote rotas.\n'
const part = partOf(latex, { from: 6, to: 31 })!

describe('the part of a text', () => {
  it('is found where it stood', () => expect(findPart(latex, part)).toEqual({ from: 6, to: 31 }))
  it('is found where it was moved to', () => expect(findPart(`% new\n${latex}`, part)).toEqual({ from: 12, to: 37 }))
  it('is gone where it was changed', () => expect(findPart(latex.replace('nine', 'ten'), part)).toBeNull())
  it('is unknown where it stands twice', () => expect(findPart(`x${latex}${latex}`, part)).toBeNull())
  it('is not nothing', () => expect(partOf(latex, { from: 0, to: 0 })).toBeNull())
  it('is not blank', () => expect(partOf('a  \n b', { from: 1, to: 4 })).toBeNull())
  it('is not longer than it may be', () => expect(partOf('a'.repeat(9_000), { from: 0, to: 8_001 })).toBeNull())
  it('is shown as its words', () => expect(wordsOf(part)).toBe('Led nine nurses.'))
  it('is shown as it is where it has none', () => expect(wordsOf({ text: '\\vspace{2pt}' })).toBe('\\vspace{2pt}'))
})
