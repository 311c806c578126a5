// Which programs are installed here, beside pdflatex. A binary alone is not enough: Debian's texlive-latex-base brings
// LuaLaTeX's, and not what loads its fonts.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TexCompiler } from '@galley/contract/latex'

export interface InstalledCompilers {
  has(compiler: TexCompiler): boolean
  /** Whether there is a font for Chinese, Japanese and Korean that XeLaTeX and LuaLaTeX find. */
  hasEastAsianFonts: boolean
}

const hasProgram = (name: string) => ['/usr/local/bin', '/usr/bin'].some((folder) => existsSync(join(folder, name)))
const hasMacros = (name: string) => spawnSync('kpsewhich', [name], { stdio: 'ignore' }).status === 0
const isInstalled: Record<TexCompiler, () => boolean> = {
  pdflatex: () => true,
  xelatex: () => hasProgram('xelatex') && hasProgram('xdvipdfmx'),
  lualatex: () => hasProgram('lualatex') && hasMacros('luaotfload-main.lua'),
}
const eastAsianFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

let found: InstalledCompilers | null = null
/** As they were when this was first asked. */
export function installedCompilers(): InstalledCompilers {
  if (found !== null) return found
  const installed = new Set((Object.keys(isInstalled) as TexCompiler[]).filter((name) => isInstalled[name]()))
  found = { has: (compiler) => installed.has(compiler), hasEastAsianFonts: existsSync(eastAsianFont) }
  return found
}
