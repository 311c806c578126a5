import type { TextFix } from '@galley/contract/latex'
import { describe, expect, it } from 'vitest'
import { changesOf } from './text-fix.ts'

const fix = (...edits: TextFix['edits']): TextFix => ({ title: 'Mend', edits })
const misspelt = fix({ line: 2, column: 1, was: '\\sectoin{A}', text: '\\section{A}' })
const brace = fix({ line: 2, column: 4, was: 'old', text: 'old}' })

function apply(text: string, one: TextFix): string | null {
  const changes = changesOf(one, text)
  if (!changes) return null
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((edited, { from, to, insert }) => edited.slice(0, from) + insert + edited.slice(to), text)
}

describe('a fix', () => {
  it.each(['\n', '\r\n', '\r'])('is applied where it belongs, however lines end (%j)', (end) =>
    expect(apply(`x${end}\\sectoin{A}${end}y`, misspelt)).toBe(`x${end}\\section{A}${end}y`),
  )

  it('counts columns in UTF-16 units, as editors do', () =>
    expect(apply('😀 R&D', fix({ line: 1, column: 4, was: 'R&D', text: 'R\\&D' }))).toBe('😀 R\\&D'))

  it('is applied whole', () => {
    const both = fix(
      { line: 1, column: 1, was: '\\begin{itemise}', text: '\\begin{itemize}' },
      { line: 3, column: 1, was: '\\end{itemise}', text: '\\end{itemize}' },
    )
    expect(apply('\\begin{itemise}\nx\n\\end{itemise}', both)).toBe('\\begin{itemize}\nx\n\\end{itemize}')
    expect(apply('\\begin{itemise}\nx\n\\end{itemize}', both)).toBeNull()
  })

  it.each([
    ['the word was mended meanwhile', 'x\n\\section{A}', misspelt],
    ['a line was put above it', 'x\ny\n\\sectoin{A}', misspelt],
    ['the line is gone', 'x', misspelt],
    ['there is no text', '', misspelt],
    ['what it adds stands there', 'x\n\\bold}', fix({ line: 2, column: 3, was: 'old', text: 'old}' })],
  ])('is not applied when %s', (_title, text, one) => expect(apply(text, one)).toBeNull())

  it('is not applied twice', () => {
    const once = apply('x\n\\{bold', fix({ line: 2, column: 4, was: 'old', text: 'old}' }))
    expect(once).toBe('x\n\\{bold}')
    expect(apply(once ?? '', brace)).toBeNull()
  })
})
