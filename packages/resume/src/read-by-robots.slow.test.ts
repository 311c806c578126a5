// What programs read in the PDF of each theme: nothing is lost, altered or out of order, by any of the ways to read it.
import { describe, expect, it } from 'vitest'
import { readResume } from './lens/read-resume.ts'
import { parserFindings, type ParserFinding } from './parsed/parser-findings.ts'
import type { ParsedPage } from './parsed/parsed-text.ts'
import { renderResume } from './render-resume.ts'
import { sampleResume } from './sample-resume.ts'
import { templates } from './templates.ts'
import { compileToText } from './testing/pdf-text.ts'

/** A line of what a program read, each. */
const pagesOf = (text: string): ParsedPage[] =>
  text.split('\f').map((page) => ({
    width: 612,
    height: 792,
    words: page.split('\n').map((line, n) => ({ text: line.trim(), size: 10, endsLine: true, x: 0, baseline: n * 13 })),
  }))
const ofTheText = new Set<ParserFinding['kind']>(['no_text', 'altered', 'hyphenated', 'order', 'odd_signs'])
const ligatures = /[\ufb00-\ufb06]/

describe.each(templates)('$id', (template) => {
  it.each(templates)('the person of $id', async ({ id }) => {
    const latex = renderResume(sampleResume(id), template)
    const { raw, reading, layout } = await compileToText(latex)
    const document = readResume(latex)
    const found = (text: string) =>
      parserFindings(pagesOf(text), document)
        .filter(({ kind }) => ofTheText.has(kind))
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
