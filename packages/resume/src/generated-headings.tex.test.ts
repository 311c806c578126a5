// A generated document in German, as a reader sees it.
import { resumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { renderResume } from './render-resume.ts'
import { templates } from './templates.ts'
import { compileToText } from './testing/pdf-text.ts'
import { tierSample } from './testing/tier.ts'

const data = resumeData.parse({
  personalInfo: { name: 'Jana Vogel' },
  experience: [{ position: 'Leiterin', company: 'Acme', startDate: '2021-03', current: true, description: 'Führt.' }],
  skills: ['Buchhaltung'],
  languages: ['Deutsch'],
})

it.each(tierSample(templates, 4))('has German headings, months and “heute” in $id', async (template) => {
  const { raw, errors } = await compileToText(renderResume(data, template, 'de'))
  expect(errors).toEqual([])
  const text = raw.toLowerCase()
  for (const words of ['berufserfahrung', 'kenntnisse', 'sprachen', 'heute']) expect(text).toContain(words)
  expect(text).toMatch(/märz\s+2021/)
  expect(text).not.toMatch(/experience|skills|present/)
})
