// What people say to the assistant without a key, in their own ways to say it, and what becomes of the document.
import { describe, expect, it } from 'vitest'
import { tidyMessage } from '../guard/text/tidy-message.ts'
import { hintsFor } from './hints.ts'
import { ask, changes } from './testing/changes.ts'
import { jakes, northwind } from './testing/documents.ts'

const skills = (more: string) => [
  '- \\skills{Python, Django, Postgres, Git}',
  `+ \\skills{Python, Django, Postgres, Git${more}}`,
]
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
      'change Junior Developer to Developer at Contoso',
      [
        '- \\entry{Junior Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}',
        '+ \\entry{Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}',
      ],
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
    expect((await ask(northwind, 'replace Ansible with Chef')).message).toContain(
      'I did not find “Ansible” in the text.',
    ))
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
    ['Add "Trained two interns" to Contoso', ['+ \\item Trained two interns']],
    ['At Contoso I cut costs by 5%', ['+ \\item Cut costs by 5\\%']],
    ['add docker', skills(', Docker')],
    [
      'remove Git from my skills and add Docker',
      ['- \\skills{Python, Django, Postgres, Git}', '+ \\skills{Python, Django, Postgres, Docker}'],
    ],
    ['add "Trained two interns" as a bullet under Contoso', ['+ \\item Trained two interns']],
    [
      'add Docker to my skills and tailor it to the job',
      ['- \\skills{Python, Django, Postgres, Git}', '+ \\skills{Python, PostgreSQL (Postgres), Django, Git, Docker}'],
    ],
    ['Mention that I led a team of four at Contoso', ['+ \\item Led a team of four']],
    ['add to the Northwind job that I trained two interns', ['+ \\item Trained two interns']],
    ['add bullet to Northwind - Trained two interns', ['+ \\item Trained two interns']],
    [
      'change my job title at Contoso to Developer',
      [
        '- \\entry{Junior Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}',
        '+ \\entry{Developer}{Contoso}{Salem}{Jun 2018 – Feb 2021}',
      ],
    ],
    ['rename Otter to Otter Parser', ['- \\entry{Otter}{}{}{2019}', '+ \\entry{Otter Parser}{}{}{2019}']],
    [
      'put Git first in my skills',
      ['- \\skills{Python, Django, Postgres, Git}', '+ \\skills{Git, Python, Django, Postgres}'],
    ],
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
  ])('%s', async (message, lines) => expect((await changes(northwind, message)).lines).toEqual(lines))

  it.each([
    ['swap the order of my two projects', ['Tide', 'Otter']],
    ['swap Otter and Tide', ['Tide', 'Otter']],
    ['reverse my projects', ['Tide', 'Otter']],
    ['move Tide above Otter', ['Tide', 'Otter']],
    ['move the Otter project down', ['Tide', 'Otter']],
  ])('%s', async (message, order) => {
    const after = (await ask(northwind, message)).latex ?? ''
    expect([...after.matchAll(/\\entry\{(Tide|Otter)\}/g)].map(([, name]) => name)).toEqual(order)
    expect(after.length).toBe(northwind.length)
  })

  it.each([
    ['rename Projects to Side Work and move it to the top', ['Side Work', 'Experience', 'Education', 'Skills']],
    ['remove the Skills and Education sections', ['Experience', 'Projects']],
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
    ['What does the posting ask for?', 'Missing: '],
    ['is it ATS friendly?', 'the PDF has real text in reading order'],
  ])('about the posting: %s', async (message, words) =>
    expect((await ask(northwind, message)).message).toContain(words),
  )
})

it.each(['What am I missing?', 'What does the posting ask for?', 'show the gaps'])(
  'what is missing for a job is free to ask: %s',
  async (message) => expect(await ask(northwind, message)).toMatchObject({ latex: null, isRefusal: true }),
)

describe('what it can’t do is said plainly', () => {
  it.each([
    ['Write a cover letter', 'I can’t write a cover letter'],
    ['can you write me a cover letter for this job?', 'I can’t write a cover letter'],
    ['write a professional summary', 'I can’t write or improve a summary'],
    ['Improve my summary', 'I can’t write or improve a summary'],
    ['shorten my summary', 'I can’t shorten sentences'],
    ['rewrite the first bullet', 'I can’t put a line into other words'],
    ['add a photo', 'I can’t add pictures'],
    ['add a new job: Engineer at Acme, 2024', 'I can’t add a job'],
    ['add my LinkedIn: linkedin.com/in/maya', 'I can’t add a link'],
    ['rephrase the bullet about the intranet', 'replace "Responsible for the intranet" by'],
    ['change my title to Director', 'Give me the words as they stand there'],
    ['Is my resume good?', 'I can’t say how good a resume is'],
    ['rate my resume', '2 lines say little'],
    ['are there any mistakes in my resume?', '2 lines say little'],
    ['add a bullet: Trained two interns', 'To which job?'],
    ['swap Portland and Salem', 'I did not find “Portland”'],
    ['change theme', 'There are the themes'],
  ])('%s', async (message, words) => {
    const answer = await ask(northwind, message)
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: expect.stringContaining(words) })
    expect(answer.message).not.toContain('did not understand')
    expect(tidyMessage(answer.message).sentences).toBeLessThanOrEqual(6)
  })

  it('spelling, where mistakes are looked for', async () =>
    expect((await ask(northwind, 'Check my resume for mistakes.')).message).toContain('can’t proofread'))
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
