import { resumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'

const latex = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Engineer}{Acme}{}{2020 – Present}
\begin{bullets}
  \item Ran PostgreSQL for forty shops.
\end{bullets}
\section{Skills}
\skills{Python, Docker}
\end{document}
`
const form = resumeData.parse({ skills: ['Linux'] })
const cover = (jobDescription: string, ignored: string[] = []) => coverageOf({ latex, form, jobDescription, ignored })

describe('coverage', () => {
  it('tells shown in work, listed, known from the form and a gap, with the line that shows it', () => {
    const { terms } = cover('PostgreSQL, Docker, Linux, Kubernetes')
    expect(terms.map(({ name, state, places }) => [name, state, places.map(({ line }) => line)])).toEqual([
      ['PostgreSQL', 'proven', [6]],
      ['Docker', 'listed', [9]],
      ['Linux', 'known', []],
      ['Kubernetes', 'gap', []],
    ])
  })

  it.each<[string, string, number]>([
    ['everything shown in work', 'PostgreSQL', 1],
    ['only listed', 'Docker', 0.7],
    ['known, not in this document', 'Linux', 0],
    ['what must be weighs more', 'Requirements:\nPostgreSQL\nNice to have:\nKubernetes', 3 / 4.5],
    ['named ten times counts once', 'Docker. '.repeat(10), 0.7],
  ])('is weight × credit over weights: %s', (_what, posting, share) => expect(cover(posting).share).toBeCloseTo(share))

  it.each<[string, string, [string, string][]]>([
    ['one that is shown will do', 'Docker or Kubernetes', [['Docker', 'listed']]],
    ['whichever', 'Kubernetes, Terraform or Docker', [['Docker', 'listed']]],
    ['the one that is shown best', 'PostgreSQL or Docker', [['PostgreSQL', 'proven']]],
    [
      'in two lists',
      'Docker or Kubernetes. Kubernetes or Kafka.',
      [
        ['Docker', 'listed'],
        ['Kafka', 'gap'],
      ],
    ],
    ['named in the title, too', 'Docker Engineer\nRequirements:\nDocker or Kafka.', [['Docker', 'listed']]],
    ['none of them is one gap', 'Kafka or Kubernetes', [['Kafka', 'gap']]],
    ['the form has one', 'Kafka or Linux', [['Linux', 'known']]],
    [
      'asked for by itself elsewhere',
      'Docker or Kubernetes. Kubernetes is a must.',
      [
        ['Kubernetes', 'gap'],
        ['Docker', 'listed'],
      ],
    ],
    [
      'what stands beside them',
      'Docker or Kubernetes, and Kafka',
      [
        ['Docker', 'listed'],
        ['Kafka', 'gap'],
      ],
    ],
    [
      'no list of alternatives',
      'Docker, Kubernetes and Kafka',
      [
        ['Docker', 'listed'],
        ['Kubernetes', 'gap'],
        ['Kafka', 'gap'],
      ],
    ],
  ])('asks for one of several: %s', (_what, posting, expected) =>
    expect(cover(posting).terms.map(({ name, state }) => [name, state])).toEqual(expected),
  )

  it('weighs several of which one would do as one', () =>
    expect(cover('Docker. Kafka or Kubernetes.').share).toBeCloseTo(0.35))

  it('is none for a posting that names nothing', () => expect(cover('We are a great team.').share).toBeNull())
  it('leaves out what the person ignores', () =>
    expect(cover('Docker, Kubernetes', ['Kubernetes']).share).toBeCloseTo(0.7))
  it('gains nothing by a word that is repeated in the resume', () => {
    const stuffed = latex.replace('Python, Docker', 'Python, Docker, Docker, Docker')
    expect(coverageOf({ latex: stuffed, form, jobDescription: 'Docker, Kubernetes' }).share).toBe(
      cover('Docker, Kubernetes').share,
    )
  })
})
