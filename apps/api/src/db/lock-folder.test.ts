import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from './lock-folder.ts'

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
