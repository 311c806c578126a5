import { sampleLatex } from '../../sample-resume.ts'
import { templates } from '../../templates.ts'
import { englishLinter } from '../../testing/english-linter.ts'
import { applyEdits } from '../../lens/text-edits.ts'
import { expect, it } from 'vitest'
import { proofread } from './proofread.ts'
import type { ProofQuestion } from './suggestion.ts'

const today = new Date('2026-06-15')

const summary = (text: string) =>
  `\\documentclass{resume}\n\\begin{document}\n\\section{Summary}\n${text}\n\\section{Skills}\n\\skills{Zorbify}\n\\end{document}\n`

async function read(latex: string, more: Partial<ProofQuestion> = {}) {
  const result = await proofread({ latex, spelling: 'american', words: [], isSpelled: true, ...more }, englishLinter, {
    today,
  })
  return result!.suggestions.filter(({ rule }) => rule === 'spelling' || rule === 'grammar')
}
const wordsIn = async (text: string, more: Partial<ProofQuestion> = {}) =>
  (await read(summary(text), more)).map(({ words }) => words)

it('finds a misspelled word where it stands in the source, and a fix changes it alone', async () => {
  const latex = summary('Cut 5\\% 😀 of \\textbf{costs} and recieved a prize for the \\emph{wrold} record.')
  const found = await read(latex)
  expect(found.map(({ from, to, rule }) => [rule, latex.slice(from, to)])).toEqual([
    ['spelling', 'recieved'],
    ['spelling', 'wrold'],
  ])
  const changes = found.map(({ fixes }) => fixes[0]!.change)
  expect(applyEdits(latex, changes)).toBe(latex.replace('recieved', 'received').replace('wrold', 'world'))
})

it('finds grammar, and offers no fix where a command stands in the words', async () => {
  const [plain] = await read(summary('Ran a big shop of of the town with the team.'))
  expect([plain?.rule, plain?.words, plain?.fixes.length]).toEqual(['grammar', 'of of', 1])
  const [mixed] = await read(summary('Ran a big shop of \\textbf{of} the town with the team.'))
  expect([mixed?.words, mixed?.fixes]).toEqual(['of of', []])
})

it('knows the words of the person, of the document and of trades, and names', async () => {
  const text = 'Ran zorbify and the kubernetes of CRRT and p99 for Prof. Okonkwo at acme.io with a sauté frobnicator.'
  expect(await wordsIn(text)).toEqual(['frobnicator'])
  expect(await wordsIn(text, { words: ['frobnicator'] })).toEqual([])
})

it('spells the American or the British way', async () => {
  const text = 'Chose the color and the colour of the wall.'
  expect(await wordsIn(text)).toEqual(['colour'])
  expect(await wordsIn(text, { spelling: 'british' })).toEqual(['color'])
})

it('lints a text once for its spelling and words, whatever is asked in between', async () => {
  const lintWith = async (...settings: Parameters<typeof englishLinter.prepare>) => {
    await englishLinter.prepare(...settings)
    return englishLinter.lint('Chose the colour of the frobnicator.')
  }
  const american = await lintWith('american', [])
  const british = await lintWith('british', [])
  const taught = await lintWith('british', ['frobnicator'])
  expect([american.length, british.length, taught.length]).toEqual([2, 1, 0])
  expect(await lintWith('american', [])).toBe(american)
  expect(await lintWith('british', [])).toBe(british)
})

it('says nothing of a text in another language', async () => {
  expect(
    await wordsIn('Verantwortlich für die Leitung des Teams und der Planung mit einem Budget von 3 Millionen.'),
  ).toEqual([])
})

it('tells a text in another language from one without mistakes', async () => {
  const isEnglish = async (options: string) => {
    const latex = summary('Ran the shop.').replace('\\documentclass', `\\documentclass${options}`)
    const question: ProofQuestion = { latex, spelling: 'american', words: [], isSpelled: true }
    return (await proofread(question, englishLinter, { today }))?.isEnglish
  }
  expect([await isEnglish(''), await isEnglish('[lang=de]')]).toEqual([true, false])
})

it('stops where the question is overtaken', async () => {
  const question: ProofQuestion = { latex: summary('Teh shop.'), spelling: 'american', words: [], isSpelled: true }
  expect(await proofread(question, englishLinter, { today, isOvertaken: () => true })).toBeNull()
})

/** Of 45 bullets and paragraphs; ordinary prose rules find twelve. A word of marine biology is left. */
it('raises no false alarm about our samples but one', async () => {
  const found = await Promise.all(templates.map(({ id }) => read(sampleLatex(id))))
  expect(found.flat().map(({ words }) => words)).toEqual(['mesocosm'])
})
