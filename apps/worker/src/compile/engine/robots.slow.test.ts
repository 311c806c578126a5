// What programs read in the PDF of each theme, of forty kinds of resumes: nothing is lost, altered, divided or out of
// order. Each is compiled once, as the product does: by the program that its letters need, pdflatex by a warm process.
import { readResume } from '@galley/resume/lens/read-resume'
import { parserFindings } from '@galley/resume/parsed/parser-findings'
import { renderResume } from '@galley/resume/render-resume'
import { templates, type TemplateId } from '@galley/resume/templates'
import { findingsOfTheme, ligatures, readPages } from '@galley/resume/testing/read-pages'
import { resumeKinds } from '@galley/resume/testing/resume-kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, readAs } from '../testing/pages.ts'
import { warmRunner } from '../testing/runs.ts'
import { installedCompilers } from '../tex/installed-compilers.ts'
import { normalise } from './engine.ts'

let runner: ReturnType<typeof warmRunner>
beforeAll(() => void (runner = warmRunner({ installed: installedCompilers() })))
afterAll(() => runner[Symbol.asyncDispose]())

/**
 * Where a role or an employer takes several lines, its date or place stands beside the first of them. A reader that
 * works the order out from the places reads the lines across; in the file itself the order is right. In a list that a
 * theme has no more, the pair has to be removed here.
 */
const readAcross: Readonly<Partial<Record<TemplateId, readonly string[]>>> = {
  classic: ['quotes and dashes', 'very long words', 'long values', 'signs and figures'],
  modern: ['quotes and dashes', 'very long words', 'long values', 'signs and figures'],
  compact: ['brackets and commas', 'very long words', 'long values', 'odd spaces'],
  creative: ['very long words', 'long values'],
  graduate: ['quotes and dashes', 'very long words', 'long values', 'signs and figures'],
  federal: ['quotes and dashes', 'very long words'],
  executive: [
    'brackets and commas',
    'quotes and dashes',
    'very long words',
    'long values',
    'signs and figures',
    'odd spaces',
  ],
  swiss: ['brackets and commas', 'quotes and dashes', 'long values', 'signs and figures', 'odd spaces'],
}
/** The margin is too narrow for a heading with such a word: it is divided, without a hyphen. */
const dividedHeadings: Readonly<Partial<Record<TemplateId, readonly string[]>>> = { swiss: ['very long words'] }

it('there are forty kinds, each another', () => {
  expect(resumeKinds).toHaveLength(40)
  expect(new Set(resumeKinds.map(({ name }) => name)).size).toBe(40)
  expect(new Set(resumeKinds.map(({ data }) => JSON.stringify(data))).size).toBe(40)
  const names = new Set(resumeKinds.map(({ name }) => name))
  expect(Object.values(readAcross).flatMap((kinds) => kinds.filter((kind) => !names.has(kind)))).toEqual([])
})

describe.each(templates)('$id', (template) => {
  it.concurrent.each(resumeKinds)('$name', async ({ name, data }) => {
    const latex = renderResume(data, template)
    const { code, pdf } = await runner.warm(normalise(latex), { owner: template.id, key: `${template.id}: ${name}` })
    expect(code).toBe(0)
    if (name === 'three pages') expect((await read(pdf!)).split('\f').length).toBeGreaterThan(3)
    const document = readResume(latex)
    const findingsBy = async (way: 'raw' | 'reading') => {
      const text = withoutFoot(await readAs(way, pdf!), data.personalInfo.name)
      expect(text).not.toMatch(ligatures)
      const found = parserFindings(readPages(text), document).filter(({ kind }) => findingsOfTheme.has(kind))
      return found.map(({ kind, text: said }) => `${way}: ${kind}: ${said}`)
    }
    const inTheFile = await findingsBy('raw')
    if (dividedHeadings[template.id]?.includes(name)) {
      expect(inTheFile).toEqual([expect.stringMatching(/^raw: altered: Donaudampf/)])
      return
    }
    expect(inTheFile).toEqual([])
    // With two columns, only the order of the file itself is sure.
    if (!template.isParserSafe) return
    const found = await findingsBy('reading')
    if (readAcross[template.id]?.includes(name)) {
      expect(found).not.toEqual([])
      expect(found.filter((one) => !/^reading: (?:altered|order): /.test(one))).toEqual([])
    } else expect(found).toEqual([])
  })
})

/** What stands at the foot of each page but the first may come between two lines of a bullet. */
const withoutFoot = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`${name} · `) || !/ · \d+$/.test(line))
    .join('\n')
