// bin/operator: the role is given and taken in the database itself, or by a running process that is asked by a file.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRoles } from '../../create-operating.ts'
import { callsOf, operating } from '../../testing/operating.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
import { askRunning, runCommand, type CommandRequest } from './operator-requests.ts'

let galley: TestApp
let folder = ''
let person: TestUser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-operator-'))
  galley = await startTestApp({ requestsFolder: folder, isOneProcess: true })
  person = await galley.register()
})
afterAll(async () => {
  await galley.close()
  await rm(folder, { recursive: true })
})

const look = async () => (await callsOf(galley, person).get('/me')).statusCode
const run = (request: CommandRequest) => {
  const parts = { database: galley.database, clock: galley.clock, ids: { next: () => crypto.randomUUID() } }
  return runCommand(createRoles(parts, () => {}).operators, request)
}

describe('the command', () => {
  it('gives the role by address or id, and takes it: both count at the next request, and are in the log', async () => {
    expect(await look()).toBe(404)
    expect(await run({ act: 'grant', who: person.email.toUpperCase() })).toEqual({
      isDone: true,
      text: `${person.email} is an operator now.`,
    })
    expect(await look()).toBe(200)
    expect((await run({ act: 'list' })).text).toBe(`${person.email}  ${person.id}`)
    expect((await run({ act: 'grant', who: person.id })).text).toBe(`${person.email} was an operator before.`)
    expect(await run({ act: 'revoke', who: person.id })).toEqual({
      isDone: true,
      text: `${person.email} is no operator any more.`,
    })
    expect(await look()).toBe(404)
    const by = await operating(galley)
    expect((await by.acts()).map(({ kind, actor, target, reason }) => [kind, actor, target?.email, reason])).toEqual([
      ['operator_revoked', null, person.email, 'bin/operator'],
      ['operator_granted', null, person.email, 'bin/operator'],
    ])
  })

  it('gives it to no unknown and no banned person', async () => {
    expect(await run({ act: 'grant', who: 'nobody@example.org' })).toEqual({
      isDone: false,
      text: 'There is no account with the address or id nobody@example.org.',
    })
    const by = await operating(galley)
    const banned = await galley.register()
    await by.ban(banned)
    expect((await run({ act: 'grant', who: banned.email })).isDone).toBe(false)
    expect((await callsOf(galley, banned).get('/me')).statusCode).toBe(401)
  })
})

describe('a running process', () => {
  const ask = (request: CommandRequest) => askRunning(folder, request, 10_000)
  const left = () => readdir(join(folder, 'operator-requests'))

  it('does what the file asks for and writes the sentence; neither file stays', async () => {
    expect(await ask({ act: 'grant', who: person.email })).toEqual({
      isDone: true,
      text: `${person.email} is an operator now.`,
    })
    expect(await look()).toBe(200)
    expect((await ask({ act: 'revoke', who: person.email }))?.isDone).toBe(true)
    expect([await look(), await left()]).toEqual([404, []])
  })

  it('refuses a file that is no request', async () => {
    await mkdir(join(folder, 'operator-requests'), { recursive: true })
    await writeFile(join(folder, 'operator-requests', 'odd.request'), '{"act":"promote","who":"me"}')
    await expect.poll(left, { timeout: 5_000 }).toEqual(['odd.response'])
    await rm(join(folder, 'operator-requests', 'odd.response'))
  })

  it('that does not respond leaves nothing of the request behind', async () => {
    const idle = await mkdtemp(join(tmpdir(), 'galley-operator-'))
    expect(await askRunning(idle, { act: 'list' }, 400)).toBeNull()
    expect(await readdir(join(idle, 'operator-requests'))).toEqual([])
    await rm(idle, { recursive: true })
  })
})
