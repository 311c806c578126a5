// What every process of the product has from its first line on.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forkProcess } from './fork-process.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'galley-fork-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('has no __proto__ through which a key from outside could reach every object, nor have its threads', async () => {
  const script = join(folder, 'probe.mjs')
  writeFileSync(
    script,
    `import { isMainThread, parentPort, Worker } from 'node:worker_threads'
const found = '__proto__' in {}
if (!isMainThread) parentPort.postMessage(found)
else new Worker(new URL(import.meta.url)).once('message', (inThread) => {
  process.send({ found, inThread })
  process.disconnect()
})`,
  )
  const child = forkProcess(script, { cwd: folder, env: process.env })
  const [answer] = (await once(child, 'message')) as [unknown]
  expect(answer).toEqual({ found: false, inThread: false })
})
