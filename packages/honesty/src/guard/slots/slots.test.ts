// What the weights know is measured by evals/guard; here it is what they are given, and that they are listened to.
import { emptyResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { noLexicon, type Lexicon } from '../../lexicon/lexicon.ts'
import { judge } from '../judge.ts'
import { signsOfProposal } from './signs.ts'

const documentOf = (line: string) => String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Clerk}{Acme}{}{2020 – 2021}
\begin{bullets}
  \item ${line}
\end{bullets}
\end{document}
`
const inputOf = (before: string, after: string, said: readonly string[] = []) => ({
  accepted: { latex: documentOf(before), pdf: null },
  proposed: { latex: documentOf(after), pdf: null },
  form: emptyResumeData(),
  said,
  jobDescription: '',
  message: '',
})
const lexicon: Lexicon = { ...noLexicon, covers: (known, word) => known === 'shop' && word === 'store' }
const signs = (before: string, after: string, said: readonly string[] = []) =>
  signsOfProposal(inputOf(before, after, said), lexicon).flatMap((line) => [...line.keys()])
const stops = (before: string, after: string) =>
  judge(inputOf(before, after), lexicon).violations.map(({ text }) => text)

describe('signs of a changed line', () => {
  it.each([
    ['Counted stock in the shop.', 'Counted stock in the store.', 'like:thing'],
    ['Counted stock in the shop.', 'Counted stock in the small shop.', 'new:added:quality'],
    ['Counted stock in the small shop.', 'Counted stock in the shop.', 'gone:cut:plain'],
    ['Counted stock in the shop, with one mate.', 'Counted stock in the shop.', 'tail:behind:with'],
    ['Counted stock; a colleague signed the list.', 'Counted stock.', 'dropped:deed'],
    ['Counted stock for the shop.', 'Counted stock from the shop.', 'link:for>from'],
    ['Counted 24 of 60 boxes.', 'Counted 60 boxes.', 'gone:lost:number:beside'],
    ['Counted stock, not cash.', 'Counted stock and cash.', 'class-gone:kept:denial'],
    ['Counted stock in the shop.', 'Counted all stock in the shop.', 'class-came:all'],
    ['Earned 2 and 6 points.', 'Earned 2 and 6 points, 8 in sum.', 'derived:number'],
  ])('%s → %s shows %s', (before, after, name) => {
    expect(signs(before, after)).toContain(name)
  })
  it('of a line that says the same there is nothing that came or is gone', () => {
    expect(
      signs('Counted 12 boxes in the shop.', 'In the store, counted twelve boxes.').filter((name) =>
        /^(?:new|gone|tail|dropped|elsewhere|class-(?:gone|came))/.test(name),
      ),
    ).toEqual([])
  })
  it('what the person said came from there', () => {
    expect(signs('Counted stock.', 'Counted stock and pallets.', ['I counted pallets, too.'])).toContain('said:same')
  })
})

describe('a line that no rule finds anything in', () => {
  it('is stopped where most of its slots have changed', () => {
    expect(stops('Sorted parcels for two vans.', 'Sorted parcels for all vans with certified drivers.')).not.toEqual([])
  })
  it('passes where it is a run of the words that it was made of', () => {
    expect(stops('Designed the parcel form used by six depots in the region.', 'Designed the parcel form.')).toEqual([])
  })
})
