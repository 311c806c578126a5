import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder, takeoverOf } from './lock-folder.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'galley-lock-'))))
afterEach(() => rm(folder, { recursive: true }))

it('refuses a second owner while the first lives, in a sentence that says what to do', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/already uses the data folder .* Stop it first/)
  await unlock()
  await (
    await lockFolder(folder)
  )()
})

it('takes over from a process that has died', async () => {
  const child = spawn('true')
  await once(child, 'exit')
  await writeFile(join(folder, 'lock'), `${child.pid} 123`)
  const unlock = await lockFolder(folder)
  expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(String(process.pid))
  await unlock()
})

it('takes over when another process has the dead one’s number by now', async () => {
  await writeFile(join(folder, 'lock'), `${process.pid} 1`)
  await (
    await lockFolder(folder)
  )()
})

it('takes over a lock that was cut short', async () => {
  await writeFile(join(folder, 'lock'), '')
  await (
    await lockFolder(folder)
  )()
})

it('leaves nothing behind', async () => {
  await writeFile(join(folder, 'lock'), '')
  const unlock = await lockFolder(folder)
  expect(await readdir(folder)).toEqual(['lock'])
  await unlock()
  expect(await readdir(folder)).toEqual([])
})

describe('of eight processes that start at once', () => {
  const racers: ChildProcess[] = []
  /** Locks each folder that it receives at once, and reports whether it got the lock. It keeps what it has. */
  const racer = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))}
    process.on('message', (folder) => lockFolder(folder).then(() => process.send(true), (error) => process.send(error.message)))
    process.send('ready')`
  beforeAll(async () => {
    for (let n = 0; n < 8; n += 1)
      racers.push(
        spawn(process.execPath, ['--input-type=module-typescript', '-e', racer], {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        }),
      )
    await Promise.all(racers.map((child) => once(child, 'message')))
  })
  afterAll(() => racers.forEach((child) => child.kill('SIGKILL')))

  const race = async (contested: string) => {
    const answers = Promise.all(racers.map((child) => once(child, 'message') as Promise<[string | true]>))
    for (const child of racers) child.send(contested)
    return (await answers).map(([answer]) => answer)
  }

  it.each([
    ['there is no lock', undefined],
    ['a dead process left one', '4194304999 123'],
    ['one was cut short', ''],
  ])('exactly one gets the folder: %s', async (_title, stale) => {
    for (let round = 0; round < 40; round += 1) {
      const contested = join(folder, String(round))
      await mkdir(contested)
      if (stale !== undefined) await writeFile(join(contested, 'lock'), stale)
      const answers = await race(contested)
      const winner = racers[answers.indexOf(true)]
      expect(answers.filter((answer) => answer !== true)).toEqual(
        Array.from({ length: 7 }, () => expect.stringContaining(`Another Galley (process ${winner?.pid})`)),
      )
      expect(await readdir(contested)).toEqual(['lock'])
    }
  })

  it('exactly one gets it, also when the one that was taking it over has died', async () => {
    for (let round = 0; round < 10; round += 1) {
      const contested = join(folder, String(round))
      await mkdir(contested)
      await writeFile(join(contested, 'lock'), `4194304999 ${round}`)
      await writeFile(takeoverOf(join(contested, 'lock'), `4194304999 ${round}`), '4194304998 1')
      expect((await race(contested)).filter((answer) => answer === true)).toHaveLength(1)
      expect(await readdir(contested)).toEqual(['lock'])
    }
  })
})
