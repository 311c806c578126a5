// What the person asked for is no fault, what vanished is asked about, and every doubt is a question that can be
// answered.
import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { ProposalCase } from './testing/proposals.ts'
import { guardInput } from './testing/proposals.ts'
import { getSubject } from './testing/subjects.ts'

const judged = (edits: ProposalCase['edits'], words: { said?: string[]; asked?: string[] } = {}) => {
  const input = guardInput(getSubject('base'), { title: '', edits, said: words.said ?? [] })
  return judge({ ...input, asked: words.asked ?? [] })
}
const codes = (edits: ProposalCase['edits'], words: { said?: string[]; asked?: string[] } = {}) =>
  judged(edits, words).violations.map(({ code }) => code)

const mail = ['maya.okafor@example.com', 'maya@new.example'] as const
const phone = ['+1 (503) 555-0147', '+1 (503) 555-0999'] as const
const noPhone = [' \\textbar{} +1 (503) 555-0147', ''] as const
const noMail = ['maya.okafor@example.com \\textbar{} ', ''] as const

describe('contacts that the person changes', () => {
  it.each([
    ['Update my email to maya@new.example', mail],
    ['change my phone number to +1 (503) 555-0999', phone],
    ['My new number is 503 555 0999, please use it', ['+1 (503) 555-0147', '503 555 0999']],
  ] as const)('follows "%s"', (said, edit) => {
    expect(codes([edit], { said: [said] })).toEqual([])
  })
  it.each([
    ['Remove my phone number.', noPhone],
    ['Can you take my phone number off?', noPhone],
    ['please leave out my email', noMail],
    ['delete +1 (503) 555-0147', noPhone],
  ] as const)('follows "%s"', (asked, edit) => {
    expect(codes([edit], { asked: [asked] })).toEqual([])
  })
  it.each([
    ['', mail],
    ['Update my email to maya@other.example', mail],
    ['Update my email to maya@new.example', phone],
    ['Update my email to maya@new.example', noMail],
    ['Remove my phone number', noMail],
    ["Don't remove my phone number", noPhone],
    ['Shorten my resume', noPhone],
  ] as const)('stops what "%s" does not say', (words, edit) => {
    expect(codes([edit], { said: [words], asked: [words] })).toContain('contact')
  })
  const name = ['Maya Okafor', 'Maya Northwind'] as const
  it.each([
    'Change my name to Maya Northwind',
    'My name is now Maya Northwind.',
    'my name should be just Maya Northwind',
  ])('follows "%s"', (said) => expect(codes([name], { said: [said] })).not.toContain('contact'))
  it.each([
    'Change the company name to Maya Northwind Labs',
    "Don't change my name to Maya Northwind",
    'My manager was Maya Northwind. Put my name in bold.',
    'My name is Maya Northwind Okafor',
    '',
  ])('stops another name beside "%s"', (said) => expect(codes([name], { said: [said] })).toContain('contact'))
  it("takes no address from a posting's line in the chat", () => {
    const input = guardInput(getSubject('base'), { title: '', edits: [mail], said: ['Apply: maya@new.example'] })
    const posting = { ...input, jobDescription: 'Apply: maya@new.example' }
    expect(judge(posting).violations.map(({ code }) => code)).toContain('contact')
  })
})

describe('what is gone', () => {
  const { latex } = getSubject('base')
  const without = (from: string, to: string) => [latex.slice(latex.indexOf(from), latex.indexOf(to)), ''] as const
  const removed = (edit: readonly [string, string], asked: string[] = []) =>
    judged([edit], { asked })
      .doubts.filter(({ code }) => code === 'removed')
      .map(({ question }) => question)

  it.each([
    ['a job', without('\\entry{Junior', '\\section*{Education}'), '"Junior Developer, Jun 2018 – Feb 2021"'],
    ['skills', [', Git, Docker', ''], 'Git, Docker'],
    [
      'a link',
      [' \\textbar{} \\href{https://github.com/mayaok}{github.com/mayaok}', ''],
      'the link to github.com/mayaok',
    ],
    [
      'lines',
      [...without('\\begin{itemize}\n\\item Maintained', '\\section*{Education}')],
      'every line under "Junior Developer, Jun 2018 – Feb 2021"',
    ],
  ] as const)('asks about %s', (_, [search, replace], what) => {
    expect(removed([search, replace])).toEqual([`Is it right to leave out ${what}?`])
  })
  it('stops where a whole section is gone', () => {
    const edit = without('\\section*{Skills}', '\\section*{Certifications}')
    expect(
      judged([edit])
        .violations.filter(({ code }) => code === 'removed')
        .map(({ text }) => text),
    ).toEqual(['Skills'])
    expect(judged([edit], { asked: ['Remove the Skills section'] }).violations).toEqual([])
  })
  it('does not ask about what the person asked to leave out, nor what only moved', () => {
    expect(removed(without('\\section*{Skills}', '\\section*{Certifications}'), ['Remove the Skills section'])).toEqual(
      [],
    )
    expect(removed(['Python, Django, PostgreSQL', 'PostgreSQL, Python, Django'])).toEqual([])
  })
  it.each([
    'swap Django for Flask',
    'I use Flask instead of Django',
    'Django? wow. delete that and put Flask in its place',
  ])('does not ask about what was to be another: %s', (asked) =>
    expect(removed(['Python, Django, PostgreSQL', 'Python, Flask, PostgreSQL'], [asked])).toEqual([]),
  )
})

describe('doubts', () => {
  it('are silent about what the person dictated', () => {
    const line = 'Mentored two interns and published a deployment guide.'
    expect(judged([['Helped two interns with code reviews.', line]], { said: [line] }).doubts).toEqual([])
    const said = ['I mentored the two interns and published a deployment guide at Northwind.']
    expect(judged([['Helped two interns with code reviews.', line]], { said }).doubts.map(({ text }) => text)).toEqual(
      [],
    )
  })
  it('a number is held against one of its own line or thing, with a unit that is one', () => {
    const { violations } = judged([['fixed bugs reported by librarians', 'fixed 30\\% with tests']])
    expect(violations.find(({ code }) => code === 'number')).toMatchObject({
      text: '30%',
      allowed: [],
      question: 'The draft said "30%". Is there such a number, and what is it?',
    })
  })
})
