// What programs read in the PDF of each theme: nothing is lost, altered or out of order, by any of the ways to read it.
import { describe, expect, it } from 'vitest'
import { readResume } from './lens/read-resume.ts'
import { parserFindings } from './parsed/parser-findings.ts'
import { renderResume } from './render-resume.ts'
import { sampleResume } from './sample-resume.ts'
import { templates } from './templates.ts'
import { compileToText } from './testing/pdf-text.ts'
import { findingsOfTheme, ligatures, readPages } from './testing/read-pages.ts'

describe.each(templates)('$id', (template) => {
  it.each(templates)('the person of $id', async ({ id }) => {
    const latex = renderResume(sampleResume(id), template)
    const { raw, reading, layout } = await compileToText(latex)
    const document = readResume(latex)
    const found = (text: string) =>
      parserFindings(readPages(text), document)
        .filter(({ kind }) => findingsOfTheme.has(kind))
        .map(({ kind, text: said }) => `${kind}: ${said}`)
    // With two columns, only the order of the file itself is sure.
    const texts = template.isParserSafe ? [raw, reading] : [raw]
    expect(texts.map(found)).toEqual(texts.map(() => []))
    // Read line by line, the date of a reference stands behind its first line, among its words.
    const references = sampleResume(id).publications.flatMap(({ title, authors, publisher }) => [
      title,
      authors,
      publisher,
    ])
    const inOneLine = found(layout).filter((finding) => !references.some((part) => finding.endsWith(`: ${part}`)))
    if (template.isParserSafe) expect(inOneLine).toEqual([])
    for (const text of [raw, reading, layout]) expect(text).not.toMatch(ligatures)
  })
})
