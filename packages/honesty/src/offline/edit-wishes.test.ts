// What people ask to be changed, in their own ways to say it, and which lines change. One table for each kind of edit.
import { describe, expect, it } from 'vitest'
import { ask, changes } from './testing/changes.ts'
import { jakes, northwind } from './testing/documents.ts'
import { workWish } from './wishes/job-wishes.ts'

type Lines = [message: string, lines: string[]]
const changesOf = async (message: string) => (await changes(northwind, message)).lines
/** A fact of the person may go only because they asked for it. */
const removalsOf = async (message: string) => (await changes(northwind, message, [message])).lines

const developer = (title: string, company = 'Contoso') => `\\entry{${title}}{${company}}{Salem}{Jun 2018 – Feb 2021}`
const contoso = `- ${developer('Junior Developer')}`
const ofContoso = [contoso, '- \\item Maintain a Django site', '- \\item Responsible for the intranet']
const education = ['- \\section{Education}', '- \\entry{B.S.}{Oregon State University}{}{2014 – 2018}']
const skills = (list: string) => ['- \\skills{Python, Django, Postgres, Git}', `+ \\skills{${list}}`]

describe('words are replaced', () => {
  it.each<Lines>([
    [
      'Replace "billing API" by "payments API"',
      ['- \\item Worked on the billing API', '+ \\item Worked on the payments API'],
    ],
    [
      'please change “B.S.” to “Bachelor & more”',
      [
        '- \\entry{B.S.}{Oregon State University}{}{2014 – 2018}',
        '+ \\entry{Bachelor \\& more}{Oregon State University}{}{2014 – 2018}',
      ],
    ],
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
    ['change Junior Developer to Developer at Contoso', [contoso, `+ ${developer('Developer')}`]],
    [
      'replace "billing API" by "payments API", and "Jenkins" by "Buildkite"',
      [
        '- \\item Deployed with Jenkins to forty shops',
        '- \\item Worked on the billing API',
        '+ \\item Deployed with Buildkite to forty shops',
        '+ \\item Worked on the payments API',
      ],
    ],
    ['swap Contoso for Fabrikam', [contoso, `+ ${developer('Junior Developer', 'Fabrikam')}`]],
  ])('%s', async (message, lines) => expect(await changesOf(message)).toEqual(lines))
})

describe('bullets', () => {
  it.each<Lines>([
    ['Add a bullet to Junior Developer: Cut costs by 5%', ['+ \\item Cut costs by 5\\%']],
    ['add a bullet to Oregon State: Wrote a thesis', ['+ \\item Wrote a thesis']],
    ['add a bullet to my current job: Cut costs', ['+ \\item Cut costs']],
    ['add a bullet point under my first job that says Cut costs', ['+ \\item Cut costs']],
    ['add bullet to Northwind - Trained two interns', ['+ \\item Trained two interns']],
    ['For Northwind, add a bullet: Trained two interns', ['+ \\item Trained two interns']],
    ['Under Contoso, add: Wrote the test plan', ['+ \\item Wrote the test plan']],
    ['add to Northwind: Trained two interns', ['+ \\item Trained two interns']],
    ['Add "Trained two interns" to Contoso', ['+ \\item Trained two interns']],
    ['add "Trained two interns" as a bullet under Contoso', ['+ \\item Trained two interns']],
    ['At Contoso I cut costs by 5%', ['+ \\item Cut costs by 5\\%']],
    ['Mention that I led a team of four at Contoso', ['+ \\item Led a team of four']],
    ['add to the Northwind job that I trained two interns', ['+ \\item Trained two interns']],
    ['delete the bullet about the intranet', ['- \\item Responsible for the intranet']],
    ['delete the bullet about the intranet, please!', ['- \\item Responsible for the intranet']],
    ['drop the last bullet', ['- \\item Built a clock for tides']],
    ['remove the first bullet of Contoso', ['- \\item Maintain a Django site']],
  ])('%s', async (message, lines) => expect(await changesOf(message)).toEqual(lines))

  it('are added with the name of the job that got them', async () => {
    const { lines, said } = await changes(northwind, 'add a bullet to my last job: Cut costs')
    expect(lines).toEqual(['+ \\item Cut costs'])
    expect(said).toContain('Junior Developer, Contoso')
  })
})

describe('skills', () => {
  it.each<Lines>([
    ['add Rust and Go to my skills', skills('Python, Django, Postgres, Git, Rust, Go')],
    ['add docker', skills('Python, Django, Postgres, Git, Docker')],
    ['remove Git from my skills', skills('Python, Django, Postgres')],
    ['remove Python and Postgres from my skills', skills('Django, Git')],
    ['remove Git', skills('Python, Django, Postgres')],
    ['remove Git from my skills and add Docker', skills('Python, Django, Postgres, Docker')],
    ['add Docker to my skills and tailor it to the job', skills('Python, PostgreSQL (Postgres), Django, Git, Docker')],
    ['put Git first in my skills', skills('Git, Python, Django, Postgres')],
    ['use the spelling of the posting', skills('Python, Django, PostgreSQL (Postgres), Git')],
  ])('%s', async (message, lines) => expect(await changesOf(message)).toEqual(lines))

  it('are put into the list of their trade', async () => {
    const two = northwind.replace('\\skills{Python', '\\skills[Cloud]{AWS, Docker}\n\\skills{Python')
    expect((await ask(two, 'add Kubernetes to my skills')).latex).toContain('{AWS, Docker, Kubernetes}')
  })
})

describe('contact details', () => {
  it.each<Lines>([
    ['replace my email with m_o@example.org', ['- \\email{maya@example.com}', '+ \\email{m\\_o@example.org}']],
    ['Change my phone number to +1 503 555 0199.', ['- \\phone{+1 503 555 0142}', '+ \\phone{+1 503 555 0199}']],
  ])('%s', async (message, lines) => expect(await changesOf(message)).toEqual(lines))

  it('remove my phone number', async () =>
    expect(await removalsOf('remove my phone number')).toEqual(['- \\phone{+1 503 555 0142}']))
})

describe('jobs and other entries', () => {
  it.each<Lines>([
    ['change my job title at Contoso to Developer', [contoso, `+ ${developer('Developer')}`]],
    ['rename Otter to Otter Parser', ['- \\entry{Otter}{}{}{2019}', '+ \\entry{Otter Parser}{}{}{2019}']],
    ['remove the last job', ofContoso],
    ['remove the Contoso job', ofContoso],
    [
      'add a certification: AWS Certified Developer, Amazon, 2023',
      ['+ \\section{Certifications}', '+ \\shortentry{AWS Certified Developer}{Amazon}{2023}'],
    ],
  ])('%s', async (message, lines) => expect(await changesOf(message)).toEqual(lines))

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
})

describe('sections', () => {
  it.each<Lines>([
    ['Rename the Experience section to Work', ['- \\section{Experience}', '+ \\section{Work}']],
    ['call the experience section "Side projects"', ['- \\section{Experience}', '+ \\section{Side projects}']],
  ])('%s', async (message, lines) => expect(await changesOf(message)).toEqual(lines))

  it.each(['remove the education section', 'Can you remove the education?'])('%s', async (message) =>
    expect(await removalsOf(message)).toEqual(education),
  )

  const orderOf = (latex: string) => [...latex.matchAll(/\\section\{([\w ]+)\}/g)].map(([, heading]) => heading)

  it.each([
    ['move skills to the top', ['Skills', 'Experience', 'Projects', 'Education']],
    ['Move Education above Experience', ['Education', 'Experience', 'Projects', 'Skills']],
    ['put education last', ['Experience', 'Projects', 'Skills', 'Education']],
    ['move the skills section up', ['Experience', 'Projects', 'Skills', 'Education']],
    ['swap Education and Skills', ['Experience', 'Projects', 'Skills', 'Education']],
  ])('%s', async (message, order) => {
    const after = (await ask(northwind, message)).latex ?? ''
    expect(orderOf(after)).toEqual(order)
    expect(after.replaceAll(/\s/g, '').length).toBe(northwind.replaceAll(/\s/g, '').length)
  })

  it.each([
    ['rename Projects to Side Work and move it to the top', ['Side Work', 'Experience', 'Education', 'Skills']],
    ['remove the Skills and Education sections', ['Experience', 'Projects']],
    ['rename Skills to Key Skills and Projects to Side Work', ['Experience', 'Side Work', 'Education', 'Key Skills']],
    ['move Skills to the top and remove the Projects section', ['Skills', 'Experience', 'Education']],
  ])('%s', async (message, order) => expect(orderOf((await ask(northwind, message)).latex ?? '')).toEqual(order))
})

describe('a document of another class', () => {
  it.each<Lines>([
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
})

describe('what was done, and behind it what to do with it', () => {
  const ward = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Ward Nurse}{Lakeside Hospital}{Kochi}{Jun 2021 – Present}
\begin{bullets}
  \item Trained new nurses in wound care
\end{bullets}
\end{document}
`
  it.each([
    ['I trained 12 new nurses in wound care, add the number.', 'Trained 12 new nurses in wound care'],
    ['I trained 12 new nurses in wound care, please include the figure', 'Trained 12 new nurses in wound care'],
    ['I trained 12 new nurses in wound care and please add that', 'Trained 12 new nurses in wound care'],
  ])('%s', async (message, line) => {
    const { lines } = await changes(ward, message)
    expect(lines).toEqual([expect.stringContaining(`+ \\item ${line}`)])
    expect(lines[0]).not.toMatch(/number|figure|add/)
  })
  it('keeps what was put somewhere', () =>
    expect(workWish(ward, 'I cleaned 30 scopes and put them into storage at Lakeside Hospital')).toMatchObject({
      said: expect.stringContaining('and put them into storage'),
    }))
})
