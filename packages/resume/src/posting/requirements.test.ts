import { describe, expect, it } from 'vitest'
import { requirementsOf } from './requirements.ts'

const asked = (posting: string) =>
  requirementsOf(`Requirements:\n${posting}`).map(({ name, demand }) => `${name}, ${demand}`)

describe('years and degrees that a posting asks for', () => {
  it.each<[string, string[]]>([
    ['Minimum 3 years’ experience as a nurse', ['3 years of experience, must']],
    ['5+ years of hands-on experience in web development', ['5 years of experience, must']],
    ['- three to five years managing teams', ['3 years of experience, must']],
    ['2+ yrs exp. in retail', ['2 years of experience, must']],
    ['5+ years of Java experience\n2 years of experience leading', ['5 years of experience, must']],
    [
      '4 years with Kafka, 8 years of experience preferred',
      ['4 years of experience, must', '8 years of experience, nice'],
    ],
    ['BSN required, MSN preferred', ['Bachelor’s degree, must', 'Master’s degree, nice']],
    ['- Master’s degree preferred', ['Master’s degree, nice']],
    ['BA/BS required', ['Bachelor’s degree, must']],
    ['Bachelor’s or Master’s degree in finance', ['Bachelor’s degree, must']],
    ['High school diploma or GED required', ['High school diploma, must']],
    ['PhD in chemistry', ['Doctorate, must']],
    ['Licence de droit requise', ['Bachelor’s degree, must']],
    ['Clean driving licence required', []],
    ['We have 20 years of experience in logistics.', []],
    ['Our 25 years in business', []],
    ['Must be 18 years or older', []],
    ['A master electrician with a clean record', []],
    ['The contract lasts 5 years from now', []],
    ['We bring 40 years of experience', []],
  ])('%j', (posting, expected) => expect(asked(posting)).toEqual(expected))
})
