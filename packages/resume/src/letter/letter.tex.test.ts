// A letter in every theme: what was typed is on its one page, under the resume's own header.
import { expect, it } from 'vitest'
import { sampleLatex, sampleResume } from '../sample-resume.ts'
import { templates } from '../templates.ts'
import { compileToText } from '../testing/pdf-text.ts'
import { letterTex } from './letter-tex.ts'
import { tierSample } from '../testing/tier.ts'

const content = {
  kind: 'letter' as const,
  date: 'March 1, 2026',
  recipient: 'Ms. Ito\nAcme & Sons',
  subject: 'Application for the Engineer position',
  salutation: 'Dear Ms. Ito,',
  body: 'I built 40% of it.\n\nFrom my resume:\n- One line.\n- Another.\n\nThank you.',
  closing: 'Sincerely,',
}
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

it.each(tierSample(templates, 4).map(({ id }) => [id]))('in the theme of %s', async (id) => {
  const { reading, errors, words } = await compileToText(letterTex(sampleLatex(id), content))
  expect(errors).toEqual([])
  const { name, email } = sampleResume(id).personalInfo
  for (const part of [email, 'Acme & Sons', content.subject, 'I built 40% of it.', 'One line.', `Sincerely, ${name}`])
    expect(flat(reading)).toContain(part)
  expect(Math.max(...words.map(({ page }) => page))).toBe(Math.min(...words.map(({ page }) => page)))
})

it('a resume’s own environment of that name stays its own', async () => {
  const latex = String.raw`\documentclass{resume}
\newenvironment{letter}{Mine:}{}
\begin{document}\begin{letter} text\end{letter}\end{document}`
  const { reading, errors } = await compileToText(latex)
  expect(errors).toEqual([])
  expect(flat(reading)).toContain('Mine: text')
})

it('a long one goes on to further pages', async () => {
  const body = Array.from({ length: 40 }, (_, at) => `Paragraph ${at} ${'word '.repeat(60)}`).join('\n\n')
  const { reading, errors } = await compileToText(letterTex(sampleLatex('sidebar'), { ...content, body }))
  expect(errors).toEqual([])
  expect(flat(reading)).toContain('Paragraph 39')
})
