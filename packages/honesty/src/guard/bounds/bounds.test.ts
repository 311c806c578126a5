import { emptyResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'

interface Parts {
  line?: string
  headline?: string
  skills?: string
}
const documentOf = ({ line = 'Packed salmon.', headline = 'Cook', skills = 'Excel' }: Parts) =>
  String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}
\headline{${headline}}\end{header}
\section{Experience}
\entry{Packer}{Marel Foods}{Leeds}{2019 -- 2022}
\begin{bullets}
  \item ${line.replaceAll('%', String.raw`\%`)}
  \item Kept the rota on paper.
\end{bullets}
\section{Skills}
\skills[Other]{${skills}}
\end{document}
`
const stops = (before: Parts, after: Parts, { said = [], asked = [] }: { said?: string[]; asked?: string[] } = {}) =>
  judge({
    accepted: { latex: documentOf(before), pdf: null },
    proposed: { latex: documentOf(after), pdf: null },
    form: emptyResumeData(),
    said,
    asked,
    jobDescription: '',
    message: '',
  }).violations.map(({ text }) => text)

type Case = [before: string, after: string]

describe.each<[keyof Parts, string, Case[], Case[]]>([
  [
    'line',
    'a part of a number',
    [
      ['Drove 900 loads, 120 of them at night.', 'Drove 900 loads at night.'],
      ['Tasted 14 cheeses in 2020, 5 of which with buyers.', 'Tasted 14 cheeses with buyers in 2020.'],
      ['Fed about 300 guests at two weddings in total.', 'Fed about 300 guests at each of two weddings.'],
    ],
    [
      ['Drove 900 loads, 120 of them at night.', 'Drove 900 loads, including 120 at night.'],
      ['Served 20 to 25 tables, most of them families.', 'Served 20 to 25 tables, mostly families.'],
      ['Drove 900 loads, 120 of them at night.', 'Drove 900 loads.'],
    ],
  ],
  [
    'line',
    'where a thing ends',
    [
      ['Teach maths to all years and art up to Junior Cycle.', 'Teach maths and art to all years.'],
      ['Ran the line for the five weeks that the foreman was away.', 'Ran the line.'],
      ['Signed the lists while the head cook was on leave.', 'Signed the lists.'],
    ],
    [
      ['Teach maths to all years and art up to Junior Cycle.', 'Teach maths to all years and art to Junior Cycle.'],
      ['Ran the line for the five weeks that the foreman was away.', 'Ran the line for five weeks as a stand-in.'],
      ['Signed the lists while the head cook was on leave.', 'Signed the lists during the head cook’s leave.'],
    ],
  ],
  [
    'line',
    'work done alone',
    [
      ['Gave injections under the supervision of a doctor.', 'Gave injections independently.'],
      ['Packed orders for three shops.', 'Packed orders for three shops single-handedly.'],
    ],
    [
      ['Worked alone on the night shift.', 'Worked the night shift alone.'],
      ['Trained a packer, who now runs it by himself.', 'Trained a packer, who now runs it on his own.'],
    ],
  ],
  [
    'line',
    'who watches over it; a verb in another tense',
    [['Took X-rays under the supervision of the duty vet.', 'Took X-rays alongside the duty vet.']],
    [
      ['Took X-rays under the supervision of the duty vet.', 'Took X-rays, supervised by the duty vet.'],
      ['Took X-rays under the supervision of the duty vet.', 'Helped the duty vet take X-rays.'],
      ['Prepare the pack, delivered by day 6.', 'Deliver the pack by day 6.'],
    ],
  ],
  [
    'line',
    'how it came about, and on whose wish',
    [
      [
        'Prepare the close; it was shortened from 8 to 6 days after a new tool.',
        'Cut the close from 8 to 6 days by selecting a new tool.',
      ],
      ['Was redeployed to the fish counter for a month.', 'Volunteered for the fish counter for a month.'],
      [
        'Part of the crew when the shop was shortlisted for a fish award.',
        'Part of the crew of a shop that won a fish award.',
      ],
      ['Comfortable with salmon, learning cod.', 'Comfortable with salmon and cod.'],
      ['Built a machine learning model, unfinished.', 'Built a machine learning model.'],
      ['Was asked to take the fish counter.', 'Volunteered for the fish counter.'],
      ['Handles invoices, no payroll experience.', 'Does what clients want, running payroll and handling invoices.'],
    ],
    [
      ['Sorted the returns; fewer came back.', 'Helped reduce returns by sorting them.'],
      ['Volunteered for the fish counter.', 'Volunteered to run the fish counter.'],
      ['The shop won a fish award after being shortlisted.', 'The shop won a fish award.'],
      ['Booked venues for 40 participants.', 'Secured venues for 40 people.'],
      ['Cooked dinners at Halfway House for guests.', 'Cooked dinners for guests.'],
      ['Ran sports, learning support and lunch clubs.', 'Ran sports and lunch clubs.'],
      ['Comfortable with salmon, learning cod.', 'Comfortable with salmon; currently learning cod.'],
      ['Packs salmon. Hopes to move into sales.', 'Packs salmon, now seeking to move into sales.'],
    ],
  ],
  [
    'line',
    'how much of a thing',
    [
      ['Some of the buyers came back in spring.', 'All of the buyers came back in spring.'],
      ['Played ten shows; was the stand-in for the first four.', 'Played the lead in all ten shows.'],
      ['The dye was not seen in the small fish.', 'Saw the dye in all fish.'],
    ],
    [
      ['All of the buyers came back.', 'Every buyer came back.'],
      ['Some of the buyers came back.', 'Several buyers came back.'],
    ],
  ],
  [
    'line',
    'what there was',
    [
      ['Damage to a load once in seven years.', 'Seven years without any damage to a load.'],
      ['Had two complaints in 2020.', 'Zero complaints in 2020.'],
      ['Mended pumps on deck; no underwater work.', 'Mended pumps on deck and underwater.'],
    ],
    [['No damage to a load in seven years.', 'Seven years without damage to a load.']],
  ],
  [
    'line',
    'another thing beside it',
    [
      ['Drove 22 lorries in domestic transport.', 'Drove 22 lorries in domestic and cross-border transport.'],
      ['Tested two dyes on salmon in tanks.', 'Tested two dyes on salmon in tanks and in hospitals.'],
    ],
    [['Packed salmon and herring for shops.', 'Packed herring and salmon for shops.']],
  ],
  [
    'headline',
    'a status',
    [
      ['PhD Candidate, Zoology', 'PhD, Zoology'],
      ['Auszubildender Mechatroniker (3. Lehrjahr)', 'Mechatroniker'],
      ['Trainee Chef', 'Chef'],
      ['Aprendiz de cocina, Trainee Chef', 'Chef de cocina'],
    ],
    [
      ['Trainee Chef', 'Chef (trainee)'],
      ['PhD Candidate in Zoology', 'PhD Candidate, Zoology'],
    ],
  ],
  [
    'skills',
    'the limit of an item',
    [
      ['SAP, NEBOSH (booked for October)', 'SAP, NEBOSH'],
      ['driving (no licence yet), Excel', 'Excel, driving'],
      ['ADR basic course started', 'ADR'],
    ],
    [
      ['SAP, NEBOSH (booked for October)', 'NEBOSH (booked for October), SAP'],
      ['driving (no licence yet), Excel', 'Excel'],
    ],
  ],
])('in the %s: %s', (part, _what, wrong, right) => {
  it.each(wrong)('stops: %s → %s', (before, after) =>
    expect(stops({ [part]: before }, { [part]: after })).not.toEqual([]),
  )
  it.each(right)('lets pass: %s → %s', (before, after) =>
    expect(stops({ [part]: before }, { [part]: after })).toEqual([]),
  )
})

it.each<[Parts, Parts, string]>([
  [{ skills: 'SAP, ADR course started' }, { skills: 'SAP, ADR' }, 'I passed the ADR exam yesterday'],
  [{ headline: 'Trainee Chef' }, { headline: 'Chef' }, 'I am a chef now'],
])('what the person says now lifts it: %s → %s', (before, after, said) =>
  expect(stops(before, after, { said: [said] })).toEqual([]),
)

it('a post that is looked for is no rank, where the request says so', () => {
  const line = 'Packed salmon. Seeking a head of service post.'
  const claims = (asked: string) => stops({}, { line }, { asked: [asked] }).filter((text) => text === 'head of')
  expect(claims('I want a head of service post, say so')).toEqual([])
  expect(claims('make it longer')).toEqual(['head of'])
  const held = 'Packed salmon. Seeking a post, after a spell as head of service.'
  expect(
    stops({}, { line: held }, { asked: ['I want a head of service post'] }).filter((text) => text === 'head of'),
  ).toEqual(['head of'])
})

it.each(['part way through', 'halfway through', 'midway through', 'partway into'])(
  'who is %s a qualification does not have it',
  (words) =>
    expect(
      stops({ line: `Salmon packer, ${words} the CIMA qualification.` }, { line: 'CIMA-qualified salmon packer.' }),
    ).not.toEqual([]),
)

describe('what the numbers of a line come to', () => {
  const asked = ['say it in percent or points, or as a difference']
  it.each<Case>([['Labelled 1,200 of 3,000 crates.', 'Labelled 40% of 3,000 crates (1,200).']])(
    'passes where it was asked for, and only there: %s → %s',
    (line, after) => {
      expect(stops({ line }, { line: after }, { asked })).toEqual([])
      expect(stops({ line }, { line: after })).not.toEqual([])
    },
  )
  it.each<Case>([
    ['Waste is 8% now, it was 11% before.', 'Waste is 8% now, 3 percentage points under the 11% before.'],
    [
      'A crate takes 7 min 20 s, the target is 8 min.',
      'A crate takes 7 min 20 s, 40 seconds under the target of 8 min.',
    ],
  ])('passes as a difference of two that are shown: %s → %s', (line, after) =>
    expect(stops({ line }, { line: after })).toEqual([]),
  )
  it.each<Case>([
    ['Waste fell from 11% to 8%.', 'Waste fell by 3%, from 11% to 8%.'],
    ['Waste fell from 11% to 8%.', 'Waste fell by 4 percentage points, from 11% to 8%.'],
    ['Our pallets take 27 minutes, the average of the shop is 29.', 'Cut pallets by 7%, from 29 to 27 minutes.'],
    ['Packed 30 samples, 20 of them salmon.', 'Packed 30 samples, 20 salmon and 15 cod.'],
  ])('stops, whatever was asked: %s → %s', (line, after) =>
    expect(stops({ line }, { line: after }, { asked })).not.toEqual([]),
  )
})
