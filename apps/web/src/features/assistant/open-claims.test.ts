import type { Claim } from '@galley/contract/assistant'
import { describe, expect, it } from 'vitest'
import type { ChatLine } from './chat-state.ts'
import { openClaims, typedAnswer } from './open-claims.ts'

const claim = (text: string, more: Partial<Claim> = {}): Claim => ({
  code: 'term',
  text,
  where: null,
  question: `Have you used ${text}?`,
  isHeldBack: true,
  ...more,
})
const said = (content: string, answersClaim?: string): ChatLine => ({
  kind: 'user',
  id: content,
  content,
  attachments: [],
  ...(answersClaim !== undefined && { answersClaim }),
})
const asks = (id: string, ...claims: Claim[]): ChatLine => ({
  kind: 'assistant',
  id,
  content: id,
  claims,
  proposal: null,
})
const shown = (...lines: ChatLine[]) =>
  Object.fromEntries([...openClaims(lines)].map(([id, claims]) => [id, claims.map(({ text }) => text)]))

it('are all of the newest line', () =>
  expect(shown(asks('a', claim('Kafka'), claim('wording', { question: null, isHeldBack: false })))).toEqual({
    a: ['Kafka', 'wording'],
  }))
it('are gone once answered, and the others stay', () =>
  expect(shown(asks('a', claim('Kafka'), claim('Rust')), said('Kafka: yes, at Northwind', 'Kafka'), asks('b'))).toEqual(
    {
      a: ['Rust'],
    },
  ))
it('of earlier lines stay beside new ones, without remarks that ask nothing', () =>
  expect(
    shown(asks('a', claim('Kafka'), claim('led', { isHeldBack: false })), said('Shorten it.'), asks('b', claim('Go'))),
  ).toEqual({ a: ['Kafka'], b: ['Go'] }))
it('are asked in one place only', () =>
  expect(shown(asks('a', claim('Kafka'), claim('Rust')), asks('b', claim('Kafka')))).toEqual({
    a: ['Rust'],
    b: ['Kafka'],
  }))
it('are not closed by an answer that came before', () =>
  expect(shown(said('Kafka: yes', 'Kafka'), asks('a', claim('Kafka')))).toEqual({ a: ['Kafka'] }))
it('are none where nothing was asked', () => expect(shown(said('Hello'), asks('a'))).toEqual({}))

describe('what is typed', () => {
  const lines = [asks('a', claim('Kafka'), claim('Led')), asks('b', claim('Led: a team')), said('Hello')]
  it.each([
    ['Kafka: yes, at Northwind', { text: 'yes, at Northwind', answersClaim: 'Kafka' }],
    ['Led: a team: of five', { text: 'of five', answersClaim: 'Led: a team' }],
    [' Led: three people ', { text: 'three people', answersClaim: 'Led' }],
  ])('answers a claim like the field on its card: %s', (text, answer) =>
    expect(typedAnswer(text, lines)).toEqual(answer),
  )
  it.each(['Kafka', 'Kafka: ', 'Kafka:  yes', 'Rust: yes', 'Note: shorten it', ''])('and mostly does not: %s', (text) =>
    expect(typedAnswer(text, lines)).toBeNull(),
  )
})
