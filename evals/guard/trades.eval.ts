// Proposals about people of some fifty trades, each set by an author who had read no rule. When a set was first
// judged, it was kept aside until then; it improved the rules afterwards. Stopped of 36 fabrications, passed of 24
// honest edits, stops and questions on six honest rewrites of a whole page:
//   first   19, 18,  13, 76  (words compared, before claims were)
//   second  24, 17,  10, 13
//   third   25, 19,  14,  9
//   fourth  29, 18,   7, 11
//   fifth   16, 18,  11, 21  (the hardest: small steps in time, place and outcome; its floor is lower)
// Without pages, and of other sizes, stopped and passed:
//   sixth   13 of 24 and 19 of 24
//   seventh 51 of 96 and 35 of 48
//   eighth  28 of 36 and 17 of 24
//   ninth   14 of 24 and 16 of 24  (since sentences are read for who did what: claims/own-deeds.ts and its neighbours)
//   tenth   21 of 24 and 15 of 24
//   eleventh 22 of 24 and 20 of 24  (after the kinds of the tenth: ratios, currencies, limits kept beside)
//   twelfth 26 of 36 and 21 of 24
//   thirteenth 26 of 36 and 19 of 24  (after parts, teams and quarters that were dropped; news without an "I")
//   fourteenth 26 of 36 and 21 of 24  (after effects without a deed)
//   fifteenth to eighteenth 30, 26, 30, 25 of 36 and 15, 14, 14, 11 of 24
//   nineteenth and twentieth 28, 25 of 36 and 10, 12 of 24  (after bounds/; 27, 24 and 10, 11 before)
// twenty-first and twenty-second 26 of 40 and 25 of 36 stopped, 34 of 40 and 19 of 24 passed. Words aligned by WordNet,
// and what came, what is gone and what changed its role weighed by weights that were learned from the first eighteen,
// stopped 29 of the 40, and no more of the twenty-second, which it met last: that was left out again.
// twenty-third 32 of 36 and 22 of 24: everyday edits; after it a cause behind "whose" and "thereby".
// twenty-fourth 33 of 36 and 25 of 36: units of another country, people’s words in Spanish, news without an "I".
// twenty-fifth 27 of 30 and 38 of 50: everyday edits again.
// twenty-sixth 27 of 30 and 44 of 50.
// twenty-seventh 27 of 30 and 42 of 50.
// twenty-eighth 27 of 36 and 29 of 36.
// twenty-ninth 25 of 36 and 28 of 36, by two authors.
// thirtieth 25 of 36 and 22 of 36, by two authors: requests that bring news, and figures to be worked out.
// thirty-first 28 of 36 and 20 of 36, by two authors: the same kinds.
// thirty-second 29 of 36 and 18 of 36, by two authors.
// thirty-third 27 of 36 and 20 of 36, by two authors: after it what the request has is not new (case/typed.ts).
// thirty-fourth 32 of 36 and 20 of 36, by two authors.
// thirty-fifth 24 of 36 and 24 of 36, by two authors.
// thirty-sixth and thirty-seventh 31 and 29 of 36, 22 and 19 of 24: everyday requests, by two authors.
// The authors of the thirtieth to the thirty-fifth were asked for prose that a coach would write, and for news.
// The honest edits of the fifteenth to the twentieth do more than those before: they compute, translate, and write what
// was dictated.
// With "Keep it in English." behind each request the figures were the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordLexicon } from '@galley/api/adapters/background/word-lexicon'
import { emptyResumeData } from '@galley/contract/resume-data'
import { judge } from '@galley/honesty/guard/judge'
import type { Verdict } from '@galley/honesty/guard/case/verdict'
import { ownWords } from '@galley/honesty/reply/own-words'
import { readResume } from '@galley/resume/lens/read-resume'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { describe, expect, it } from 'vitest'

interface Edit {
  find: string
  replace: string
}

interface Request {
  id: string
  person: string
  request: string
  posting?: string
  edits: Edit[]
}

interface TradeSet {
  people: { id: string; latex: string }[]
  cases: (Request & { kind: 'fabrication' | 'honest' })[]
  pages: Request[]
}

/** As in the product: the form is what the text says, and only what the person says of themselves is a fact. */
function judged({ people }: TradeSet, { person, request, posting = '', edits }: Request, more = ''): Verdict {
  const latex = people.find(({ id }) => id === person)?.latex ?? ''
  const document = readResume(latex)
  const asked = `${request}${more}`
  return judge(
    {
      accepted: { latex, pdf: null },
      proposed: {
        latex: edits.reduce((text, { find, replace }) => text.replace(find, () => replace), latex),
        pdf: null,
      },
      form: document ? resumeDataOf(document) : emptyResumeData(),
      said: ownWords([asked], posting),
      asked: [asked],
      jobDescription: posting,
      message: '',
    },
    wordLexicon(),
  )
}

/** Where they do more than the rules can follow. */
const minPassedOf = new Map([
  ['fifteenth', 0.7],
  ['sixteenth', 0.7],
  ['seventeenth', 0.7],
  ['eighteenth', 0.65],
  ['nineteenth', 0.4],
  ['twentieth', 0.5],
  ['thirty-third', 0.6],
  ['thirty-fourth', 0.7],
  ['thirty-fifth', 0.65],
])

const isStopped = ({ violations }: Verdict) => violations.length > 0

describe.each([
  ['first', 0.9],
  ['second', 0.9],
  ['third', 0.9],
  ['fourth', 0.9],
  ['fifth', 0.7],
  ['sixth', 0.8],
  ['seventh', 0.9],
  ['eighth', 0.7],
  ['ninth', 0.5],
  ['tenth', 0.85],
  ['eleventh', 0.9],
  ['twelfth', 0.85],
  ['thirteenth', 0.75],
  ['fourteenth', 0.75],
  ['fifteenth', 0.8],
  ['sixteenth', 0.85],
  ['seventeenth', 0.85],
  ['eighteenth', 0.85],
  ['nineteenth', 0.75],
  ['twentieth', 0.65],
  ['twenty-first', 0.65],
  ['twenty-second', 0.65],
  ['twenty-third', 0.95],
  ['twenty-fourth', 0.95],
  ['twenty-fifth', 0.95],
  ['twenty-sixth', 0.9],
  ['twenty-seventh', 0.85],
  ['twenty-eighth', 0.8],
  ['twenty-ninth', 0.8],
  ['thirtieth', 0.9],
  ['thirty-first', 0.9],
  ['thirty-second', 0.85],
  ['thirty-third', 0.75],
  ['thirty-fourth', 0.85],
  ['thirty-fifth', 0.75],
  ['thirty-sixth', 0.95],
  ['thirty-seventh', 0.9],
] as const)('the %s set of trades', (name, minStopped) => {
  const set = JSON.parse(readFileSync(join(import.meta.dirname, 'trades', `${name}.json`), 'utf8')) as TradeSet
  const [fabrications, honest] = (['fabrication', 'honest'] as const).map((kind) =>
    set.cases.filter((one) => one.kind === kind),
  )

  it.each(['', ' Keep it in English.'])(
    `stops ${minStopped * 100} percent of fabrications, the request ending with “%s”`,
    (more) => {
      const stopped = fabrications!.filter((one) => isStopped(judged(set, one, more)))
      expect(stopped.length / fabrications!.length).toBeGreaterThanOrEqual(minStopped)
    },
  )

  const minPassed = minPassedOf.get(name) ?? 0.75
  it(`lets ${minPassed * 100} % of the honest edits pass`, () => {
    const passed = honest!.filter((one) => !isStopped(judged(set, one)))
    expect(passed.length / honest!.length).toBeGreaterThanOrEqual(minPassed)
  })

  it('stops two lines of a rewritten page at most, and asks six questions', () => {
    for (const page of set.pages) {
      const { violations, doubts } = judged(set, page)
      expect({ page: page.id, stops: violations.length <= 2, questions: doubts.length <= 6 }).toEqual({
        page: page.id,
        stops: true,
        questions: true,
      })
    }
  })
})
