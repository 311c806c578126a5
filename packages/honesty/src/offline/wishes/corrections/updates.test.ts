// A fact that is another now: its name says where, its kind says which value. The guard lets each through.
import { describe, expect, it } from 'vitest'
import { ask, changes } from '../../testing/changes.ts'

const driver = String.raw`\documentclass{resume}
\begin{document}
\begin{header}
  \name{Gerald Pike}
\end{header}
\section{Work History}
\entry[Part-time]{School Bus Driver}{Maumee Valley Schools}{Maumee, OH}{08/2014 – Present}
\begin{bullets}
  \item Drive 42 pupils on two routes.
  \item Clean a 52-seat bus with 3 helpers.
\end{bullets}
\entry{Line Operator}{Great Lakes Glass}{Toledo, OH}{06/1989 – 11/2013}
\section{Schools}
\entry{Highers: English B, Biology C, Art A}{Nairn High School}{Nairn}{2004}
\begin{bullets}
  \item Second Class Upper, CGPA 3.92 of 5.00.
\end{bullets}
\section{Skills}
\skills[Safety]{CPR (expires 03/2025), first aid}
\skills[Languages]{German (A2), Polish (native)}
\section{Interests}
Bowling, model trains, church choir.
\end{document}
`
const changed = async (wish: string) => (await changes(driver, wish, [wish])).lines

describe('a value', () => {
  it.each([
    ['my CPR card was renewed, good thru 03/2027', 'CPR (expires 03/2027), first aid'],
    ['CPR is valid until march 2027 now', 'CPR (expires 03/2027), first aid'],
    ['CGPA was 3.29 sorry i mixed it up', 'Second Class Upper, CGPA 3.29 of 5.00.'],
    ['biology was a B, not C', 'Highers: English B, Biology B, Art A'],
    ['the seat count is 60 now and 4 helpers', 'Clean a 60-seat bus with 4 helpers.'],
    ['German is B1 now', 'German (B1), Polish (native)'],
    ['the glass job was only until 10/2012', '06/1989 – 10/2012'],
  ])('gives way to the one of its kind that is said: %s', async (wish, line) => {
    expect((await changed(wish)).filter((one) => one.startsWith('+'))).toEqual([expect.stringContaining(line)])
  })
  it.each([
    'my CPR card is fine',
    'maybe CGPA was 3.29, not sure',
    'the ad asks for German B2',
    'is German B1 enough?',
  ])('stays where none is said for sure: %s', async (wish) => expect((await ask(driver, wish)).latex).toBeNull())
})

describe('a name', () => {
  it.each([
    ['Great Lakes Glass has another name today, Lakeshore Glassworks. change it', '{Lakeshore Glassworks}'],
    ['Great Lakes Glass is now called LakeGlass Inc', '{LakeGlass Inc}'],
  ])('is written in its entry alone: %s', async (wish, part) => {
    expect(await changed(wish)).toEqual([
      String.raw`- \entry{Line Operator}{Great Lakes Glass}{Toledo, OH}{06/1989 – 11/2013}`,
      String.raw`+ \entry{Line Operator}${part}{Toledo, OH}{06/1989 – 11/2013}`,
    ])
  })
})

describe('one thing for another', () => {
  it.each([
    ["I don't bowl anymore, bad knee. Swap it for woodworking", 'Woodworking, model trains, church choir.'],
    ['model trains out, gardening in', 'Bowling, gardening, church choir.'],
  ])('in its place in the list: %s', async (wish, line) => expect(await changed(wish)).toContain(`+ ${line}`))
})

it('what is said of a job that is named becomes its bullet', async () => {
  expect(await changed('add to the bus job that I got the safe driver award in 2019 and 2022')).toEqual([
    String.raw`+ \item Got the safe driver award in 2019 and 2022.`,
  ])
})
