// Makes .cache/lua-fonts: what LuaTeX notes down about the fonts of this machine, and about those of the resume class.
// Without it each document that LuaLaTeX sets would begin with reading all fonts there are, which takes minutes with
// the full set of TeX. Nothing in it changes a page. Run: node tex/lua-fonts.ts
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const luaFonts = join(import.meta.dirname, '../.cache/lua-fonts')
const classFolder = join(import.meta.dirname, 'class')

const hasMacros = (name: string) => spawnSync('kpsewhich', [name], { stdio: 'ignore' }).status === 0

const themes = () =>
  readdirSync(classFolder)
    .flatMap((file) => /^resume-theme-(\w+)\.def$/.exec(file)?.[1] ?? [])
    .toSorted()

/** The lists of the fonts that there are: where one changes, all is made again. */
const fontLists = () =>
  ['/usr/share/fonts', '/usr/share/fonts/truetype', '/usr/share/fonts/opentype', '/usr/share/fonts/truetype/noto']
    .concat(['/usr/share/texlive/texmf-dist/ls-R', '/usr/share/texmf/ls-R', '/var/lib/texmf/ls-R'])
    .filter((path) => existsSync(path))

const stampOf = () =>
  fontLists()
    .map((path) => {
      const stat = statSync(path)
      const state = stat.isDirectory() ? stat.mtimeMs : createHash('sha256').update(readFileSync(path)).digest('hex')
      return `${path} ${state}`
    })
    .concat(themes(), readFileSync(import.meta.filename, 'utf8'))
    .join('\n')

/** A resume in each of the themes: LuaTeX notes down the fonts that it reads. */
const warmUp = (theme: string) =>
  `\\documentclass[theme=${theme}]{resume}\\begin{document}\\begin{header}\\name{Ann \\textit{Lee}}\\headline{x}\\email{a@b.org}\\end{header}` +
  '\\section{A}\\entry{a}{\\textbf{\\textit{b}}}{c}{d}\\begin{bullets}\\item \\textit{x} → ✓ محمد שלום\\end{bullets}\\skills[a]{b}\\end{document}\n'

function build(): void {
  const fresh = `${luaFonts}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(join(fresh, 'work'), { recursive: true })
  const folders = `.:${classFolder}//:`
  const env = [`TEXMFCACHE=${fresh}`, 'OSFONTDIR=/usr/share/fonts', `TEXINPUTS=${folders}`]
  const run = (...command: string[]) =>
    spawnSync('env', [...env, ...command], { cwd: join(fresh, 'work'), stdio: 'ignore' })
  run('luaotfload-tool', '--update', '--force')
  for (const theme of themes()) {
    writeFileSync(join(fresh, 'work/main.tex'), warmUp(theme))
    run('lualatex', '-interaction=batchmode', '-no-shell-escape', 'main.tex')
  }
  rmSync(join(fresh, 'work'), { recursive: true, force: true })
  writeFileSync(join(fresh, 'stamp'), stampOf())
  rmSync(luaFonts, { recursive: true, force: true })
  renameSync(fresh, luaFonts)
}

if (import.meta.main && hasMacros('luaotfload-main.lua')) {
  const stamp = join(luaFonts, 'stamp')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== stampOf()) build()
}
