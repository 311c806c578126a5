import { expect, it } from 'vitest'
import { postingSubject } from './posting-subject.ts'
import { growthOf, maxGrowth } from '../testing/growth.ts'

it.each<[what: string, posting: string, role: string, employer: string]>([
  ['“role at employer”', 'Charge Nurse at Mercy General\n\nYou lead a shift.', 'Charge Nurse', 'Mercy General'],
  [
    '“employer is hiring a role”',
    'Brightwater is hiring a Platform Engineer in Oslo.',
    'Platform Engineer',
    'Brightwater',
  ],
  ['labels', 'Company: Northwind\nJob title: Data Analyst (m/f/x)', 'Data Analyst', 'Northwind'],
  [
    'a heading with a dash',
    'Senior Welder – Night shift\nAbout Fjordworks\nWe build boats.',
    'Senior Welder',
    'Fjordworks',
  ],
  ['no employer', 'Kitchen Manager\nRequirements:\n- HACCP', 'Kitchen Manager', ''],
  ['a sentence is no role', 'We are a team of engineers. We like Go.', '', ''],
  ['nothing', '', '', ''],
])('reads %s', (_what, posting, role, employer) => expect(postingSubject(posting)).toEqual({ role, employer }))

it('reads a very long posting in time that grows with it', async () => {
  const read = (count: number) => postingSubject('Looking for a '.repeat(count) + 'A '.repeat(count))
  expect(await growthOf(read, 10_000)).toBeLessThanOrEqual(maxGrowth)
})
