// For tests only: what a reader of the compiled PDF would copy. Needs pdflatex and pdftotext on the machine.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const texFolder = fileURLToPath(new URL('../../../../tex/', import.meta.url))

/**
 * Optional parts of the type: Greek and Cyrillic (tex/build.ts), Chinese (arphic), Japanese (Wadalab). See
 * tex/debian-packages.txt.
 */
export const hasGlyphs = existsSync(`${texFolder}dist/resume-glyphs.def`)
export const hasArphic = ['gbsnu4e.tfm', 'bsmiu4e.tfm'].every((file) => spawnSync('kpsewhich', [file]).status === 0)

export const hasJapanese = existsSync(`${texFolder}dist/resume-japanese.def`)

/** A word on its page, in points from the top left corner. */
export interface PlacedWord {
  readonly text: string
  readonly page: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Compiled {
  /** In the order of the page's content. */
  readonly raw: string
  /** In the order that the reader works out from the layout. */
  readonly reading: string
  /** Line by line as the page has them, columns beside each other. */
  readonly layout: string
  /** Where each word stands. */
  readonly words: readonly PlacedWord[]
  readonly log: string
  /** `! ...` lines of the log. */
  readonly errors: readonly string[]
}

/** Every pixel of a document's pages, 30 to the inch, as red, green and blue. */
export async function compileToPixels(source: string): Promise<Pixels[]> {
  return await compiled(source, async (folder) => {
    await run('pdftoppm', ['-r', '30', 'main.pdf', 'page'], { cwd: folder })
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ppm')).toSorted()
    return await Promise.all(files.map(async (name) => pixelsIn(await readFile(join(folder, name)))))
  })
}

export async function compileToPdf(source: string): Promise<Buffer> {
  return await compiled(source, (folder) => readFile(join(folder, 'main.pdf')))
}

export interface Pixels {
  readonly width: number
  readonly height: number
  /** From 0 to 255. */
  readonly at: (x: number, y: number) => readonly [red: number, green: number, blue: number]
}

function pixelsIn(ppm: Buffer): Pixels {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 40).toString('latin1'))
  if (!head) throw new Error('pdftoppm wrote no picture')
  const [width, height] = [Number(head[1]), Number(head[2])]
  const channel = (index: number) => ppm[head[0].length + index] ?? 0
  const at = (x: number, y: number) => {
    const index = 3 * (y * width + x)
    return [channel(index), channel(index + 1), channel(index + 2)] as const
  }
  return { width, height, at }
}

const known = new Map<string, Promise<Compiled>>()

/** One run of pdflatex a document. A document without pages has empty texts. */
export function compileToText(source: string): Promise<Compiled> {
  const found = known.get(source) ?? readCompiled(source)
  known.set(source, found)
  return found
}

async function readCompiled(source: string): Promise<Compiled> {
  return await compiled(source, async (folder) => {
    const log = await readFile(join(folder, 'main.log'), 'latin1')
    const text = (...mode: string[]) =>
      run('pdftotext', [...mode, '-enc', 'UTF-8', 'main.pdf', '-'], { cwd: folder, maxBuffer: 1e8 }).then(
        ({ stdout }) => stdout,
        () => '',
      )
    const [raw, reading, layout, boxes] = await Promise.all([text('-raw'), text(), text('-layout'), text('-bbox')])
    return {
      raw,
      reading,
      layout,
      words: wordsIn(boxes),
      log,
      errors: log.split('\n').filter((line) => line.startsWith('!')),
    }
  })
}

async function compiled<T>(source: string, read: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-tex-'))
  try {
    await writeFile(join(folder, 'main.tex'), source)
    const ours = `${texFolder}class:${texFolder}dist:`
    const env = { PATH: '/usr/bin:/bin', HOME: folder, TEXINPUTS: ours, TFMFONTS: ours, T1FONTS: ours, ENCFONTS: ours }
    const flags = ['-no-shell-escape', '-interaction=nonstopmode', '-no-mktex=tfm', '-no-mktex=pk']
    await run('pdflatex', [...flags, 'main.tex'], { cwd: folder, env, maxBuffer: 1e8 }).catch(() => undefined)
    return await read(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

function wordsIn(boxes: string): PlacedWord[] {
  return boxes.split('<page ').flatMap((page, number) =>
    Array.from(page.matchAll(word), ([, left, top, right, bottom, text = '']) => ({
      text: text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity),
      page: number,
      left: Number(left),
      right: Number(right),
      top: Number(top),
      bottom: Number(bottom),
    })),
  )
}

/** Every run of white space as one space. */
export const oneSpaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Without any white space: for words that are so long that lines break inside them. */
export const unspaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, '')
