// The list of all payments, in pages, as the REST interface has it.
import { refuse, type Desk } from './desk.ts'
import type { Payment } from './entities.ts'

/** Seconds, both ends included; ten at a time where nothing else is asked for. */
export interface Listed {
  from?: unknown
  to?: unknown
  count?: unknown
  skip?: unknown
}

const maxCount = 100

/** Newest first. */
export function listPayments({ state }: Desk, asked: Listed): Payment[] {
  const from = wholeNumber(asked.from, 'from') ?? 0
  const to = wholeNumber(asked.to, 'to') ?? Number.MAX_SAFE_INTEGER
  const count = wholeNumber(asked.count, 'count') ?? 10
  const skip = wholeNumber(asked.skip, 'skip') ?? 0
  if (count < 1 || count > maxCount) refuse('The count may not be greater than 100.', 'count')
  return [...state.payments.values()]
    .filter(({ created_at: at }) => at >= from && at <= to)
    .toReversed()
    .toSorted((one, other) => other.created_at - one.created_at)
    .slice(skip, skip + count)
}

function wholeNumber(value: unknown, field: string): number | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(`The ${field} must be an integer.`, field)
  const number = Number(value)
  return Number.isInteger(number) && number >= 0 ? number : refuse(`The ${field} must be an integer.`, field)
}
