// The note beside a resume's LaTeX: how it becomes a PDF on another machine, and what it needs there.
import type { TexCompiler } from '@galley/contract/latex'

/** Of a document of the class `resume`. */
export interface Needs {
  readonly theme: string
  /** The class's names of the fonts that it is set in. */
  readonly fonts: readonly string[]
  /** The zip has fonts for Greek, Cyrillic or signs. */
  readonly hasGlyphs: boolean
  /** The text has such letters, and the zip has no fonts for them. */
  readonly isLacking: boolean
  readonly isEastAsian: boolean
  /** Beside those, with XeLaTeX or LuaLaTeX. */
  readonly openTypeFonts: readonly string[]
}

const programNames: Record<TexCompiler, string> = { pdflatex: 'pdfLaTeX', xelatex: 'XeLaTeX', lualatex: 'LuaLaTeX' }

const fontNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lm: 'Latin Modern Roman',
    lmsans: 'Latin Modern Sans',
    pagella: 'TeX Gyre Pagella',
    termes: 'TeX Gyre Termes',
    schola: 'TeX Gyre Schola',
    bonum: 'TeX Gyre Bonum',
    heros: 'TeX Gyre Heros',
    adventor: 'TeX Gyre Adventor',
  }),
)

/** With line ends for Windows, too. `needs`: null for a document of another class. */
export function readMe(latex: string, compiler: TexCompiler, needs: Needs | null): string {
  const own = packagesIn(latex)
  const lines = [
    'HOW TO MAKE THE PDF',
    '',
    'In this folder, run twice:',
    '',
    `    ${compiler} resume`,
    '',
    ...overleaf(compiler),
    ...(needs === null ? ofAnotherClass(own, fontsNamedIn(latex)) : needed(needs, compiler, own)),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

const overleaf = (compiler: TexCompiler) =>
  compiler === 'pdflatex'
    ? ['Or upload the zip to Overleaf as a new project; the compiler is pdfLaTeX.']
    : [`Or upload the zip to Overleaf as a new project, and choose the compiler ${programNames[compiler]} in its menu.`]

const ofAnotherClass = (packages: readonly string[], fonts: readonly string[]) => [
  '',
  'WHAT IT NEEDS',
  '',
  'The class and the packages that the document names. Galley does not add them: they come with TeX Live and MiKTeX.',
  ...packagesLine(packages),
  ...(fonts.length > 0 ? ['', `Fonts, which are to be installed there: ${fonts.join(', ')}.`] : []),
]

function needed(needs: Needs, compiler: TexCompiler, packages: readonly string[]): string[] {
  const { theme, fonts, isEastAsian } = needs
  const names = fonts.map((font) => fontNames.get(font) ?? font)
  const isPdf = compiler === 'pdflatex'
  return [
    '',
    'WHAT IT NEEDS',
    '',
    'TeX Live 2022 or later, or MiKTeX, with these packages (a full installation has all of them):',
    '',
    '    latex, graphics, xcolor, tools, l3kernel, amsfonts, psnfss, zapfding',
    '    tex-gyre and lm, for the fonts',
    ...(isPdf ? [] : [`    ${compiler === 'xelatex' ? 'xetex' : 'luahbtex, luaotfload'}, fontspec and hyperref`]),
    ...(isPdf && isEastAsian ? ['    arphic (Chinese) and wadalab (Japanese), for the characters of the text'] : []),
    ...packagesLine(packages),
    '',
    `Fonts: ${[...new Set(names)].join(', ')}.`,
    ...(isPdf ? withPdf(needs) : withOpenType(needs)),
    '',
    'WHAT IS IN THIS FOLDER',
    '',
    '    resume.tex                 your resume',
    '    resume.cls                 the class: the words that resume.tex is written in',
    `    resume-theme-${theme}.def   its theme`,
    '    other resume-*.def         parts of the class',
    '',
    'Options such as size=11pt, accent=navy or paper=a4 stand in the first line of resume.tex.',
    'The class and its themes are under the MIT license.',
  ]
}

const withPdf = ({ hasGlyphs, isLacking }: Needs) => [
  ...(hasGlyphs ? ownFonts : []),
  ...(isLacking ? lackingFonts : []),
  '',
  'A letter that is shown as a box with its number may be there with XeLaTeX: run xelatex in the place of pdflatex. It',
  'needs the package fontspec and, for signs and other scripts, the Noto fonts.',
]

const withOpenType = ({ hasGlyphs, openTypeFonts }: Needs) => [
  ...(openTypeFonts.length === 0
    ? []
    : [
        '',
        'For letters that these lack, as fonts of the system (the Noto fonts are free; Overleaf has most of them):',
        '',
        ...openTypeFonts.map((name) => `    ${name}`),
      ]),
  ...(hasGlyphs ? ['', 'The .pfb, .tfm, .enc and .fd files are for pdfLaTeX alone.', ...ownFonts.slice(-1)] : []),
]

const ownFonts = [
  '',
  'Letters that these fonts lack (Greek, Cyrillic, some signs) come from the URW base 35 fonts in this folder: the .pfb,',
  '.tfm, .enc and .fd files.',
  'They are under the GNU AGPL with an exception for documents; see fonts-urw-base35.txt.',
]
const lackingFonts = [
  '',
  'The text has letters that these fonts lack (Greek, Cyrillic, some signs). They are shown as boxes with their number.',
]

const packagesLine = (packages: readonly string[]) =>
  packages.length === 0 ? [] : [`    your own packages: ${packages.join(', ')}`]

/** What the document loads by itself. */
function packagesIn(latex: string): string[] {
  const preamble = latex.slice(0, Math.max(0, latex.indexOf('\\begin{document}'))).replace(/(?<!\\)%.*$/gm, '')
  const loaded = Array.from(
    preamble.matchAll(/\\(?:usepackage|RequirePackage)(?:\[[^\]]{0,1000}\])?\{([^}]{1,500})\}/g),
  )
  return [...new Set(loaded.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))].filter(Boolean)
}

/** By the commands of fontspec. */
function fontsNamedIn(latex: string): string[] {
  const named = latex
    .replace(/(?<!\\)%.*$/gm, '')
    .matchAll(
      /\\(?:set(?:main|sans|mono)font|(?:new|set)fontfamily\s{0,5}\\[A-Za-z]{1,40}|newfontface\s{0,5}\\[A-Za-z]{1,40}|fontspec)\s{0,5}(?:\[[^\]]{0,1000}\])?\s{0,5}\{([^{}]{1,100})\}/g,
    )
  return [...new Set(Array.from(named, ([, name = '']) => name.trim()))]
}
