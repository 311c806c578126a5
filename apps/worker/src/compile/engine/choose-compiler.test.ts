// Which program is chosen: by the text, by what is installed, and by what earlier runs of the document showed.
import type { TexCompiler } from '@galley/contract/latex'
import { describe, expect, it } from 'vitest'
import { createCompilerChooser } from './choose-compiler.ts'

const ours = (body: string, preamble = '') =>
  `\\documentclass{resume}\n${preamble}\\begin{document}\n${body}\n\\end{document}\n`
const chooser = (hasEastAsianFonts = true) => createCompilerChooser({ has: () => true, hasEastAsianFonts })
const lacks = (...letters: string[]) => ({
  code: 0,
  compiler: 'pdflatex' as TexCompiler,
  log: letters
    .map(
      (each) => `Class resume Warning: Character U+${each.codePointAt(0)!.toString(16).toUpperCase()} cannot be set\n`,
    )
    .join(''),
})
const xelatexLacks = (...letters: string[]) => ({
  code: 0,
  compiler: 'xelatex' as TexCompiler,
  log: letters.map((each) => `Missing character: There is no ${each} in font lmr!\n`).join(''),
})

describe('without fonts for East Asian letters', () => {
  it.each([
    ['Hindi', 'प्रिया शर्मा', 'xelatex'],
    ['Thai', 'ธนพล', 'xelatex'],
    ['Arabic', 'محمد الأحمد', 'lualatex'],
  ])('one of them does not take the other letters of a text in %s away', (_name, name, compiler) => {
    for (const also of ['山', '，', '김'])
      expect(chooser(false).of({ source: ours(`${name} ${also}`), key: null }).compiler).toBe(compiler)
  })
  it('a text that needs nothing else is left to pdflatex, which has some of them', () =>
    expect(chooser(false).of({ source: ours('李小龍'), key: null }).compiler).toBe('pdflatex'))
  it('no other program is tried for them, and one is for what else is missing', () => {
    const document = { source: ours('김 ♞'), key: null }
    expect(chooser(false).another(document, lacks('김'))).toBeNull()
    expect(chooser(false).another(document, lacks('김', '♞'))).toBe('xelatex')
  })
})

describe('a letter that only another program has', () => {
  it('keeps the document there for as long as it is in the text', () => {
    const of = chooser()
    const document = { source: ours('A ♞'), key: 'k' }
    expect(of.another(document, lacks('♞'))).toBe('xelatex')
    expect(of.isBetter(document, lacks('♞'), xelatexLacks())).toBe(true)
    expect(of.of({ source: ours('B ♞'), key: 'k' }).compiler).toBe('xelatex')
    expect(of.of({ source: ours('B'), key: 'k' }).compiler).toBe('pdflatex')
    expect(of.of({ source: ours('B ♞'), key: 'another' }).compiler).toBe('pdflatex')
  })
  it('gives way to what the document loads or names', () => {
    const of = chooser()
    of.isBetter({ source: ours('A ♞'), key: 'k' }, lacks('♞'), xelatexLacks())
    expect(of.of({ source: ours('A ♞', '\\usepackage{luacode}\n'), key: 'k' }).compiler).toBe('lualatex')
    expect(of.of({ source: `% !TEX program = pdflatex\n${ours('A ♞')}`, key: 'k' }).compiler).toBe('pdflatex')
  })
  it('that the text does not show holds with the same preamble', () => {
    const of = chooser()
    of.isBetter({ source: ours('A'), key: 'k' }, lacks('♞'), xelatexLacks())
    expect(of.of({ source: ours('B'), key: 'k' }).compiler).toBe('xelatex')
    expect(of.of({ source: ours('B', '\\usepackage{multicol}\n'), key: 'k' }).compiler).toBe('pdflatex')
  })
})

describe('a letter that no program has', () => {
  const document = { source: ours('A \ue123'), key: 'k' }
  it('leaves the page as it was, and is not tried again', () => {
    const of = chooser()
    expect(of.another(document, lacks('\ue123'))).toBe('xelatex')
    expect(of.isBetter(document, lacks('\ue123'), xelatexLacks('\ue123'))).toBe(false)
    expect(of.of(document).compiler).toBe('pdflatex')
    expect(of.another(document, lacks('\ue123'))).toBeNull()
    expect(of.another(document, lacks('\ue123', '♞'))).toBe('xelatex')
  })
  it('is known by the word of our class, too, which shows a box with its number', () => {
    const boxed = { ...lacks('\ue123'), compiler: 'xelatex' as TexCompiler }
    expect(chooser().isBetter(document, lacks('\ue123'), boxed)).toBe(false)
  })
  it('does not keep the document there once those are gone that it helps', () => {
    const of = chooser()
    const both = { source: ours('A \ue123 ♞'), key: 'k' }
    expect(of.isBetter(both, lacks('\ue123', '♞'), xelatexLacks('\ue123'))).toBe(true)
    expect(of.of(both).compiler).toBe('xelatex')
    expect(of.of(document).compiler).toBe('pdflatex')
    expect(of.another(document, lacks('\ue123'))).toBeNull()
  })
  it('with a number that none has is no letter', () =>
    expect(chooser().another(document, { ...lacks(), log: 'Class resume Warning: Character U+FFFFFF x\n' })).toBeNull())
})

describe('what a package asks for', () => {
  const source = '\\documentclass{article}\n\\usepackage{fontspec}\n\\begin{document}\nx\n\\end{document}\n'
  const failed = { code: 1, compiler: 'xelatex' as TexCompiler, log: '! This is only possible with xetex.\n' }
  it('is remembered with the preamble that loads it', () => {
    const of = chooser()
    const document = { source, key: 'k' }
    expect(of.another(document, failed)).toBe('lualatex')
    expect(of.isBetter(document, failed, { code: 0, compiler: 'lualatex', log: '' })).toBe(true)
    expect(of.of({ source: source.replace('\nx', '\ny'), key: 'k' }).compiler).toBe('lualatex')
    expect(of.of({ source: source.replace('\\begin', '\\usepackage{x}\\begin'), key: 'k' }).compiler).toBe('xelatex')
  })
  it('is no reason to show an error in the place of a good page', () =>
    expect(chooser().isBetter({ source, key: 'k' }, lacks('♞'), { ...failed, log: '! Undefined.\n' })).toBe(false))
})
