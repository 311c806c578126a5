import { describe, expect, it } from 'vitest'
import { claimsAChange, isDecline } from './no-answer.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'

describe('a refusal', () => {
  it.each([
    "I'm sorry, I can't help with that.",
    'I am sorry, but I cannot assist with this request.',
    'Sorry, I can’t do that.',
    'I cannot add skills that you have not told me of, so I am unable to help.',
    'Unfortunately, I am not able to help with this.',
    'As an AI I cannot write this.',
    "I won't help you to invent a degree.",
  ])('is %o', (message) => expect(isDecline(message)).toBe(true))

  it.each([
    'Your resume shows no Kubernetes. Have you used it?',
    'The posting asks for Kafka, which I left out.',
    'You can’t go wrong with one page.',
    'Sorry to hear about the layoff! Lead with your strongest role: the billing API.',
    'Sorry, I can’t open links, but your summary is too long: cut its second sentence and lead with the billing work.',
    "I'm sorry, I can't say how many. Your strongest line is the one about refunds, because it has a number and a result.",
    `I'm sorry, I can't say. ${'But here is a long answer. '.repeat(40)}`,
    '',
  ])('is not %o', (message) => expect(isDecline(message)).toBe(false))
})

describe('a change', () => {
  it.each([
    'I have updated your resume.',
    "I've added Kubernetes.",
    'I moved the bullet.',
    'I also rewrote the summary.',
  ])('is claimed by %o', (message) => expect(claimsAChange(message)).toBe(true))
  it.each([
    'Your resume was updated in May, it says.',
    'I would move the bullet.',
    'Have you added Docker anywhere?',
    '',
  ])('is not claimed by %o', (message) => expect(claimsAChange(message)).toBe(false))
})

it('grows no faster than a hostile text', async () => {
  const read = (size: number) => {
    isDecline(`I'm sorry ${'x '.repeat(size)}`)
    claimsAChange('I have '.repeat(size))
  }
  expect(await growthOf(read, 20_000)).toBeLessThanOrEqual(maxGrowth)
})
