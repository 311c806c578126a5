import type { LetterContent } from '@galley/contract/documents'
import { describe, expect, it } from 'vitest'
import { sampleLatex } from '../sample-resume.ts'
import { blanksIn, withoutBlanks } from './blanks.ts'
import { letterFileName, letterTex } from './letter-tex.ts'

const letter: LetterContent = {
  kind: 'letter',
  date: 'March 1, 2026',
  recipient: 'Ms. Ito\nAcme & Sons',
  subject: '',
  salutation: 'Dear Ms. Ito,',
  body: 'First, 5% more.\n\nLed by:\n- one\n- two\nAnd on.',
  closing: 'Sincerely,',
}

describe('a letter as LaTeX', () => {
  it('has the resume’s own preamble and header, and what a person typed made safe', () => {
    const latex = letterTex(sampleLatex('sidebar'), letter)
    expect(latex).toMatch(/^\\documentclass\[[^\]]*theme=sidebar/)
    expect(latex).toContain('\\name{Leïla Benkirane}')
    expect(latex).toContain('\\recipient{Ms. Ito \\\\ Acme \\& Sons}')
    expect(latex).toContain('First, 5\\% more.')
    expect(latex).not.toContain('\\section')
  })
  it('sets lines that begin with a dash as a list between their paragraphs', () =>
    expect(letterTex(sampleLatex('classic'), letter)).toContain(
      'Led by:\n\n\\begin{bullets}\n  \\item one\n  \\item two\n\\end{bullets}\n\nAnd on.',
    ))
  it('of a resume of another class is set in the default theme, with the name', () => {
    const latex = letterTex('\\documentclass{article}\\author{Zoë Ångström}\\begin{document}x\\end{document}', letter)
    expect(latex).toMatch(/^\\documentclass\{resume\}/)
    expect(latex).not.toContain('article')
  })
  it('runs nothing that a person typed', () =>
    expect(letterTex(sampleLatex('classic'), { ...letter, body: '\\input{/etc/passwd}' })).not.toContain('\\input'))
})

it.each([
  ['Cover letter to Acme', 'Ms. Ito\nAcme', 'Amara Okafor-Lindqvist - Letter - Acme.pdf'],
  ['My letter', 'Ms. Ito\nAcme', 'Amara Okafor-Lindqvist - Letter - Ms. Ito.pdf'],
  ['My letter', '', 'Amara Okafor-Lindqvist - Letter.pdf'],
])('the file of “%s” is named for whom it is', (title, recipient, name) =>
  expect(letterFileName(sampleLatex('classic'), title, { ...letter, recipient }).utf8).toBe(name),
)

it('a blank is what stands in square brackets', () => {
  const text = 'I met [interviewer’s name] on [date]. [] [a\nb]'
  expect(blanksIn(text)).toEqual(['[interviewer’s name]', '[date]'])
  expect(withoutBlanks('on [date].')).toBe('on  .')
})
