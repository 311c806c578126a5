// A session in several tabs, and one that ends while a page is open.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import {
  codeOf,
  generateResume,
  register,
  placeCaretAfter,
  savedSign,
  useBrowser,
  type TestAccount,
} from './browser.ts'
import { axeOf } from './page-checks.ts'

const chromium = useBrowser()
const storageKey = 'sb-galley-auth-token'

const tokenIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey)
const letTokenEnd = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 5 }))
  }, storageKey)

async function fiveTabs(context: BrowserContext, first: Page): Promise<Page[]> {
  const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
  await Promise.all(others.map((tab) => tab.goto('/dashboard')))
  return [first, ...others]
}

it.runIf(isDeepTier)('five tabs whose token is about to end refresh at once, and all stay signed in', async () => {
  const { page } = await chromium.visit()
  const context = page.context()
  let refreshes = 0
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1
  })
  const account = await register(page)
  const tabs = await fiveTabs(context, page)
  for (let round = 1; round <= 3; round += 1) {
    const before = await tokenIn(page)
    await letTokenEnd(page)
    refreshes = 0
    await Promise.all(tabs.map((tab) => tab.reload()))
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: `Account: ${account.name}` }).waitFor()))
    expect(await tokenIn(page)).not.toBe(before)
    expect(refreshes).toBeGreaterThanOrEqual(1)
    for (const tab of tabs) expect(tab.url()).toMatch(/\/dashboard$/)
  }
  // Nor did the server take the race for a theft.
  expect(
    await page.evaluate(async (key) => {
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }
      return (await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status
    }, storageKey),
  ).toBe(200)
})

/** As another device of the user ends it. */
const endSessionOf = (page: Page) =>
  page.evaluate(async (key) => {
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }
    await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  }, storageKey)

async function openEditor(): Promise<{ page: Page; account: TestAccount }> {
  const { page } = await chromium.visit()
  const account = await register(page)
  await generateResume(page)
  return { page, account }
}
/**
 * The caret is placed while there is a session: the preview follows it, and a refused request of the preview would open
 * the dialog before the text is typed.
 */
async function typeWithoutSession(page: Page): Promise<void> {
  const located = page.waitForResponse((response) => response.url().endsWith('/api/latex/locate-line'))
  await placeCaretAfter(page, '\\begin{document}')
  await located
  await endSessionOf(page)
  await page.keyboard.insertText('\n% typed without a session')
}
const asked = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again.' })

it('a session that ended while a page was open is asked for over the page, and what was typed is saved after it', async () => {
  const { page, account } = await openEditor()
  await typeWithoutSession(page)
  await asked(page).waitFor()
  expect(page.url()).toContain('/editor/')
  expect((await axeOf(page).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await asked(page).getByLabel('Password', { exact: true }).fill('wrong horse')
  await asked(page).getByRole('button', { name: 'Sign in' }).click()
  await asked(page).getByText('Invalid email or password').waitFor()
  await asked(page).getByLabel('Password', { exact: true }).fill(account.password)
  await asked(page).getByRole('button', { name: 'Sign in' }).click()
  await asked(page).waitFor({ state: 'detached' })
  await codeOf(page).getByText('% typed without a session').waitFor()
  await savedSign(page).waitFor({ timeout: 20_000 })
  await page.reload()
  await codeOf(page).getByText('% typed without a session').waitFor()
})

it.runIf(isDeepTier)('leaving that page leads to the sign-in, and from there back to the text', async () => {
  const { page, account } = await openEditor()
  const editor = page.url()
  await typeWithoutSession(page)
  await asked(page).getByRole('button', { name: 'Leave this page' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(editor)
  await codeOf(page).getByText('% typed without a session').waitFor()
})
