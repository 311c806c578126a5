// Which cut of its fonts a document gets: the small one where the text shows nothing else, the whole one once that was
// not enough.
import { describe, expect, it } from 'vitest'
import { createFontsNeeded, fontsOf } from './fonts-needed.ts'

const own = (text: string) => `\\documentclass[theme=modern]{resume}\n\\begin{document}\n${text}\n\\end{document}\n`

describe('what a text shows', () => {
  it.each([
    'Zoë Ångström, São Paulo, Größe, œuvre, “quoted” – 5 € • ½',
    '\\section{Skills} R\\&D, C\\#, 100\\%',
    '\\textbf{x} \\ref{a} \\cite{b} \\relax',
  ])('western European: %s', (text) => expect(fontsOf(own(text))).toBe('basic'))
  it.each(['Łukasz Żółć', 'Ģērmane', 'Dvořák', 'Şükrü'])('European: %s', (text) =>
    expect(fontsOf(own(text))).toBe('latin'),
  )
  it.each([
    'Nguyễn Văn Ánh',
    'Łukasz, Ελλάδα',
    'Юлия',
    'Γιώργος',
    '\\v{S}koda',
    '\\c{s}',
    '\\L{}ukasz',
    '\\=a',
    '\\fontencoding{T5}\\selectfont',
    '\\char"80',
  ])('more: %s', (text) => expect(fontsOf(own(text))).toBe('all'))
  it.each(['\\documentclass{moderncv}', '\\usepackage{lmodern}', '\\usepackage[full]{tgheros}', '\\fontfamily{qpl}'])(
    'fonts that are cut: %s',
    (text) => expect(fontsOf(text)).toBe('basic'),
  )
  it.each(['', '\\documentclass{article}', '\\usepackage[T1]{fontenc}', '\\usepackage{helvet}'])(
    'other fonts: %s',
    (text) => expect(fontsOf(text)).toBe('all'),
  )
})

describe('what a run shows', () => {
  const missed = "pdfTeX warning: pdflatex (file /tex/tree/type1/basic/cut-qplr.pfb): glyph `Abreve' undefined"
  const document = { source: own('\\Breve'), key: 'ann:1' }

  it('gives a document that missed a character or a font the whole of them from then on, and no other', () => {
    const fonts = createFontsNeeded()
    expect(fonts.of(document)).toBe('basic')
    expect(fonts.hasMissed({ key: 'ann:1', fonts: 'basic', log: `x\n${missed}\n` })).toBe(true)
    expect(fonts.of(document)).toBe('all')
    expect(fonts.of({ ...document, key: 'ben:1' })).toBe('basic')
    const lost = '!pdfTeX error: pdflatex (file sfrm1000): Font sfrm1000 at 600 not found'
    expect(fonts.hasMissed({ key: 'ben:1', fonts: 'basic', log: `x\n${lost}\n` })).toBe(true)
    expect(fonts.of({ ...document, key: 'ben:1' })).toBe('all')
  })

  it.each([
    ['nothing was missed', { fonts: 'basic' as const, log: 'Output written on main.pdf' }],
    ['the whole fonts had it not either', { fonts: 'all' as const, log: missed }],
  ])('changes nothing where %s', (_title, given) => {
    const fonts = createFontsNeeded()
    expect(fonts.hasMissed({ key: 'ann:1', ...given })).toBe(false)
    expect(fonts.of(document)).toBe('basic')
  })
})
