import { emptyResumeData, resumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { defaultTitle } from './default-title.ts'

it.each([
  ['Maya Okafor', 'Maya Okafor – Classic'],
  ['  Maya \n Okafor ', 'Maya Okafor – Classic'],
  ['', 'Untitled Resume'],
  [' \u200b ', 'Untitled Resume'],
])('%j gives %j', (name, title) => {
  expect(defaultTitle(resumeData.parse({ personalInfo: { name } }), 'Classic')).toBe(title)
})

it('is never longer than a title may be', () => {
  const data = { ...emptyResumeData(), personalInfo: { ...emptyResumeData().personalInfo, name: 'x'.repeat(300) } }
  expect(defaultTitle(data, 'Classic')).toHaveLength(200)
})
