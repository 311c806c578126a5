import { expect, it } from 'vitest'
import { messageBody } from './assistant.ts'
import { limits } from './limits.ts'

const body = { session_id: '0b9f1a52-6c1e-4d0b-9a57-3f3a1d2c4b5e', message: 'yes', current_latex: 'x' }
const isValid = (answers_claim: unknown) => messageBody.safeParse({ ...body, answers_claim }).success

it.each([[undefined], [null], [{ text: 'Kafka' }], [{ text: 'a'.repeat(limits.claimChars) }]])(
  'a message may answer a claim, or none: %#',
  (answers_claim) => expect(isValid(answers_claim)).toBe(true),
)
it.each([['Kafka'], [{}], [{ text: '' }], [{ text: 'a'.repeat(limits.claimChars + 1) }], [{ text: 'a', more: 1 }]])(
  'and nothing else: %#',
  (answers_claim) => expect(isValid(answers_claim)).toBe(false),
)
