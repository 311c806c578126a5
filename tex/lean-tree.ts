// Makes .cache/tex-tree: what pdflatex looks up when it starts, arranged so that it starts in half the time. A list of
// the files that pdftex can use (a third of the stock list), the format unpacked, the tables of fonts and of glyphs cut
// to what there is. Nothing in it changes what a document looks like: a file or a font that it leaves out is found by a
// second run, and a document that brings an encoding of its own, whose glyphs the table may not know, has the stock
// set-up from the start (run-tex.ts). Run: node tex/lean-tree.ts
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { cutGlyphTable, namesIn } from './glyph-table.ts'
import { cutFont, UnknownFont } from './type1-subset.ts'

export const leanTree = join(import.meta.dirname, '../.cache/tex-tree')
/** What `tex/build.ts` made. */
const dist = join(import.meta.dirname, 'dist')

const kept = /^\.\/(tex\/(latex|generic|plain)|fonts\/(tfm|vf|type1|enc))(\/|$)/
const foreign = /\/(luatex|lualatex|lualibs|luaotfload|xetex|xelatex|context|platex|uplatex|latex-dev)(\/|$)/
/** Of ConTeXt only what LaTeX's graphics read at the beginning of each document, where it is there (supp-pdf.mkii). */
const ofContext = './tex/context/base/mkii'
/** Up to this length the table of fonts is kept whole; a longer one is cut to what resumes are set in. */
const maxMapLines = 5_000

const valueOf = (variable: string) => execFileSync('kpsewhich', [`-var-value=${variable}`], { encoding: 'utf8' }).trim()
const find = (...args: string[]) => execFileSync('kpsewhich', args, { encoding: 'utf8' }).trim()

/** In the order in which TeX looks: the system's own settings come before the distribution. */
const roots = () =>
  ['TEXMFSYSCONFIG', 'TEXMFSYSVAR', 'TEXMFDEBIAN', 'TEXMFDIST']
    .map((variable) => ({ name: variable.slice('TEXMF'.length).toLowerCase(), path: valueOf(variable) }))
    .filter(({ path }, index, all) => existsSync(path) && all.findIndex((other) => other.path === path) === index)

/** A root's own list of its files (ls-R), by folder. */
function blocksOf(root: string): string[] {
  return existsSync(join(root, 'ls-R')) ? readFileSync(join(root, 'ls-R'), 'utf8').split(/\n\n+/) : []
}

/** Paths of all files of one kind, in the roots' lists and in our own folder. */
function filesEnding(ending: string, below: string): string[] {
  const listed = roots().flatMap(({ path }) =>
    blocksOf(path).flatMap((block) => {
      const [head = '', ...names] = block.trim().split('\n')
      const folder = head.replace(/:$/, '')
      return folder.startsWith(`./${below}/`) ? names.map((name) => join(path, folder, name)) : []
    }),
  )
  const own = existsSync(dist) ? readdirSync(dist).map((name) => join(dist, name)) : []
  return [...listed, ...own].filter((path) => path.endsWith(ending) && existsSync(path))
}

/** The part of a root's list that pdftex can use, its folders below `name`. */
function listing(name: string, root: string): string {
  const blocks = blocksOf(root)
  const isKept = (folder = '') => folder === ofContext || (kept.test(folder) && !foreign.test(folder))
  return blocks
    .map((block) => block.trim())
    .filter((block) => isKept(block.split(':')[0]))
    .map((block) => (block.startsWith(ofContext) ? block.replaceAll(/\n(?!supp-).*/g, '') : block))
    .map((block) => `./${name}${block.slice(1)}\n`)
    .join('\n')
}

/** TeX's limits and defaults as the distribution sets them, without comments; the paths come first and so win. */
function settings(names: string[]): string {
  const everywhere = (path: string) => names.map((name) => `!!$GALLEY_TREE/${name}/${path}//`).join(';')
  const texts = names.map((name) =>
    ['latex//', 'generic//', 'plain//', ofContext.slice('./tex/'.length)]
      .map((kind) => `!!$GALLEY_TREE/${name}/tex/${kind}`)
      .join(';'),
  )
  const own = '.;$GALLEY_CLASS//;$GALLEY_DIST//'
  const paths = {
    TEXMFDBS: '$GALLEY_TREE',
    // A name in the wrong case is found by the second run: looking for one would read whole folders, again for each
    // file.
    texmf_casefold_search: '0',
    TEXFORMATS: '$GALLEY_TREE/web2c',
    TEXFONTMAPS: '.;$GALLEY_TREE/map/$GALLEY_FONTS',
    TEXINPUTS: `${own};!!$GALLEY_TREE/tables;${texts.join(';')}`,
    TFMFONTS: `${own};${everywhere('fonts/tfm')}`,
    VFFONTS: `${own};${everywhere('fonts/vf')}`,
    T1FONTS: `${own};!!$GALLEY_TREE/type1/$GALLEY_FONTS;${everywhere('fonts/type1')}`,
    ENCFONTS: `${own};${everywhere('fonts/enc')}`,
    TEXPSHEADERS: `${own};${everywhere('fonts/enc')};${everywhere('fonts/type1')}`,
  }
  const stock = find('-all', 'texmf.cnf')
    .split('\n')
    .flatMap((file) => readFileSync(file, 'utf8').replaceAll('\\\n', '').split('\n'))
    .map((line) => line.replace(/^\s*[%#].*$/, '').trim())
    .filter((line) => line !== '' && !/^(TEXMF\w*|TEX\w*INPUTS|\w+FONTS|TEXFONTMAPS|TEXFORMATS)[.\s=]/.test(line))
  return `${Object.entries(paths)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n')}\n${stock.join('\n')}\n`
}

/**
 * The encodings that resumes are set in: European text with its small capitals, symbols, Baltic, Romanian, Vietnamese,
 * and what formulas take from text fonts. They share one cut, because pdfTeX takes the measures that it writes about a
 * font file from whichever encoding comes first, and those decide in which order a reader finds the words of a line.
 */
const cutEncodings = ['ec', 'ec-sc', 'ts1', 'l7x', 'qx', 'qxtt', 't5', 'rm', 'rmtt']
const mapLine = /<\[?(q|lm)-(\S+)\.enc +<(\S+\.pfb)\s*$/

/**
 * Cuts of each font, for previews, under one name in several folders: all that these encodings have, what European
 * languages in Latin script need, and what western European ones do. A text that needs more says so in pdfTeX's log
 * (apps/worker/src/compile/tex/fonts-needed.ts). In one more folder stands the font as it is, for what is downloaded
 * and may be looked at with any program.
 */
type IsKept = (encoding: string, code: number, name: string) => boolean
const isBasic: IsKept = (encoding, code, name) =>
  (encoding === 'ts1' && symbols.has(name)) ||
  (code < 128 && ['ec', 'ec-sc', 'rm', 'rmtt'].includes(encoding)) ||
  (code >= 192 && encoding === 'ec')
const cuts: Record<string, IsKept> = {
  all: () => true,
  latin: (encoding, code, name) => ['ec', 'l7x'].includes(encoding) || isBasic(encoding, code, name),
  basic: isBasic,
}

const symbols = new Set(
  (
    'bullet periodcentered Euro cent sterling yen dollar degree copyright registered trademark section paragraph dagger ' +
    'daggerdbl onehalf onequarter threequarters mu plusminus minus multiply divide logicalnot onesuperior twosuperior ' +
    'threesuperior ordfeminine ordmasculine quotesingle numero asteriskcentered brokenbar fraction'
  ).split(' '),
)

/**
 * What the small cuts' table of fonts leaves out, half of it: the bitmaps' successors in the six encodings of Cyrillic
 * and text (who sets a resume in them gets the other table, fonts-needed.ts), and encodings that LaTeX does not use.
 * pdfTeX reads the table when it starts, and takes it down again at the end of each page.
 */
const rare = /<\[?(?:cm-super-|groff|(?:q|lm)-(?:texnansi|cs|csm|cstt|cssc)(?:-sc)?\.enc)|^(?:xy|wn)/

/**
 * The table of fonts, with the cut ones (their names begin with `cut-`) in the lines of those encodings. Writes the
 * cuts.
 */
function fontMap(folder: string): string[] {
  const all = readFileSync(find('-format=map', 'pdftex.map'), 'utf8').split('\n')
  const common =
    /^(cm|lm|ec|t5-|l7x-|qx-|vn[a-z]|l[a-d][a-z]{2}\d|rx[a-z]|tc|qtm|qhv|qpl|qbk|qcs|qcr|qag|qzc|ts1|rm-|ts|gbsnu|bsmiu|dmj|sfrm|sf|fa|FontAwesome|p[a-z]{2}[rb]|u[a-z]{2}|euf|eur|eus|msa|msb|rsfs|wasy|zptm|psy|pzd|academicons|lato|Roboto|Fira|Source)/i
  const lines = all.length <= maxMapLines ? all : all.filter((line) => common.test(line))
  const found = lines.map((line) => mapLine.exec(line)).filter((line) => line !== null)
  const fonts = new Map(
    found.filter(([, , encoding]) => cutEncodings.includes(encoding!)).map(([, family, , font]) => [font!, family!]),
  )
  const paths = findAll('type1 fonts', [...fonts.keys()])
  const isCut = new Map(
    [...fonts].map(([font, family]) => [font, writeCuts({ font, family, path: paths.get(font) }, folder)]),
  )
  return lines.map((line) => {
    const [, , encoding = '', font = ''] = mapLine.exec(line) ?? []
    return cutEncodings.includes(encoding) && isCut.get(font) ? line.replace(/<(\S+\.pfb)\s*$/, '<cut-$1') : line
  })
}

/** What the table of glyphs keeps: the names that an encoding or a font speaks of. */
function glyphTable(): string {
  const encodings = filesEnding('.enc', 'fonts/enc').map((path) => readFileSync(path, 'latin1'))
  const fonts = filesEnding('.pfb', 'fonts/type1').map(clearPart)
  const names = [...encodings, ...fonts].flatMap(namesIn)
  const metrics = new Set(filesEnding('.tfm', 'fonts/tfm').map((path) => basename(path, '.tfm')))
  return cutGlyphTable(readFileSync(find('glyphtounicode.tex'), 'latin1'), names, (font) => metrics.has(font))
}

/** A font's first segment, which is text. */
function clearPart(path: string): string {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(6)
    readSync(file, head, 0, 6, 0)
    const text = Buffer.alloc(head[0] === 0x80 ? Math.min(head.readUInt32LE(2), 1 << 20) : 0)
    return text.toString('latin1', 0, readSync(file, text, 0, text.length, 6))
  } finally {
    closeSync(file)
  }
}

/** One question to kpathsea for all: each takes as long as to start TeX. What is not there is left out. */
function findAll(format: string, names: string[]): Map<string, string> {
  const paths = spawnSync('kpsewhich', [`-format=${format}`, ...names], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
  return new Map(paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))
}

const namesOfEncoding = new Map<string, string[]>()
function namesOf(encoding: string): string[] {
  const known = namesOfEncoding.get(encoding)
  if (known) return known
  const path = findAll('enc files', [encoding]).get(encoding)
  const text = path === undefined ? '[' : readFileSync(path, 'latin1').replaceAll(/%.*$/gm, '')
  const names = namesIn(text.slice(text.indexOf('[')))
  namesOfEncoding.set(encoding, names)
  return names
}

/** False where the font is built in a way that can't be cut. */
function writeCuts(
  { font, family, path }: { font: string; family: string; path: string | undefined },
  folder: string,
): boolean {
  if (path === undefined) return false
  const whole = readFileSync(path)
  try {
    for (const [name, isKept] of Object.entries(cuts)) {
      const glyphs = cutEncodings.flatMap((encoding) =>
        // Latin Modern has its small capitals in fonts of their own.
        family === 'lm' && encoding === 'ec-sc'
          ? []
          : namesOf(`${family}-${encoding}.enc`).filter((glyph, code) => isKept(encoding, code, glyph)),
      )
      writeFileSync(
        join(folder, name, `cut-${font}`),
        cutFont(whole, new Set(glyphs), { keepsHints: false, keepsSubrs: name !== 'basic' }),
      )
    }
    symlinkSync(path, join(folder, 'whole', `cut-${font}`))
    return true
  } catch (error) {
    if (error instanceof UnknownFont) return false
    throw error
  }
}

/** What the tree is made from: where any of these changes, it is made again. */
export function leanTreeSources(): string[] {
  return [
    find('-engine=pdftex', '-progname=pdflatex', 'pdflatex.fmt'),
    find('-format=map', 'pdftex.map'),
    join(dist, 'stamp'),
    ...roots().map(({ path }) => join(path, 'ls-R')),
  ].filter((path) => existsSync(path))
}

/** By what is in them: an archive, such as a layer of an image, rounds the time of a file. */
const stampOf = () =>
  leanTreeSources()
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    .concat(
      ['lean-tree.ts', 'type1-subset.ts', 'glyph-table.ts'].map((name) =>
        readFileSync(join(import.meta.dirname, name), 'utf8'),
      ),
    )
    .join('\n')

/** Cuts for whatever there is, and what is no cut at all. */
const hasLongMap = new Set(['all', 'whole'])

function build(): void {
  const fresh = `${leanTree}.new`
  const folders = [...Object.keys(cuts), 'whole']
  rmSync(fresh, { recursive: true, force: true })
  const each = (kind: string) => folders.map((name) => `${kind}/${name}`)
  for (const folder of ['web2c', 'tables', ...each('map'), ...each('type1')])
    mkdirSync(join(fresh, folder), { recursive: true })
  const trees = roots()
  for (const { name, path } of trees) symlinkSync(path, join(fresh, name))
  writeFileSync(join(fresh, 'web2c/texmf.cnf'), settings(trees.map(({ name }) => name)))
  const map = fontMap(join(fresh, 'type1'))
  const short = map.filter((line) => !rare.test(line))
  for (const name of folders)
    writeFileSync(join(fresh, 'map', name, 'pdftex.map'), (hasLongMap.has(name) ? map : short).join('\n'))
  writeFileSync(join(fresh, 'tables/glyphtounicode.tex'), glyphTable())
  const head = '% ls-R -- filename database for kpathsea; do not change this line.\n\n'
  const cut = folders
    .map((name) => `./type1/${name}:\n${readdirSync(join(fresh, 'type1', name)).join('\n')}\n`)
    .join('\n')
  const own = `./tables:\nglyphtounicode.tex\n\n${cut}`
  writeFileSync(join(fresh, 'ls-R'), head + [own, ...trees.map(({ name, path }) => listing(name, path))].join('\n'))
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
