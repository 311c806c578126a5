// What is an answer to the assistant's question, what it is about, and which terms it names.
import { expect, it } from 'vitest'
import { readAnswer, termsNamed } from './answers.ts'

it.each<[string, string | null, boolean | null]>([
  ['Kafka: yes', 'Kafka', true],
  ['Kafka: I have not used it', 'Kafka', false],
  ['My idea: no', 'My idea', false],
  ['My idea: brilliant', null, null],
  ['Add a bullet to Northwind: used Kafka', null, null],
  ['no colon', null, null],
])('reads what is answered, and whether it is a yes: %s', (message, about, isYes) => {
  const answer = readAnswer(message)
  expect([answer?.about ?? null, answer?.isYes ?? null]).toEqual([about, isYes])
})

it.each<[string, string[] | null]>([
  ['Kafka', ['Kafka']],
  ['I have used Kafka', ['Kafka']],
  ['Kubernetes and Helm', ['Kubernetes', 'Helm']],
  ['My idea', null],
  ['Kafka at Northwind', null],
])('names terms: %s', (about, terms) => expect(termsNamed(about)).toEqual(terms))
