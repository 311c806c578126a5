// Which cut of its fonts a document gets: the small one where the text shows nothing else, the whole one once that was not enough.
import { describe, expect, it } from 'vitest'
import { createFontsNeeded, fontsOf } from './fonts-needed.ts'

describe('what a text shows', () => {
  it.each([
    'Zoë Ångström, São Paulo, Größe, œuvre, “quoted” – 5 € • ½',
    '\\section{Skills} R\\&D, C\\#, 100\\%',
    '\\textbf{x} \\ref{a} \\cite{b} \\relax',
  ])('western European: %s', (text) => expect(fontsOf(text)).toBe('basic'))
  it.each(['Łukasz Żółć', 'Ģērmane', 'Dvořák', 'Şükrü'])('European: %s', (text) => expect(fontsOf(text)).toBe('latin'))
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
  ])('more: %s', (text) => expect(fontsOf(text)).toBe('all'))
})

describe('what a run shows', () => {
  const missed = "pdfTeX warning: pdflatex (file /tex/tree/type1/basic/cut-qplr.pfb): glyph `Abreve' undefined"
  const document = { source: '\\Breve', key: 'ann:1' }

  it('gives a document that missed a character the whole fonts from then on, and no other', () => {
    const fonts = createFontsNeeded()
    expect(fonts.of(document)).toBe('basic')
    expect(fonts.hasMissed({ key: 'ann:1', fonts: 'basic', log: `x\n${missed}\n` })).toBe(true)
    expect(fonts.of(document)).toBe('all')
    expect(fonts.of({ ...document, key: 'ben:1' })).toBe('basic')
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
