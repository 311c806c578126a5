// Each format over the samples, from LaTeX to the fields that the import reads in the file.
import { readFileSync } from 'node:fs'
import { fromJsonResume } from '@galley/import/formats/json/json-resume'
import { fromPlainText } from '@galley/import/formats/styled-text/plain-text'
import { resumeData } from '@galley/contract/resume-data'
import { renderResume } from '@galley/resume/render-resume'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { findTemplate, templates } from '@galley/resume/templates'
import { tierSample } from '@galley/resume/testing/tier'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { exportResume, type ReadFormat } from './export-resume.ts'
import { presentWords } from './printed/shown-dates.ts'

async function exported(latex: string, format: ReadFormat): Promise<Uint8Array> {
  const outcome = await exportResume({ latex, format })
  if (outcome.kind !== 'made') throw new Error(outcome.kind)
  return outcome.bytes
}
const textOf = async (latex: string, format: 'json' | 'txt') => new TextDecoder().decode(await exported(latex, format))
async function partsOf(latex: string): Promise<(name: string) => string> {
  const files = unzipSync(await exported(latex, 'docx'))
  return (name) => new TextDecoder().decode(files[name])
}
const html = async (latex: string) =>
  (
    await mammoth.convertToHtml(
      { buffer: Buffer.from(await exported(latex, 'docx')) },
      { styleMap: ["p[style-name='Title'] => h1.title:fresh"] },
    )
  ).value
const document = (body: string, options = 'theme=modern') =>
  `\\documentclass[${options}]{resume}\n\\begin{document}\n${body}\n\\end{document}\n`

/** Leaves by their paths; ids apart, addresses without their scheme. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null)
    return [
      [
        path,
        String(value)
          .replace(/^https?:\/\//, '')
          .replace(/^• /gm, '- '),
      ],
    ]
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : leaves(inner, `${path}.${name}`)))
}
const fields = (value: unknown) =>
  Object.fromEntries(leaves(value).filter(([, text]) => text !== '' && text !== 'false'))

it('has the words that a document defines for itself', async () => {
  const latex = document(String.raw`\section{Experience}
\entry{Cook}{\firma}{}{2019}
\begin{bullets}
  \item At \firma{} and \textbf{at \firma}
\end{bullets}`).replace('\\begin{document}', () => '\\newcommand{\\firma}{Acme \\& Co}\n\\begin{document}')
  expect(await textOf(latex, 'txt')).toContain('Cook | 2019\nAcme & Co')
  expect(await textOf(latex, 'txt')).toContain('At Acme & Co and at Acme & Co')
  expect(await textOf(latex, 'json')).toContain('"Acme & Co"')
})

describe.each(templates)('the sample of $id', ({ id }) => {
  it('comes back from plain text, every field but the labels of skills and the places of talks', async () => {
    const { data, unread } = fromPlainText(await textOf(sampleLatex(id), 'txt')).reading
    expect(unread.filter(({ text }) => !/^\p{L}+:$/u.test(text))).toEqual([])
    const { skills: _read, speaking: _heard, ...read } = data
    const { skills: _own, speaking: _held, ...own } = sampleResume(id)
    const ascii = (text: string) =>
      text.replaceAll('“', '"').replaceAll('”', '"').replaceAll('’', "'").replaceAll(/[–—−]/g, '-')
    const asciiFields = Object.fromEntries(Object.entries(fields(own)).map(([path, text]) => [path, ascii(text)]))
    expect(fields(read)).toEqual(asciiFields)
  })
})

describe.each(tierSample(templates, 3))('the sample of $id', ({ id }) => {
  it('comes back from JSON Resume, every field', async () => {
    const { data, unread } = fromJsonResume(JSON.parse(await textOf(sampleLatex(id), 'json')))
    expect(unread).toEqual([])
    expect(fields(data)).toEqual(fields(sampleResume(id)))
  })
  it('is a Word file that another reader understands, too', async () => {
    const { personalInfo, experience } = sampleResume(id)
    const page = await html(sampleLatex(id))
    expect(page).toContain(`<h1 class="title">${personalInfo.name}</h1>`)
    expect(page).toContain('<h1>Experience</h1>')
    expect(page).toContain(`<h2>${experience[0]!.position}`)
    expect(page).toMatch(/<ul><li>[^<]+<\/li><li>/)
    expect(page).toContain(`<a href="mailto:${personalInfo.email}">`)
  })
})

describe('a Word file', () => {
  it('has the styles of Word, the theme’s colour and font, its language and its paper', async () => {
    const part = await partsOf(
      document('\\section{A}\\begin{bullets}\\item x\\end{bullets}', 'theme=academic,paper=a4,lang=de'),
    )
    const styles = part('word/styles.xml')
    for (const name of ['Title', 'Heading 1', 'Heading 2', 'Normal', 'List Bullet', 'Subtitle', 'Hyperlink'])
      expect(styles).toContain(`<w:name w:val="${name}"/>`)
    expect(styles).toContain('w:ascii="Century Schoolbook"')
    expect(styles).toContain('<w:lang w:val="de-DE"/>')
    expect(styles).toContain('<w:color w:val="7A1F2E"/>')
    expect(part('word/document.xml')).toMatch(/<w:pgSz [^>]*w:w="11906"/)
    expect(part('word/document.xml')).toContain('<w:pStyle w:val="ListBullet"/>')
  })
  it('names its author and its title', async () => {
    const part = await partsOf(document('\\begin{header}\\name{Ann Ø}\\headline{Nurse \\& poet}\\end{header}'))
    expect(part('docProps/core.xml')).toContain('<dc:creator>Ann Ø</dc:creator>')
    expect(part('docProps/core.xml')).toContain('<dc:title>Ann Ø – Nurse &amp; poet</dc:title>')
  })
  it('keeps links, bold and italic words, and puts dates at a tab stop', async () => {
    const page = await html(
      document(String.raw`\section{A}\entry{Engineer}{Acme}{Rome}{2021-03 – Present}
Built \textbf{two} \textit{fine} things, see \href{https://a.example/x}{my page} and \link{b.example}.`),
    )
    expect(page).toContain('<h2>Engineer\tMar\u00a02021 – Present</h2><p>Acme\tRome</p>')
    expect(page).toContain(
      '<strong>two</strong> <em>fine</em> things, see <a href="https://a.example/x">my page</a> and <a href="https://b.example">b.example</a>.',
    )
  })
  it('keeps the order and the titles of sections, and what stands before them', async () => {
    const body =
      '\\begin{header}\\name{A}\\end{header}\nFirst words.\n\\section{Fähigkeiten}\n\\skills[Tools]{Go, Git}\n\\section{Stationen}\nText.'
    expect(await html(document(body))).toMatch(
      /A<\/h1><p>First words\.<\/p><h1>Fähigkeiten<\/h1><p><strong>Tools:<\/strong> Go, Git<\/p><h1>Stationen<\/h1><p>Text\.<\/p>/,
    )
  })
  it('has no character that XML can’t hold', async () => {
    const data = resumeData.parse({ summary: 'a\u0001b\ud800c\ufffe <&> "d"', personalInfo: { name: '</w:t>' } })
    const part = await partsOf(renderResume(data, findTemplate('classic')!))
    // oxlint-disable-next-line no-control-regex
    expect(part('word/document.xml')).not.toMatch(/[\u0000-\u0008\ufffe]/)
    expect(part('word/document.xml')).toContain('>&lt;/w:t&gt;</w:t>')
  })
})

describe('plain text', () => {
  it('is what a form takes: sections, entries, bullets, no tab, ASCII signs, letters of all scripts', async () => {
    const body = String.raw`\begin{header}\name{Юлія Ґудзь}\headline{Engineer}\email{a@b.org}\end{header}
\section{Experience}
\entry[Full-time]{Lead}{Acme “Rome”}{Rome}{2021-03 – Present}
Led it — well…
\begin{bullets}
  \item Saved 5~\% of \href{https://a.example/x}{the cost}
\end{bullets}
\detail{Stack}{Go, Git}
\section{Awards}
\shortentry{Prize}{Jury}{2020}
\shortentry{Medal}{Jury}{2021}`
    expect(await textOf(document(body), 'txt')).toBe(`Юлія Ґудзь
Engineer
a@b.org

EXPERIENCE

Lead (Full-time) | Mar 2021 - Present
Acme "Rome", Rome
Led it - well...
- Saved 5 % of the cost (a.example/x)
Stack: Go, Git

AWARDS

Prize | Jury | 2020
Medal | Jury | 2021
`)
  })
  it('parts paragraphs and entries by blank lines', async () => {
    const body = '\\section{A}\nOne.\n\nTwo.\n\\entry{a}{}{}{}\n\\entry{b}{}{}{}'
    expect(await textOf(document(body), 'txt')).toBe('A\n\nOne.\n\nTwo.\n\na\n\nb\n')
  })
})

it('prints what an entry says beyond the fields of its section', async () => {
  const body =
    '\\section{Projects}\n\\entry[of two]{Tool}{Author}{Berlin}{2021}\n\\section{Experience}\n\\shortentry{Dean}{MIT}{2020}'
  expect(await textOf(document(body), 'txt')).toBe(
    'PROJECTS\n\nTool (of two) | 2021\nAuthor, Berlin\n\nEXPERIENCE\n\nDean | MIT | 2020\n',
  )
})

describe('JSON Resume', () => {
  it('keeps text that the form has no field for', async () => {
    const body = String.raw`\begin{header}\name{A}\contact{Driving licence B}\end{header}
Lead.
\section{Experience}
Before the first post.
\entry{Engineer}{Acme}{}{2020}
\section{Patents}
\begin{bullets}\item One\end{bullets}`
    expect(JSON.parse(await textOf(document(body), 'json'))).toMatchObject({
      basics: { contacts: ['Driving licence B'], summary: 'Lead.' },
      work: [{ name: 'Acme', position: 'Engineer' }],
      meta: {
        sections: [
          { title: 'Experience', content: 'Before the first post.', type: 'text' },
          { title: 'Patents', content: 'One', type: 'list' },
        ],
      },
    })
  })
})

const formats: readonly ReadFormat[] = ['docx', 'json', 'txt']
describe.each(formats)('%s', (format) => {
  const shown = async (latex: string) => {
    const bytes = await exported(latex, format)
    if (format !== 'docx') return new TextDecoder().decode(bytes)
    return new TextDecoder().decode(unzipSync(bytes)['word/document.xml'])
  }
  it('leaves out what is hidden', async () => {
    const body =
      '\\section{Experience}\n\\entry{Engineer}{Acme}{}{}\n%hidden \\entry{Secret}{Other}{}{}\n%hidden \\section{Hobbies}\n%hidden Gone'
    const text = await shown(document(body))
    expect(text).toContain('Acme')
    expect(text).not.toMatch(/Secret|Gone|hobbies/i)
  })
  it('is not made of another class', async () =>
    expect(await exportResume({ latex: '\\documentclass{article}\\begin{document}x\\end{document}', format })).toEqual({
      kind: 'foreign_class',
    }))
  it('is made of groups without end in each other', async () => {
    const nested = `${'\\textbf{'.repeat(30_000)}${'}'.repeat(30_000)}`
    expect((await exported(document(`\\section{A}\n${nested}`), format)).length).toBeGreaterThan(0)
  })
  it('is made of an empty document', async () =>
    expect((await exported(document(''), format)).length).toBeGreaterThan(0))
})

describe('what is written in TeX as well', () => {
  const tex = (name: string) => readFileSync(new URL(`../../../tex/class/${name}`, import.meta.url), 'utf8')
  it('words for “Present”', () => {
    const own = tex('resume-dates.def').matchAll(/\\rspresent\{(\w\w)\}\{([^}]+)\}/g)
    const words = Array.from(own, ([, code, word]) => [code, word!.replaceAll('~', ' ')] as const)
    expect(Object.fromEntries(presentWords)).toEqual(Object.fromEntries(words))
  })
})
