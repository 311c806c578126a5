// @vitest-environment jsdom
import { emptyResumeData } from '@galley/contract/resume-data'
import { sampleResume } from '@galley/resume/sample-resume'
import { afterEach, expect, it, vi } from 'vitest'
import { findLastResume } from './last-resume.ts'

afterEach(() => vi.unstubAllGlobals())

const own = { ...emptyResumeData(), personalInfo: { ...emptyResumeData().personalInfo, name: 'Zoë' } }
const id = (index: number) => `7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a0${index}`

/** Newest first. */
function withResumes(...all: (typeof own)[]) {
  const items = all.map((resume_data, index) => ({
    id: id(index),
    title: `Resume ${index}`,
    template_name: 'classic',
    created_at: '2026-02-01T10:00:00Z',
    updated_at: '2026-02-22T10:00:00Z',
    origin_id: id(index),
    application: { status: 'draft', employer: '', link: '', date: null },
    resume_data,
    latex_content: '',
    job_description: null,
    version: 1,
  }))
  vi.stubGlobal('fetch', async (url: string) => Response.json(items.find((item) => url.endsWith(item.id)) ?? items))
}
const found = async () => (await findLastResume(new AbortController().signal))?.title ?? null

it.each([
  ['the newest', [own, own], 'Resume 0'],
  ['not a sample that is as it was', [sampleResume('classic'), own], 'Resume 1'],
  ['none but samples', [sampleResume('classic'), sampleResume('modern')], null],
  ['none', [], null],
])('%s', async (_what, resumes, title) => {
  withResumes(...resumes)
  expect(await found()).toBe(title)
})

it('a sample with the user’s own name and address counts', async () => {
  const sample = sampleResume('classic')
  withResumes({ ...sample, personalInfo: { ...sample.personalInfo, name: 'Zoë', email: 'zoe@post.no' } }, own)
  expect(await found()).toBe('Resume 0')
})
