// What the rule-based assistant answers in words, how it tailors, and that it says what it can't do. Its edits:
// edit-wishes.test.ts.
import { resumeData } from '@galley/contract/resume-data'
import { reasonsOf } from '@galley/resume/hunks/hunk-reasons'
import { hunksOf } from '@galley/resume/hunks/hunks-of'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '../guard/judge.ts'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { tierRuns, tierSample } from '@galley/resume/testing/tier'
import { tidyMessage } from '../guard/text/tidy-message.ts'
import { answerOffline } from './answer-offline.ts'
import { hintsFor } from './intents/hints.ts'
import { ask, linesChanged } from './testing/changes.ts'
import { callerOf, today } from './testing/callers.ts'
import { jakes, lumen, northwind } from './testing/documents.ts'

const posting = 'Backend Engineer\nRequirements:\nPostgreSQL, Python, Linux, Kubernetes'
const form = resumeData.parse({ skills: ['Linux'] })
const say = async (message: string, jobDescription = posting) =>
  answerOffline({ intent: 'chat', message, latex: lumen, form, jobDescription, today }, callerOf(1))

it('says beside each change of a tailored resume what it is for', async () => {
  const ask = { intent: 'tailor', message: '', latex: lumen, form, jobDescription: posting, today } as const
  const { latex, reasons } = await answerOffline(ask, callerOf(1))
  const shown = reasonsOf(hunksOf(lumen, latex ?? ''), reasons ?? [])
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).not.toContain(null)
})

describe('words alone', () => {
  it.each([
    ['does my resume mention everything they want?', 'Missing: '],
    [
      'What am I missing?',
      'Missing: Kubernetes, Kafka, Terraform and GitHub Actions. If you have used them, tell me where.',
    ],
    ['What does the posting ask for?', 'Missing: '],
    ['show the gaps', 'Missing: '],
  ])('name what is missing for a job, free of charge: %s', async (message, words) =>
    expect(await ask(northwind, message)).toMatchObject({
      latex: null,
      isRefusal: true,
      message: expect.stringContaining(words),
    }),
  )

  it.each([
    ['bring my resume in line with the posting', 'No claim was added.'],
    ['is it ATS friendly?', 'the PDF has real text in reading order'],
  ])('about the posting: %s', async (message, words) =>
    expect((await ask(northwind, message)).message).toContain(words),
  )

  it.each([
    ['replace "Python" by "Java"', 'in 2 places'],
    ['how do i match this job?', 'Your resume shows 2 of the 4 things'],
    ['add Python and Rust to my skills', 'I added Rust to your skills. Python is in your skills already.'],
  ])('say what was done: %s', async (message, words) => expect((await say(message)).message).toContain(words))

  it('ask what a line means that says little', async () => {
    const { claims } = await ask(northwind, 'check my verbs')
    expect(claims.map(({ text }) => text)).toEqual(['Worked on the billing API', 'Responsible for the intranet'])
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
})

describe('what it can’t do is said plainly', () => {
  it.each([
    ['Write me a poem', 'not a language model'],
    ['who are you?', 'fixed rules'],
    ['Replace "no such words" by "x"', 'did not find'],
    ['remove the hobbies section', 'There are: Experience, Education, Skills'],
    ['add a bullet to Astronaut: Flew', 'did not find'],
    ['use the classic theme', 'already'],
    ['I like long walks on the beach', 'did not understand'],
    ['Should I remove the "interns" line?', 'say: remove the line "Helped two interns with code"'],
    ['what does the color teal look like?', 'make it navy'],
    ['I worked at Northwind with Dr. Lee on refunds but only for a week', 'own word'],
    ['I wrote reports at Northwind at night, for 3 years', 'own word'],
    ['add Python to my skills', 'Python is in your skills already.'],
    ['add PostgreSQL to my skills', 'PostgreSQL is in your skills already.'],
    ['make it red', 'I have no red. There are black, navy'],
    ['undo that', 'can’t undo'],
    ['add a section called Hobbies', 'can’t add a section'],
    ['translate it into German', 'can’t translate'],
    ['Bitte füge Docker zu den Kenntnissen hinzu', 'only English'],
    ['make it three pages', 'it has one page'],
    ['change my email to nonsense', 'does not read as an email address'],
    ['replace "20" by "30"', 'did not find'],
    ['replace "section" by "part"', 'did not find'],
  ])('%s', async (message, words) => {
    const answer = await say(message)
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: expect.stringContaining(words) })
  })

  it.each([
    ['Write a cover letter', 'I can’t write a cover letter'],
    ['can you write me a cover letter for this job?', 'I can’t write a cover letter'],
    ['Improve my summary', 'I can’t write or improve a summary'],
    ['shorten my summary', 'I did not find the section summary'],
    ['rewrite the first bullet', 'I don’t write new sentences'],
    ['add a photo', 'I can’t add pictures'],
    ['rephrase the bullet about the intranet', 'replace "Responsible for the intranet" by'],
    ['change my title to Director', 'Give me the words as they stand there'],
    ['Is my resume good?', 'I can’t judge like a person'],
    ['rate my resume', '2 lines say little, such as “'],
    ['are there any mistakes in my resume?', '2 lines say little'],
    ['add a bullet: Trained two interns', 'To which job?'],
    ['swap Portland and Salem', 'I did not find “Portland”'],
    ['replace Ansible with Chef', 'I did not find “Ansible” in the text.'],
    ['change theme', 'There are the themes'],
  ])('%s', async (message, words) => {
    const answer = await ask(northwind, message)
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: expect.stringContaining(words) })
    expect(answer.message).not.toContain('did not understand')
    expect(tidyMessage(answer.message).sentences).toBeLessThanOrEqual(6)
  })

  it.each(['Write me a poem', 'make it nicer', 'what should I do about my job?', 'blah'])(
    'what is not understood is said in three short sentences: %s',
    async (message) => {
      const { sentences, words } = tidyMessage((await say(message)).message)
      expect(sentences).toBeLessThanOrEqual(3)
      expect(words).toBeLessThanOrEqual(35)
    },
  )
})

describe('tailoring', () => {
  it.each([
    ['compact', 'Operations Manager\nRequirements:\nLean, Six Sigma, SAP, budgeting'],
    ['modern', 'Engineer\nRequirements:\nApache Kafka, Go, Terraform, Amazon Web Services'],
    ['classic', 'Nurse\nRequirements:\nACLS, Registered Nurse, CRRT, Intensive Care, Microsoft Excel'],
    ['sidebar', 'Designer\nRequirements:\nWCAG, Figma, user research, prototyping'],
    ['academic', 'Researcher\nRequirements:\nPython, statistics, grant writing, peer review'],
  ] as const)('of the %s sample is nothing that the guard takes back', async (id, jobDescription) => {
    const [sample, person] = [sampleLatex(id), sampleResume(id)]
    const answer = await answerOffline(
      { intent: 'tailor', message: 'x', latex: sample, form: person, jobDescription, today },
      callerOf(1),
    )
    const { violations } = judge({
      accepted: { latex: sample, pdf: null },
      proposed: { latex: answer.latex ?? sample, pdf: null },
      form: person,
      said: [],
      jobDescription,
      message: answer.message,
    })
    expect(violations).toEqual([])
    expect(answer.latex ?? '').not.toContain('(Kafka)')
    expect(answer.latex).not.toBeNull()
  })

  it.each([
    ['Tailor my resume to this job: we need PostgreSQL, Python, Linux and Kubernetes.'],
    ['Backend Engineer\nWe are Acme.\nRequirements:\n- PostgreSQL\n- Linux\n- Kubernetes'],
  ])('to a posting in the message, and says so', async (message) => {
    const answer = await say(message, '')
    expect(answer.message).toContain('as the job posting')
    expect(answer.latex).toContain('PostgreSQL (Postgres)')
    expect(await say(message)).toMatchObject({ isRefusal: true, message: expect.stringContaining('one already') })
  })

  it('asks for licences whether one has them', async () => {
    const { claims } = await say('tailor it', 'Requirements:\nACLS')
    expect(claims).toMatchObject([{ question: 'The posting asks for ACLS. Do you have it?' }])
  })

  it('orders, lists what the form has, spells as the posting does, and adds nothing', async () => {
    const answer = await answerOffline(
      { intent: 'tailor', message: 'x', latex: lumen, form, jobDescription: posting, today },
      callerOf(1),
    )
    expect(linesChanged(lumen, answer.latex)).toEqual([
      '- \\skills{Python, Django, Postgres, JavaScript}',
      '+ \\skills{Python, PostgreSQL (Postgres), Linux, Django, JavaScript}',
    ])
    expect(answer.latex?.indexOf('refund service')).toBeLessThan(answer.latex?.indexOf('two interns') ?? 0)
    expect(answer.message).toContain('I did not add Kubernetes')
    expect(answer.claims).toMatchObject([
      { text: 'Kubernetes', question: 'The posting asks for Kubernetes. Have you used it? Where?' },
    ])
    expect(answer.latex).not.toContain('Kubernetes')
  })

  it('done once more changes nothing', async () => {
    const ask = { intent: 'tailor' as const, message: 'x', latex: lumen, form, jobDescription: posting, today }
    const first = await answerOffline(ask, callerOf(1))
    expect((await answerOffline({ ...ask, latex: first.latex ?? '' }, callerOf(1))).latex).toBeNull()
  })

  it('without a posting says what to do', async () => {
    expect(await say('tailor it', '')).toMatchObject({
      isRefusal: true,
      message: expect.stringContaining('paste the posting'),
    })
  })

  it.each(tierSample(['classic', 'modern', 'compact', 'academic', 'sidebar'] as const, 2))(
    'keeps every word of the %s sample',
    async (id) => {
      const sample = sampleLatex(id)
      const answer = await answerOffline(
        {
          intent: 'tailor',
          message: 'x',
          latex: sample,
          form,
          jobDescription: 'Python, CRRT, Kafka, logistics, research, Figma',
          today,
        },
        callerOf(1),
      )
      const letters = (text: string) => [...text.replaceAll(/[\s,]/g, '')].toSorted().join('')
      expect(letters(answer.latex ?? sample)).toBe(letters(sample))
    },
  )
})

it('keeps to six sentences and a hundred words, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), async (message, text) => {
      const answer = await answerOffline(
        { intent: 'chat', message, latex: text, form, jobDescription: posting, today },
        callerOf(1),
      )
      const { sentences, words } = tidyMessage(answer.message)
      expect(sentences).toBeLessThanOrEqual(6)
      expect(words).toBeLessThanOrEqual(100)
    }),
    { numRuns: tierRuns(40, 200) },
  )
})
