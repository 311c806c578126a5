import type { Resume } from '@galley/contract/resumes'
import { sampleLatex } from '@galley/resume/sample-resume'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
beforeAll(async () => {
  galley = await startTestApp({ allowances: { exportPerUser: { points: 30, seconds: 60 } } })
  ann = await galley.register()
})
afterAll(() => galley.close())

async function create(latex: string, person = ann): Promise<string> {
  const payload = { title: 'For Köln', resume_data: {}, latex_content: latex }
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload })
  return made.json<Resume>().id
}
const download = (id: string, format: string, person = ann) =>
  galley.ask(person, { method: 'GET', url: `/api/resumes/${id}/export/${format}` })

describe('GET /resumes/:id/export/:format', () => {
  it.each([
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['json', 'application/json; charset=utf-8', 'json'],
    ['txt', 'text/plain; charset=utf-8', 'txt'],
    ['tex', 'application/zip', 'zip'],
  ])('returns %s under the person’s name', async (format, type, extension) => {
    const id = await create(sampleLatex('academic'))
    const response = await download(id, format)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Dr. Ilse Germane-Ostlund - Resume.${extension}"; filename*=UTF-8''Dr.%20Ilse%20%C4%A2%C4%93rmane-%C3%96stlund%20-%20Resume.${extension}`,
    })
    expect(response.rawPayload.length).toBeGreaterThan(200)
  })

  it('exports the text that is stored now', async () => {
    const id = await create(sampleLatex('modern'))
    const latex_content = sampleLatex('modern').replace('Kassenwerk GmbH', 'Kassenwerk AG')
    await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}`, payload: { latex_content } })
    expect((await download(id, 'txt')).body).toContain('Kassenwerk AG')
    expect((await download(id, 'json')).json<object>()).toMatchObject({ work: [{ name: 'Kassenwerk AG' }, {}] })
    const files = unzipSync(new Uint8Array((await download(id, 'tex')).rawPayload))
    expect(new TextDecoder().decode(files['resume.tex'])).toBe(latex_content)
    expect(Object.keys(files)).toContain('resume.cls')
  })

  it('says why a document of another class has only a PDF and its LaTeX', async () => {
    const id = await create('\\documentclass{moderncv}\n\\begin{document}x\\end{document}\n')
    for (const format of ['docx', 'json', 'txt']) {
      const response = await download(id, format)
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({
        code: 'foreign_class',
        detail:
          'This LaTeX is not written with Galley’s resume class, so only its PDF and its LaTeX can be downloaded.',
      })
    }
    expect(Object.keys(unzipSync(new Uint8Array((await download(id, 'tex')).rawPayload)))).toEqual([
      'resume.tex',
      'README.txt',
    ])
  })

  it('names a resume without a name by its title', async () => {
    const id = await create('\\documentclass{resume}\n\\begin{document}x\\end{document}\n')
    expect((await download(id, 'txt')).headers['content-disposition']).toContain('filename="For Koln.txt"')
  })

  it('does not find a resume in the trash', async () => {
    const id = await create(sampleLatex('classic'))
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${id}` })
    expect((await download(id, 'docx')).statusCode).toBe(404)
  })

  it('does not find a format that there is not', async () => {
    const id = await create(sampleLatex('classic'))
    expect((await download(id, 'exe')).statusCode).toBe(404)
  })

  it('is limited per user', async () => {
    const bob = await galley.register('Bob')
    const id = await create('\\documentclass{resume}\n\\begin{document}x\\end{document}\n', bob)
    for (let time = 0; time < 30; time += 1) expect((await download(id, 'txt', bob)).statusCode).toBe(200)
    const response = await download(id, 'txt', bob)
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })
})
