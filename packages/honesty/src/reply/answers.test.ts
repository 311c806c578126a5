// The person's answer to the assistant's own question is a fact; what they deny, doubt or paste is none.
import { describe, expect, it } from 'vitest'
import { readAnswer, termsNamed } from './answers.ts'
import { ownWords } from './own-words.ts'

const posting =
  'Platform Engineer at Initech\nRequirements:\nKubernetes: production clusters\nTerraform, Kafka: event streams. Helm in production environments.'

describe('an answer', () => {
  it.each([
    'Kubernetes: yes',
    'Kubernetes: yes, at Northwind',
    'Kubernetes: At Northwind, for the billing API',
    'Kubernetes: used it daily at Northwind',
    'Kubernetes: two years at Northwind',
    'Kubernetes: since 2021',
    'Kubernetes: Northwind, 2021 to 2023',
    'Kubernetes: in my current job',
    'Kubernetes: for two years in my last job',
    'Kubernetes: definitely',
    'Kubernetes: Northwind',
    'Kubernetes: daily, for the billing API',
    'Kubernetes: I ran it at Northwind for two years',
    'Kubernetes and Terraform: both at Northwind',
    'I have used Kafka: at Northwind for two years',
    'I have used Kafka: yes, at Northwind',
    'FooBarDB: the team kept its orders there',
    '30%: 30% is right',
    '30%: correct',
    '30%: that’s right',
    '12 engineers: exactly',
    'Led a team of 12 engineers: yes, at Northwind',
    'Led the move to Kafka: in my last job',
    'Worked on the billing API: cut its errors by half',
    '2 years at Northwind',
    'Northwind, 2021 to 2023',
    'in my current job',
    'definitely',
    'correct',
    '30% is right',
    'yes, that is correct',
    'add to the Northwind job that I trained two interns',
    'rename Otter to Otter Parser',
  ])('is their word: %s', (message) => expect(ownWords([message], posting)).toEqual([message.replace('’', "'")]))

  it.each<[string, string[]]>([
    ['30%: it was 20%', ['it was 20%']],
    ['Add Docker to my skills and tailor it to the job', ['Add Docker to my skills']],
    ['Remove Git from my skills and add Docker', ['add Docker']],
    ['Tailor it to the job and add Docker', ['add Docker']],
    ['Tailor it to the job and add what is missing', []],
    ['Kubernetes: yes, Kafka: no', ['Kubernetes: yes']],
    ['Kubernetes: yes. At Northwind.', ['Kubernetes: yes.', 'At Northwind.']],
    ['Kubernetes: no, but I ran Nomad at Northwind', ['I ran Nomad at Northwind']],
  ])('in part: %s', (message, words) => expect(ownWords([message], posting)).toEqual(words))

  it.each([
    'Kubernetes: no',
    'Kubernetes: nope',
    'Kubernetes: never',
    'Kubernetes: I have not used it',
    'Kubernetes: not at Northwind',
    'Kubernetes: not yet, but soon',
    'Kubernetes: learning it',
    'Kubernetes: I am learning it',
    'Kubernetes: I could learn it quickly',
    'Kubernetes: I would love to',
    'Kubernetes: maybe',
    'Kubernetes: what is that?',
    'Kubernetes: should I add it?',
    'Kubernetes: skip it',
    '30%: wrong',
    '30%: that is wrong',
    'I have used Kafka: no',
    'not in my current job',
  ])('that denies is none: %s', (message) => expect(ownWords([message], posting)).toEqual([]))

  it.each([
    'Kubernetes: production clusters',
    'Kafka: event streams.',
    'Kubernetes: 5+ years',
    'Kubernetes: at least 3 years',
    'Kubernetes: required',
    'Kubernetes: a plus',
    'Kubernetes: you will run it in production',
    'Requirements: Kubernetes, Terraform',
    'Must have: Kubernetes in production',
    'Nice to have: Kafka',
    'Location: at Northwind',
    'Tailor it to this: Kubernetes',
    'Tech stack: Kubernetes, Terraform',
  ])('is not what a posting says: %s', (message) => expect(ownWords([message], posting)).toEqual([]))
})

describe('an answer to the question about a claim', () => {
  it.each<[about: string, words: string, facts: string[]]>([
    ['Kubernetes', 'yes', ['Kubernetes: yes']],
    ['Kubernetes', 'yes. At Northwind.', ['Kubernetes: yes.', 'At Northwind.']],
    ['Kubernetes', 'yes, Kafka: no', ['Kubernetes: yes']],
    ['Kubernetes', 'no, but I ran Nomad at Northwind', ['I ran Nomad at Northwind']],
    ['30%', 'it was 20%', ['it was 20%']],
    ['30%', 'that’s right', ["30%: that's right"]],
    // Typed, these would be an instruction, a question, and two sentences.
    ['Use of Kafka', 'yes, at Northwind', ['Use of Kafka: yes, at Northwind']],
    ['Who else? Acme', 'yes', ['Who else? Acme: yes']],
    ['Led a team. Hired five', 'yes', ['Led a team. Hired five: yes']],
    ['Ratio 3:1: kept', 'yes', ['Ratio 3:1: kept: yes']],
  ])('is their word: %s: %s', (about, words, facts) => expect(ownWords([{ about, words }], posting)).toEqual(facts))

  it.each([
    ['Kubernetes', 'no'],
    ['Kubernetes', 'what is that?'],
    ['Kubernetes', 'I would love to'],
    ['Kubernetes', 'production clusters'],
    ['Kubernetes', 'at least 3 years'],
    ['Use of Kafka', 'never'],
    ['Led a team', 'brilliant'],
  ])('proves nothing where it denies, asks or pastes: %s: %s', (about, words) =>
    expect(ownWords([{ about, words }], posting)).toEqual([]),
  )
})

it.each<[string, string | null, boolean | null]>([
  ['Kafka: yes', 'Kafka', true],
  ['Kafka: I have not used it', 'Kafka', false],
  ['My idea: no', 'My idea', false],
  ['My idea: brilliant', null, null],
  ['Add a bullet to Northwind: used Kafka', null, null],
  ['no colon', null, null],
])('%s', (message, about, isYes) => {
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
