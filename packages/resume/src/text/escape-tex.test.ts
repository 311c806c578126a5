import { describe, expect, it } from 'vitest'
import { cleanText, escapeParagraphs, escapeTex, linesOf } from './escape-tex.ts'

describe('escapeTex', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['R&D at 100%', 'R\\&D at 100\\%'],
    ['C_# and C++', 'C\\_\\# and C++'],
    ['~5 for $9', '\\textasciitilde{}5 for \\$9'],
    ['{a}^b', '\\{a\\}\\textasciicircum{}b'],
    ['C:\\par', 'C:\\textbackslash{}par'],
    ["Bachelor's", "Bachelor's"],
    ['"quoted"', '"quoted"'],
    ['`tick`', '\\textasciigrave{}tick\\textasciigrave{}'],
    ['a -- b', 'a -{}-~b'],
    ['2019 - 2023', '2019 -~2023'],
    ['---', '-{}-{}-'],
    ['–-', '–{}-'],
    ['<<x>>', '<{}<x>{}>'],
    ["a,, ''b''", "a,{}, '{}'b'{}'"],
    ['two\nlines', 'two lines'],
    ['  a \t b  ', 'a b'],
    ['non\u00a0breaking', 'non~breaking'],
    ['nul\u0000 bell\u0007', 'nul bell'],
    ['soft\u00adhyphen zero\u200bwidth \u202eright', 'softhyphen zerowidth right'],
    ['half \ud83d surrogate', 'half \ufffd surrogate'],
    ['whole 😀', 'whole 😀'],
    ['e\u0301', 'é'],
    ['Đặng Ģ Юлия', 'Đặng Ģ Юлия'],
  ])('%j becomes %j', (typed, tex) => {
    expect(escapeTex(typed)).toBe(tex)
  })

  it.each(['‘‘', '’’', "'’", "’'", '!‘', '?‘'])('keeps %s two signs', (pair) => {
    expect(escapeTex(pair)).toBe(`${pair[0]}{}${pair[1]}`)
  })

  it('lets long runs be divided, after punctuation rather than inside words, and never beside a mark', () => {
    expect(escapeTex('a'.repeat(20))).toBe('a'.repeat(20))
    expect(escapeTex('a'.repeat(21))).toBe('aaaaaaaaaa\\cut{}aaaaaaaaaa\\cut{}a')
    expect(escapeTex('负责支付系统的设计与开发，每天处理超过一百八十万笔交易')).not.toContain('cut')
    expect(escapeTex('department/office/subfolder')).toBe('department/\\cut{}office/\\cut{}subfolder')
  })

  it('leaves no special character bare', () => {
    const all = '\\{}$&#^_%~`'
    const rest = escapeTex(all).replace(/\\text[a-z]+\{\}|\\[{}$&#_%]/g, '')
    expect(rest).toBe('')
  })
})

describe('lines and paragraphs', () => {
  it.each([
    ['a\r\nb\rc\u2028d', ['a', 'b', 'c', 'd']],
    ['\n \n', []],
    [' a \n\n b ', ['a', 'b']],
  ])('%j', (typed, lines) => {
    expect(linesOf(typed)).toEqual(lines)
  })
  it('puts blank lines between paragraphs', () => {
    expect(escapeParagraphs('a\nb & c')).toBe('a\n\nb \\& c')
  })
  it('keeps tabs and line ends, drops every other control', () => {
    expect(cleanText('a\tb\u001bc\u0085d\u009fe')).toBe('a\tbc\nde')
  })
})
