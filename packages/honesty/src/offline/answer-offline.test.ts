// What the rule-based assistant understands, what it does, and that it says what it can't.
import { resumeData } from '@galley/contract/resume-data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '../guard/judge.ts'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { tidyMessage } from '../guard/text/tidy-message.ts'
import { answerOffline } from './answer-offline.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
  \email{maya@example.com}
  \phone{+1 503 555 0142}
\end{header}
\section{Experience}
\entry{Software Engineer}{Northwind Payments}{Portland}{Mar 2021 – Present}
\begin{bullets}
  \item Helped two interns with code reviews.
  \item Built a refund service in Python and PostgreSQL.
\end{bullets}
\entry{Junior Developer}{Lumen Library Systems}{Salem}{Jun 2018 – Feb 2021}
\begin{bullets}
  \item Maintain a Django site.
  \item Responsible for writing tests.
\end{bullets}
\section{Education}
\entry{B.S.}{Oregon State University}{}{2014 – 2018}
\section{Skills}
\skills{Python, Django, Postgres, JavaScript}
\end{document}
`
const posting = 'Backend Engineer\nRequirements:\nPostgreSQL, Python, Linux, Kubernetes'
const form = resumeData.parse({ skills: ['Linux'] })
const say = async (message: string, jobDescription = posting, pages: (latex: string) => number | null = () => 1) =>
  answerOffline({ intent: 'chat', message, latex, form, jobDescription }, async (tried) => pages(tried))
/** Lines that went and lines that came. */
const changed = (after: string | null) => {
  const [before, now] = [latex.split('\n'), (after ?? latex).split('\n')]
  return [
    ...before.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
  ]
}

describe('asked in so many words', () => {
  it.each<[string, string[]]>([
    [
      'Replace "refund service" by "payments service"',
      [
        '- \\item Built a refund service in Python and PostgreSQL.',
        '+ \\item Built a payments service in Python and PostgreSQL.',
      ],
    ],
    [
      'please change “B.S.” to “Bachelor & more”',
      [
        '- \\entry{B.S.}{Oregon State University}{}{2014 – 2018}',
        '+ \\entry{Bachelor \\& more}{Oregon State University}{}{2014 – 2018}',
      ],
    ],
    ['Add a bullet to Junior Developer: Cut costs by 5%', ['+ \\item Cut costs by 5\\%']],
    [
      'add a bullet to Oregon State: Wrote a thesis',
      ['+ \\begin{bullets}', '+ \\item Wrote a thesis', '+ \\end{bullets}'].slice(1, 2),
    ],
    ['Rename the Experience section to Work', ['- \\section{Experience}', '+ \\section{Work}']],
    [
      'remove the education section',
      ['- \\section{Education}', '- \\entry{B.S.}{Oregon State University}{}{2014 – 2018}'],
    ],
    ['delete the bullet about interns', ['- \\item Helped two interns with code reviews.']],
    ['delete the bullet about interns, please!', ['- \\item Helped two interns with code reviews.']],
    [
      'Can you remove the education?',
      ['- \\section{Education}', '- \\entry{B.S.}{Oregon State University}{}{2014 – 2018}'],
    ],
    ['drop the last bullet', ['- \\item Responsible for writing tests.']],
    ['remove the first bullet of Lumen', ['- \\item Maintain a Django site.']],
    ['Switch to sidebar', ['- \\documentclass[theme=classic]{resume}', '+ \\documentclass[theme=sidebar]{resume}']],
    ['call the experience section "Side projects"', ['- \\section{Experience}', '+ \\section{Side projects}']],
    ['add a bullet to my current job: Cut costs', ['+ \\item Cut costs']],
    ['add a bullet to my last job: Cut costs', ['+ \\item Cut costs']],
    ['add a bullet point under my first job that says Cut costs', ['+ \\item Cut costs']],
    ['replace my email with m_o@example.org', ['- \\email{maya@example.com}', '+ \\email{m\\_o@example.org}']],
    ['Change my phone number to +1 503 555 0199.', ['- \\phone{+1 503 555 0142}', '+ \\phone{+1 503 555 0199}']],
    ['remove my phone number', ['- \\phone{+1 503 555 0142}']],
    ['use the modern theme', ['- \\documentclass[theme=classic]{resume}', '+ \\documentclass[theme=modern]{resume}']],
    [
      'make it navy',
      ['- \\documentclass[theme=classic]{resume}', '+ \\documentclass[theme=classic,accent=navy]{resume}'],
    ],
    [
      'set the colour to #1a2b3c',
      ['- \\documentclass[theme=classic]{resume}', '+ \\documentclass[theme=classic,accent=1A2B3C]{resume}'],
    ],
    [
      'add Rust and Go to my skills',
      [
        '- \\skills{Python, Django, Postgres, JavaScript}',
        '+ \\skills{Python, Django, Postgres, JavaScript, Rust, Go}',
      ],
    ],
    [
      'I also used Terraform at Northwind for our staging setup, please add it.',
      ['+ \\item Used Terraform for the staging setup.'],
    ],
    [
      'Kubernetes: yes, at Northwind',
      [
        '- \\skills{Python, Django, Postgres, JavaScript}',
        '+ \\skills{Python, Django, Postgres, JavaScript, Kubernetes}',
      ],
    ],
  ])('%s', async (message, lines) => expect(changed((await say(message)).latex)).toEqual(lines))

  it.each([
    ['move skills to the top', ['Skills', 'Experience', 'Education']],
    ['Move Education above Experience', ['Education', 'Experience', 'Skills']],
    ['put education last', ['Experience', 'Skills', 'Education']],
    ['move the skills section up', ['Experience', 'Skills', 'Education']],
  ])('%s', async (message, order) => {
    const after = (await say(message)).latex ?? ''
    expect([...after.matchAll(/\\section\{(\w+)\}/g)].map(([, heading]) => heading)).toEqual(order)
    expect(after.replaceAll(/\s/g, '').length).toBe(latex.replaceAll(/\s/g, '').length)
  })

  it.each([
    ['Write me a poem', 'not a language model'],
    ['who are you?', 'fixed rules'],
    ['Replace "no such words" by "x"', 'did not find'],
    ['remove the hobbies section', 'There are: Experience, Education, Skills'],
    ['add a bullet to Astronaut: Flew', 'did not find'],
    ['use the classic theme', 'already'],
    ['Kubernetes: no, never', 'Noted, I leave it out.'],
    ['I speak French and Dutch', 'own word'],
    ['I like long walks on the beach', 'did not understand'],
    ['I never used Terraform at Northwind', 'Noted, I leave it out.'],
    ['Should I remove the "interns" line?', 'did not understand'],
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
    ['fit on two pages', 'It fits already'],
    ['change my email to nonsense', 'does not read as an email address'],
    ['replace "20" by "30"', 'did not find'],
    ['replace "section" by "part"', 'did not find'],
  ])('says plainly that it did nothing: %s', async (message, words) => {
    const answer = await say(message)
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: expect.stringContaining(words) })
  })
})

it.each([
  ['replace "Python" by "Java"', 'in 2 places'],
  ['how do i match this job?', 'Your resume shows 2 of the 4 things'],
  ['add Python and Rust to my skills', 'I added Rust to your skills. Python is in your skills already.'],
  ['add a bullet to my last job: Cut costs', 'Junior Developer, Lumen Library Systems'],
])('says what it did: %s', async (message, words) => expect((await say(message)).message).toContain(words))

it('costs nothing where nothing changed', async () => {
  const ask = { intent: 'chat' as const, message: 'check my verbs', latex, form, jobDescription: '' }
  expect(await answerOffline(ask, async () => 1)).toMatchObject({ latex: null, isRefusal: true })
})

it('puts a skill into the list of its trade', async () => {
  const two = latex.replace('\\skills{Python', '\\skills[Cloud]{AWS, Docker}\n\\skills{Python')
  const ask = { intent: 'chat' as const, message: 'add Kubernetes to my skills', latex: two, form, jobDescription: '' }
  expect((await answerOffline(ask, async () => 1)).latex).toContain('{AWS, Docker, Kubernetes}')
})

it.each(['Write me a poem', 'make it nicer', 'what should I do about my job?', 'blah'])(
  'what is not understood is told in three short sentences: %s',
  async (message) => {
    const { sentences, words } = tidyMessage((await say(message)).message)
    expect(sentences).toBeLessThanOrEqual(3)
    expect(words).toBeLessThanOrEqual(35)
  },
)

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
      { intent: 'tailor', message: 'x', latex: sample, form: person, jobDescription },
      async () => 1,
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
      { intent: 'tailor', message: 'x', latex, form, jobDescription: posting },
      async () => 1,
    )
    expect(changed(answer.latex)).toEqual([
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
    const ask = { intent: 'tailor' as const, message: 'x', latex, form, jobDescription: posting }
    const first = await answerOffline(ask, async () => 1)
    expect((await answerOffline({ ...ask, latex: first.latex ?? '' }, async () => 1)).latex).toBeNull()
  })

  it('without a posting says what to do', async () => {
    expect(await say('tailor it', '')).toMatchObject({
      isRefusal: true,
      message: expect.stringContaining('paste the posting'),
    })
  })

  it.each(['classic', 'modern', 'compact', 'academic', 'sidebar'] as const)(
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
        },
        async () => 1,
      )
      const letters = (text: string) => [...text.replaceAll(/[\s,]/g, '')].toSorted().join('')
      expect(letters(answer.latex ?? sample)).toBe(letters(sample))
    },
  )
})

describe('fitting', () => {
  it('tries the gentlest step first', async () => {
    const answer = await say('fit it on one page', '', (tried) => (tried.includes('margin=15mm') ? 1 : 2))
    expect(answer.latex).toContain('\\documentclass[theme=classic,density=tight,margin=15mm]{resume}')
  })
  it('names lines that could go where nothing helps, and cuts none', async () => {
    const answer = await say('shorten it to 1 page', '', () => 2)
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: expect.stringContaining('Which may go?') })
  })
  it('says so where it fits', async () => expect((await say('fit on two pages')).message).toContain('fits already'))
  it('says so where it does not compile', async () =>
    expect((await say('fit on one page', '', () => null)).isRefusal).toBe(true))
})

it('keeps to six sentences and a hundred words, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), async (message, text) => {
      const answer = await answerOffline(
        { intent: 'chat', message, latex: text, form, jobDescription: posting },
        async () => 1,
      )
      const { sentences, words } = tidyMessage(answer.message)
      expect(sentences).toBeLessThanOrEqual(6)
      expect(words).toBeLessThanOrEqual(100)
    }),
    { numRuns: 200 },
  )
})
