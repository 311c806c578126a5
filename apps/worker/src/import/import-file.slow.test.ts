// Untrusted files of every kind through the real sandbox: the form's data, or a sentence, in time.
import { randomBytes } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { pino } from 'pino'
import { renderResume } from '@galley/resume/render-resume'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import type { ImportAnswer } from '@galley/contract/worker-wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCompiling } from '../create-compiling.ts'
import { readEnv } from '../env.ts'
import { chooseSandbox } from '../choose-sandbox.ts'
import type { Importer } from './import-file.ts'
import { bold, docx, heading, paragraph, point, run, table, zipOf } from './testing/zips.ts'

let compiling: Awaited<ReturnType<typeof createCompiling>>
let importFile: Importer
beforeAll(async () => {
  const { sandbox } = await chooseSandbox()
  compiling = await createCompiling({ env: readEnv(), logger: pino({ level: 'silent' }), sandbox })
  importFile = compiling.importFile!
})
afterAll(async () => {
  compiling.closeReader?.()
  await compiling.engine.close()
  await compiling.warmProcesses?.close()
})

const ask = (file: Uint8Array | string, signal = AbortSignal.timeout(60_000)) =>
  importFile({ bytes: Buffer.from(file), userKey: 'ann', accept: 'any' }, signal)
async function read(file: Uint8Array | string): Promise<Extract<ImportAnswer, { kind: 'read' }>> {
  const answer = await ask(file)
  if (answer.kind !== 'read') throw new Error(answer.why)
  return answer
}

const text = `Maya Okafor
maya@example.org | +1 503 555 0142 | Portland, Oregon

EXPERIENCE
Contoso Systems                                    March 2020 - Present
Senior Software Engineer
- Designed the ledger that settles 40 million payments a month.

SKILLS
Go, Python, PostgreSQL
`

it('reads plain text, in each way to write it down, and says where it stands', async () => {
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    Buffer.from(text.replace('Maya', 'Zoë'), 'latin1'),
  ]) {
    const { extraction, file } = await read(bytes)
    expect(extraction.resume_data).toMatchObject({
      personalInfo: { name: expect.stringMatching(/^(?:Maya|Zoë) Okafor$/), email: 'maya@example.org' },
      experience: [{ position: 'Senior Software Engineer', company: 'Contoso Systems', current: true }],
      skills: ['Go', 'Python', 'PostgreSQL'],
    })
    expect(file).toMatchObject({ source: 'text', pdf: null })
    const name = extraction.fields.find(({ path }) => path === 'personalInfo.name')!.boxes[0]!
    const shown = file.page_text.find((line) => line.text.includes('Okafor'))!
    expect([shown.page, shown.x, shown.y]).toEqual([name.page, name.x, expect.closeTo(name.y, 1)])
    expect(extraction.pages).toEqual([{ width: 612, height: 792 }])
  }
})

const wordFile = docx({
  header:
    paragraph(bold('Maya Okafor'), '<w:pStyle w:val="Title"/>') + paragraph(run('maya@example.org\tPortland, Oregon')),
  links: ['https://github.com/maya-okafor'],
  body: [
    paragraph(`${run('Code: ')}<w:hyperlink r:id="rId10">${run('my projects')}</w:hyperlink>`),
    heading('Work Experience'),
    paragraph(`${bold('Senior Software Engineer')}${run('\tMarch 2020 – Present')}`),
    paragraph(run('Contoso Systems\tPortland, OR')),
    point('Designed the ledger that settles 40 million payments a month.'),
    paragraph('<w:del><w:r><w:delText>Taken back</w:delText></w:r></w:del>'),
    heading('Education'),
    table([
      [
        paragraph(run('2012 – 2016')),
        paragraph(bold('University of Washington')) + paragraph(run('Bachelor of Science, Computer Science')),
      ],
    ]),
    heading('Skills'),
    table([
      [paragraph(bold('Languages')), paragraph(run('Go, Python, TypeScript'))],
      [paragraph(bold('Tools')), paragraph(run('PostgreSQL, Kafka'))],
    ]),
    paragraph(run('a word that nobody sees', '<w:vanish/>')),
  ].join(''),
})

it('reads a Word file: its header, tabs, points, tables, links, and lists what is hidden', async () => {
  const { extraction, file } = await read(wordFile)
  expect(file.source).toBe('docx')
  expect(extraction.resume_data).toMatchObject({
    personalInfo: {
      name: 'Maya Okafor',
      email: 'maya@example.org',
      address: 'Portland, Oregon',
      github: expect.stringContaining('github.com/maya-okafor'),
    },
    experience: [
      {
        position: 'Senior Software Engineer',
        company: 'Contoso Systems',
        location: 'Portland, OR',
        startDate: 'March 2020',
        current: true,
        description: '- Designed the ledger that settles 40 million payments a month.',
      },
    ],
    education: [
      { institution: 'University of Washington', degree: 'Bachelor of Science', startDate: '2012', endDate: '2016' },
    ],
    skills: ['Go', 'Python', 'TypeScript', 'PostgreSQL', 'Kafka'],
  })
  expect(extraction.unread).toContainEqual({ text: 'a word that nobody sees', reason: 'hidden', boxes: [] })
  expect(file.page_text.some((line) => line.bold && line.text === 'Maya Okafor')).toBe(true)
})

it('reads LinkedIn’s export, in a folder, with notes before a table', async () => {
  const { extraction, file } = await read(
    zipOf({
      'Basic_LinkedInDataExport/Profile.csv':
        '\uFEFFFirst Name,Last Name,Headline,Summary,Geo Location,Websites\nMaya,Okafor,"Engineer, payments","Two\nlines",Portland,[OTHER:https://maya.example.org]\n',
      'Basic_LinkedInDataExport/Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nNorthwind,Engineer,"Said ""hello""",Portland,Mar 2020,\n',
      'Basic_LinkedInDataExport/Email Addresses.csv':
        'Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,1/1/20\nmaya@example.org,Yes,Yes,1/1/20\n',
      'Basic_LinkedInDataExport/Skills.csv':
        'Notes:\n"When exporting your data, you may notice that some of it is missing"\n\nName\nGo\nPython\n',
      'Basic_LinkedInDataExport/messages.csv': 'FROM,CONTENT\nBen,a secret\n',
    }),
  )
  expect(file).toEqual({ source: 'linkedin_export', page_text: [], pdf: null })
  expect(extraction.resume_data).toMatchObject({
    personalInfo: {
      name: 'Maya Okafor',
      title: 'Engineer, payments',
      email: 'maya@example.org',
      website: 'https://maya.example.org',
    },
    summary: 'Two\nlines',
    experience: [
      { company: 'Northwind', position: 'Engineer', description: 'Said "hello"', startDate: 'Mar 2020', current: true },
    ],
    skills: ['Go', 'Python'],
  })
  expect(extraction.unread.map((line) => line.text)).toEqual(['Email Addresses, Email Address: old@example.org'])
  expect(JSON.stringify(extraction)).not.toContain('secret')
})

it('reads JSON Resume', async () => {
  const { extraction, file } = await read(
    JSON.stringify({ basics: { name: 'Maya Okafor' }, work: [{ name: 'Northwind', startDate: '2020-03-01' }] }),
  )
  expect(file.source).toBe('json_resume')
  expect(extraction.resume_data.experience[0]).toMatchObject({
    company: 'Northwind',
    startDate: 'March 2020',
    current: true,
  })
})

/** The same address with and without its scheme: a PDF shows it without. */
const withoutScheme = (data: object): unknown => JSON.parse(JSON.stringify(data).replaceAll('"https://', '"'))

describe.each(templates)('Galley’s own LaTeX in theme $id', (theme) => {
  it('comes back as the form that it was made of', async () => {
    const form = sampleResume(theme.id)
    const { extraction, file } = await read(renderResume(form, theme))
    expect(file.source).toBe('galley_latex')
    expect(
      Buffer.from(file.pdf ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(withoutScheme(extraction.resume_data)).toEqual(withoutScheme(form))
    expect(extraction.unread.filter(({ reason }) => reason !== 'repeated')).toEqual([])
  })
})

it('reads the source of Galley’s own LaTeX where a mistake keeps it from being a page', async () => {
  const [theme] = templates
  const form = sampleResume('classic')
  const { extraction, file } = await read(
    renderResume(form, theme!).replace('\\end{document}', '\\nobody\n\\end{document}'),
  )
  expect(file).toMatchObject({ source: 'galley_latex', pdf: null })
  expect(withoutScheme(extraction.resume_data)).toEqual(withoutScheme(form))
})

const foreign = (preamble: string) => `\\documentclass{article}
${preamble}
\\newcommand{\\role}[4]{\\noindent\\textbf{#1}\\hfill #2\\\\\\textit{#3}\\hfill #4\\par}
\\begin{document}
\\begin{center}{\\Huge \\textbf{Maya Okafor}}\\\\ maya@example.org\\end{center}
\\section*{Experience}
\\role{Senior Software Engineer}{March 2020 -- Present}{Contoso Systems}{Portland, OR}
\\begin{itemize}\\item Designed the ledger that settles 40 million payments a month.\\end{itemize}
\\section*{Skills}
Go, Python, PostgreSQL
\\end{document}
`
const expected = {
  personalInfo: { name: 'Maya Okafor', email: 'maya@example.org' },
  experience: [
    { position: 'Senior Software Engineer', company: 'Contoso Systems', location: 'Portland, OR', current: true },
  ],
  skills: ['Go', 'Python', 'PostgreSQL'],
}
it('compiles foreign LaTeX and reads the page', async () => {
  const { extraction, file } = await read(foreign(''))
  expect(file).toMatchObject({ source: 'latex', page_text: [], pdf: expect.stringMatching(/^JVBERi0/) })
  expect(extraction.resume_data).toMatchObject(expected)
})
it('does without icons that are not here', async () => {
  const latex = foreign('\\usepackage{fontawesome5}').replace('maya@', '\\faEnvelope~maya@')
  const { extraction, file } = await read(latex)
  expect(file.pdf).toMatch(/^JVBERi0/)
  expect(extraction.resume_data).toMatchObject(expected)
})
it('reads the source of LaTeX that does not compile, and lists what it can’t show', async () => {
  const { extraction, file } = await read(
    foreign('\\usepackage{a-package-of-nobody}').replace('Go,', '\\includegraphics{me.jpg}\n\nGo,'),
  )
  expect(file).toMatchObject({ source: 'latex', pdf: null })
  expect(file.page_text.length).toBeGreaterThan(5)
  expect(extraction.resume_data).toMatchObject(expected)
  expect(extraction.unread.map((line) => line.text)).toContain('\\includegraphics{me.jpg}')
})
it('reads LaTeX that never ends from its source, in time', async () => {
  const { file } = await read(foreign('\\def\\x{\\x}').replace('Go,', '\\x Go,'))
  expect(file.pdf).toBeNull()
})

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const many = (count: number, entry: (index: number) => [string, Uint8Array]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)))
const refusedFiles: readonly (readonly [what: string, why: string, file: Uint8Array | string])[] = [
  ['nothing', 'empty_file', ''],
  ['a web page', 'unknown_kind', '<!DOCTYPE html><html><body>Maya</body></html>'],
  ['a program', 'unknown_kind', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0'), randomBytes(4_000)])],
  ['noise', 'unknown_kind', randomBytes(100_000)],
  ['JSON of another kind', 'unknown_kind', '{"resources": [1, 2, 3]}'],
  ['JSON that is cut short', 'file_unreadable', '{"basics": {"name": "Maya"'],
  ['a Word file of the old kind', 'old_word_file', ole],
  ['a Word file with a password', 'file_encrypted', Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')])],
  ['RTF', 'other_document', '{\\rtf1\\ansi Maya}'],
  [
    'OpenDocument',
    'other_document',
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
  ],
  ['a photograph', 'picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['a zip of photographs', 'zip_without_resume', zipOf({ 'me.jpg': 'x' })],
  ['a zip that is cut short', 'file_unreadable', wordFile.subarray(0, 900)],
  ['a Word file whose text is no XML', 'file_unreadable', zipOf({ 'word/document.xml': '<w:p><w:r></w:p>' })],
  ['a Word file without a word', 'file_without_text', docx({ body: paragraph('') })],
  ['spaces', 'file_without_text', '  \n\n \t '],
  ['a zip bomb', 'file_too_long', zipSync({ 'word/document.xml': new Uint8Array(400 * 1024 * 1024) }, { level: 9 })],
  [
    'a zip of many bombs',
    'file_too_long',
    zipSync(many(40, (index) => [`word/header${index}.xml`, new Uint8Array(1024 * 1024)])),
  ],
  ['a zip of ten thousand files', 'file_too_long', zipSync(many(10_000, (index) => [`${index}`, strToU8('')]))],
  ['a PDF that is cut short', 'pdf_unreadable', '%PDF-1.7\n\u0001\u0002garbage'],
]
it.each(refusedFiles.map(([what, why]) => [what, why] as const))('says of %s: %s', async (what, why) => {
  const file = refusedFiles.find(([name]) => name === what)![2]
  expect(await ask(file)).toEqual({ kind: 'refused', why })
})

const entities = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;">]><w:p><w:r><w:t>&b;</w:t></w:r></w:p>`
const long = new Map<string, Uint8Array | string>([
  ['XML of entities in entities', zipOf({ 'word/document.xml': entities })],
  ['XML of tags in tags', zipOf({ 'word/document.xml': '<w:p>'.repeat(200_000) })],
  ['ten megabytes of lines', 'Maya Okafor\n'.repeat(800_000)],
  ['ten megabytes of dates', '2019 - 2020, Maya Okafor at Northwind\n'.repeat(250_000)],
  ['ten megabytes in one line', 'Maya '.repeat(2_000_000)],
  ['ten megabytes in one word', 'M'.repeat(10_000_000)],
  ['ten megabytes of tabs', 'a\t'.repeat(4_000_000)],
  ['ten megabytes of LaTeX', `\\documentclass{article}\\begin{document}${'\\a{'.repeat(2_000_000)}`],
  ['ten megabytes of brackets', `{"basics":${'['.repeat(4_000_000)}`],
  [
    'a hundred thousand posts',
    JSON.stringify({ work: Array.from({ length: 100_000 }, (_, index) => ({ name: `${index}`, x: index })) }),
  ],
])
it.each(Array.from(long.keys()))('ends in time with %s', async (what) => {
  const answer = await ask(long.get(what)!)
  // The reader stops at a limit of its own, and reports it: it does not crash, and every client gets a response.
  if (answer.kind === 'refused')
    expect(['file_too_long', 'file_unreadable', 'file_without_text', 'unknown_kind']).toContain(answer.why)
})
