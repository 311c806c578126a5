import { describe, expect, it } from 'vitest'
import { compilerOf } from './compiler-of.ts'
import { nameCompiler, namedCompilerOf } from './name-compiler.ts'

const text = '\\documentclass{article}\n\\begin{document}\nx\n\\end{document}\n'

describe('the program that a document names', () => {
  it('is written in its first line, as other editors write it', () =>
    expect(nameCompiler(text, 'xelatex')).toBe(`% !TEX program = xelatex\n${text}`))
  it('is what sets it from then on', () =>
    expect(compilerOf(nameCompiler(text, 'lualatex'))).toEqual({ compiler: 'lualatex', because: 'named' }))
  it('takes the place of the one before, wherever that stood', () => {
    const before = `% A resume\n%!TeX TS-program=lualatex\n${text}`
    expect(nameCompiler(before, 'xelatex')).toBe(`% A resume\n% !TEX program = xelatex\n${text}`)
  })
  it('goes when the choice is the document’s again', () => {
    expect(nameCompiler(nameCompiler(text, 'xelatex'), 'auto')).toBe(text)
    expect(nameCompiler(text, 'auto')).toBe(text)
  })
  it('leaves no second line behind', () => {
    const twice = `% !TEX program = xelatex\n% !TEX program = lualatex\n${text}`
    expect(nameCompiler(twice, 'pdflatex')).toBe(`% !TEX program = pdflatex\n${text}`)
  })
  it('leaves comments alone that name no program', () => {
    const other = `% !TEX root = main.tex\n% !TEX program = latexmk\n${text}`
    expect(nameCompiler(other, 'auto')).toBe(other)
  })
  it('is read', () => {
    expect(namedCompilerOf(text)).toBe('auto')
    expect(namedCompilerOf(nameCompiler(text, 'pdflatex'))).toBe('pdflatex')
  })
})
