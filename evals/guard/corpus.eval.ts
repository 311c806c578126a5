// The corpus, as the guard sees it in the product: compiled, and read from the page as well.
import { wordLexicon } from '@galley/api/adapters/background/word-lexicon'
import { describe, expect, it } from 'vitest'
import type { PdfReading } from '@galley/contract/worker-wire'
import { compileToText } from '@galley/resume/testing/pdf-text'
import { judge, judgeSource } from '@galley/honesty/guard/judge'
import { guardInput } from '@galley/honesty/guard/testing/proposals'
import { corpusCases, getSubject } from '@galley/honesty/guard/testing/subjects'

async function readPdf(latex: string): Promise<PdfReading | null> {
  const { raw, log, errors } = await compileToText(latex)
  const pages = /Output written on main\.pdf \((\d+) page/.exec(log)?.[1]
  return errors.length > 0 || pages === undefined ? null : { pages: Number(pages), text: raw, links: [], faint: [] }
}

describe('the corpus', async () => {
  const base = getSubject('base')
  const accepted = await readPdf(base.latex)
  it.each(corpusCases)('$id $title: $expect $code', async (one) => {
    const unread = guardInput(base, one)
    // As in the product: what the source forbids is never given to TeX.
    const stopped = judgeSource(unread)
    const pdf = stopped.length > 0 ? null : await readPdf(unread.proposed.latex)
    const doesCompile = stopped.length > 0 || pdf !== null
    const { violations } = judge(guardInput(base, one, [accepted, pdf]), wordLexicon())
    const codes: string[] = [...violations.map(({ code }) => code), ...(doesCompile ? [] : ['compile'])]
    expect(codes.length > 0 ? 'flag' : 'pass').toBe(one.expect)
    // Definitions are stopped before anything else could be seen.
    const code = one.id === 31 ? 'tex' : one.code?.toLowerCase()
    if (code !== undefined) expect(codes).toContain(code)
  })
  it('sees on the page what macros of the accepted preamble put together', async () => {
    const preamble = base.latex.replace(
      '\\begin{document}',
      '\\newcommand{\\x}{Kuber}\\newcommand{\\y}{netes}\\begin{document}',
    )
    const subject = { ...base, latex: preamble }
    const edit = { title: '', edits: [['JavaScript, Git, Docker', 'JavaScript, Git, Docker, \\x\\y']] } as const
    const before = await readPdf(preamble)
    const after = await readPdf(guardInput(subject, edit).proposed.latex)
    const { violations } = judge(guardInput(subject, edit, [before, after]), wordLexicon())
    expect(violations).toMatchObject([{ code: 'term', text: 'Kubernetes' }])
  })
})
