// Any name, in every theme: set by the program that has its letters, and copied out of the PDF as it was typed.
import { templates } from '@galley/resume/templates'
import { tierSample } from '@galley/resume/testing/tier'
import { describe, expect, it } from 'vitest'
import { bubblewrap } from '../../sandbox/sandbox.ts'
import { scanPdf } from '../pdf-safety/run-qpdf.ts'
import { read } from '../testing/pages.ts'
import { createEngine } from './engine.ts'
import { createDocumentRunner } from './run-document.ts'

const sandbox = bubblewrap()
const run = createDocumentRunner({ sandbox, warmProcesses: null, timeoutMs: 60_000 })
const engine = createEngine({ run, scan: (pdf) => scanPdf(pdf, sandbox), places: 2 })

/** A resume with each of these as a name, a section, a role, a skill and in bold. */
const resume = (names: readonly string[], options: string) =>
  [
    `\\documentclass[${options}]{resume}`,
    '\\begin{document}',
    `\\begin{header}\\name{${names[0]}}\\headline{${names.at(-1)}}\\email{ann@example.org}\\phone{+49 151 234}\\end{header}`,
    ...names.flatMap((name) => [
      `\\section{${name}}`,
      `\\entry{${name}}{\\textit{${name}}}{Paris}{2020-03 – Present}`,
      `\\begin{bullets}\\item \\textbf{${name}} wrote it.\\end{bullets}`,
    ]),
    `\\skills[${names[0]}]{${names.join(', ')}}`,
    '\\end{document}',
    '',
  ].join('\n')

async function copied(latex: string) {
  const { report, pdf } = await engine.compile({ latex, purpose: 'preview', resumeKey: null, userKey: 'ann' })
  expect(report).toMatchObject({ outcome: 'ok', diagnostics: [] })
  // Marks of direction are the reader's own, and letters may come in one piece or in two.
  const text = (await read(Buffer.from(pdf!))).replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  return {
    compiler: report.outcome === 'ok' ? report.compiler : null,
    text: text.normalize('NFC').replaceAll(/\s+/g, ' '),
  }
}
/** How often the name can be found; small capitals are copied as letters of either size. */
const countOf = (text: string, name: string) => text.toLowerCase().split(name.normalize('NFC').toLowerCase()).length - 1

const western = ['Łukasz Żółć', 'Nguyễn Văn Ánh', 'Юлия Иванова', 'Γιώργος', 'Zoë', 'O’Neil']
const fromTheLeft = [
  '李小龍',
  '山田経済',
  '김철수',
  'प्रिया शर्मा',
  'ธนพล',
  'Անի',
  'ნინო',
  'Юлия Иванова',
  'Γιώργος',
  'Żółć ₿ 😀 🎉',
]
const fromTheRight = ['محمد الأحمد', 'דוד כהן', 'Ann', 'Łukasz Żółć']

/** The one with a rail first. */
const themes = tierSample(templates.map(({ id }) => id).toReversed(), 1)
describe.each(themes)('%s', (theme) => {
  it.each([
    ['pdflatex', western, ''],
    ['xelatex', fromTheLeft, ''],
    ['lualatex', fromTheRight, ''],
    ['lualatex', fromTheRight, ', lang=ar'],
  ] as const)('by %s: %s%s', async (compiler, names, options) => {
    const { compiler: by, text } = await copied(resume(names, `theme=${theme}${options}`))
    expect(by).toBe(compiler)
    for (const name of names)
      expect(`${name}: ${countOf(text, name)}`).toBe(`${name}: ${Math.max(5, countOf(text, name))}`)
  })
})

it('a sign that pdflatex lacks is set by the next program, without a word', async () => {
  const { compiler, text } = await copied(resume(['Ann ₿'], 'theme=modern'))
  expect(compiler).toBe('xelatex')
  expect(text).toContain('Ann ₿')
})

it('Thai and Japanese text fills its lines', async () => {
  const thai = 'ผมทำงานเป็นวิศวกรซอฟต์แวร์ที่บริษัทแห่งหนึ่งในกรุงเทพมหานครและมีประสบการณ์มากกว่าสิบปี'.repeat(4)
  const japanese = 'プログラミングとデータベースの設計、そして運用を担当しました。'.repeat(6)
  const latex = `\\documentclass{resume}\n\\begin{document}\n${thai}\n\n${japanese}\n\\end{document}\n`
  const { text } = await copied(latex)
  expect(text.replaceAll(' ', '')).toContain(japanese)
})

it('what no font has is a box that is named, with its line', async () => {
  const latex = '\\documentclass{resume}\n\\begin{document}\nx\n\nA 𓀀𓀁 and 김\n\\end{document}\n'
  const { report } = await engine.compile({ latex, purpose: 'preview', resumeKey: null, userKey: 'ann' })
  expect(report).toMatchObject({
    outcome: 'ok',
    compiler: 'xelatex',
    diagnostics: [{ severity: 'warning', line: 5, message: expect.stringContaining('(U+13000)') }],
  })
})
