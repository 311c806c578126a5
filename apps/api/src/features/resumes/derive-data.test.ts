// Data and template of a resume are what its saved text says.
import { limits } from '@galley/contract/limits'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  ann = await galley.register('Ann Example')
})
afterAll(() => galley.close())

const data = { personalInfo: { name: 'Zoë & Ångström' }, summary: '100% sure' }
const create = (payload: object = { template_name: 'classic', resume_data: data }) =>
  galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload })
const created = async () => (await create()).json<Resume>()
const save = (id: string, payload: object) => galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}`, payload })

it('says what its text says, whatever the data was', async () => {
  const latex = (await created()).latex_content.replace('theme=classic', 'theme=modern').replace('Zoë', 'Zoe')
  const resume = (await create({ latex_content: latex, template_name: 'classic', resume_data: data })).json<Resume>()
  expect([resume.template_name, resume.resume_data.personalInfo.name]).toEqual(['modern', 'Zoe & Ångström'])
})

it('keeps data and template in step with the text; a text of another class leaves the data, and has no template', async () => {
  const { id, latex_content: latex } = await created()
  const opened = async () => (await galley.ask(ann, { url: `/api/resumes/${id}` })).json<Resume>()
  await save(id, { latex_content: latex.replace('100', '90').replace('theme=classic', 'theme=compact') })
  const first = await opened()
  expect([first.resume_data.summary, first.template_name]).toEqual(['90% sure', 'compact'])
  await save(id, { latex_content: latex.replace('{resume}', '{article}') })
  expect(await opened()).toMatchObject({ resume_data: first.resume_data, template_name: '' })
  await save(id, { title: 'Only the title' })
  expect((await opened()).resume_data).toEqual(first.resume_data)
})

it('stores the longest text, whatever its data would be', async () => {
  const { id } = await created()
  const skills = `\\section{Skills}\n\\skills{${'a,'.repeat(255_000)}a}`
  const latex = `\\documentclass{resume}\n\\begin{document}\n${skills}\n\\end{document}\n`
  expect((await save(id, { latex_content: latex })).statusCode).toBe(200)
  const stored = (await galley.ask(ann, { url: `/api/resumes/${id}` })).json<Resume>()
  expect([stored.latex_content === latex, stored.resume_data.skills.length]).toEqual([true, limits.listItems])
})
