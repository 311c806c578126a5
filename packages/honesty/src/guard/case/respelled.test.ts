import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { asSpelledRight } from './respelled.ts'

const known = new Set('received receive separate manager manage cost costs merchants paris'.split(' '))
const read = (accepted: string, proposed: string) =>
  asSpelledRight(
    {
      accepted: { latex: accepted, pdf: null },
      proposed: { latex: proposed, pdf: null },
      form: emptyResumeData(),
      said: [],
      jobDescription: '',
      message: '',
    },
    { knows: (word) => known.has(word) },
  ).accepted.latex

it.each([
  ['\\item Recieved 12 merchents', '\\item Received 12 merchants'],
  ['\\resumeItem{Recieved} a seperate one', '\\resumeItem{Received} a separate one'],
  ['It is over. Recieved it', 'It is over. Received it'],
])('reads “%s” as “%s”, where that is proposed', (wrong, right) => {
  expect(read(wrong, right)).toBe(right)
  expect(read(`${wrong}\nkept recieved`, `${right}\nkept recieved`)).toBe(`${right}\nkept recieved`)
})

it.each([
  ['a word that there is', 'a cost manager', 'a costs manage'],
  ['what is proposed is no word', 'a kubernets admin', 'a kubernetes admin'],
  ['a name', '\\entry{Cook}{Pariss Foods}', '\\entry{Cook}{Paris Foods}'],
  ['another word', 'a zorbify tool', 'a separate tool'],
  ['a command', '\\seperate and \\begin{seperate}', '\\separate and \\begin{separate}'],
  ['a number', '12 of 2012', '13 of 2013'],
])('leaves %s', (_what, before, after) => {
  expect(read(before, after)).toBe(before)
})
