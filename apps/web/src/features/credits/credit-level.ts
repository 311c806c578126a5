// How urgent a balance is. The specification's thresholds: green above 6, yellow above 3 up to 6, red at 3 or below;
// zero has its own words.
export type CreditLevel = 'good' | 'low' | 'out' | 'none'

const lowFrom = 6
const outFrom = 3

export const creditLevel = (left: number): CreditLevel =>
  left > lowFrom ? 'good' : left > outFrom ? 'low' : left > 0 ? 'out' : 'none'
