// Where robots have to work, people notice nothing: they register and ask for a forgotten password as ever.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { startMailCatcher } from '../apps/api/src/testing/mail-catcher.ts'
import { newAccount, registerOnPage, useBrowser, type TestAccount } from './browser.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
let galley: StartedGalley
let mail: Awaited<ReturnType<typeof startMailCatcher>>
let folder = ''
beforeAll(async () => {
  mail = await startMailCatcher()
  folder = mkdtempSync(join(tmpdir(), 'galley-proof-'))
  galley = await startGalley(folder, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Galley <hello@example.org>',
    SIGN_UP_CONFIRMATION: 'off',
    SIGN_UP_PROOF: 'on',
  })
})
afterAll(async () => {
  await galley?.interrupt()
  await mail?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const visit = () => chromium.visit({ baseURL: galley.url })

async function fill(page: Page, { name, email, password }: TestAccount): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

/** From pressing the button to the dashboard. */
async function pressedMs(page: Page): Promise<number> {
  const startedMs = performance.now()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  return Math.round(performance.now() - startedMs)
}

it('without a proof nothing is created', async () => {
  const settings = (await (await fetch(`${galley.url}/auth/v1/settings`)).json()) as { galley_proof: boolean }
  expect(settings.galley_proof).toBe(true)
  const response = await fetch(`${galley.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: newAccount().email, password: 'a good password' }),
  })
  expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([400, 'captcha_failed'])
})

it('a person registers, whether the proof is ready when the button is pressed or not', async () => {
  const { page, troubles } = await visit()
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await fill(page, newAccount())
  const atOnceMs = await pressedMs(page)
  expect(workers.filter((url) => url.includes('proof-worker'))).toHaveLength(1)
  const { page: slower } = await visit()
  await fill(slower, newAccount())
  // As long as a fast typist takes for what Playwright fills in at once.
  await slower.waitForTimeout(3_000)
  const typedMs = await pressedMs(slower)
  console.info(`from the button to the dashboard: ${atOnceMs} ms filled in at once, ${typedMs} ms after typing`)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('the page computes it itself where no worker starts', async () => {
  const { page, troubles } = await visit()
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await fill(page, newAccount())
  console.info(`from the button to the dashboard without a worker: ${await pressedMs(page)} ms`)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('a refused proof is replaced without a word', async () => {
  const { page } = await visit()
  const spoil = async (route: Route) => {
    const response = await route.fetch()
    const { challenge, bits } = (await response.json()) as { challenge: string; bits: number }
    await route.fulfill({ json: { challenge: challenge.replace('.sign_up.', '.recover.'), bits } })
  }
  await page.route('**/api/auth/challenge*', spoil, { times: 1 })
  const statuses: number[] = []
  page.on('response', (response) => response.url().includes('/auth/v1/signup') && statuses.push(response.status()))
  await fill(page, newAccount())
  await pressedMs(page)
  expect(statuses).toEqual([400, 200])
})

it.runIf(isDeepTier)('a forgotten password is asked for', async () => {
  const { page: owner } = await visit()
  const account = await registerOnPage(owner)
  const { page, troubles } = await visit()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this address').waitFor()
  const isMailed = () =>
    mail.mails.some(({ to, plain }) => to.includes(account.email) && plain.includes('reset-password'))
  await expect.poll(isMailed).toBe(true)
  expect(troubles).toEqual([])
})
