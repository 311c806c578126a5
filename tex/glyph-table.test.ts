// Which lines of TeX's table of glyphs are kept: those that pdfTeX can come to ask for with the fonts that are there.
import { describe, expect, it } from 'vitest'
import { cutGlyphTable, namesIn } from './glyph-table.ts'

const line = (name: string, code = '0041') => `\\pdfglyphtounicode{${name}}{${code}}`
const cut = (lines: string[], names: string[], metrics: string[] = []) =>
  cutGlyphTable(lines.join('\n'), names, (font) => metrics.includes(font)).split('\n')

describe('the names of an encoding', () => {
  it('are what stands behind slashes, but in comments', () => {
    const encoding = '%/no\n/LMEncoding [ % /neither\n/.notdef /a.sc\n/f_f_i/Abreve\n] def\n'
    expect(namesIn(encoding)).toEqual(['LMEncoding', '.notdef', 'a.sc', 'f_f_i', 'Abreve'])
  })
})

describe('the table of glyphs keeps', () => {
  it('the names of the fonts that are there, and no others', () => {
    expect(cut([line('a'), line('alefdagesh')], ['a', 'b'])).toEqual([line('a')])
  })

  it.each([
    ['the name before a dot', 'a.sc', ['a']],
    ['the parts of a ligature', 'f_f_i', ['f', 'i']],
    ['the parts of one with a variant', 'T_h.alt', ['T', 'h']],
  ])('%s, which pdfTeX looks up for want of the whole', (_title, name, parts) => {
    expect(
      cut(
        parts.map((part) => line(part)),
        [name],
      ),
    ).toEqual(parts.map((part) => line(part)))
  })

  it('what is said of one font only, where that font and the glyph are there', () => {
    const lines = [line('tfm:pzdr/a1'), line('tfm:zd/a1'), line('tfm:pzdr/a2')]
    expect(cut(lines, ['a1'], ['pzdr'])).toEqual([lines[0]])
  })

  it('all that is no such line', () => {
    const lines = ['% a comment', '', '\\endinput']
    expect(cut(lines, [])).toEqual(lines)
  })
})
