// How TeX is called: the same way wherever it runs, so that every path gives the same pages.
import type { TexCompiler } from '@galley/contract/latex'
import { readOnly, type Sandbox } from '../../sandbox/sandbox.ts'

/**
 * `lean` looks files up in the product's own short list of them, `stock` as the distribution does: slower, and
 * complete.
 */
export type Setup = 'lean' | 'stock'

/**
 * How far the fonts are cut: to what western Europe writes with, or Europe in Latin script, or to all that the class
 * can set, each for previews and without what only coarse screens need; or not at all. A smaller font is read faster.
 * The first two also have a shorter table of the fonts that there are.
 */
export type Fonts = 'basic' | 'latin' | 'all' | 'whole'

export interface TexCommand {
  sandbox: Sandbox
  /** Where the document stops being handed over until a job brings the rest: a number of bytes. */
  fenceBytes?: number
  /** TeX primitives to do before the document is read. */
  first?: string
  /** Errors name their file. */
  namesFiles?: boolean | undefined
}

const common = '-no-shell-escape -interaction=nonstopmode -synctex=-1 -jobname=main'
const flags = `-no-parse-first-line -no-mktex=tfm -no-mktex=pk ${common}`

/** A command for sh. Wants `texEnvironment` of the same set-up around it. */
export function pdflatex({ sandbox, fenceBytes, first, namesFiles }: TexCommand): string {
  const preload = preloaded(sandbox, fenceBytes)
  const document = first === undefined ? 'main.tex' : `'${first}\\csname @@input\\endcsname main.tex'`
  return `${preload}pdflatex ${placed(namesFiles)}${flags} ${document}`
}

/**
 * The other two, from nothing. XeTeX would start the program that makes its PDF itself, which no guarded process may:
 * it is run behind it (`makePdf`). LuaTeX's own safe mode (`--safer`) would also keep its fonts from being loaded: a
 * document that it runs may do whatever the sandbox lets any program do.
 */
const others: Record<Exclude<TexCompiler, 'pdflatex'>, (placed: string) => string> = {
  xelatex: (placed) => `xelatex ${placed}-no-pdf ${flags} main.tex`,
  lualatex: (placed) => `lualatex ${placed}--nosocket ${common} main.tex`,
}
const placed = (namesFiles = false) => (namesFiles ? '-file-line-error ' : '')

/** A command for sh that sets main.tex. Wants `texEnvironment` of the same compiler around it. */
export const texCommand = (sandbox: Sandbox, compiler: TexCompiler, namesFiles?: boolean): string =>
  compiler === 'pdflatex' ? pdflatex({ sandbox, namesFiles }) : guarded(sandbox, others[compiler](placed(namesFiles)))

/** What comes before the first run: LuaTeX writes beside what it knows of the fonts, and is not to read them all. */
export const prepareTex = ({ folders }: Sandbox, compiler: TexCompiler): string =>
  compiler === 'lualatex'
    ? `mkdir ${luaCache}${folders.lua === null ? '' : `; cp -rs ${quote(folders.lua)}/. ${luaCache}/`}
printf '[db]\n update-live = false\n' >luaotfload.conf`
    : ':'

/** What comes after the last run, where it went well. Its complaints belong to the log. */
export const makePdf = (sandbox: Sandbox, compiler: TexCompiler): string =>
  compiler === 'xelatex' ? `${guarded(sandbox, 'xdvipdfmx -q -E -o main.pdf main.xdv')} 2>>main.log` : ':'

const luaCache = 'texcache'

/** The same for any other program that touches untrusted input. */
export const guarded = (sandbox: Sandbox, command: string) => `${preloaded(sandbox)}${command}`

function preloaded(sandbox: Sandbox, fenceBytes?: number): string {
  const { native, class: classFolder, dist, tree, lua } = sandbox.folders
  const isFenced = fenceBytes !== undefined
  if (native === null || !(sandbox.isGuarded || isFenced)) return ''
  const readable = [...readOnly, classFolder, dist, tree, lua].filter((path) => path !== null)
  const guard = sandbox.isGuarded ? `GUARD_READ=${quote(readable.join(':'))} GUARD_WRITE="$PWD" ` : ''
  const fence = isFenced ? `FENCE_BYTES=${fenceBytes} ` : ''
  return `env LD_PRELOAD=${quote(`${native}/fence.so`)} ${guard}${fence}`
}

/** As one word for sh. */
export const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Whether the product's own list of TeX's files was built. */
export const hasLeanTree = (sandbox: Sandbox) => sandbox.folders.tree !== null

/** Of the programs that find fonts by themselves. */
export const fontEnvironment = { OSFONTDIR: '/usr/share/fonts', TEXMFCACHE: `./${luaCache}`, TMPDIR: '.' }

export function texEnvironment(sandbox: Sandbox, setup: Setup, fonts: Fonts): Record<string, string> {
  return { ...always, ...(setup === 'lean' ? leanPaths(sandbox, fonts) : stockPaths(sandbox)) }
}

const always = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: '/nonexistent',
  LANG: 'C.UTF-8',
  openin_any: 'p',
  openout_any: 'p',
  shell_escape: 'f',
  MKTEXTFM: '0',
  MKTEXPK: '0',
  MKTEXMF: '0',
  MKTEXTEX: '0',
  // Long lines, so that the log can be read by a program: by default TeX breaks them at 79 characters.
  max_print_line: '10000',
  error_line: '254',
  half_error_line: '238',
}

function stockPaths({ folders }: Sandbox): Record<string, string> {
  const own = [folders.class, folders.dist].filter((path) => path !== null).map((path) => `${path}//`)
  const path = ['.', ...own, ''].join(':')
  return {
    TEXMFHOME: '/nonexistent',
    TEXMFVAR: '/nonexistent',
    TEXMFCONFIG: '/nonexistent',
    TEXINPUTS: path,
    TFMFONTS: path,
    VFFONTS: path,
    ENCFONTS: path,
    T1FONTS: path,
  }
}

/** The settings file in the tree (made by tex/lean-tree.ts) speaks of these. */
const leanPaths = ({ folders }: Sandbox, fonts: Fonts): Record<string, string> => ({
  GALLEY_FONTS: fonts,
  TEXMFCNF: `${folders.tree}/web2c`,
  GALLEY_TREE: folders.tree ?? '',
  GALLEY_CLASS: folders.class ?? '/nonexistent',
  GALLEY_DIST: folders.dist ?? '/nonexistent',
})
