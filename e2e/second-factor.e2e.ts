// Two-step sign-in: turned on with an app, asked for at sign-in, passed with a code or a recovery code, turned off.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeAt } from '../apps/api/src/testing/authenticator-app.ts'
import { fits, hasNoViolations } from './page-checks.ts'
import { register, useBrowser, type TestAccount } from './browser.ts'
import { useMailingGalley } from './mailing-galley.ts'

const chromium = useBrowser()
const galley = useMailingGalley({ SIGN_UP_CONFIRMATION: 'off' })

const visit = () => chromium.visit({ baseURL: galley.url() })
const part = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })
const openAccount = async (page: Page) => {
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
}
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/login')
}
const enterPassword = async (page: Page, { email, password }: TestAccount) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'One more step.' }).waitFor()
}
/** A step later each time: no code is accepted twice. The server takes one from the step that comes next, too. */
function codes(secret: string) {
  let last = 0
  return async () => {
    const step = () => Math.floor(Date.now() / 30_000)
    await expect.poll(() => step() + 1 > last, { timeout: 65_000, interval: 500 }).toBe(true)
    last = Math.max(step(), last + 1)
    return codeAt(secret, new Date(last * 30_000))
  }
}

async function turnedOn(page: Page) {
  const account = await register(page)
  await openAccount(page)
  await part(page).getByRole('button', { name: 'Set up' }).click()
  await part(page).getByLabel('Current password', { exact: true }).fill(account.password)
  await part(page).getByRole('button', { name: 'Continue' }).click()
  await part(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = (await part(page).locator('code').textContent())!.replaceAll(' ', '')
  return { account, nextCode: codes(secret) }
}

it('is turned on, asked for at sign-in and turned off by its owner', { timeout: 180_000 }, async () => {
  const { page, troubles } = await visit()
  const { account, nextCode } = await turnedOn(page)
  await hasNoViolations(page)
  await fits(page)
  await part(page).getByLabel('Code from the app').fill('000000')
  await part(page).getByRole('button', { name: 'Turn on' }).click()
  await part(page).getByText('That code is wrong').waitFor()
  await part(page)
    .getByLabel('Code from the app')
    .fill(await nextCode())
  await part(page).getByRole('button', { name: 'Turn on' }).click()
  const shown = part(page).getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect.poll(() => shown.count()).toBe(10)
  await hasNoViolations(page)
  await fits(page)
  const recovery = await shown.allTextContents()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part(page).getByRole('button', { name: 'Download' }).click(),
  ])
  const saved = readFileSync(await download.path(), 'utf8')
  for (const code of recovery) expect(saved).toContain(code)
  await part(page).getByRole('button', { name: 'I have saved them' }).click()
  await part(page).getByText('10 recovery codes are left.').waitFor()
  await signOut(page)

  // A page that was asked for waits behind the code.
  await page.goto('/billing')
  await enterPassword(page, account)
  await hasNoViolations(page)
  await fits(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'One more step.' }).waitFor()
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await page.getByText('That code is wrong').waitFor()
  await page.getByLabel('Code from your authenticator app').fill(await nextCode())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await signOut(page)

  await enterPassword(page, account)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await enterPassword(page, account)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery[0]!.toUpperCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')
  await expect.poll(() => galley.mails().some(({ plain }) => plain.includes('9 are left.'))).toBe(true)

  await openAccount(page)
  await part(page).getByText('9 recovery codes are left.').waitFor()
  await part(page).getByRole('button', { name: 'Make new recovery codes' }).click()
  await part(page).getByRole('button', { name: 'Use a recovery code instead' }).click()
  await part(page).getByLabel('Recovery code').fill(recovery[1]!)
  await part(page).getByRole('button', { name: 'Make new codes' }).click()
  await part(page).getByRole('button', { name: 'I have saved them' }).click()
  await part(page).getByText('10 recovery codes are left.').waitFor()

  // Another password needs no other sign-in, which would be without the code.
  const password = page.getByRole('region', { name: 'Password', exact: true })
  await password.getByLabel('Current password', { exact: true }).fill(account.password)
  await password.getByLabel('New password', { exact: true }).fill('battery staple')
  await password.getByLabel('Confirm password', { exact: true }).fill('battery staple')
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByText('Your password is changed.').waitFor()

  await part(page).getByRole('button', { name: 'Turn off' }).click()
  await part(page)
    .getByLabel('Code from your authenticator app')
    .fill(await nextCode())
  await part(page).getByRole('button', { name: 'Turn off' }).click()
  await part(page).getByText('Two-step sign-in is off.').waitFor()
  await signOut(page)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('battery staple')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('is asked for before a forgotten password is reset', { timeout: 120_000 }, async () => {
  const { page: owner } = await visit()
  const { account, nextCode } = await turnedOn(owner)
  await part(owner)
    .getByLabel('Code from the app')
    .fill(await nextCode())
  await part(owner).getByRole('button', { name: 'Turn on' }).click()
  await part(owner).getByRole('button', { name: 'I have saved them' }).waitFor()

  const { page, troubles } = await visit()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const found = () =>
    galley
      .mails()
      .filter(({ to }) => to.includes(account.email))
      .flatMap(({ plain }) => /reset-password#token=([\w-]{43})/.exec(plain)?.[1] ?? [])
  await expect.poll(() => found().length).toBe(1)
  await page.goto(`${galley.url()}/reset-password#token=${found()[0]}`)
  await page.getByLabel('New password', { exact: true }).fill('battery staple')
  await page.getByLabel('Confirm password', { exact: true }).fill('battery staple')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByLabel('Code from your authenticator app').fill(await nextCode())
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Your password is changed.').waitFor()
  expect(troubles).toEqual([])
})
