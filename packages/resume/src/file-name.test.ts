import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankLatex } from './blank-resume.ts'
import { fileName, resumeFileName } from './file-name.ts'

describe('fileName', () => {
  it.each([
    ['Maya Okafor – Classic', 'Maya Okafor - Classic.pdf', 'Maya Okafor – Classic.pdf'],
    ['Łukasz Żółć', 'Lukasz Zolc.pdf', 'Łukasz Żółć.pdf'],
    ['Nguyễn Đặng', 'Nguyen Dang.pdf', 'Nguyễn Đặng.pdf'],
    ['Großmann & Søn', 'Grossmann and Son.pdf', 'Großmann & Søn.pdf'],
    ['Юлия Щукина', 'Yuliya Shchukina.pdf', 'Юлия Щукина.pdf'],
    ['Γιώργος', 'Giorgos.pdf', 'Γιώργος.pdf'],
    ['李小龍', 'resume.pdf', '李小龍.pdf'],
    ['', 'resume.pdf', 'resume.pdf'],
    ['...', 'resume.pdf', 'resume.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf', 'etc passwd.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf', 'a b c d e f g h i j.pdf'],
    ['CON', 'resume.pdf', 'resume.pdf'],
    ['résumé.pdf', 'resume.pdf', 'résumé.pdf'],
    ['x\u202efdp.exe', 'xfdp.exe.pdf', 'xfdp.exe.pdf'],
    ['a\r\nSet-Cookie: b', 'a Set-Cookie b.pdf', 'a Set-Cookie b.pdf'],
    ['😀', 'resume.pdf', '😀.pdf'],
  ])('%j', (title, ascii, utf8) => {
    expect(fileName(title, '.pdf')).toEqual({ ascii, utf8 })
  })

  it.each([
    ['Zoë', '.docx', 'Zoe.docx'],
    ['Zoë.pdf', '.json', 'Zoe.json'],
    ['a'.repeat(200), '.docx', `${'a'.repeat(95)}.docx`],
  ])('%j as %s', (title, extension, ascii) => expect(fileName(title, extension).ascii).toBe(ascii))

  it('is safe whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const { ascii, utf8 } = fileName(title, '.pdf')
        expect(ascii).toMatch(/^[A-Za-z0-9(][A-Za-z0-9 ._()-]*\.pdf$|^\)[A-Za-z0-9 ._()-]*\.pdf$/)
        expect(ascii.length).toBeLessThanOrEqual(100)
        expect(utf8.length).toBeLessThanOrEqual(100)
        expect(utf8).not.toMatch(/[/\\:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
        expect(utf8).toMatch(/^[^.].*\.pdf$/su)
        expect(utf8.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('resumeFileName', () => {
  const named = (header: string) => `\\documentclass{resume}\n\\begin{document}\n${header}\n\\end{document}`
  it.each([
    [
      'the name in the header',
      named('\\begin{header}\n\\name{Zoë Ångström}\n\\end{header}'),
      'Zoë Ångström',
      'Zoe Angstrom',
    ],
    [
      'a name of words of its own',
      `\\documentclass{resume}\n\\newcommand{\\me}{Zoë}\n\\begin{document}\n\\name{\\me{} Lee}\n\\end{document}`,
      'Zoë Lee',
      'Zoe Lee',
    ],
    [
      'a name with commands in it',
      named("\\name{\\textbf{Anna} O'Neil \\& Sons, \\L{}ukasz}"),
      "Anna O'Neil & Sons, Łukasz",
      null,
    ],
    ['a name in two parts', '\\name{Ada}{Lovelace}\n\\begin{document}x\\end{document}', 'Ada Lovelace', 'Ada Lovelace'],
    [
      'the parts of a name',
      '\\firstname{Ada}\\familyname{Lovelace}\\begin{document}x\\end{document}',
      'Ada Lovelace',
      'Ada Lovelace',
    ],
    ['an author', '\\author{Ada Lovelace}\\begin{document}\\maketitle\\end{document}', 'Ada Lovelace', 'Ada Lovelace'],
  ])('%s', (_title, latex, utf8, ascii) => {
    const name = resumeFileName(latex, 'A title')
    expect(name.utf8).toBe(`${utf8} - Resume.pdf`)
    if (ascii !== null) expect(name.ascii).toBe(`${ascii} - Resume.pdf`)
  })
  it.each([
    ['no name', named('Text')],
    ['an empty one', named('\\name{}')],
    ['one in a comment', named('% \\name{Ada}')],
    ['the placeholder of the blank document', blankLatex],
  ])('the title where there is %s', (_title, latex) =>
    expect(resumeFileName(latex, 'Für Köln')).toEqual({ ascii: 'Fur Koln.pdf', utf8: 'Für Köln.pdf' }),
  )
})
