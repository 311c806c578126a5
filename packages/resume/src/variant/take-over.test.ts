import { describe, expect, it } from 'vitest'
import { readResume } from '../lens/read-resume.ts'
import { growthOf, maxGrowth } from '../testing/growth.ts'
import { change, copiesOf } from '../testing/copies.ts'
import { contentIn, contentOf } from './content-tree.ts'
import { originChanges, decidedBase } from './origin-changes.ts'
import { changesInCopy, compareWithOrigin, takeOver } from './take-over.ts'

const original = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ada Lovelace}
  \phone{+44 20 1}
\end{header}

\section{Experience}
\entry{Analyst}{Engine Co.}{London}{2019 – Present}
\begin{bullets}
  \item Wrote \textbf{notes} on the engine
  \item Computed the Bernoulli numbers
\end{bullets}

\entry{Tutor}{Byron House}{}{2018}

\sidesection{Skills}
\skills[Languages]{French, {C, C++}}
\end{document}
`
const { base, compare, tookAll } = copiesOf(original)
const states = (origin: string, latex: string) =>
  compare(origin, latex).map(({ change: { kind }, state }) => `${kind} ${state.kind}`)
const tree = (latex: string) => contentOf(readResume(latex)!)

describe('one change of the origin, a copy that is as it was', () => {
  it.each<[string, string, [string, string]]>([
    ['a contact', 'field', ['+44 20 1', '+44 20 2']],
    ['the end of a job', 'field', ['2019 – Present', '2019 – 2024']],
    ['the start of a job', 'field', ['{2018}', '{2017}']],
    ['a title', 'field', ['{Skills}', '{Tools}']],
    ['a bullet', 'field', ['on the engine', 'on the difference engine']],
    ['a bullet written anew', 'field', ['Computed the Bernoulli numbers', 'Led four people']],
    ['words', 'field', ['French', 'French, Greek']],
    ['a new bullet', 'added', ['  \\item Computed', '  \\item Met \\emph{Babbage}\n  \\item Computed']],
    ['a new last bullet', 'added', ['numbers\n', 'numbers\n  \\item Met Babbage\n']],
    ['a new first bullet', 'added', ['  \\item Wrote', '  \\item Met Babbage\n  \\item Wrote']],
    ['a first bullet', 'added', ['{2018}\n', '{2018}\n\\begin{bullets}\n  \\item Taught\n\\end{bullets}\n']],
    ['a new entry', 'added', ['\\sidesection', '\\entry{Maid}{Ockham Park}{}{2012}\n\n\\sidesection']],
    ['a new first entry', 'added', ['\\entry{Analyst}', '\\entry{Dean}{Ockham Park}{}{2024}\n\n\\entry{Analyst}']],
    ['a new section', 'added', ['\\sidesection', '\\section{Awards}\n\\entry{Medal}{Crown}{}{2020}\n\n\\sidesection']],
    ['a new first section', 'added', ['\\section{Exp', '\\section{Summary}\nPoet.\n\n\\section{Exp']],
    ['a bullet gone', 'removed', ['  \\item Computed the Bernoulli numbers\n', '']],
    ['an entry gone', 'removed', ['\\entry{Tutor}{Byron House}{}{2018}\n\n', '']],
    ['a section gone', 'removed', ['\\sidesection{Skills}\n\\skills[Languages]{French, {C, C++}}\n', '']],
  ])('%s is taken over as it stands there', (_what, kind, pair) => {
    const origin = change(original, pair)
    expect(states(origin, original)).toEqual([`${kind} clean`])
    const { latex, left } = tookAll(origin, original)
    expect({ latex, left }).toEqual({ latex: origin, left: [] })
    expect(compare(origin, latex)).toEqual([])
  })

  it('a bullet written anew beside bullets of the copy\u2019s own', () => {
    const origin = change(original, ['Computed the Bernoulli numbers', 'Led four people'])
    const copy = change(original, ['  \\item Computed', '  \\item Met Babbage\n  \\item Danced\n  \\item Computed'])
    const { latex, left } = tookAll(origin, copy)
    expect({ latex, left }).toEqual({
      latex: change(copy, ['Computed the Bernoulli numbers', 'Led four people']),
      left: [],
    })
    expect(compare(origin, latex)).toEqual([])
  })

  it('a job that goes on again', () => {
    const before = change(original, ['2019 – Present', '2019 – 2024'])
    const all = compareWithOrigin({ base: contentIn(before)!, origin: original, latex: before })
    expect(all.map((one) => one.change)).toMatchObject([{ field: 'endDate', old: '2024', now: true }])
    const ids = all.map((one) => one.change.id)
    expect(takeOver({ base: contentIn(before)!, origin: original, latex: before }, ids).latex).toBe(original)
  })
})

describe('a copy with texts of its own', () => {
  it('keeps them beside what it takes over', () => {
    const copy = change(original, ['Analyst', 'Data analyst'], ['\\sidesection', '\\section{Hobbies}\n\\sidesection'])
    const origin = change(original, ['+44 20 1', '+44 20 2'], ['French', 'Greek'])
    expect(tookAll(origin, copy).latex).toBe(change(copy, ['+44 20 1', '+44 20 2'], ['French', 'Greek']))
  })

  it.each<[string, [string, string], [string, string], string[]]>([
    ['the same field, changed in both', ['Analyst', 'Engineer'], ['Analyst', 'Scientist'], ['field conflict']],
    ['the same change in both', ['Analyst', 'Engineer'], ['Analyst', 'Engineer'], []],
    [
      'a change in what the copy left out',
      ['{2018}', '{2017}'],
      ['\\entry{Tutor}{Byron House}{}{2018}\n', ''],
      ['field gone'],
    ],
    [
      'gone there, changed here',
      ['\\entry{Tutor}{Byron House}{}{2018}\n', ''],
      ['Tutor', 'Teacher'],
      ['removed conflict'],
    ],
    [
      'gone in both',
      ['  \\item Computed the Bernoulli numbers\n', ''],
      ['  \\item Computed the Bernoulli numbers\n', ''],
      [],
    ],
    [
      'new in both',
      ['numbers\n', 'numbers\n  \\item Met Babbage\n'],
      ['numbers\n', 'numbers\n  \\item Met Babbage\n'],
      [],
    ],
  ])('%s', (_what, there, here, expected) => {
    expect(states(change(original, there), change(original, here))).toEqual(expected)
  })

  it('a new section of its own like that of the original is a conflict', () => {
    const section = (entry: string) => `\\section{Awards}\n${entry}\n\n\\sidesection`
    const there = change(original, ['\\sidesection', section('\\entry{Medal}{Crown}{}{2020}')])
    const here = change(original, ['\\sidesection', section('\\entry{Prize}{City}{}{2021}')])
    expect(states(there, here)).toEqual(['added conflict'])
  })

  it('a section that became another kind by its title has the same entries', () => {
    expect(states(change(original, ['{Experience}', '{Where I was}']), original)).toEqual(['field clean'])
  })

  it('a date in figures is taken over once', () => {
    const origin = change(original, ['{2018}', '{03/2018}'])
    const { latex } = tookAll(origin, original)
    expect(latex).toContain('{2018-03}')
    expect(compare(origin, latex)).toEqual([])
  })

  it('a conflict says what stands in both', () => {
    const [found] = compare(change(original, ['Analyst', 'Engineer']), change(original, ['Analyst', 'Scientist']))
    expect(found).toMatchObject({
      change: { field: 'position', old: 'Analyst', now: 'Engineer' },
      state: { kind: 'conflict', yours: 'Scientist' },
    })
    expect(found?.within.map(({ fields }) => fields['title'] ?? fields['position'])).toEqual(['Experience', 'Analyst'])
  })

  it('a hidden entry is there, and a change of it is taken over hidden', () => {
    const copy = change(original, ['\\entry{Tutor}', '%hidden \\entry{Tutor}'])
    const origin = change(original, ['{2018}', '{2017}'])
    expect(tookAll(origin, copy).latex).toBe(change(copy, ['{2018}', '{2017}']))
  })

  it('entries in another order are the same entries', () => {
    const copy = String.raw`${original.slice(0, original.indexOf('\\entry{Analyst}'))}\entry{Tutor}{Byron House}{}{2018}

\entry{Analyst}{Engine Co.}{London}{2019 – Present}
\end{document}
`
    expect(states(change(original, ['{2018}', '{2017}']), copy)).toEqual(['field clean'])
  })

  it('a translated copy shows each change as a conflict, beside its own words', () => {
    const twin = change(
      original,
      ['{Experience}', '{Berufserfahrung}'],
      ['on the engine', 'zur Maschine'],
      ['Wrote', 'Schrieb'],
      ['notes', 'Notizen'],
      ['Computed the Bernoulli numbers', 'Berechnete die Bernoulli-Zahlen'],
    )
    const found = compare(change(original, ['on the engine', 'on every engine']), twin)
    expect(found.map(({ state }) => state)).toEqual([{ kind: 'conflict', yours: 'Schrieb Notizen zur Maschine' }])
  })
})

it('what the copy has already is known', () => {
  const origin = change(original, ['Analyst', 'Engineer'], ['+44 20 1', '+44 20 2'])
  const copy = change(original, ['Analyst', 'Engineer'])
  const all = originChanges(base, tree(origin))
  const had = changesInCopy({ base, origin, latex: copy })
  expect(had).toEqual(all.flatMap((one) => (one.kind === 'field' && one.field === 'position' ? [one.id] : [])))
})

describe('new blocks', () => {
  const headed = (body: string, preamble = '') => String.raw`\documentclass{resume}
${preamble}\begin{document}
\section{Experience}
${body}\section{Skills}
\skills{Go}
\end{document}
`
  const bullets = (...items: string[]) =>
    `\\begin{bullets}\n${items.map((item) => `  \\item ${item}\n`).join('')}\\end{bullets}\n`
  const entry = '\\entry{A}{B}{}{2019}\n'
  const took = (before: string, now: string, here = before) => {
    const variant = { base: contentIn(before)!, origin: now, latex: here }
    return takeOver(
      variant,
      compareWithOrigin(variant).map((one) => one.change.id),
    )
  }

  it.each<[string, string, string]>([
    ['a text before the entries', entry, `Ten years.\n\n${entry}`],
    ['two paragraphs among others', 'One.\n\nTwo.\n\n', 'One.\n\nNew.\n\nNewer.\n\nTwo.\n\n'],
    ['a last paragraph', 'One.\n\n', 'One.\n\nTwo.\n\n'],
    ['several bullets in one place', entry + bullets('x'), entry + bullets('x', 'New A', 'New B', 'New C')],
    ['several first bullets', entry + bullets('x'), entry + bullets('New A', 'New B', 'x')],
    ['a bullet that is there already, once more', entry + bullets('x', 'y'), entry + bullets('x', 'y', 'x')],
    ['two entries', entry, `${entry}\n\\entry{C}{D}{}{2020}\n\n\\entry{E}{F}{}{2021}\n`],
    ['the first entry', '', entry],
  ])('%s, in their order and once', (_what, before, now) => {
    const { latex, left } = took(headed(before), headed(now))
    expect(left).toEqual([])
    expect(tree(latex)).toEqual(tree(headed(now)))
  })

  it('with commands of the origin’s own are left to LaTeX, unless the copy defines them, too', () => {
    const co = '\\newcommand{\\co}{Acme}\n'
    const now = `${entry}\n\\entry{Boss}{\\co}{}{2020}\n`
    expect(took(headed(entry), headed(now, co)).latex).toBe(headed(entry))
    expect(tree(took(headed(entry, co), headed(now, co)).latex)).toEqual(tree(headed(now, co)))
  })

  it('a bullet beside hidden ones is in a list that is shown', () => {
    const hidden = headed(
      entry +
        bullets('x')
          .replaceAll(/^/gm, '%hidden ')
          .replace(/%hidden $/, ''),
    )
    const { latex } = took(headed(entry + bullets('x')), headed(entry + bullets('x', 'New')), hidden)
    expect(latex).toContain('\n\\begin{bullets}\n%hidden   \\item x\n  \\item New\n\\end{bullets}\n')
  })

  it('a job that goes on in the copy is a conflict that says so', () => {
    const now = headed('\\entry{A}{B}{}{2019 – 2021}\n')
    const here = headed('\\entry{A}{B}{}{2019 – Present}\n')
    const [one] = compareWithOrigin({ base: contentIn(headed(entry))!, origin: now, latex: here })
    expect(one?.state).toEqual({ kind: 'conflict', yours: true })
  })

  it('work of many equal blocks grows with their number', async () => {
    const of = (count: number) => headed(entry + bullets(...Array.from({ length: count }, () => 'x')))
    const work = (count: number) => {
      const origin = of(count).replace('item x', 'item y')
      compareWithOrigin({ base: contentIn(of(count))!, origin, latex: of(count) })
    }
    expect(await growthOf(work, 1000)).toBeLessThanOrEqual(maxGrowth)
  })
})

describe('what is decided', () => {
  const origin = change(
    original,
    ['Analyst', 'Engineer'],
    ['+44 20 1', '+44 20 2'],
    ['  \\item Computed the Bernoulli numbers\n', ''],
    ['\\sidesection', '\\section{Awards}\n\\entry{Medal}{Crown}{}{2020}\n\n\\sidesection'],
  )
  const now = tree(origin)

  it('is offered no more, and nothing else is', () => {
    const all = originChanges(base, now)
    expect(all.length).toBe(4)
    for (const one of all) {
      const rest = originChanges(decidedBase(base, now, new Set([one.id])), now)
      expect(rest.length).toBe(3)
      expect(rest.map(({ kind }) => kind)).toEqual(all.filter((other) => other !== one).map(({ kind }) => kind))
    }
    expect(originChanges(decidedBase(base, now, new Set(all.map(({ id }) => id))), now)).toEqual([])
  })

  it('is offered again, from what was decided, when it changes again', () => {
    const decided = decidedBase(base, now, new Set(originChanges(base, now).map(({ id }) => id)))
    const later = tree(change(origin, ['Engineer', 'Director']))
    expect(originChanges(decided, later)).toMatchObject([{ field: 'position', old: 'Engineer', now: 'Director' }])
  })

  it('ids that are none change nothing', () => {
    expect(decidedBase(base, now, new Set(['', '__proto__', 'x']))).toEqual(base)
  })
})

it('a new first section comes after the header, whatever stands in that', () => {
  const here = change(original, ['  \\phone', '  \\contact{Open to relocation}\n  \\phone'])
  const there = change(here, ['\\section{Exp', '\\section{Awards}\n\\entry{Medal}{Crown}{}{2020}\n\n\\section{Exp'])
  const variant = { base: contentIn(here)!, origin: there, latex: here }
  const ids = compareWithOrigin(variant).map((one) => one.change.id)
  expect(takeOver(variant, ids).latex).toBe(there)
})

it('where a column begins or ends is no change', () => {
  const column = ['\\section{Exp', '\\begin{minipage}[t]{\\linewidth}\n\\section{Exp'] as [string, string]
  const end = ['\\sidesection', '\\end{minipage}\n\\sidesection'] as [string, string]
  expect(states(change(original, column, end), original)).toEqual([])
  expect(states(original, change(original, column, end))).toEqual([])
})

it('a new block that is hidden there is none', () => {
  expect(
    states(
      change(original, ['\\sidesection', '%hidden \\entry{Maid}{Ockham Park}{}{2012}\n\n\\sidesection']),
      original,
    ),
  ).toEqual([])
})

it('a text of another class has no changes', () => {
  expect(compare(String.raw`\documentclass{article}`, original)).toEqual([])
  expect(contentIn(String.raw`\documentclass{article}`)).toBeNull()
})
