import { emptyResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'

const documentOf = (line: string) => String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}\end{header}
\section{Experience}
\entry{Assistant}{Marel Foods}{Leeds}{2019 -- 2022}
\begin{bullets}
  \item ${line.replaceAll('%', String.raw`\%`)}
  \item Kept the rota on paper.
\end{bullets}
\end{document}
`
const judged = (before: string, after: string, said: readonly string[] = []) =>
  judge({
    accepted: { latex: documentOf(before), pdf: null },
    proposed: { latex: documentOf(after), pdf: null },
    form: emptyResumeData(),
    said,
    jobDescription: '',
    message: '',
  })
const stops = (before: string, after: string, said?: readonly string[]) =>
  judged(before, after, said).violations.map(({ text }) => text)

type Case = [before: string, after: string]

describe.each<[string, Case[], Case[]]>([
  [
    'the part that was taken',
    [
      ['Helped move the cold store to Hull.', 'Moved the cold store to Hull.'],
      ['Took part in the packaging trial on line 3.', 'Carried out the packaging trial on line 3.'],
      ['Shadowed the buyer at two trade fairs.', 'Represented buying at two trade fairs.'],
      ['Wrote the allergen list under supervision.', 'Wrote the allergen list.'],
      ['Ran the stand as one of three hosts.', 'Ran the stand.'],
    ],
    [
      ['Helped move the cold store to Hull.', 'Assisted in moving the cold store to Hull.'],
      ['Took part in the packaging trial on line 3.', 'Participated in a packaging trial on line 3.'],
      ['Helped customers choose fish.', 'Advised customers on their choice of fish.'],
      ['Helped two trainees with the till.', 'Showed two trainees the till.'],
    ],
  ],
  [
    'what made it smaller',
    [
      ['Cleaned one floor of the cold store.', 'Cleaned the cold store.'],
      ['Some of the stalls sold out by noon.', 'The stalls sold out by noon.'],
      ['Our crew cut the loading time from 4 hours to 2.', 'Cut the loading time from 4 hours to 2.'],
      ['Won the hygiene prize in Q1 2020.', 'Won the hygiene prize for 2020.'],
      ['Led twelve packers in the season of 2021.', 'Led twelve packers each season.'],
      ['Made cakes to order in summer.', 'Made cakes to order throughout the year.'],
      ['Took part in a trial, results will be published in 2026.', 'Took part in a published trial.'],
      [
        'Was not involved in the allergen audit, but filed its papers.',
        'Filed papers and supported the allergen audit.',
      ],
    ],
    [
      ['Cleaned one floor of the cold store.', 'Cleaned a single floor of the cold store.'],
      ['Ran a team of the night packers.', 'Ran the night packers.'],
      ['Oversaw the rollout of the booking tool.', 'Oversaw rolling out the booking tool.'],
      ['Helped with the setup of the cold store.', 'Helped set up the cold store.'],
      ['Did the maintenance of the freezers.', 'Maintained the freezers.'],
      ['Our crew cut the loading time from 4 hours to 2.', 'Helped cut the loading time from 4 hours to 2.'],
      ['Won the hygiene prize in Q1 2020.', 'Won the hygiene prize in the first quarter of 2020.'],
      [
        'Was not involved in the allergen audit, but filed its papers.',
        'Filed papers; not involved in the allergen audit.',
      ],
    ],
  ],
  [
    'what only happened',
    [
      ['Spoilage went from 9% to 5% over two seasons.', 'Lowered spoilage from 9% to 5% over two seasons.'],
      ['Complaints dropped from 11 to 4 a year.', 'Brought complaints down from 11 to 4 a year.'],
    ],
    [
      ['Spoilage went from 9% to 5% over two seasons.', 'Spoilage fell from 9% to 5% in two seasons.'],
      ['Moved the ice store; spoilage fell from 9% to 5%.', 'Moved the ice store, lowering spoilage from 9% to 5%.'],
    ],
  ],
  [
    'how far it came',
    [
      ['Proposed a second oven for the bakery.', 'Introduced a second oven for the bakery.'],
      ['Prototyped a label printer; the project was stopped.', 'Delivered a label printer.'],
      ['Started the HACCP course, in progress.', 'Completed the HACCP course.'],
    ],
    [
      ['Proposed a second oven for the bakery.', 'Suggested that the bakery get a second oven.'],
      ['Prototyped a label printer; the project was stopped.', 'Built a prototype of a label printer; later shelved.'],
    ],
  ],
  [
    'how often it was',
    [
      ['Covered for the shift lead on four nights in 2021.', 'Led night shifts in 2021.'],
      ['Occasionally drove the delivery van.', 'Drove the delivery van.'],
      ['Stood in for the cashier when needed.', 'Regularly stood in for the cashier.'],
    ],
    [
      ['Covered for the shift lead on four nights in 2021.', 'Stood in for the shift lead on 4 nights in 2021.'],
      ['Occasionally drove the delivery van.', 'Drove the delivery van now and then.'],
    ],
  ],
  [
    'denials',
    [
      ['Trained on the forklift but not licensed for it.', 'Licensed on the forklift.'],
      ['Planned shifts with no budget responsibility.', 'Planned shifts with budget responsibility.'],
      ['Never used the MRP module.', 'Used the MRP module.'],
    ],
    [
      ['No accidents since 2019.', 'Zero accidents since 2019.'],
      ['Never missed a delivery date.', 'Met every delivery date.'],
      ['Trained on the forklift but not licensed for it.', 'Trained on the forklift (no licence).'],
    ],
  ],
  [
    'what a number is of',
    [
      ['Brought waste down to 12% of output.', 'Brought waste down by 12% of output.'],
      ['Cut the wait by 20 minutes to 45 minutes.', 'Cut the wait by 45 minutes.'],
      ['Checked 26 of 41 crates.', 'Checked 41 crates.'],
      ['Laid 300 feet of pipe.', 'Laid 300 metres of pipe.'],
      ['Trained 12 packers and 3 drivers.', 'Trained 3 packers.'],
      ['Listed 34 crates, of which 27 have sold.', 'Listed and sold 34 crates.'],
      ['Trained 14 packers over two years.', 'Trained 14 packers a year.'],
    ],
    [
      ['Brought waste down to 12% of output.', 'Reduced waste to 12% of output.'],
      ['Checked 26 of 41 crates.', 'Checked 26 crates out of 41.'],
      ['18 of 24 orders left on time.', '75% of orders (18 of 24) left on time.'],
      ['Cut the steps from four to two.', 'Halved the steps from four to two.'],
      ['Showed the line to two new packers.', 'Acted as guide to two new packers on the line.'],
    ],
  ],
  [
    'whose deed it was',
    [
      ['Collect offers for the manager, who negotiates prices.', 'Collect offers and negotiate prices.'],
      ['Packed orders; the vans were loaded by another crew.', 'Packed orders and loaded the vans.'],
      ['Cleaned cold rooms; freezers were cleaned by another crew.', 'Cleaned cold rooms and freezers.'],
    ],
    [
      [
        'Collect offers for the manager, who negotiates prices.',
        'Gather offers for the manager, who negotiates prices.',
      ],
    ],
  ],
  [
    'what caused it',
    [
      ['Complaints fell from 9 to 4 while I was on the line.', 'Reduced complaints from 9 to 4 on the line.'],
      ['Track late vans: 3% in 2021, after 5% in 2020.', 'Reduced late vans from 5% in 2020 to 3% in 2021.'],
      ['Was part of a team; waste fell from 9% to 4%.', 'Part of a team whose ideas reduced waste from 9% to 4%.'],
      ['Waste fell from 9% to 4% in the year we moved.', 'Moved and thereby lowered waste from 9% to 4%.'],
    ],
    [['Cut complaints from 9 to 4.', 'Reduced complaints from 9 to 4.']],
  ],
  [
    'acts and places',
    [
      ['Scheduled interviews for the packing hall.', 'Conducted interviews for the packing hall.'],
      ['Taught the hygiene course.', 'Designed and taught the hygiene course.'],
      ['Counted the stock of one aisle.', 'Counted the stock of the whole warehouse.'],
      ['Labelled crates by hand.', 'Automated the labelling of crates.'],
      ['No findings on my bench in the 2022 audit.', 'No findings in the lab in the 2022 audit.'],
    ],
    [
      ['Scheduled interviews for the packing hall.', 'Arranged interviews for the packing hall.'],
      ['Taught the hygiene course.', 'Gave the hygiene course.'],
    ],
  ],
  [
    'how much it was of',
    [
      ['Covered the bar for 7 weeks in 2021.', 'Covered the bar throughout 2021.'],
      ['Cut the close of one client from 12 days to 8.', 'Cut the close of clients from 12 days to 8.'],
      ['Gave a talk on knives in 2021.', 'Gave talks on knives in 2021.'],
      ['No lost-time injury since 2019.', 'Incident-free since 2019.'],
      ['Mentored two packers in 2021.', 'Mentor two packers every year.'],
      ['No losses in 2021.', 'No losses since 2019.'],
      ['Answered up to 60 calls a day.', 'Answered 60 calls a day.'],
      ['Thinking of opening a second shop in Hull.', 'Opening a second shop in Hull.'],
      ['Assisted buyers at 6 fairs.', 'Negotiated and assisted at 6 fairs.'],
      ['Ran a small stand for the county.', 'Ran a stand for the county and the national team.'],
      ['Filled 8 of the 12 places of the class.', 'Filled the class with 8 to 12 people.'],
      ['Drafted a leaflet, which the shop has not printed yet.', 'Drafted a leaflet for the shop.'],
      ['Drafted the tax return, which the manager checked and filed.', 'Drafted and filed the tax return.'],
    ],
    [
      ['Gave a talk on knives in 2021.', 'Held a talk on knives in 2021.'],
      ['Answered up to 60 calls a day.', 'Took as many as 60 calls a day.'],
      ['Cut the rate from 34% to 31%.', 'Cut the rate by 3 percentage points, from 34% to 31%.'],
      ['Rewrote the query; it fell by 40 minutes, to 15.', 'Rewrote the query, which cut it from 55 minutes to 15.'],
      ['Wrote the tax return, which the manager checked.', 'Wrote the tax return, checked by the manager.'],
    ],
  ],
  [
    'what a line works out',
    [
      ['Raised output from 40 crates to 60 crates.', 'Raised output by 33%, from 40 crates to 60 crates.'],
      ['Packed 30 samples, 20 passed.', 'Packed 30 samples with a 33% pass rate, 20 passed.'],
      ['Cut scrap by 5% on 12 lines.', 'Cut scrap by 17% on 12 lines.'],
      ['Cut the wait from 20 minutes to 12 minutes.', 'Cut the wait by 32 minutes, from 20 minutes.'],
      ['Packed salmon.', 'Packed a total of 2022 salmon.'],
    ],
    [['Raised output from 40 crates to 60 crates.', 'Raised output by 50%, from 40 crates to 60 crates.']],
  ],
  [
    'other people’s titles, and exceptions',
    [
      ['Kept the diary of the sales manager.', 'Kept the diary as sales manager.'],
      ['Took notes for the sales manager.', 'Sales manager who took notes.'],
      ['Counted all stock except cash.', 'Counted all stock, including cash.'],
      ['Filed reports that Jo wrote.', 'Wrote and filed reports.'],
    ],
    [
      ['Kept the diary of the sales manager.', 'Managed the diary of the sales manager.'],
      ['Never had an accident in 4 years.', 'Had no accidents in 4 years.'],
      ['Without a single complaint, served 40 tables.', 'Served 40 tables with zero complaints.'],
    ],
  ],
  [
    'what was added',
    [
      ['Packed salmon for shops.', 'Packed salmon for shops and hospitals.'],
      ['Packed salmon for shops.', 'Packed salmon for shops, winning a hygiene trophy.'],
      ['Wrote a poster about cold chains.', 'Wrote a peer-reviewed poster about cold chains.'],
    ],
    [
      ['Packed salmon and trout for shops.', 'Packed trout and salmon for shops.'],
      ['Kept the HACCP list.', 'Kept the Hazard Analysis and Critical Control Points (HACCP) list.'],
    ],
  ],
])('%s', (_, fabrications, honest) => {
  it.each(fabrications)('stops: %s → %s', (before, after) => {
    expect(stops(before, after)).not.toEqual([])
    // What is found stands in the line, so that it can be marked.
    for (const text of stops(before, after)) expect(after).toContain(text)
  })
  it.each(honest)('lets through: %s → %s', (before, after) => expect(stops(before, after)).toEqual([]))
})

it('another word of the person about the same matter lifts no limit', () => {
  const said = 'I liked the trade fairs at Marel Foods.'
  const [before, after] = ['Shadowed the buyer at two trade fairs.', 'Represented buying at two trade fairs.']
  expect(stops(before, after, [said])).not.toEqual([])
})

describe('what the person says now', () => {
  it.each<[...Case, string]>([
    ['Helped move the cold store to Hull.', 'Moved the cold store to Hull.', 'I moved the cold store to Hull myself.'],
    [
      'Trained on the forklift but not licensed for it.',
      'Licensed on the forklift.',
      'I am licensed on the forklift now.',
    ],
  ])('lifts the limit: %s → %s', (before, after, said) => expect(stops(before, after, [said])).toEqual([]))
})

it('changes that merely stand beside each other are asked about, not stopped', () => {
  const { violations, doubts } = judged(
    'Phoned customers the day before; late pickups fell from 9 to 4.',
    'Cut late pickups from 9 to 4 by phoning customers the day before.',
  )
  expect(violations).toEqual([])
  expect(doubts.map(({ question }) => question)).toEqual([expect.stringContaining('Did your work cause it?')])
})

it('a list keeps the level of each item', () => {
  const list = (items: string) =>
    documentOf('Packed salmon.').replace('\\end{document}', `\\section{Skills}\n\\skills[]{${items}}\n\\end{document}`)
  const verdict = (before: string, after: string) =>
    judge({
      accepted: { latex: list(before), pdf: null },
      proposed: { latex: list(after), pdf: null },
      form: emptyResumeData(),
      said: [],
      jobDescription: '',
      message: '',
    }).violations.map(({ text }) => text)
  expect(verdict('Excel {(basic)}, Danish {(B1)}', 'Excel, Danish {(B1)}')).toEqual(['Excel'])
  expect(verdict('Excel {(basic)}, Danish {(B1)}', 'Excel {(basic)}, Danish {(fluent)}')).toContain('Danish (fluent)')
  expect(verdict('Excel {(basic)}, Danish {(B1)}', 'Danish {(B1)}, basic Excel')).toEqual([])
  expect(verdict('Excel, no SAP', 'Excel, SAP')).not.toEqual([])
})

it.each([
  ['Packed fish each morning, mainly cod.', 'Packed fish every morning, mostly cod.'],
  ['Served about 90 shops with two drivers.', 'Together with two drivers, served roughly 90 shops.'],
])('asks nothing about: %s → %s', (before, after) => expect(judged(before, after).doubts).toEqual([]))

it.each([
  ['Packed boxes.', 'Packed a million boxes.'],
  ['Checked each pallet at the dock.', 'Checked each pallet at every dock.'],
])('asks about: %s → %s', (before, after) => expect(judged(before, after).doubts).not.toEqual([]))
