import { expect, it } from 'vitest'
import { deedsIn } from './deeds.ts'

/** "verb actor" for each deed. */
const read = (line: string) => deedsIn(line).map(({ verb, actor }) => `${verb} ${actor}`)

it.each([
  ['Milk 140 cows twice a day.', ['Milk self']],
  ['Book interviews and file the notes.', ['Book self', 'file self']],
  ['Washed hair, swept up and answered the phone.', ['Washed self', 'swept self', 'answered self']],
  ['Noticed a pressure sore and told the nurse, who changed the plan.', ['Noticed self', 'told self', 'changed other']],
  ['The head chef won a seafood award with a menu I cooked on.', ['won other', 'cooked self']],
  ['Our site won the regional safety award in 2022.', ['won other']],
  ['My colleague catalogued the maps; I photographed them.', ['catalogued other', 'photographed self']],
  ['Garden walls were built by me.', ['built self']],
  ['The code was tested by another team.', ['tested other']],
  ['The home was rated Good in 2023.', ['rated unknown']],
  ['Was asked to update the vendor list.', ['asked self']],
  ['Missed appointments fell from 12 to 7.', ['fell other']],
  ['In 2023 the lab passed its audit.', ['passed other']],
  ['Rewrote the stock query; its length fell by half.', ['Rewrote self', 'fell result']],
  ['Wrote a checklist that reduced comments.', ['Wrote self', 'reduced result']],
  ['Fill in the sheets for my supervisor to certify.', ['Fill self', 'certify other']],
  [
    'Prepare files for the lawyer to present and for the team to review.',
    ['Prepare self', 'present other', 'review other'],
  ],
  ['Left notes for me to check.', ['Left self']],
  ['Worked for three years to build trust.', ['Worked self']],
  ['', []],
])('%s', (line, deeds) => expect(read(line)).toEqual(deeds))

it('reads no text that is longer than any line', () => expect(read('I cook. '.repeat(1_000))).toEqual([]))
