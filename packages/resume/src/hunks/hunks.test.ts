// A proposal taken change by change: what is one change, and what holds in whatever order they are decided.
import fc from 'fast-check'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { tierRuns } from '../testing/tier.ts'
import { describe, expect, it } from 'vitest'
import { allOpen, proposedWith, readChoices, textWith, withChoice, type HunkChoice } from './decide-hunks.ts'
import { reasonsOf } from './hunk-reasons.ts'
import { hunksOf } from './hunks-of.ts'
import { unitsOf } from './line-units.ts'

const lines = (...all: string[]) => all.join('\n')
const changesOf = (before: string, after: string) => {
  const { pieces, count } = hunksOf(before, after)
  return Array.from({ length: count }, (_, number) =>
    pieces.filter(({ hunk }) => hunk === number).map((piece) => [piece.before.join('\n'), piece.after.join('\n')]),
  )
}

describe('what is one change', () => {
  it.each<[string, string, string, [string, string][][]]>([
    ['nothing, where both are the same', 'a', 'a', []],
    [
      'each reworded bullet, also beside another one',
      lines('\\item Led the billing team.', '\\item Wrote the payment service.'),
      lines('\\item Led the whole billing team.', '\\item Wrote the new payment service.'),
      [
        [['\\item Led the billing team.', '\\item Led the whole billing team.']],
        [['\\item Wrote the payment service.', '\\item Wrote the new payment service.']],
      ],
    ],
    [
      'each bullet that is added',
      lines('\\item A kept one.'),
      lines('\\item A kept one.', '\\item Ran payroll.', '\\item Hired nurses.'),
      [[['', '\\item Ran payroll.']], [['', '\\item Hired nurses.']]],
    ],
    [
      'a sentence over several lines, whichever of them differs',
      lines('Engineer with ten', 'years of work on', 'payments.'),
      lines('Senior engineer with ten', 'years of work on', 'card payments.'),
      [
        [
          [
            'Engineer with ten\nyears of work on\npayments.',
            'Senior engineer with ten\nyears of work on\ncard payments.',
          ],
        ],
      ],
    ],
    [
      'both ends of an environment',
      lines('\\section{Skills}', 'Python and Rust', '', '\\section{Education}'),
      lines('\\section{Skills}', '\\begin{small}', 'Python and Rust', '', '\\end{small}', '\\section{Education}'),
      [
        [
          ['', '\\begin{small}'],
          ['', '\\end{small}'],
        ],
      ],
    ],
    [
      'a passage and the place that it moves to',
      lines(
        '\\section{Work}',
        '\\entry{Nurse}{Clinic}{}{2020}',
        '\\section{Skills}',
        '\\skills{Triage, Dialysis}',
        '%',
      ),
      lines(
        '\\section{Skills}',
        '\\skills{Triage, Dialysis}',
        '\\section{Work}',
        '\\entry{Nurse}{Clinic}{}{2020}',
        '%',
      ),
      [
        [
          ['\\section{Work}\n\\entry{Nurse}{Clinic}{}{2020}', ''],
          ['', '\\section{Work}\n\\entry{Nurse}{Clinic}{}{2020}'],
        ],
      ],
    ],
    [
      'a passage that leaves an empty line where it was',
      lines('\\section{Work}', '%', '\\section{Skills}', '\\skills{Triage, Dialysis}', '\\end{document}'),
      lines('\\section{Skills}', '\\skills{Dialysis, Triage}', '\\section{Work}', '%', '', '\\end{document}'),
      [
        [
          ['', '\\section{Skills}\n\\skills{Dialysis, Triage}'],
          ['\\section{Skills}\n\\skills{Triage, Dialysis}', ''],
        ],
      ],
    ],
  ])('%s', (_title, before, after, expected) => expect(changesOf(before, after)).toEqual(expected))

  it('never cuts a brace in two', () =>
    expect(unitsOf(lines('\\skills{Python,', '\\textbf{Rust},', '\\LaTeX}', '\\section{X}'))).toEqual([
      lines('\\skills{Python,', '\\textbf{Rust},', '\\LaTeX}'),
      '\\section{X}',
    ]))
})

const line = fc.constantFrom(
  '',
  '\\item Led the billing team',
  '\\item Led the whole billing team',
  '\\item Wrote reports',
  '\\section{Work}',
  '\\begin{bullets}',
  '\\end{bullets}',
  'A sentence that goes on',
  'and ends here.',
  '\\skills{Python,',
  'Rust}',
  '% note',
)
const text = fc.array(line, { minLength: 1, maxLength: 14 }).map((all) => all.join('\n'))
const choice = fc.constantFrom<HunkChoice>('open', 'taken', 'rejected')

describe('of any two texts', () => {
  it('all changes taken, in any order, give the proposal; all rejected the text as it was', () => {
    fc.assert(
      fc.property(text, text, fc.infiniteStream(fc.nat()), (before, after, numbers) => {
        const hunks = hunksOf(before, after)
        const order = [...allOpen(hunks).keys()]
        let [taken, rejected] = [allOpen(hunks), allOpen(hunks)]
        for (const pick of numbers) {
          if (order.length === 0) break
          const [hunk = 0] = order.splice(pick % order.length, 1)
          taken = withChoice(taken, hunk, 'taken')
          rejected = withChoice(rejected, hunk, 'rejected')
        }
        expect(textWith(hunks, taken)).toBe(after)
        expect(proposedWith(hunks, taken)).toBe(after)
        expect(textWith(hunks, rejected)).toBe(before)
        expect(proposedWith(hunks, rejected)).toBe(before)
      }),
      { numRuns: tierRuns(100, 500) },
    )
  })

  it('what was taken is read from the text, and never offered again', () => {
    fc.assert(
      fc.property(text, text, fc.array(choice, { minLength: 20, maxLength: 20 }), (before, after, drawn) => {
        const hunks = hunksOf(before, after)
        const choices = allOpen(hunks).map((_, index) => drawn[index] ?? 'open')
        const rejected = new Set([...choices.keys()].filter((index) => choices[index] === 'rejected'))
        const stands = textWith(hunks, choices)
        const read = readChoices(hunks, stands, rejected)
        expect(read).not.toBeNull()
        // Equal lines may be read as one another: what stands, and what it leads to, is the same.
        expect(textWith(hunks, read ?? [])).toBe(stands)
        expect((read ?? []).map((own) => own === 'rejected')).toEqual(choices.map((own) => own === 'rejected'))
      }),
      { numRuns: tierRuns(100, 500) },
    )
  })
})

describe('a text that', () => {
  const hunks = hunksOf(lines('\\item One', '\\item Two'), lines('\\item One more', '\\item Two', '\\item Three'))
  it('took one change has the other one open', () =>
    expect(readChoices(hunks, lines('\\item One more', '\\item Two'), new Set())).toEqual(['taken', 'open']))
  it('took the second of two equal bullets, the first rejected, has neither of them open', () => {
    const equal = hunksOf('\\item One', lines('\\item One', '\\item Same', '\\item Same'))
    expect(readChoices(equal, lines('\\item One', '\\item Same'), new Set([0]))).toEqual(['rejected', 'taken'])
  })
  it('was changed otherwise is none of the proposal’s', () =>
    expect(readChoices(hunks, lines('\\item One more', '\\item Own words'), new Set())).toBeNull())
})

describe('why a change was proposed', () => {
  const hunks = hunksOf(
    lines('\\item Led billing', '\\item Wrote reports', '\\section{Old}'),
    lines('\\item Led the billing team', '\\item Wrote weekly reports'),
  )
  it.each<[string, string, (string | null)[]]>([
    ['by the first words of the new line', 'Wrote weekly', [null, 'why', null]],
    ['also with its command', '\\item Led the billing', ['why', null, null]],
    ['by the old words, where it is left out', '\\section{Old}', [null, null, 'why']],
    ['of no such line is dropped', 'Hired nurses', [null, null, null]],
    ['of no words is dropped', '\\item', [null, null, null]],
  ])('%s', (_title, line, expected) => expect(reasonsOf(hunks, [{ line, reason: 'why' }])).toEqual(expected))
  it('is one for each', () =>
    expect(
      reasonsOf(hunks, [
        { line: 'Led the', reason: 'first' },
        { line: 'Led the', reason: 'second' },
      ]),
    ).toEqual(['first', null, null]))
})

it('compares long texts in time that grows with them', async () => {
  const compare = (count: number) => {
    const long = (word: string) => Array.from({ length: count }, (_, n) => `\\item ${word} ${n % 7} things`).join('\n')
    readChoices(hunksOf(long('Did'), long('Made')), long('Made'), new Set())
  }
  expect(await growthOf(compare, 600)).toBeLessThanOrEqual(maxGrowth)
})
