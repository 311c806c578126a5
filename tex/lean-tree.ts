// Makes .cache/tex-tree: what pdflatex looks up when it starts, arranged so that it starts in half the time. A list of the files
// that pdftex can use (a third of the stock list), the format unpacked, the table of fonts cut to the families of resumes.
// Nothing in it changes what a document looks like; what it leaves out is found by a second run with the stock set-up.
// Run: node tex/lean-tree.ts
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export const leanTree = join(import.meta.dirname, '../.cache/tex-tree')

const kept = /^\.\/(tex\/(latex|generic|plain)|fonts\/(tfm|vf|type1|enc))(\/|$)/
const foreign = /\/(luatex|lualatex|lualibs|luaotfload|xetex|xelatex|context|platex|uplatex|latex-dev)(\/|$)/
/** Fonts that resumes are set in, by the folder of their outlines' packages; the rest is looked up in the full table. */
const mostMapLines = 5_000

const valueOf = (variable: string) => execFileSync('kpsewhich', [`-var-value=${variable}`], { encoding: 'utf8' }).trim()
const find = (...args: string[]) => execFileSync('kpsewhich', args, { encoding: 'utf8' }).trim()

/** In the order in which TeX looks: the system's own settings come before the distribution. */
const roots = () =>
  ['TEXMFSYSCONFIG', 'TEXMFSYSVAR', 'TEXMFDEBIAN', 'TEXMFDIST']
    .map((variable) => ({ name: variable.slice('TEXMF'.length).toLowerCase(), path: valueOf(variable) }))
    .filter(({ path }, index, all) => existsSync(path) && all.findIndex((other) => other.path === path) === index)

/** The part of a root's own list (ls-R) that pdftex can use, its folders below `name`. */
function listing(name: string, root: string): string {
  if (!existsSync(join(root, 'ls-R'))) return ''
  const blocks = readFileSync(join(root, 'ls-R'), 'utf8').split(/\n\n+/)
  return blocks
    .map((block) => block.trim())
    .filter((block) => kept.test(block.split(':')[0] ?? '') && !foreign.test(block.split(':')[0] ?? ''))
    .map((block) => `./${name}${block.slice(1)}\n`)
    .join('\n')
}

/** TeX's limits and defaults as the distribution sets them, without comments; the paths come first and so win. */
function settings(names: string[]): string {
  const everywhere = (path: string) => names.map((name) => `!!$GALLEY_TREE/${name}/${path}//`).join(';')
  const texts = names.map((name) =>
    ['latex', 'generic', 'plain'].map((kind) => `!!$GALLEY_TREE/${name}/tex/${kind}//`).join(';'),
  )
  const own = '.;$GALLEY_CLASS//;$GALLEY_DIST//'
  const paths = {
    TEXMFDBS: '$GALLEY_TREE',
    // A name in the wrong case is found by the second run: looking for one would read whole folders, again for each file.
    texmf_casefold_search: '0',
    TEXFORMATS: '$GALLEY_TREE/web2c',
    TEXFONTMAPS: '.;$GALLEY_TREE/map',
    TEXINPUTS: `${own};${texts.join(';')}`,
    TFMFONTS: `${own};${everywhere('fonts/tfm')}`,
    VFFONTS: `${own};${everywhere('fonts/vf')}`,
    T1FONTS: `${own};${everywhere('fonts/type1')}`,
    ENCFONTS: `${own};${everywhere('fonts/enc')}`,
    TEXPSHEADERS: `${own};${everywhere('fonts/enc')};${everywhere('fonts/type1')}`,
  }
  const stock = find('-all', 'texmf.cnf')
    .split('\n')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => line.replace(/^\s*[%#].*$/, '').trim())
    .filter((line) => line !== '' && !/^(TEXMF\w*|TEX\w*INPUTS|\w+FONTS|TEXFONTMAPS|TEXFORMATS)[.\s=]/.test(line))
  return `${Object.entries(paths)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n')}\n${stock.join('\n')}\n`
}

/** Where the full table is short there is nothing to cut. */
function fontMap(): string {
  const lines = readFileSync(find('-format=map', 'pdftex.map'), 'utf8').split('\n')
  if (lines.length <= mostMapLines) return lines.join('\n')
  const common =
    /^(cm|lm|ec|tc|qtm|qhv|qpl|qbk|qcs|qcr|qag|qzc|ts1|rm-|ts|gbsnu|bsmiu|sfrm|sf|fa|FontAwesome|p[a-z]{2}[rb]|u[a-z]{2}|euf|eur|eus|msa|msb|rsfs|wasy|zptm|psy|pzd|academicons|lato|Roboto|Fira|Source)/i
  return lines.filter((line) => common.test(line)).join('\n')
}

/** What the tree is made from: where any of these changes, it is made again. */
export function leanTreeSources(): string[] {
  return [
    find('-engine=pdftex', '-progname=pdflatex', 'pdflatex.fmt'),
    find('-format=map', 'pdftex.map'),
    ...roots().map(({ path }) => join(path, 'ls-R')),
  ].filter((path) => existsSync(path))
}

const stampOf = () =>
  leanTreeSources()
    .map((path) => `${path} ${statSync(path).mtimeMs} ${statSync(path).size}`)
    .concat(readFileSync(import.meta.filename, 'utf8'))
    .join('\n')

function build(): void {
  const fresh = `${leanTree}.new`
  rmSync(fresh, { recursive: true, force: true })
  for (const folder of ['web2c', 'map']) mkdirSync(join(fresh, folder), { recursive: true })
  const trees = roots()
  for (const { name, path } of trees) symlinkSync(path, join(fresh, name))
  const head = '% ls-R -- filename database for kpathsea; do not change this line.\n\n'
  writeFileSync(join(fresh, 'ls-R'), head + trees.map(({ name, path }) => listing(name, path)).join('\n'))
  writeFileSync(join(fresh, 'web2c/texmf.cnf'), settings(trees.map(({ name }) => name)))
  writeFileSync(join(fresh, 'map/pdftex.map'), fontMap())
  const format = readFileSync(find('-engine=pdftex', '-progname=pdflatex', 'pdflatex.fmt'))
  writeFileSync(
    join(fresh, 'web2c/pdflatex.fmt'),
    format[0] === 0x1f && format[1] === 0x8b ? gunzipSync(format) : format,
  )
  writeFileSync(join(fresh, 'stamp'), stampOf())
  rmSync(leanTree, { recursive: true, force: true })
  renameSync(fresh, leanTree)
}

if (import.meta.main) {
  const stamp = join(leanTree, 'stamp')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== stampOf()) build()
}
