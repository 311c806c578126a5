// The product reads its own PDFs without a fault: each sample person, set in each theme, comes back as the form that it
// was made of.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { importResume } from '@galley/import/pdf/import-resume'
import type { ResumeData } from '@galley/contract/resume-data'
import { renderResume } from '@galley/resume/render-resume'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { describe, expect, it } from 'vitest'
import { readItems } from './pdf-items/read-items.ts'

const run = promisify(execFile)
const tex = fileURLToPath(new URL('../../../../tex/', import.meta.url))

async function compiled(source: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-import-'))
  try {
    await writeFile(join(folder, 'main.tex'), source)
    const ours = `${tex}class:${tex}dist:`
    const env = { PATH: '/usr/bin:/bin', HOME: folder, TEXINPUTS: ours, TFMFONTS: ours, T1FONTS: ours, ENCFONTS: ours }
    await run('pdflatex', ['-no-shell-escape', '-interaction=nonstopmode', 'main.tex'], {
      cwd: folder,
      env,
      maxBuffer: 1e8,
    })
    return new Uint8Array(await readFile(join(folder, 'main.pdf')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same address with and without its scheme: a PDF shows it without. */
const withoutScheme = (data: object): unknown => JSON.parse(JSON.stringify(data).replaceAll('"https://', '"'))

/** What some themes print before a contact fact: it says nothing more than the fact. */
const isContactLabel = ({ text }: { text: string }) =>
  /^(?:Email|Phone|Address|Website|Portfolio|LinkedIn|GitHub):?$/.test(text)
/** In a column of one fact a line, a talk and its occasion look like two talks. */
const withoutTalks = (data: ResumeData): ResumeData => ({ ...data, speaking: [] })

describe.each(templates)('theme $id', (theme) => {
  const compared = theme.id === 'federal' ? withoutTalks : (data: ResumeData) => data
  it.each(templates)('the person of $id', async ({ id }) => {
    const form = sampleResume(id)
    const read = await readItems(await compiled(renderResume(form, theme)))
    if (read.kind !== 'read') throw new Error(read.why)
    const { data, unread } = importResume(read.text, { keepsSkillGroups: true })
    expect(withoutScheme(compared(data))).toEqual(withoutScheme(compared(form)))
    expect(unread.filter((part) => part.reason !== 'repeated' && !isContactLabel(part))).toEqual([])
  })
})
