// With the real dictionary.
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../lens/text-edits.ts'
import { sampleLatex } from '../../sample-resume.ts'
import { templates } from '../../templates.ts'
import { englishLinter } from '../../testing/english-linter.ts'
import { tierSample } from '../../testing/tier.ts'
import { sureFixes } from './sure-fixes.ts'
import type { Spelling } from './suggestion.ts'

const resume = (...bullets: readonly string[]) => String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\section{Experience}
\entry{Store Manager}{Harbour Freigt}{Portland, OR}{Mar 2018 – Feb 2021}
\begin{bullets}
${bullets.map((text) => `  \\item ${text}`).join('\n')}
\end{bullets}
\section{Skills}
\skills{Zorbify, Kubernetes}
\end{document}
`
const read = async (latex: string, spelling: Spelling = 'american', ignored: readonly string[] = []) =>
  sureFixes({ latex, spelling, ignored }, englishLinter)
async function mended(...bullets: readonly string[]): Promise<string[]> {
  const latex = resume(...bullets)
  const { fixes } = await read(latex)
  const after = applyEdits(
    latex,
    fixes.map(({ change }) => change),
  )
  return Array.from(after.matchAll(/\\item (.*)/g), ([, text = '']) => text)
}

describe('is fixed', () => {
  it.each([
    [
      'Managed a team of five enginers and recieved an award for acheiving its goals.',
      'Managed a team of five engineers and received an award for achieving its goals.',
    ],
    ['Responsable for developping new aplications.', 'Responsible for developing new applications.'],
    ['Teh system was built in the the warehouse.', 'The system was built in the warehouse.'],
    ['Worked as a assistant to an director.', 'Worked as an assistant to a director.'],
    [
      'Wrote a report that could of saved costs for two companys.',
      'Wrote a report that could have saved costs for two companies.',
    ],
    ['The reports was sent weekly ,and kept.', 'The reports were sent weekly, and kept.'],
    [
      'Occured costs of \\textbf{seperate} sites were cut by 5\\%.',
      'Occurred costs of \\textbf{separate} sites were cut by 5\\%.',
    ],
    ['Communicated with custmers about there orders.', 'Communicated with customers about their orders.'],
  ])('%s', async (bullet, wanted) => {
    expect(await mended(bullet)).toEqual([wanted])
  })
})

describe('is left alone', () => {
  it.each([
    'Lead times cut by 30\\%.',
    'Organised the colour lab and totalled the catalogue.',
    'Organized the color lab and totaled the catalog.',
    'Kept a runbook, an extranet and short trainings for homebuyers and preceptees.',
    'Ran mesocosm, cytometry and hemodynamic studies with murine models.',
    'Automated a webscrape with zorbify, scikit-learn and kubectl on acme.io/teh.',
    'Prepared mise en place, crème brûlée and sous vide dishes.',
    'Réduction du temps de traitement des commandes de 90 à 25 minutes.',
    'Senkte die Kosten pro Lieferung um 43\\% mit passend bemessenen Queues.',
    'Worked for Recieve Inc. and Dr. Seperate, an MBA with an MRI and a SQL course.',
    'Found an hourly rate, a one-off fee and a union contract.',
  ])('%s', async (bullet) => {
    expect(await mended(bullet)).toEqual([bullet])
  })

  const samples = tierSample(
    templates.map(({ id }) => id),
    4,
  )
  it.each(samples)('the sample %s', async (id) => {
    expect((await read(sampleLatex(id))).fixes).toEqual([])
    expect((await read(sampleLatex(id), 'british')).fixes).toEqual([])
  })

  it('what the person has muted or taught', async () => {
    const latex = resume('Wrote an enviroment for the shop.')
    expect((await read(latex)).fixes).toHaveLength(1)
    expect((await read(latex, 'american', ['spelling:enviroment'])).fixes).toEqual([])
  })

  it('a document in another language', async () => {
    const latex = resume('Verantwortlich für die Leitung des Teams und der Planung mit einem recieved Budget.')
    expect(await read(latex)).toEqual({ isEnglish: false, fixes: [], open: [] })
  })
})

it('points at what it finds and can’t decide', async () => {
  const latex = resume('Taught principels of \\textbf{recie}ved law.')
  const { fixes, open } = await read(latex)
  expect(fixes).toEqual([])
  expect(open.map(({ from, to }) => latex.slice(from, to))).toEqual(['principels', 'recie}ved'])
})
