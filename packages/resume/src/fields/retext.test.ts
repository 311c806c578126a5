import { describe, expect, it } from 'vitest'
import { escapeTex } from '../text/escape-tex.ts'
import { testSeed } from '../testing/env.ts'
import { readInline, readText } from './inline.ts'
import { lineText, retext } from './retext.ts'
import { randomOf } from '../testing/random.ts'
import { randomText } from '../testing/random-text.ts'
import { tierRuns } from '../testing/tier.ts'

describe('readInline', () => {
  it.each([
    [String.raw`Caf\'e, R\&D \#1 50\%`, 'Café, R&D #1 50%'],
    [String.raw`\v{S}koda Stra\ss e \"{\i}l \c{c}a \o re`, 'Škoda Straße ïl ça øre'],
    [String.raw`2019 -- 2021 --- ` + "``so''", '2019 – 2021 — “so”'],
    [String.raw`\textbf{Led \emph{two}} teams of~9`, 'Led two teams of\u00a09'],
    [
      String.raw`See \link[my page]{x.org/a\_b} or \link{y.org/a\_b} or \href{https://z.org}{z}`,
      'See my page or y.org/a_b or z',
    ],
    [String.raw`A \\ B  {}  C`, 'A B C'],
    ['  one\n  line ', 'one line'],
    [String.raw`$\rightarrow$ 5 $\times$ 3`, '→ 5 × 3'],
    ['E\u0301cole', 'École'],
    [String.raw`well- ~known`, 'well- \u00a0known'],
    [String.raw`Odas{\i} \.Izm\'{\i}r`, 'Odası İzmír'],
    ['', ''],
  ])('%s', (tex, text) => {
    expect(readInline(tex)).toMatchObject({ text, isPlain: true })
    expect(readText(tex)).toMatchObject({ text, isPlain: true })
  })

  it.each([
    String.raw`\mine{x}`,
    'a % note\n b',
    'a & b',
    'two\n\nparagraphs',
    String.raw`\textbf{open`,
    'a}',
    String.raw`\hspace{1em}x`,
  ])('is not plain: %s', (tex) => expect(readInline(tex).isPlain).toBe(false))
})

describe('retext', () => {
  it.each([
    // What changed is replaced, the rest keeps its source.
    [
      String.raw`\textbf{Led} a team of 5 \& more`,
      'Led a team of 12 & more',
      String.raw`\textbf{Led} a team of 12 \& more`,
    ],
    [String.raw`\textbf{Led} a team`, 'Ran a team', String.raw`\textbf{Ran} a team`],
    [String.raw`Caf\'e owner`, 'Café and bar owner', String.raw`Caf\'e and bar owner`],
    [String.raw`see \link{x.org}`, 'see x.org!', String.raw`see \link{x.org}!`],
    [String.raw`see \link{x.org}`, 'see y.org', String.raw`see y.org`],
    [String.raw`a \textbf{b} c`, 'c', String.raw`c`],
    [String.raw`2019 -- 2021`, '2019 – 2022', String.raw`2019 -- 2022`],
    // The source of the form's own texts is made anew.
    ['Nurse', 'Nurse & midwife', String.raw`Nurse \& midwife`],
    [' Nurse ', 'Chef', ' Chef '],
    ['Nurse', '', ''],
    ['', '50% {x}', String.raw`50\% \{x\}`],
  ])('%s as "%s"', (tex, text, result) => {
    expect(retext(tex, text)).toBe(result)
    expect(readInline(result).text).toBe(text)
  })

  it('changes nothing where the text is the same', () => {
    const tex = String.raw`  \textbf{Caf\'e}  owner\,-- {}here `
    expect(retext(tex, readInline(tex).text)).toBe(tex)
  })

  const random = randomOf(testSeed)
  const styled = "\\textbf{Led} a team of \\emph{5 \\& more} -- Caf\\'e \\link[x]{y.org} ``z''"
  const sources = ['', 'Nurse', styled]
  const runs = tierRuns(300, 2_000)
  it(`reads back what was written, ${runs} random texts, seed ${testSeed}`, () => {
    for (let run = 0; run < runs; run += 1) {
      const text = randomText(random)
      const source = random.pick([...sources, escapeTex(randomText(random))])
      const old = readInline(source).text
      const at = random.below(old.length + 1)
      const wanted = random.pick([text, old.slice(0, at) + text + old.slice(at), old.slice(at), old.slice(0, at)])
      const result = retext(source, wanted)
      expect(readText(result).text).toBe(readInline(result).text)
      expect({ source, wanted, result, text: readInline(result).text }).toEqual({
        source,
        wanted,
        result,
        text: lineText(wanted),
      })
    }
  })
})
