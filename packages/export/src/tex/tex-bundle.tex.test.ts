// The zip compiles in an empty folder with plain pdflatex, to the text of the PDF that Galley makes.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { renderResume } from '@galley/resume/render-resume'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { compileToText, hasArphic, hasGlyphs, hasJapanese } from '@galley/resume/testing/pdf-text'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { texBundle, zipOf } from './tex-bundle.ts'
import { tierSample } from '@galley/resume/testing/tier'

const run = promisify(execFile)
const tex = fileURLToPath(new URL('../../../../tex/', import.meta.url))
const readTexFile = (name: string) => {
  const path = ['class', 'dist'].map((folder) => join(tex, folder, name)).find((each) => existsSync(each))
  return path === undefined ? undefined : new Uint8Array(readFileSync(path))
}
const unpacked = (latex: string) => unzipSync(zipOf(texBundle(latex, readTexFile)))
const textIn = (latex: string, name: string) => new TextDecoder().decode(unpacked(latex)[name])

/** In a folder of its own, with nothing of Galley in the environment. */
async function compiledElsewhere(latex: string, program = 'pdflatex'): Promise<{ raw: string; log: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-bundle-'))
  try {
    for (const [name, bytes] of Object.entries(unpacked(latex))) await writeFile(join(folder, name), bytes)
    const env = { PATH: '/usr/bin:/bin', HOME: folder }
    for (let time = 0; time < 2; time += 1)
      await run(program, ['-interaction=nonstopmode', '-halt-on-error', 'resume'], {
        cwd: folder,
        env,
        maxBuffer: 1e8,
      })
    expect(await readdir(folder)).toContain('resume.pdf')
    const { stdout } = await run('pdftotext', ['-raw', '-enc', 'UTF-8', 'resume.pdf', '-'], { cwd: folder })
    return { raw: stdout, log: readFileSync(join(folder, 'resume.log'), 'latin1') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const scripts = [
  'Łukasz Żółć, Nguyễn Thị Ánh Đào, Ștefan Țuțea',
  '“quoted” – it’s 100 % → ≥ ★ ✓ €',
  ...(hasGlyphs ? ['Юлія Ґудзь', 'Γιώργος Παπαδόπουλος', 'Məmməd Əliyev'] : []),
  ...(hasArphic ? ['李小龍'] : []),
  ...(hasJapanese ? ['渋沢栄一 営業担当'] : []),
]

describe.each(tierSample(templates, 3))('theme $id', (template) => {
  it('compiles elsewhere to the same text', async () => {
    const latex = sampleLatex(template.id)
    const { raw, log } = await compiledElsewhere(latex)
    expect(raw).toBe((await compileToText(latex)).raw)
    expect(log).not.toMatch(/Missing character|cannot be set/)
  })
  it('brings the letters of other scripts', async () => {
    const data = sampleResume(template.id)
    const latex = renderResume({ ...data, summary: scripts.join('\n'), hobbies: scripts }, template)
    const { raw, log } = await compiledElsewhere(latex)
    expect(raw).toBe((await compileToText(latex)).raw)
    expect(log).not.toMatch(/Missing character|cannot be set/)
  })
})

describe.skipIf(!hasGlyphs)('months and other fonts', () => {
  it('brings the letters of months that the class writes in Russian', async () => {
    const latex = String.raw`\documentclass[theme=modern,lang=ru]{resume}
\begin{document}\section{A}\entry{a}{b}{c}{2021-03 – Present}\end{document}`
    const { raw } = await compiledElsewhere(latex)
    expect(raw).toContain('март')
    expect(raw).toBe((await compileToText(latex)).raw)
  })
  it('brings letters for typewriter type', async () => {
    const latex = String.raw`\documentclass[theme=modern]{resume}
\begin{document}\section{A}\texttt{Юлія}\end{document}`
    const { raw } = await compiledElsewhere(latex)
    expect(raw).toBe((await compileToText(latex)).raw)
  })
})

it('takes time in proportion to the text', async () => {
  const preamble = (size: number) =>
    `\\documentclass{resume}\n${'\\usepackage['.repeat(size)}\n\\begin{document}x\\end{document}`
  expect(await growthOf((size) => texBundle(preamble(size), readTexFile), 20_000)).toBeLessThanOrEqual(maxGrowth)
})

describe('for a program other than pdflatex', () => {
  const note = (latex: string) => textIn(latex, 'README.txt')
  const ours = (body: string, options = '') =>
    `\\documentclass[${options}]{resume}\n\\begin{document}\n\\section{Work}\n${body}\n\\end{document}\n`
  it.each([
    ['xelatex', ours('x ♞'), '♞'],
    ['xelatex', ours('प्रिया शर्मा'), 'प्रिया'],
    ['lualatex', ours('Łukasz דוד'), 'Łukasz'],
  ])('the zip compiles with %s', async (program, latex, words) => {
    const { raw, log } = await compiledElsewhere(latex, program)
    expect(raw).toContain(words)
    expect(log).not.toMatch(/Missing character|cannot be set/)
  })
  it('the note names the program, and the fonts of the scripts that the text has', () => {
    expect(note(ours('प्रिया'))).toMatch(/ xelatex resume\r[^]*compiler XeLaTeX[^]*fontspec[^]*Noto Serif Devanagari\r/)
    expect(note(ours('प्रिया 김', 'font=heros'))).toMatch(/Noto Sans Devanagari\r\n {4}Noto Sans CJK\r/)
    expect(note(ours('محمد'))).toMatch(/ lualatex resume\r[^]*compiler LuaLaTeX[^]*luaotfload[^]*Noto Kufi Arabic\r/)
    expect(note(ours('Ann 😀'))).toMatch(/Noto Sans Symbols 2\r[^]*DejaVu Sans\r/)
    expect(note(ours('प्रिया'))).not.toMatch(/pdfLaTeX|arphic|Thai/)
  })
  it('the note on a text for pdflatex says what to do about a letter that it lacks', () =>
    expect(note(ours('x ♞'))).toMatch(/ pdflatex resume\r[^]*box with its number[^]*xelatex/))
  it('the note on another class names its fonts', () => {
    const latex =
      '\\documentclass{article}\n\\usepackage{fontspec}\n\\setmainfont[Ligatures=TeX]{EB Garamond}\n\\newfontfamily\\head{Lato}\n% \\setsansfont{Nothing}\n\\begin{document}x\\end{document}'
    expect(note(latex)).toMatch(/ xelatex resume\r[^]*fontspec[^]*: EB Garamond, Lato\.\r/)
  })
})

describe('the files', () => {
  it('of a resume in Latin letters are its class, one theme, and a note', () => {
    expect(Object.keys(unpacked(sampleLatex('modern'))).sort()).toEqual([
      'README.txt',
      'resume-characters.def',
      'resume-dates.def',
      'resume-fonts.lua',
      'resume-labels.def',
      'resume-opentype-lua.def',
      'resume-opentype-words.def',
      'resume-opentype-xe.def',
      'resume-opentype.def',
      'resume-pdf.def',
      'resume-theme-modern.def',
      'resume-unicode.def',
      'resume.cls',
      'resume.tex',
    ])
  })
  it('of a resume in Greek have the licence of the fonts', () => {
    const latex = '\\documentclass{resume}\\begin{document}Γιώργος\\end{document}'
    expect(textIn(latex, 'fonts-urw-base35.txt')).toContain('AFFERO')
  })
  it('leave the fonts behind where their licence is missing, and say so', () => {
    const latex = '\\documentclass{resume}\\begin{document}Γιώργος\\end{document}'
    const files = texBundle(latex, (name) => (name === 'fonts-urw-base35.txt' ? undefined : readTexFile(name)))
    expect([...files.keys()].filter((name) => name.endsWith('.pfb'))).toEqual([])
    expect(new TextDecoder().decode(files.get('README.txt'))).toContain('shown as boxes')
  })
  it('of another class are the text and a note, which names its packages', () => {
    const latex = '\\documentclass{moderncv}\n\\usepackage[T1]{fontenc}\n\\begin{document}x\\end{document}'
    expect(Object.keys(unpacked(latex)).sort()).toEqual(['README.txt', 'resume.tex'])
    expect(textIn(latex, 'README.txt')).toContain('fontenc')
  })
  it('leave out hidden lines', () => {
    const latex = '\\documentclass{resume}\n\\begin{document}\nshown\n%hidden secret\n% a remark\n\\end{document}\n'
    expect(textIn(latex, 'resume.tex')).toBe(
      '\\documentclass{resume}\n\\begin{document}\nshown\n% a remark\n\\end{document}\n',
    )
  })
  it('name the fonts and say how to compile', () => {
    expect(textIn(sampleLatex('sidebar'), 'README.txt')).toMatch(/pdflatex resume[^]*TeX Gyre Heros, TeX Gyre Adventor/)
    expect(textIn('\\documentclass[font=lm]{resume}', 'README.txt')).toContain('Latin Modern Roman')
  })
})
