// What people say to the assistant without a key, in their own ways to say it, and what becomes of the document. Every change is judged
// by the guard with nothing but the person's own words.
import { resumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { judge } from '../guard/judge.ts'
import { tidyMessage } from '../guard/tidy-message.ts'
import { ownWords } from '../reply/own-words.ts'
import { answerOffline } from './answer-offline.ts'
import { hintsFor } from './hints.ts'
import { jakes, northwind } from './testing/documents.ts'

const posting =
  'Backend Engineer\nRequirements:\nPostgreSQL, Python, Kubernetes, Kafka, Terraform\nNice to have:\nGitHub Actions'
const form = resumeData.parse({})
const ask = (latex: string, message: string, pages = 1) =>
  answerOffline({ intent: 'chat', message, latex, form, jobDescription: posting }, async () => pages)

/** Lines that went and lines that came; whatever is proposed is nothing that the guard holds back. */
async function changes(latex: string, message: string): Promise<{ lines: string[]; said: string }> {
  const { latex: after, message: said, isRefusal } = await ask(latex, message)
  const { violations } = judge({
    accepted: { latex, pdf: null },
    proposed: { latex: after ?? latex, pdf: null },
    form,
    said: ownWords([message], posting),
    jobDescription: posting,
    message: said,
  })
  expect(violations).toEqual([])
  expect(isRefusal).toBe(after === null)
  const { sentences, words } = tidyMessage(said)
  expect(sentences).toBeLessThanOrEqual(6)
  expect(words).toBeLessThanOrEqual(100)
  const [before, now] = [latex.split('\n'), (after ?? latex).split('\n')]
  return {
    lines: [
      ...before.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
      ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
    ],
    said,
  }
}

const skills = (more: string) => [
  '- \\skills{Python, Django, Postgres, Git}',
  `+ \\skills{Python, Django, Postgres, Git${more}}`,
]
const look = (options: string) => ['- \\documentclass[theme=classic]{resume}', `+ \\documentclass[${options}]{resume}`]

describe('a question of the assistant’s is answered', () => {
  it.each<[string, string[]]>([
    ['Kafka: yes', skills(', Kafka')],
    ['kafka: yes', skills(', Kafka')],
    ['Kubernetes: yes, at Northwind', skills(', Kubernetes')],
    ['Kubernetes: I ran it at Northwind for two years', skills(', Kubernetes')],
    ['Kubernetes: Northwind, 2021 to 2023', skills(', Kubernetes')],
    ['Kubernetes: in my current job', skills(', Kubernetes')],
    ['Kubernetes: used it daily at Northwind', skills(', Kubernetes')],
    ['I have used Kafka: yes, at Northwind', skills(', Kafka')],
    ['I have used Kafka: at Northwind for two years', skills(', Kafka')],
    ['I have used Terraform at Northwind for two years', skills(', Terraform')],
    ['I have used Terraform at Northwind for two years.', skills(', Terraform')],
    ['Yes, I have used Kubernetes and Terraform at Northwind', skills(', Kubernetes, Terraform')],
    ['I used Terraform at Northwind', skills(', Terraform')],
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
    ['My idea: yes', 'I know no skill “My idea”'],
    ['30%: 30% is right', 'Thank you, I keep that in mind'],
    ['Worked on the billing API: two years', 'tell me its new words'],
    ['Git: yes', 'Git is in your skills already.'],
  ])('and nothing is added: %s', async (message, words) => {
    const { lines, said } = await changes(northwind, message)
    expect(lines).toEqual([])
    expect(said).toContain(words)
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

describe('words are replaced without quotes', () => {
  it.each<[string, string[]]>([
    [
      'replace Jenkins with GitHub Actions',
      ['- \\item Deployed with Jenkins to forty shops', '+ \\item Deployed with GitHub Actions to forty shops'],
    ],
    [
      'change Software Developer to Software Engineer',
      [
        '- \\entry{Software Developer}{Northwind Payments}{Portland}{Mar 2021 – Present}',
        '+ \\entry{Software Engineer}{Northwind Payments}{Portland}{Mar 2021 – Present}',
      ],
    ],
    [
      'Please replace the word jenkins by Buildkite.',
      ['- \\item Deployed with Jenkins to forty shops', '+ \\item Deployed with Buildkite to forty shops'],
    ],
    [
      'replace the billing API with the payments API in my Northwind job',
      ['- \\item Worked on the billing API', '+ \\item Worked on the payments API'],
    ],
    [
      'swap Contoso for Fabrikam',
      [
        '- \\entry{Junior Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}',
        '+ \\entry{Junior Developer}{Fabrikam}{Salem}{Jun 2018 – Feb 2021}',
      ],
    ],
  ])('%s', async (message, lines) => expect((await changes(northwind, message)).lines).toEqual(lines))

  it('and what does not stand there is told', async () =>
    expect((await ask(northwind, 'replace Ansible with Chef')).message).toBe('I did not find “Ansible” in the text.'))
})

describe('the look', () => {
  it.each<[string, string[]]>([
    ['use the academic theme in burgundy', look('theme=academic,accent=burgundy')],
    ['make it navy and use the compact theme', look('accent=navy,theme=compact')],
    ['accent #ff0000', look('theme=classic,accent=FF0000')],
    ['set the accent colour to #f00', look('theme=classic,accent=FF0000')],
    ['make the font bigger', look('theme=classic,size=10.7pt')],
    ['use a smaller font', look('theme=classic,size=9.7pt')],
    ['set the font size to 11', look('theme=classic,size=11pt')],
    ['11pt please', look('theme=classic,size=11pt')],
    ['switch to A4', look('theme=classic,paper=a4')],
    ['use US letter paper', look('theme=classic,paper=letter')],
    ['narrower margins', look('theme=classic,margin=16mm')],
    ['set the margins to 20 mm', look('theme=classic,margin=20mm')],
    ['more space between lines', []],
    ['use tighter spacing', look('theme=classic,density=tight')],
    ['change the font to Times New Roman', look('theme=classic,font=termes')],
    ['use Helvetica in teal on A4', look('theme=classic,paper=a4,font=heros,accent=teal')],
  ])('%s', async (message, lines) => {
    if (lines.length > 0) expect((await changes(northwind, message)).lines).toEqual(lines)
  })

  it.each([
    ['use the modern theme in red', ['I set the modern theme.', 'I have no red.']],
    ['make it navy and write a cover letter', ['I set the colour navy.', 'I can’t write a cover letter']],
    ['use the classic theme in navy', ['I set the colour navy.', 'Your resume has the classic theme already.']],
    ['use Calibri', ['I have no Calibri.']],
    ['set the font to 30pt', ['30pt does not']],
    ['what themes do you have?', ['classic, modern, compact, academic and sidebar']],
  ])('and what can’t be done is told: %s', async (message, words) => {
    const { said } = await changes(northwind, message)
    for (const part of words) expect(said).toContain(part)
  })

  it('of another class is told', async () =>
    expect((await ask(jakes, 'make the font bigger')).message).toContain('Galley’s own class'))
})

describe('lines, skills and jobs', () => {
  it.each<[string, string[]]>([
    [
      'remove Git from my skills',
      ['- \\skills{Python, Django, Postgres, Git}', '+ \\skills{Python, Django, Postgres}'],
    ],
    [
      'remove Python and Postgres from my skills',
      ['- \\skills{Python, Django, Postgres, Git}', '+ \\skills{Django, Git}'],
    ],
    ['remove Git', ['- \\skills{Python, Django, Postgres, Git}', '+ \\skills{Python, Django, Postgres}']],
    ['Under Contoso, add: Wrote the test plan', ['+ \\item Wrote the test plan']],
    ['add to Northwind: Trained two interns', ['+ \\item Trained two interns']],
    ['For Northwind, add a bullet: Trained two interns', ['+ \\item Trained two interns']],
    [
      'remove the last job',
      [
        '- \\entry{Junior Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}',
        '- \\item Maintain a Django site',
        '- \\item Responsible for the intranet',
      ],
    ],
    [
      'remove the Contoso job',
      [
        '- \\entry{Junior Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}',
        '- \\item Maintain a Django site',
        '- \\item Responsible for the intranet',
      ],
    ],
    [
      'add a certification: AWS Certified Developer, Amazon, 2023',
      ['+ \\section{Certifications}', '+ \\shortentry{AWS Certified Developer}{Amazon}{2023}'],
    ],
    [
      'use the spelling of the posting',
      ['- \\skills{Python, Django, Postgres, Git}', '+ \\skills{Python, Django, PostgreSQL (Postgres), Git}'],
    ],
    [
      'correct the verb tenses in my Contoso job',
      ['- \\item Maintain a Django site', '+ \\item Maintained a Django site'],
    ],
    ['Use past tense for my old job', ['- \\item Maintain a Django site', '+ \\item Maintained a Django site']],
    ['Improve my bullet points', ['- \\item Maintain a Django site', '+ \\item Maintained a Django site']],
    ['Use stronger action verbs', ['- \\item Maintain a Django site', '+ \\item Maintained a Django site']],
  ])('%s', async (message, lines) => expect((await changes(northwind, message)).lines).toEqual(lines))

  it.each([
    ['swap the order of my two projects', ['Tide', 'Otter']],
    ['swap Otter and Tide', ['Tide', 'Otter']],
    ['reverse my projects', ['Tide', 'Otter']],
  ])('%s', async (message, order) => {
    const after = (await ask(northwind, message)).latex ?? ''
    expect([...after.matchAll(/\\entry\{(Tide|Otter)\}/g)].map(([, name]) => name)).toEqual(order)
    expect(after.length).toBe(northwind.length)
  })

  it.each([
    ['rename Projects to Side Work and move it to the top', ['Side Work', 'Experience', 'Education', 'Skills']],
    ['swap Education and Skills', ['Experience', 'Projects', 'Skills', 'Education']],
    ['move Skills to the top and remove the Projects section', ['Skills', 'Experience', 'Education']],
  ])('%s', async (message, order) => {
    const after = (await ask(northwind, message)).latex ?? ''
    expect([...after.matchAll(/\\section\{([\w ]+)\}/g)].map(([, heading]) => heading)).toEqual(order)
  })

  it.each([
    ['bring my resume in line with the posting', 'No claim was added.'],
    ['does my resume mention everything they want?', 'Missing: '],
    [
      'What am I missing?',
      'Missing: Kubernetes, Kafka, Terraform and GitHub Actions. If you have used them, tell me where.',
    ],
    ['is it ATS friendly?', 'the PDF has real text in reading order'],
  ])('about the posting: %s', async (message, words) =>
    expect((await ask(northwind, message)).message).toContain(words),
  )
})

describe('what it can’t do is said plainly', () => {
  it.each([
    ['Write a cover letter', 'I can’t write a cover letter'],
    ['can you write me a cover letter for this job?', 'I can’t write a cover letter'],
    ['write a professional summary', 'I can’t write or improve a summary'],
    ['Improve my summary', 'I can’t write or improve a summary'],
    ['shorten my summary', 'I can’t shorten sentences'],
    ['rewrite the first bullet', 'I can’t put a line into other words'],
    ['add a photo', 'I can’t add pictures'],
  ])('%s', async (message, words) => {
    const answer = await ask(northwind, message)
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: expect.stringContaining(words) })
    expect(answer.message).not.toContain('did not understand')
    expect(tidyMessage(answer.message).sentences).toBeLessThanOrEqual(6)
  })

  it('spelling, where mistakes are looked for', async () =>
    expect((await ask(northwind, 'Check my resume for mistakes.')).message).toContain('can’t check spelling'))
})

it.each([...hintsFor(northwind), ...hintsFor(jakes)])(
  'understands the example that it gives itself: %s',
  async (hint) => {
    const said = hint.replace('…', 'Trained two interns')
    for (const latex of [northwind, jakes])
      if (hintsFor(latex).includes(hint))
        expect((await ask(latex, said)).message).not.toMatch(/did not (?:understand|find)/)
    if (said !== hint) expect((await ask(northwind, hint)).message).toContain('your own words')
  },
)

describe('a document of another class', () => {
  it.each<[string, string[]]>([
    ['add a bullet to IT Support: Trained 15 librarians', ['+ \\resumeItem{Trained 15 librarians}']],
    ['remove the last bullet of IT Support', ['- \\resumeItem{Manage the network of the school}']],
    [
      'check my verbs',
      ['- \\resumeItem{Manage the network of the school}', '+ \\resumeItem{Managed the network of the school}'],
    ],
    [
      'remove Python from my skills',
      ['- \\textbf{Languages}{: Java, Python} \\\\', '+ \\textbf{Languages}{: Java} \\\\'],
    ],
    [
      'add Rust to my skills',
      ['- \\textbf{Languages}{: Java, Python} \\\\', '+ \\textbf{Languages}{: Java, Python, Rust} \\\\'],
    ],
    [
      'add a bullet to Gitlytics: Wrote the parser',
      ['+ \\resumeItemListStart', '+ \\resumeItem{Wrote the parser}', '+ \\resumeItemListEnd'],
    ],
  ])('%s', async (message, lines) => expect((await changes(jakes, message)).lines).toEqual(lines))

  it('says whose job it is', async () =>
    expect((await ask(jakes, 'add a bullet to IT Support: Trained 15 librarians')).message).toBe(
      'I added your bullet to IT Support, Southwestern University.',
    ))

  it('asks what a line means that says little', async () => {
    const { claims } = await ask(northwind, 'check my verbs')
    expect(claims.map(({ text }) => text)).toEqual(['Worked on the billing API', 'Responsible for the intranet'])
  })
})

it('names lines that could go where every line has a number, free of charge', async () => {
  const numbered = northwind.replaceAll(/\\item (.*)/g, '\\item $1 in 2 shops')
  const answer = await ask(numbered, 'fit it on one page', 2)
  expect(answer).toMatchObject({ isRefusal: true, message: expect.stringContaining('Which may go?') })
})
