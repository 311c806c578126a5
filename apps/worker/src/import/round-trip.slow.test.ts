// Each sample person, set in each theme: the product reads its own PDF back as the form that it was made of, and other
// programs find nothing lost, altered or out of order in it, whichever way they read.
import type { ResumeData } from '@galley/contract/resume-data'
import { importResume } from '@galley/import/pdf/import-resume'
import { readResume } from '@galley/resume/lens/read-resume'
import { parserFindings } from '@galley/resume/parsed/parser-findings'
import { renderResume } from '@galley/resume/render-resume'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates, type TemplateId } from '@galley/resume/templates'
import { findingsOfTheme, ligatures, readPages } from '@galley/resume/testing/read-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { normalise } from '../compile/engine/engine.ts'
import { readAs } from '../compile/testing/pages.ts'
import { warmRunner } from '../compile/testing/runs.ts'
import { readItems } from './pdf-items/read-items.ts'

let runner: ReturnType<typeof warmRunner>
beforeAll(() => void (runner = warmRunner()))
afterAll(() => runner[Symbol.asyncDispose]())

/** Set once, for both tests of a person in a theme. */
const pages = new Map<string, Promise<Uint8Array>>()
function pageOf(person: TemplateId, theme: (typeof templates)[number]): Promise<Uint8Array> {
  const key = `${theme.id}: ${person}`
  const known = pages.get(key)
  if (known) return known
  const made = runner
    .warm(normalise(renderResume(sampleResume(person), theme)), { owner: theme.id, key })
    .then((run) => {
      expect(run.code).toBe(0)
      return new Uint8Array(run.pdf!)
    })
  pages.set(key, made)
  return made
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
  it.each(templates)('the person of $id comes back as the form', async ({ id }) => {
    const form = sampleResume(id)
    // A copy: the reader keeps what it is given.
    const read = await readItems(Uint8Array.from(await pageOf(id, theme)))
    if (read.kind !== 'read') throw new Error(read.why)
    const { data, unread } = importResume(read.text, { keepsSkillGroups: true })
    expect(withoutScheme(compared(data))).toEqual(withoutScheme(compared(form)))
    expect(unread.filter((part) => part.reason !== 'repeated' && !isContactLabel(part))).toEqual([])
  })

  it.each(templates)('the person of $id is read in whichever way', async ({ id }) => {
    const form = sampleResume(id)
    const pdf = await pageOf(id, theme)
    const [raw, reading, layout] = await Promise.all(
      (['raw', 'reading', 'layout'] as const).map(async (way) => readAs(way, pdf)),
    )
    const document = readResume(renderResume(form, theme))
    const found = (text = '') =>
      parserFindings(readPages(text), document)
        .filter(({ kind }) => findingsOfTheme.has(kind))
        .map(({ kind, text: said }) => `${kind}: ${said}`)
    // With two columns, only the order of the file itself is sure.
    const texts = theme.isParserSafe ? [raw, reading] : [raw]
    expect(texts.map(found)).toEqual(texts.map(() => []))
    // Read line by line, the date of a reference stands behind its first line, among its words.
    const references = form.publications.flatMap(({ title, authors, publisher }) => [title, authors, publisher])
    const inOneLine = found(layout).filter((finding) => !references.some((part) => finding.endsWith(`: ${part}`)))
    if (theme.isParserSafe) expect(inOneLine).toEqual([])
    for (const text of [raw, reading, layout]) expect(text).not.toMatch(ligatures)
  })
})
