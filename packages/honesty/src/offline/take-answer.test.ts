// What people answer to the assistant's questions, and what becomes of the document.
import { describe, expect, it } from 'vitest'
import { ask, changes } from './testing/changes.ts'
import { northwind } from './testing/documents.ts'

const skills = (more: string) => [
  '- \\skills{Python, Django, Postgres, Git}',
  `+ \\skills{Python, Django, Postgres, Git${more}}`,
]
describe('a question of the assistant’s is answered', () => {
  it.each<[string, string[]]>([
    ['Kafka: yes', skills(', Kafka')],
    ['kafka: yes', skills(', Kafka')],
    ['Kubernetes: yes, at Northwind', skills(', Kubernetes')],
    ['Kubernetes: I ran it at Northwind for two years', skills(', Kubernetes')],
    ['Kubernetes: Northwind, 2021 to 2023', skills(', Kubernetes')],
    ['Kubernetes: in my current job', skills(', Kubernetes')],
    ['Kubernetes: yes, Kafka: no', skills(', Kubernetes')],
    ['Kubernetes: at Northwind. Terraform: at Contoso', skills(', Kubernetes, Terraform')],
    ['I have used Kafka:', skills(', Kafka')],
    ['Kubernetes – yes, at Northwind', skills(', Kubernetes')],
    ['yes, Kubernetes at Northwind', skills(', Kubernetes')],
    ['Kubernetes: used it daily at Northwind', skills(', Kubernetes')],
    ['I have used Kafka: yes, at Northwind', skills(', Kafka')],
    ['I have used Kafka: at Northwind for two years', skills(', Kafka')],
    ['I have used Terraform at Northwind for two years', skills(', Terraform')],
    ['I have used Terraform at Northwind for two years.', skills(', Terraform')],
    ['Yes, I have used Kubernetes and Terraform at Northwind', skills(', Kubernetes, Terraform')],
    ['I used Terraform at Northwind', skills(', Terraform')],
    ['We used Terraform at Northwind', skills(', Terraform')],
    ['I have 3 years of experience with Kafka', skills(', Kafka')],
    ['I have Kafka experience', skills(', Kafka')],
    ['Kubernetes: At Northwind, for the billing API', ['+ \\item Used Kubernetes for the billing API']],
    ['Kubernetes: I ran it at Contoso for our staging setup', ['+ \\item Ran Kubernetes for the staging setup']],
    ['I have used Kafka: at Northwind for the billing events', ['+ \\item Used Kafka for the billing events']],
    [
      'I also used Terraform at Northwind for our staging setup, please add it.',
      ['+ \\item Used Terraform for the staging setup'],
    ],
    [
      'Worked on the billing API: rebuilt its refunds in Python',
      ['- \\item Worked on the billing API', '+ \\item Rebuilt its refunds in Python'],
    ],
  ])('%s', async (message, lines) => expect((await changes(northwind, message)).lines).toEqual(lines))

  it.each([
    ['Kubernetes: I have not used it', 'Noted, I leave it out.'],
    ['I have never used Kubernetes', 'Noted, I leave it out.'],
    ['Kafka: a little bit', 'only where you have used it'],
    ['no', 'Noted, I leave it out.'],
    ['yes, at Northwind', 'About what? Say it with its name, such as: “Kubernetes: yes, at Northwind”.'],
    ['My idea: yes', 'I know no skill “My idea”'],
    ['30%: 30% is right', 'Thank you, I keep that in mind'],
    ['Worked on the billing API: two years', 'tell me its new words'],
    ['Git: yes', 'Git is in your skills already.'],
  ])('and nothing is added: %s', async (message, words) => {
    const { lines, said } = await changes(northwind, message)
    expect(lines).toEqual([])
    expect(said).toContain(words)
  })

  it.each<[about: string, words: string, lines: string[]]>([
    ['Kubernetes', 'yes, at Northwind', skills(', Kubernetes')],
    ['Kubernetes', 'Yes, please!', skills(', Kubernetes')],
    ['Kubernetes', 'yes, Kafka: no', skills(', Kubernetes')],
    ['Kubernetes', 'at Northwind. Terraform: at Contoso', skills(', Kubernetes, Terraform')],
    ['Kubernetes', 'I ran it at Contoso for our staging setup', ['+ \\item Ran Kubernetes for the staging setup']],
    [
      'Worked on the billing API',
      'rebuilt its refunds in Python',
      ['- \\item Worked on the billing API', '+ \\item Rebuilt its refunds in Python'],
    ],
    ['Kubernetes', 'no', []],
    ['Kubernetes', '…', []],
  ])('on a card, about %s: %s', async (about, words, lines) =>
    expect((await changes(northwind, { about, words })).lines).toEqual(lines),
  )

  it('on a card with something else, which is read for itself', async () => {
    const { said } = await changes(northwind, { about: 'Kubernetes', words: 'Which terms are missing?' })
    expect(said).toContain('Kafka')
  })

  it('and the job is named', async () => {
    expect((await ask(northwind, 'Kafka: yes, at Northwind')).message).toContain(
      'add a bullet to Software Developer, Northwind Payments: …',
    )
    expect((await ask(northwind, 'Kafka: at Northwind for the billing events')).message).toBe(
      'I added a bullet to Software Developer, Northwind Payments: “Used Kafka for the billing events”.',
    )
  })
})
