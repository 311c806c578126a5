// PDFs as pdflatex makes them, read inside this machine's sandbox layers.
import { describe, expect, it } from 'vitest'
import { plainRun } from '../compile/testing/runs.ts'
import { doc } from '../compile/testing/tricky.ts'
import { bubblewrap, noSandbox } from '../sandbox/sandbox.ts'
import { readPdf } from './read-pdf.ts'

const sandbox = bubblewrap()

async function pdfOf(latex: string) {
  const { pdf, log } = await plainRun(latex)
  if (pdf === null) throw new Error(log)
  return pdf
}
const read = async (latex: string) => readPdf(await pdfOf(latex), sandbox)

describe('a reading', () => {
  it('has text and links', async () => {
    const hyper = '\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage{hyperref}'
    const reading = await read(
      doc(hyper, 'Zoë \\& co: \\href{https://x.org/a?b=1&c}{a link}, \\href{mailto:a@b.org}{mail}, <tag>'),
    )
    expect(reading).toEqual({
      pages: 1,
      text: expect.stringContaining('Zoë & co: a link, mail, <tag>'),
      links: ['https://x.org/a?b=1&c', 'mailto:a@b.org'],
      faint: [],
    })
  })
  it('counts pages', async () => {
    expect(await read(doc('', 'one\\newpage two'))).toMatchObject({
      pages: 2,
      text: expect.stringMatching(/one[^]*two/),
    })
  })
  it.each([
    ['white and small', '{\\color{white}\\fontsize{1}{1}\\selectfont Secret words}'],
    ['white', '{\\color{white}Secret words}'],
    ['nearly white', '{\\color[gray]{.95}Secret words}'],
    ['tiny', '{\\fontsize{1}{1}\\selectfont Secret words}'],
    ['scaled down', '\\scalebox{.2}{Secret words}'],
    ['not painted', '{\\pdfliteral direct{3 Tr}Secret words\\pdfliteral direct{0 Tr}}'],
  ])('reports invisible text: %s', async (_, words) => {
    const preamble = '\\usepackage{xcolor}\\usepackage{graphicx}\\usepackage[T1]{fontenc}\\usepackage{lmodern}'
    const reading = await read(doc(preamble, `Seen by all. ${words}`))
    expect(reading?.faint.join(' ')).toContain('Secret')
    expect(reading?.faint.join(' ')).not.toContain('all')
  })
  it('has nothing faint in grey and coloured text of ordinary sizes', async () => {
    const words = '{\\color[gray]{.6}grey} {\\color{blue}blue} {\\tiny tiny} {\\footnotesize note}'
    expect(await read(doc('\\usepackage{xcolor}', words))).toMatchObject({ faint: [] })
  })
  it('is null for what is no PDF', async () => {
    expect(await readPdf(Buffer.from('no PDF at all'), sandbox)).toBeNull()
    expect(await readPdf(Buffer.from('%PDF-1.5\n1 0 obj'), sandbox)).toBeNull()
  })
  it('is the same without a sandbox', async () => {
    const pdf = await pdfOf(doc('\\usepackage{hyperref}', 'x \\url{https://a.org} '.repeat(300)))
    const reading = await readPdf(pdf, sandbox)
    expect(await readPdf(pdf, noSandbox())).toEqual(reading)
  })
})
