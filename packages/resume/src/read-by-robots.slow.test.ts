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
    const texts = template.isParserSafe ? [raw, reading, layout] : [raw]
    expect(texts.map(found)).toEqual(texts.map(() => []))
    for (const text of texts) expect(text).not.toMatch(ligatures)
  })
})
