// What else turns the same text into a PDF on this machine: plain pdflatex, latexmk, Typst in the same process,
// Chromium's printing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const root = join(import.meta.dirname, '..')

export interface Peer {
  name: string
  /** How long one run takes, in milliseconds. Null: it does not take this kind of document. */
  run(latex: string, plainText: string): Promise<number | null>
  stop(): Promise<void>
}

const tex = {
  ...process.env,
  TEXINPUTS: `.:${root}/tex/class//:${root}/tex/dist//:`,
  TFMFONTS: `.:${root}/tex/dist//:`,
  VFFONTS: `.:${root}/tex/dist//:`,
  ENCFONTS: `.:${root}/tex/dist//:`,
  T1FONTS: `.:${root}/tex/dist//:`,
  max_print_line: '10000',
  OSFONTDIR: '/usr/share/fonts',
}

async function time(command: string, args: string[], cwd: string): Promise<number> {
  const startedMs = performance.now()
  const child = spawn(command, args, { cwd, env: tex, stdio: 'ignore' })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${code} in ${cwd}`)
  return performance.now() - startedMs
}

/** `isClean`: in an empty folder each time, as for a document seen first. */
function inFolder(name: string, command: string[], isClean: boolean): Peer {
  const folder = mkdtempSync(join(tmpdir(), 'galley-peer-'))
  const [program = '', ...args] = command
  let before = ''
  return {
    name,
    async run(latex) {
      // Another document: it must not use what the last one left.
      const preamble = latex.slice(0, latex.indexOf('\\begin{document}'))
      if (isClean || preamble !== before) {
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder)
        writeFileSync(join(folder, 'main.tex'), latex)
        if (!isClean) await time(program, args, folder)
      }
      before = preamble
      writeFileSync(join(folder, 'main.tex'), isClean ? latex : `${latex}\n% ${performance.now()}\n`)
      return time(program, args, folder)
    },
    stop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  }
}

export const coldPdflatex = () => inFolder('pdflatex', ['pdflatex', '-interaction=nonstopmode', 'main.tex'], true)

/** One run in an empty folder. */
export const stockProgram = (name: 'xelatex' | 'lualatex') =>
  inFolder(name, [name, '-interaction=nonstopmode', 'main.tex'], true)

/** Null where latexmk is not installed (apt-get install latexmk). */
export function latexmk(isClean: boolean): Peer | null {
  if (!existsSync('/usr/bin/latexmk')) return null
  const command = ['latexmk', '-pdf', '-interaction=nonstopmode', 'main.tex']
  return inFolder(isClean ? 'latexmk, clean' : 'latexmk, after an edit', command, isClean)
}

interface TypstCompiler {
  pdf(options: { mainFileContent: string }): Uint8Array
}

/** Null where the package is not there: npm install --prefix .cache/peers @myriaddreamin/typst-ts-node-compiler */
export async function typst(): Promise<Peer | null> {
  const path = join(root, '.cache/peers/node_modules/@myriaddreamin/typst-ts-node-compiler/index.js')
  if (!existsSync(path)) return null
  const { NodeCompiler } = (await import(path)) as { NodeCompiler: { create(): TypstCompiler } }
  const compiler = NodeCompiler.create()
  return {
    name: 'Typst (its own language, same words)',
    run(_latex, plainText) {
      const startedMs = performance.now()
      compiler.pdf({ mainFileContent: plainText.replaceAll(/[#$*_@<>`\\~]/g, '\\$&') })
      return Promise.resolve(performance.now() - startedMs)
    },
    stop: () => Promise.resolve(),
  }
}

export async function chromiumPrint(): Promise<Peer> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const page = await browser.newPage()
  return {
    name: 'Chromium, print to PDF (HTML, same words)',
    async run(_latex, plainText) {
      const startedMs = performance.now()
      const escaped = plainText.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      await page.setContent(
        escaped
          .split('\n')
          .map((line) => `<p>${line}</p>`)
          .join(''),
      )
      await page.pdf({ format: 'Letter' })
      return performance.now() - startedMs
    },
    stop: () => browser.close(),
  }
}
