// What the class promises by itself, to people who write its words by hand.
import { describe, expect, it } from 'vitest'
import { blankLatex } from './blank-resume.ts'
import { emptyResumeData } from '@galley/contract/resume-data'
import { renderResume } from './render-resume.ts'
import { templates } from './templates.ts'
import { compileToText, hasArphic, hasGlyphs, hasJapanese, oneSpaced, unspaced } from './testing/pdf-text.ts'
import { tierSample } from './testing/tier.ts'

const document = (body: string, options = '', preamble = '') =>
  `\\documentclass${options}{resume}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
const complaints = (log: string) => log.split('\n').filter((row) => row.startsWith('Class resume'))

describe('characters that no font has', () => {
  it('are named with their line, shown, still copied, and nothing else is lost', async () => {
    const { log, raw, errors } = await compileToText(document('before\n\nwords 😀 नम more\n\nafter'))
    expect(errors).toEqual([])
    expect(complaints(log)).toEqual([
      'Class resume Warning: Character U+1F600 cannot be set on input line 6.',
      'Class resume Warning: Character U+0928 cannot be set on input line 6.',
      'Class resume Warning: Character U+092E cannot be set on input line 6.',
    ])
    expect(oneSpaced(raw)).toContain('before words 😀 नम more after')
  })
  it('are named even on a line far down, in one piece', async () => {
    const { log } = await compileToText(document(`${'\n'.repeat(123_450)}😀`))
    expect(complaints(log)).toEqual(['Class resume Warning: Character U+1F600 cannot be set on input line 123454.'])
  })
  it('do not stop the header, the title, or an argument', async () => {
    const body = '\\begin{header}\\name{Ann 😀}\\headline{x}\\end{header}\\entry{a 😀}{b}{c}{d}'
    const { errors, raw } = await compileToText(document(body))
    expect(errors).toEqual([])
    expect(raw).toContain('Ann 😀')
  })
})

describe('scripts', () => {
  const names = [
    'Łukasz Żółć',
    'Zoë Ångström',
    'Nguyễn Thị Ánh Đào',
    'Ștefan Țuțea',
    'Ģirts Ķēniņš',
    'Ħal Għaxaq',
    'Ŵyn Ŷ',
    'Ĉu ŝi',
    "O’Neil O'Neil",
    '“q” „q“ «q» ‹q›',
    '€ ₹ £ ½ ² ™ № … – —',
    '→ ≥ ≠ ✓ ★',
    'office affluent fjord',
    ...(hasGlyphs ? ['Юлія Ґудзь', 'Љубица Ђорђевић', 'Γιώργος Παπαδόπουλος', 'Məmməd Əliyev'] : []),
    ...(hasArphic ? ['李小龍', '山田太郎 やまだ'] : []),
    ...(hasJapanese ? ['渋沢栄一 営業担当、開発・図面の検査'] : []),
  ]
  it.each(tierSample(templates, 5))('come out as typed in $id', async ({ classOptions }) => {
    const styles = names.flatMap((name) => [name, `\\textbf{${name}}`, `\\textit{${name}}`])
    const { raw, errors, log } = await compileToText(document(styles.join('\n\n'), `[${classOptions}]`))
    expect(errors).toEqual([])
    expect(complaints(log)).toEqual([])
    for (const name of names) expect(raw.split('\n').filter((row) => row.trim() === name)).toHaveLength(3)
  })
})

describe('options', () => {
  it('may all be left out', async () => {
    const { errors, raw } = await compileToText(document('\\section{A}\nb'))
    expect(errors).toEqual([])
    expect(oneSpaced(raw)).toBe('A b')
  })
  it.each([
    ['theme=fancy', 'theme', templates.map(({ id }) => id).join(', ')],
    ['font=comic', 'font', 'lm, lmsans, pagella, termes, schola, bonum, heros, adventor'],
    ['accent=mauve', 'accent', 'black, navy, blue, teal'],
    ['density=loose', 'density', 'tight, normal, airy'],
    ['paper=legal', 'paper', 'letter, a4'],
    ['size=big', 'size', 'a length such as 10.5pt'],
    ['margin=wide', 'margin', 'a length such as 18mm'],
  ])('%s is an error that names what is allowed, and the page is still made', async (option, key, allowed) => {
    const { errors, raw, log } = await compileToText(document('text', `[${option}]`))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(`Class resume Error: Unknown ${key}`)
    expect(unspaced(log)).toContain(unspaced(allowed))
    expect(raw).toContain('text')
  })
  it('unknown ones are named', async () => {
    const { log, errors } = await compileToText(document('text', '[colour=red]'))
    expect(errors).toEqual([])
    expect(unspaced(log)).toContain("ClassresumeWarning:Unknownoption`colour'.Options:theme,accent,font")
  })
  it('all work together', async () => {
    const options = 'theme=modern,accent=7A1F2E,font=lm,size=11pt,margin=1in,density=airy,paper=a4,lang=de'
    const { errors, log } = await compileToText(document('text', `[${options}]`))
    expect(errors).toEqual([])
    expect(complaints(log)).toEqual([])
  })
})

describe('documents', () => {
  it('the blank one compiles without a complaint', async () => {
    const { errors, log, raw } = await compileToText(blankLatex)
    expect(errors).toEqual([])
    expect(complaints(log)).toEqual([])
    expect(raw).toContain('Your Name')
  })
  it.each(tierSample(templates, 4))('an empty resume still makes a page in $id', async (template) => {
    const { errors, log } = await compileToText(renderResume(emptyResumeData(), template))
    expect(errors).toEqual([])
    expect(log).toContain('Output written on main.pdf (1 page')
  })
  it.each(tierSample(templates, 5))('ten pages lose nothing in $id', async ({ classOptions }) => {
    const entries = Array.from(
      { length: 60 },
      (_, n) =>
        `\\entry{role${n}x}{org${n}x}{place${n}x}{date${n}x}\n\\begin{bullets}\\item bul${n}x ${'word '.repeat(60)}\\end{bullets}`,
    )
    const side = Array.from({ length: 90 }, (_, n) => `skill${n}x`).join(', ')
    const body = `\\section{Experience}\n${entries.join('\n')}\n\\sidesection{Skills}\n\\skills{${side}}`
    const { raw, errors } = await compileToText(document(body, `[${classOptions}]`))
    expect(errors).toEqual([])
    const wanted = Array.from({ length: 60 }, (_, n) => [
      `role${n}x`,
      `org${n}x`,
      `place${n}x`,
      `date${n}x`,
      `bul${n}x`,
    ]).flat()
    expect(wanted.filter((word) => !raw.includes(word))).toEqual([])
    expect(Array.from({ length: 90 }, (_, n) => `skill${n}x`).filter((word) => !raw.includes(word))).toEqual([])
  })
  it('other packages still load, with options of their own', async () => {
    const preamble = `\\usepackage[dvipsnames]{xcolor}\\usepackage[colorlinks]{hyperref}\\usepackage[T1]{fontenc}
\\usepackage[utf8]{inputenc}\\usepackage{enumitem,microtype,amsmath,tabularx,graphicx,multicol}\\usepackage[margin=2cm]{geometry}`
    const body =
      '\\section{A}\\begin{bullets}\\item Đ ș \\textcolor{ForestGreen}{x}\\end{bullets}\\begin{itemize}\\item y\\end{itemize}'
    const { errors, raw } = await compileToText(document(body, '', preamble))
    expect(errors).toEqual([])
    expect(oneSpaced(raw)).toContain('Đ ș x')
  })
})

describe('the authors of a publication, in Academic', () => {
  const set = (name: string, authors: string) =>
    compileToText(
      document(
        `\\begin{header}\\name{${name}}\\end{header}\n\\publication{A title}{${authors}}{A journal}{2020}`,
        '[theme=academic]',
      ),
    )
  it.each(['Ann -', 'Ann B. -Lee-', '- -', ', PhD', '\\textbf{Ann} Lee', ''])(
    'are set beside the name “%s”',
    async (name) => {
      const { errors, raw } = await set(name, 'A. Lee, B. May and C. Ray')
      expect(errors).toEqual([])
      expect(oneSpaced(raw)).toContain('A. Lee, B. May and C. Ray. A title')
    },
  )
  it.each([
    ['A. Lee ,B. May', 'A. Lee ,B. May'],
    ['A. Lee;B. May', 'A. Lee;B. May'],
    ['{Lee, A.}; {May, B.}', 'Lee, A.; May, B.'],
  ])('stay as they are written: %s', async (authors, shown) => {
    const { errors, raw } = await set('Ann Lee', authors)
    expect(errors).toEqual([])
    expect(oneSpaced(raw)).toContain(`${shown}. A title`)
  })
})
