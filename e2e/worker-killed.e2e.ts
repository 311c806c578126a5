// The worker dies in the middle of a compile: typing goes on, the page comes back by itself, and nothing of the dead
// one stays.
import { readdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, generateResume, logOf, register, savedSign, typeAfter, useBrowser } from './browser.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
let dataFolder = ''
let galley: StartedGalley
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'galley-killed-'))
  galley = await startGalley(dataFolder)
})
afterAll(async () => {
  await galley?.interrupt().catch(() => null)
  rmSync(dataFolder, { recursive: true, force: true })
})

interface Process {
  pid: number
  parent: number
  /** When it was started, in ticks: a number that is given out again later is another process. */
  startedAt: string
}

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const processes = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = read(`/proc/${name}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ')
      // A zombie is gone: only its number is left until its parent asks.
      if (fields.length < 20 || fields[0] === 'Z') return []
      return [{ pid: Number(name), parent: Number(fields[1]), startedAt: fields[19] ?? '' }]
    })

function offspringOf(parent: number, all = processes()): Process[] {
  return all.filter((one) => one.parent === parent).flatMap((child) => [child, ...offspringOf(child.pid, all)])
}

function findWorker(): number {
  const worker = processes().find(
    ({ pid }) =>
      read(`/proc/${pid}/cmdline`).includes('apps/worker/dist/main.mjs') &&
      read(`/proc/${pid}/environ`).includes(`=${dataFolder}`),
  )
  if (!worker) throw new Error('there is no worker')
  return worker.pid
}

it('the editor recovers by itself, the text is whole, and no process of the killed worker is left', async () => {
  const { page, troubles } = await chromium.visit({ baseURL: galley.url })
  await register(page)
  await generateResume(page)
  const pageSays = (text: string) =>
    page.getByRole('group', { name: 'Page 1 of' }).getByText(text).waitFor({ state: 'attached', timeout: 40_000 })
  await typeAfter(page, '\\end{header}', '\nBefore the fall.')
  await pageSays('Before the fall.')

  // A document that takes its whole time.
  const asked = page.waitForRequest('**/api/latex/compile')
  await typeAfter(page, 'Before the fall.', '\n\\loop\\iftrue\\repeat % slow')
  await asked
  await page.waitForTimeout(500)
  const worker = findWorker()
  const offspring = offspringOf(worker)
  expect(offspring.length).toBeGreaterThan(0)
  process.kill(worker, 'SIGKILL')

  await page.locator('.cm-line', { hasText: '% slow' }).click({ clickCount: 3 })
  await page.keyboard.insertText('After the fall.\n')
  await pageSays('After the fall.')
  expect(await logOf(page).getByRole('status').textContent()).toBe('Compilation successful')
  const text = await codeOf(page).textContent()
  expect(text).toContain('Before the fall.After the fall.')
  expect(text).not.toContain('% slow')
  await savedSign(page).waitFor()

  const left = () => {
    const all = processes()
    return offspring.filter((one) => all.some(({ pid, startedAt }) => pid === one.pid && startedAt === one.startedAt))
  }
  await expect.poll(left, { timeout: 5_000 }).toEqual([])
  expect(troubles).toEqual([])
})
