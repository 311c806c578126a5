// Which program sets a document: the one that it names, that its packages need, or that its letters need.
import { describe, expect, it } from 'vitest'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { compilerOf } from './compiler-of.ts'

const article = (preamble: string, body = 'x') =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
const ours = (body: string, options = 'theme=modern') =>
  `\\documentclass[${options}]{resume}\n\\begin{document}\n\\begin{header}\\name{${body}}\\end{header}\n\\end{document}\n`

describe('the document names its program', () => {
  it.each([
    ['% !TEX program = xelatex', 'xelatex'],
    ['% !TEX TS-program = lualatex', 'lualatex'],
    ['%!TeX program=XeLaTeX', 'xelatex'],
    ['% !TeX engine = LuaTeX', 'lualatex'],
    ['% !TeX TXS-program:compile = txs:///xelatex', 'xelatex'],
    ['% !BIB program = biber\n% !TEX program = pdflatex', 'pdflatex'],
    ['% arara: xelatex: { synctex: yes }', 'xelatex'],
    ['% -*- TeX-engine: luatex -*-', 'lualatex'],
    ['%%% TeX-engine: xetex', 'xelatex'],
  ])('%s', (line, compiler) => {
    expect(compilerOf(`${line}\n${article('')}`)).toMatchObject({ compiler, because: 'named' })
    // What it names goes before what it loads.
    expect(compilerOf(`${line}\n${article('\\usepackage{fontspec}')}`)).toMatchObject({ compiler })
  })
  it.each(['% !TEX program = latexmk', '% the program xelatex is faster', 'See % !TEX program = xelatex'])(
    'or names none: %s',
    (line) => expect(compilerOf(`${line}\n${article('')}`)).toMatchObject({ compiler: 'pdflatex', because: null }),
  )
})

describe('a package needs another program', () => {
  it.each([
    ['\\usepackage{fontspec}', 'xelatex', 'fontspec'],
    ['\\usepackage[no-math]{fontspec}', 'xelatex', 'fontspec'],
    ['\\usepackage{xcolor, fontspec ,geometry}', 'xelatex', 'fontspec'],
    ['\\RequirePackage{unicode-math}', 'xelatex', 'unicode-math'],
    ['\\usepackage{polyglossia}', 'xelatex', 'polyglossia'],
    ['\\usepackage{xeCJK}', 'xelatex', 'xeCJK'],
    ['\\usepackage{luacode}', 'lualatex', 'luacode'],
    ['\\usepackage{fontspec}\n\\usepackage{luatexja}', 'lualatex', 'luatexja'],
    ['\\directlua{x = 1}', 'lualatex', '\\directlua'],
    ['\\XeTeXlinebreaklocale "zh"', 'xelatex', '\\XeTeXlinebreaklocale'],
  ])('%s', (preamble, compiler, by) =>
    expect(compilerOf(article(preamble))).toEqual({ compiler, because: 'loaded', by }),
  )
  it.each([
    [
      'in a class that the document brings along',
      '\\begin{filecontents}{cv.cls}\n\\RequirePackage{fontspec}\n\\end{filecontents}',
    ],
    ['of a class that needs it', '\\documentclass[11pt]{awesome-cv}'],
    ['of another such class', '\\documentclass{ctexart}'],
  ])('%s', (_title, text) => expect(compilerOf(`${text}\n${article('')}`).compiler).toBe('xelatex'))

  it.each([
    ['in a comment', '% \\usepackage{fontspec}'],
    [
      'where the document asks which program it is',
      '\\ifPDFTeX\n\\usepackage[T1]{fontenc}\n\\else\n\\usepackage{fontspec}\n\\fi',
    ],
    ['the same, older', '\\ifxetex\\usepackage{fontspec}\\else\\usepackage{lmodern}\\fi'],
    ['in a text about it', 'I like fontspec.'],
    ['in a line of verbatim text', '\\verb|\\usepackage{fontspec}|'],
    ['in a listing', '\\begin{lstlisting}\n\\usepackage{fontspec}\n\\end{lstlisting}'],
    ['in verbatim text', '\\begin{verbatim}\n\\usepackage{fontspec}\n\\end{verbatim}'],
  ])('but not %s', (_title, preamble) => expect(compilerOf(article(preamble)).compiler).toBe('pdflatex'))
})

describe('a letter of a resume of ours needs another program', () => {
  it.each(['Łukasz Żółć', 'Nguyễn Văn Ánh', 'Юлия Иванова', 'Γιώργος', 'Zoë', 'O’Neil', 'Ann – 5 € • ½ → ✓'])(
    'not in %s',
    (name) => expect(compilerOf(ours(name))).toEqual({ compiler: 'pdflatex', because: null }),
  )
  it.each(['李小龍', '山田経済', 'カタカナ', '김철수', 'प्रिया शर्मा', 'ธนพล', 'Անի', 'ნინო', 'አበበ', 'Ann 😀'])(
    '%s',
    (name) => expect(compilerOf(ours(name))).toEqual({ compiler: 'xelatex', because: 'letters' }),
  )
  it.each(['محمد الأحمد', 'דוד כהן', 'ܫܡܥܘܢ'])('%s: from right to left', (name) =>
    expect(compilerOf(ours(name))).toEqual({ compiler: 'lualatex', because: 'letters' }),
  )
  it.each(['ar', 'he', 'fa', 'ur', 'ar-EG'])('and so does a page from right to left: lang=%s', (lang) =>
    expect(compilerOf(ours('Ann', `theme=modern, lang=${lang}`)).compiler).toBe('lualatex'),
  )
  it('in verbatim text, too', () => expect(compilerOf(ours('\\verb|김철수|')).compiler).toBe('xelatex'))
  it('not in a comment', () => expect(compilerOf(`% 김철수\n${ours('Kim')}`).compiler).toBe('pdflatex'))
  it('not where the text may show it by packages of its own', () =>
    expect(compilerOf(article('\\usepackage{CJKutf8}', '김철수')).compiler).toBe('pdflatex'))
})

it.each([
  '\\ifpdf ',
  '\\usepackage[',
  '\\usepackage{a,',
  '\\begin{verbatim}',
  '\\\\',
  '% !TEX program = ',
  'a,',
  '\\documentclass[',
])('reads any text in proportion to its length: %s', async (odd) => {
  const look = (size: number) => compilerOf(`${odd.repeat(size / odd.length)}\n${`${odd}\n`.repeat(size / 20)}`)
  expect(await growthOf(look, 150_000)).toBeLessThanOrEqual(maxGrowth)
})

it.each(['\\documentclass[,,,', '\\usepackage[,', '\\verb|x|', '\\begin{verbatim}\\end{verbatim}'])(
  'reads half a million of %s at once',
  (odd) => {
    const text = odd.repeat(524_288 / odd.length)
    const cost = () => {
      const { user } = process.threadCpuUsage()
      compilerOf(text)
      return (process.threadCpuUsage().user - user) / 1000
    }
    expect(Math.min(cost(), cost(), cost())).toBeLessThan(150)
  },
)
