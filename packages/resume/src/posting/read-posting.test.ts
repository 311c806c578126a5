import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPosting } from './read-posting.ts'

const termsOf = (posting: string) => Object.fromEntries(readPosting(posting).map(({ name, demand }) => [name, demand]))

describe('what a posting asks for', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a list under a heading', 'Requirements:\n- Kubernetes\n- Terraform', { Kubernetes: 'must', Terraform: 'must' }],
    ['nice to have', 'Nice to have:\n- Kafka', { Kafka: 'nice' }],
    ['a plus in a sentence', 'Python or Go, C++ a plus.', { Python: 'other', Go: 'other', 'C++': 'nice' }],
    ['all of a sentence a plus', 'Kafka and Helm, both a plus.', { Kafka: 'nice', Helm: 'nice' }],
    ['said to be required', 'You must know PostgreSQL.', { PostgreSQL: 'must' }],
    ['the title', 'Python Developer\nWe build things with Django.', { Python: 'title', Django: 'other' }],
    [
      'signs that belong to names',
      'C#, C++, .NET, Node.js and CI/CD',
      { 'C#': 'other', 'C++': 'other', '.NET': 'other', 'Node.js': 'other', 'CI/CD': 'other' },
    ],
    ['other ways to write it', 'k8s, Postgres, JS', { Kubernetes: 'other', PostgreSQL: 'other', JavaScript: 'other' }],
    ['words together, not apart', 'machine learning', { 'machine learning': 'other' }],
    ['plurals', 'You write unit tests and code reviews.', { 'unit tests': 'other', 'code reviews': 'other' }],
    ['two at a stroke', 'Docker/Kubernetes', { Docker: 'other', Kubernetes: 'other' }],
    ['a name that no list has', 'Experience with FooBarDB and QZX.', { FooBarDB: 'other', QZX: 'other' }],
    [
      'a nurse’s posting',
      'ICU nurse: CRRT, wound care, ACLS required.',
      { CRRT: 'must', 'wound care': 'must', ACLS: 'must', 'critical care': 'must' },
    ],
    ['common words are no products', 'Go to our site. React quickly. The spring is here.', {}],
    ['what the company offers', 'Benefits:\n- Spotify Premium, 401k', {}],
    ['a shouted heading', 'WHAT WE NEED FROM YOU\nDjango', { Django: 'other' }],
    ['hidden characters', 'Kuber\u200Bnetes', { Kubernetes: 'other' }],
    ['where the job is', 'Portland, OR, or Austin, TX. Docker.', { Docker: 'other' }],
    ['the employer', 'Databricks is hiring. You know Docker.', { Docker: 'other' }],
    [
      'the employer by a heading',
      'We work hard.\nAbout LumenDB\nLumenDB makes shelves with Docker.',
      { Docker: 'other' },
    ],
    ['the employer by where one works', 'At LumenDB we use Docker.', { Docker: 'other' }],
    ['numbers that are watched', 'You watch our KPIs and train staff, training others too.', {}],
    [
      'licences by their long forms',
      'Basic Life Support, Advanced Cardiac Life Support and Registered Nurse',
      { BLS: 'other', ACLS: 'other', RN: 'other' },
    ],
    ['a standard is more than its subject', 'WCAG and accessibility', { WCAG: 'other', accessibility: 'other' }],
    ['a long list', `${'Go, '.repeat(400)}Docker and Helm, both a plus.`, { Go: 'nice', Docker: 'nice', Helm: 'nice' }],
    ['what is not needed', 'No Java required. Python is a must.', { Python: 'must' }],
    [
      'what is not needed, in other words',
      'Java is not required; you don’t need Kotlin or Scala. Docker.',
      { Docker: 'other' },
    ],
    ['no experience with what is named', 'No prior experience with Kafka necessary. Docker.', { Docker: 'other' }],
    ['no shortcut to what is needed', 'No nonsense: Java required.', { Java: 'must' }],
    ['no limit of a need', 'Java, no less than 3 years, required.', { Java: 'must' }],
    ['a language with its level', 'Deutsch C1, English B2', { German: 'other', English: 'other' }],
    ['nothing', '', {}],
  ])('%s', (_what, posting, terms) => expect(termsOf(posting)).toEqual(terms))

  it('is the same each time, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (posting) => {
        expect(readPosting(posting)).toEqual(readPosting(posting))
      }),
    )
  })
})
