// The order of blocks that both have: one change for each parent, whose blocks are moved as they stand.
import { describe, expect, it } from 'vitest'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { copiesOf } from '../testing/copies.ts'
import { contentIn } from './content-tree.ts'
import { decidedBase, originChanges } from './origin-changes.ts'
import { contentAs } from './read-as.ts'
import { changesInCopy, compareWithOrigin } from './take-over.ts'

const bullets = {
  notes: '  \\item Wrote notes on the engine\n',
  numbers: '  \\item Computed the Bernoulli numbers\n',
  poetry: '  \\item Read \\emph{poetry} aloud\n',
}
const analyst = (...lines: string[]) =>
  `\\entry{Analyst}{Engine Co.}{London}{2019}\n\\begin{bullets}\n${lines.join('')}\\end{bullets}\n`
const first = analyst(bullets.notes, bullets.numbers, bullets.poetry)
const tutor = '\\entry{Tutor}{Byron House}{}{2018}\n'
const maid = '\\entry{Maid}{Ockham Park}{}{2012}\n'
const experience = (...entries: string[]) => `\\section{Experience}\n${entries.join('\n')}`
const skills = '\\section{Skills}\n\\skills{French, Greek}\n'
const education = '\\section{Education}\n\\entry{BSc, Mathematics}{Home}{}{2012}\n'
const resume = (...sections: string[]) => `\\documentclass{resume}
\\begin{document}
\\begin{header}
  \\name{Ada}
\\end{header}

${sections.join('\n')}\\end{document}
`
const original = resume(experience(first, tutor, maid), education, skills)
const { base, compare, tookAll } = copiesOf(original)

describe('another order in the origin', () => {
  it.each<[string, string, { of: string | null; old: string[]; now: string[] }]>([
    [
      'of entries',
      resume(experience(maid, first, tutor), education, skills),
      { of: 'item', old: ['Analyst', 'Tutor', 'Maid'], now: ['Maid', 'Analyst', 'Tutor'] },
    ],
    [
      'of sections',
      resume(skills, education, experience(first, tutor, maid)),
      { of: 'section', old: ['Experience', 'Education', 'Skills'], now: ['Skills', 'Education', 'Experience'] },
    ],
    [
      'of bullets',
      resume(experience(analyst(bullets.poetry, bullets.notes, bullets.numbers), tutor, maid), education, skills),
      {
        of: 'bullet',
        old: ['Wrote notes on the engine', 'Computed the Bernoulli numbers', 'Read poetry aloud'],
        now: ['Read poetry aloud', 'Wrote notes on the engine', 'Computed the Bernoulli numbers'],
      },
    ],
  ])('%s is one change, which moves the blocks', (_what, origin, expected) => {
    const all = compare(origin, original)
    expect(all).toMatchObject([{ change: { kind: 'order', ...expected }, state: { kind: 'clean' } }])
    expect(tookAll(origin, original)).toEqual({ latex: origin, left: [] })
    expect(compare(origin, origin)).toEqual([])
  })

  it('names entries by what stands first, whatever order their fields were stored in', () => {
    const stored = JSON.parse(JSON.stringify(base), (_key, value: unknown) =>
      value instanceof Object && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.length - b.length))
        : value,
    ) as typeof base
    const origin = resume(experience(maid, first, tutor), education, skills)
    const all = compareWithOrigin({ base: stored, origin, latex: original })
    expect(all).toMatchObject([{ change: { old: ['Analyst', 'Tutor', 'Maid'] }, state: { kind: 'clean' } }])
    const gone = resume(experience(first, maid), education, skills)
    const states = compareWithOrigin({ base: stored, origin: gone, latex: original }).map(({ state }) => state.kind)
    expect(states).toEqual(['clean'])
  })

  it('of two parents is two changes', () => {
    const origin = resume(
      experience(tutor, analyst(bullets.numbers, bullets.notes, bullets.poetry), maid),
      education,
      skills,
    )
    expect(compare(origin, original).map((one) => one.change.kind)).toEqual(['order', 'order'])
    expect(tookAll(origin, original).latex).toBe(origin)
  })

  it('with a new entry, one that is gone and a changed one gives the origin’s text', () => {
    const dean = '\\entry{Dean}{Ockham Park}{}{2024}\n'
    const origin = resume(experience(dean, maid, first.replace('Analyst', 'Engineer')), education, skills)
    expect(tookAll(origin, original)).toEqual({ latex: origin, left: [] })
  })

  it('leaves blocks of the copy’s own where they follow what they followed', () => {
    const own = '\\entry{Own}{Here}{}{2020}\n'
    const origin = resume(experience(maid, first, tutor), education, skills)
    const copy = resume(experience(first, own, tutor, maid), education, skills)
    expect(compare(origin, copy).map(({ state }) => state.kind)).toEqual(['clean'])
    expect(tookAll(origin, copy).latex).toBe(resume(experience(maid, first, own, tutor), education, skills))
  })

  it('is a conflict where the copy has an order of its own, and shows that', () => {
    const origin = resume(experience(maid, first, tutor), education, skills)
    const copy = resume(experience(tutor, first, maid), education, skills)
    expect(compare(origin, copy).map(({ state }) => state)).toEqual([
      { kind: 'conflict', yours: ['Tutor', 'Analyst', 'Maid'] },
    ])
    expect(tookAll(origin, copy).latex).toBe(origin)
  })

  it('is none where the copy has that order, or has only one of the blocks left, or none', () => {
    const origin = resume(experience(maid, first, tutor), education, skills)
    for (const copy of [origin, resume(experience(maid), education, skills), resume(education, skills)]) {
      expect(compare(origin, copy).filter((one) => one.change.kind === 'order')).toEqual([])
      expect(changesInCopy({ base, origin, latex: copy })).toHaveLength(1)
    }
  })

  it('is none of bullets that the copy has written anew', () => {
    const of = (...lines: string[]) => resume(experience(analyst(...lines)))
    const [before, now] = [of(bullets.notes, bullets.numbers), of(bullets.numbers, bullets.notes)]
    const copy = of('  \\item Led four people\n', '  \\item Danced all night\n')
    expect(compareWithOrigin({ base: contentIn(before)!, origin: now, latex: copy })).toEqual([])
  })

  it('moves a hidden entry, hidden', () => {
    const hide = (text: string) => text.replace('\\entry{Tutor}', '%hidden \\entry{Tutor}')
    const origin = resume(experience(tutor, first, maid), education, skills)
    expect(tookAll(origin, hide(original)).latex).toBe(hide(origin))
  })

  it('across two lists is left to LaTeX', () => {
    const two = (one: string, other: string) =>
      resume(experience(`${analyst(one)}Later:\n\\begin{bullets}\n${other}\\end{bullets}\n`))
    const [before, now] = [two(bullets.notes, bullets.numbers), two(bullets.numbers, bullets.notes)]
    const all = compareWithOrigin({ base: contentIn(before)!, origin: now, latex: before })
    expect(all.map((one) => [one.change.kind, one.edits()])).toEqual([['order', null]])
  })

  it('work of many blocks in another order grows with their number', async () => {
    const of = (lines: readonly number[]) =>
      resume(experience(analyst(...lines.map((line) => `  \\item Line ${line}\n`))))
    const work = (count: number) => {
      const lines = Array.from({ length: count }, (_, index) => index)
      const [before, now] = [of(lines), of(lines.toReversed())]
      compareWithOrigin({ base: contentIn(before)!, origin: now, latex: before }).map(({ edits }) => edits())
    }
    expect(await growthOf(work, 1000)).toBeLessThanOrEqual(maxGrowth)
  })
})

describe('what is decided', () => {
  const dean = '\\entry{Dean}{Ockham Park}{}{2024}\n'
  const origin = resume(skills, experience(maid, dean, first.replace('Analyst', 'Engineer')), education)
  const now = contentAs(base, origin)!
  const all = originChanges(base, now)

  it('is offered no more, and nothing else is', () => {
    const kinds = ['order', 'order', 'added', 'field', 'removed']
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
    for (const one of all) {
      const rest = originChanges(decidedBase(base, now, new Set([one.id])), now)
      const others = all.filter((other) => other !== one).map(({ kind }) => kind)
      expect(rest.map(({ kind }) => kind).toSorted()).toEqual(others.toSorted())
    }
  })

  it('is the origin once all of it is', () => {
    expect(decidedBase(base, now, new Set(all.map(({ id }) => id)))).toEqual(now)
  })
})
