// After a deletion no file of the data folder has anything of the person in it.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { call, startedApi, type StartedApi } from '../../testing/start-api.ts'

const canary = 'Zyqqorvane'
let folder = ''
let api: StartedApi
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-deleted-'))
  api = await startedApi(folder, { LOG_LEVEL: 'info', LOG_FILE: join(folder, 'api.log') })
})
afterEach(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const filesWith = (text: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name)
    return statSync(path).isFile() && readFileSync(path).includes(text)
  })

it('neither their words nor their address, in the database’s files, its log, or any other', async () => {
  const email = `${canary.toLowerCase()}@example.org`
  const password = 'a good password'
  const registered = await call(api, '/api/auth/register', {
    method: 'POST',
    body: { email, password, full_name: `Ann ${canary}` },
  })
  const { access_token: token } = registered.json as { access_token: string }
  const post = (path: string, body: object) => call(api, path, { method: 'POST', body, token })
  for (let number = 0; number < 20; number += 1) {
    const latex = `\\documentclass{resume}\n\\begin{document}\n${`${canary} ${number}\n`.repeat(500)}\\end{document}\n`
    const { id } = (await post('/api/resumes/', { title: `${canary} ${number}`, latex_content: latex })).json as {
      id: string
    }
    await call(api, `/api/resumes/${id}`, { method: 'PUT', body: { latex_content: `${latex}%` }, token })
    await post(`/api/resumes/${id}/versions`, { name: canary })
  }
  expect(filesWith(canary)).not.toEqual([])
  expect(filesWith(email)).not.toEqual([])

  expect((await post('/api/account/deletion', { password })).status).toBe(204)
  expect(filesWith(canary)).toEqual([])
  expect(filesWith(email)).toEqual([])
})
