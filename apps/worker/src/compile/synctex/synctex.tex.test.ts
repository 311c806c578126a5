// Source and page, there and back, on what pdflatex really writes for the samples of all themes.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { expect, it } from 'vitest'
import { boxesOfLine, lineAt, parseSynctex } from './synctex.ts'
import { tierSample } from '@galley/resume/testing/tier'

const run = promisify(execFile)
const tex = join(import.meta.dirname, '../../../../../tex')

interface Word {
  page: number
  text: string
  x: number
  y: number
}

async function compile(source: string): Promise<{ synctex: string; words: Word[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-synctex-'))
  try {
    await writeFile(join(folder, 'main.tex'), source)
    const path = `.:${tex}/class//:${tex}/dist//:`
    const env = { PATH: '/usr/bin:/bin', TEXINPUTS: path, TFMFONTS: path, VFFONTS: path, ENCFONTS: path, T1FONTS: path }
    await run('pdflatex', ['-synctex=-1', '-interaction=nonstopmode', '-no-shell-escape', 'main.tex'], {
      cwd: folder,
      env,
    })
    const { stdout } = await run('pdftotext', ['-bbox', '-enc', 'UTF-8', 'main.pdf', '-'], { cwd: folder })
    return { synctex: await readFile(join(folder, 'main.synctex'), 'utf8'), words: wordsOf(stdout) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function wordsOf(html: string): Word[] {
  const pages = html.split('<page ').slice(1)
  const word = /<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g
  return pages.flatMap((content, index) =>
    [...content.matchAll(word)].map(([, left, top, right, bottom, text]) => ({
      page: index + 1,
      text: plain(text ?? ''),
      x: (Number(left) + Number(right)) / 2,
      y: (Number(top) + Number(bottom)) / 2,
    })),
  )
}

/** Letters and digits alone: what stays of a word on its way from LaTeX to the page. */
const plain = (text: string) =>
  text
    .replace(/&\w+;|\\cut\b/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
/** What the source does not say: what contact facts are, and the numbers of pages. */
const byTheClass = /^(Contact|Email|Phone|Address|Website|Portfolio|LinkedIn|GitHub|\d)$/
const texts = (source: string) => source.split('\n').map(plain)
const setsText = (line: string) => /^\s*(\\(?!documentclass|begin|end)|[^\\%\s])/.test(line)

it.each(tierSample(templates, 4).map(({ id }) => id))(
  '%s: every word leads to its line, and every line to its words',
  async (id) => {
    const source = sampleLatex(id)
    const { synctex, words } = await compile(source)
    const index = parseSynctex(synctex)
    if (!index) throw new Error('not read')
    const lines = texts(source)
    const strays = words.filter((word) => {
      const at = lineAt(index, word)
      return word.text !== '' && !byTheClass.test(word.text) && !(at && lines[at.line - 1]?.includes(word.text))
    })
    expect(strays).toEqual([])

    const lost = source.split('\n').filter((line, at) => {
      const boxes = boxesOfLine(index, at + 1)
      const holdsWord = ({ page, x, y, text }: Word) =>
        lines[at]?.includes(text) &&
        boxes.some(
          (box) => box.page === page && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
        )
      return setsText(line) && !words.some((word) => word.text !== '' && holdsWord(word))
    })
    expect(lost).toEqual([])
  },
)

it('the header’s facts lead each to its own line, on later pages too', async () => {
  const header = ['\\begin{header}', '\\name{Ann}', '\\headline{Nurse}', '\\phone{123}', '\\end{header}']
  const pages = ['\\section{One}', 'Text.', '\\newpage', '\\section{Two}', 'More.']
  const source = [`\\documentclass[theme=classic]{resume}`, '\\begin{document}', ...header, ...pages, '\\end{document}']
  const { synctex, words } = await compile(`${source.join('\n')}\n`)
  const index = parseSynctex(synctex)
  const mapped = words.map((word) => `${word.text} ${word.page}: ${index && lineAt(index, word)?.line}`)
  expect(mapped).toEqual(
    expect.arrayContaining(['Ann 1: 4', 'Nurse 1: 5', '123 1: 6', 'Ann 2: 4', 'Two 2: 11', 'More 2: 12']),
  )
})
