// Where pages end: what stands last on one and first on the next.
import { describe, expect, it } from 'vitest'
import { renderResume } from './render-resume.ts'
import { sampleResume } from './sample-resume.ts'
import { templates } from './templates.ts'
import { compileToText } from './testing/pdf-text.ts'
import { tierSample } from './testing/tier.ts'

/**
 * Line ends of one page more each time, so that every place of the section comes to stand at the foot of a page once.
 */
const lengths = Array.from({ length: 24 }, (_, index) => index)

/** Each line of the page says what it is. */
const section = (id: number) => String.raw`
\section{heading ${id}}
\entry{entry-a ${id}}{}{}{2020}
\begin{bullets}
  \item first ${id}
  \item middle ${id}
  \item last ${id}
\end{bullets}
\detail{label ${id}}{text}
\entry{entry-b ${id}}{}{}{2018}
\begin{bullets}
  \item first ${id}
  \item last ${id}
\end{bullets}
\section{heading ${id}}
\shortentry{row-first ${id}}{}{2018}
\shortentry{row-last ${id}}{}{2017}
`
const filler = (lines: number) =>
  Array.from({ length: lines }, () => String.raw`\rsvspace{0}\hbox{filler}\penalty0 `).join('')
const document = (options: string, bodies: readonly string[]) =>
  `\\documentclass[${options}]{resume}\n\\begin{document}\n${bodies.join('\n\\clearpage\n')}\n\\end{document}\n`

/** Pages as lines of text, without their numbers. */
const pagesOf = (raw: string) =>
  raw
    .split('\f')
    .map((page) => page.split('\n').filter((row) => /[a-z]/.test(row)))
    .filter((rows) => rows.length > 0)

describe('page ends', () => {
  it.each(tierSample(templates, 6))('$id strands no heading, entry, label, bullet or row', async ({ classOptions }) => {
    const bodies = lengths.map((lines) => filler(26 + lines) + section(1) + section(2) + section(3))
    const { raw, errors } = await compileToText(document(classOptions, bodies))
    expect(errors).toEqual([])
    const pages = pagesOf(raw)
    const ends = pages.map((rows) => rows.at(-1) ?? '')
    const starts = pages.filter((rows) => !rows[0]?.includes('filler')).map((rows) => rows[0] ?? '')
    expect(starts.length).toBeGreaterThan(10)
    expect(ends.filter((row) => /heading|entry-/i.test(row))).toEqual([])
    expect(starts.filter((row) => /label|last/.test(row))).toEqual([])
  })
})

describe('the last page', () => {
  /** A resume of many short entries, and then some lines more. */
  const resume = (rows: number) => {
    const entry = String.raw`\entry{role}{company}{place}{2020}
\begin{bullets}
  \item one
  \item two
\end{bullets}
`
    const row = String.raw`\shortentry{award}{}{2018}
`
    return `\\section{work}\n${entry.repeat(6)}\\section{awards}\n${row.repeat(rows)}`
  }
  it.each(tierSample(templates, 6))('of $id holds more than one line', async ({ classOptions }) => {
    const counts = Array.from({ length: 40 }, (_, index) => index + 4)
    const bodies = counts.map((rows) => `start\n\n${resume(rows)}`)
    const { raw, errors } = await compileToText(document(classOptions, bodies))
    expect(errors).toEqual([])
    const pages = pagesOf(raw)
    const continued = pages.filter((rows) => !rows[0]?.startsWith('start'))
    expect(continued.length).toBeGreaterThan(5)
    expect(continued.filter((rows) => rows.length < 2)).toEqual([])
  })
  const pairs = templates.flatMap((template) => templates.map((sample) => ({ template, sample: sample.id })))
  const own = pairs.filter(({ template, sample }) => template.id === sample)
  it.each([
    ...tierSample(own, 4),
    ...tierSample(
      pairs.filter((pair) => !own.includes(pair)),
      8,
    ),
  ])('of the $sample sample in $template.id is no runt', async ({ template, sample }) => {
    const { raw } = await compileToText(renderResume(sampleResume(sample), template))
    const last = pagesOf(raw).at(-1) ?? []
    const rows = last.filter((row) => !/ · \d+$/.test(row))
    expect(rows.length).toBeGreaterThan(template.id === sample ? 2 : 1)
  })
})
