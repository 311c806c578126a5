// Accounts: a forgotten password is reset by mail, and name, address and password are changed, on a product that mails.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { newAccount, register, signIn, useBrowser } from './browser.ts'
import { axeOf } from './page-checks.ts'
import { useMailingGalley } from './mailing-galley.ts'

const chromium = useBrowser()
const galley = useMailingGalley({ SIGN_UP_CONFIRMATION: 'off' })

const visit = () => chromium.visit({ baseURL: galley.url() })
const mailed = async (to: string, pattern: RegExp): Promise<string> => {
  const found = () =>
    galley
      .mails()
      .filter((one) => one.to.includes(to))
      .flatMap(({ plain }) => pattern.exec(plain)?.[1] ?? [])
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1)!
}
const isSignedIn = (page: Page) => page.waitForURL('**/dashboard')
const typeNew = async (page: Page, password: string) => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
}

it('a forgotten password is reset by the link, and the other device is signed out', async () => {
  const { page: other } = await visit()
  const account = await register(other)
  const { page, troubles } = await visit()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  expect((await axeOf(page).analyze()).violations).toEqual([])
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this address').waitFor()

  const token = await mailed(account.email, /reset-password#token=([\w-]{43})/)
  await page.goto(`${galley.url()}/reset-password#token=${token}`)
  await page.getByRole('heading', { name: 'Choose a new password.' }).waitFor()
  expect(page.url()).not.toContain(token)
  await typeNew(page, '123456')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Many people use this password').waitFor()
  await typeNew(page, 'battery staple')
  await page.getByRole('button', { name: 'Save password' }).click()
  await isSignedIn(page)
  await page.getByText('Your password is changed.').waitFor()

  await other.reload()
  await other.waitForURL('**/login*')
  await signIn(other, { ...account, password: 'battery staple' })
  await isSignedIn(other)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('is reset by the code on another device, and says so when it is spent', async () => {
  const { page: owner } = await visit()
  const account = await register(owner)
  const { page } = await visit()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('link', { name: 'Type the code from the mail instead' }).click()
  const code = await mailed(account.email, /asked for it: (\d{6})/)
  const send = async () => {
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Code from the mail').fill(code)
    await typeNew(page, 'battery staple')
    await page.getByRole('button', { name: 'Save password' }).click()
  }
  await send()
  await isSignedIn(page)
  await page.goto('/reset-password')
  await send()
  await page.getByText('has been used').waitFor()
})

it('name, address and password are changed by their owner', async () => {
  const { page, troubles } = await visit()
  const account = await register(page)
  await page.getByRole('button', { name: `Account: ${account.name}` }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  }
  expect((await axeOf(page).analyze()).violations).toEqual([])

  const name = page.getByRole('region', { name: 'Name' })
  await name.getByLabel('Full name').fill('Zoë Å')
  await name.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: 'Account: Zoë Å' }).waitFor()

  const password = page.getByRole('region', { name: 'Password' })
  const change = async (current: string) => {
    await password.getByLabel('Current password', { exact: true }).fill(current)
    await typeNew(page, 'battery staple')
    await password.getByRole('button', { name: 'Change password' }).click()
  }
  await change('wrong horse')
  await password.getByText('That is not your current password.').waitFor()
  await change(account.password)
  await password.getByText('Your password is changed.').waitFor()

  const fresh = newAccount().email
  const email = page.getByRole('region', { name: 'Email' })
  await email.getByLabel('New email').fill(fresh)
  await email.getByLabel('Current password', { exact: true }).fill('battery staple')
  await email.getByRole('button', { name: 'Change email' }).click()
  await email.getByText(`Follow the link that was sent to ${fresh}`).waitFor()
  const token = await mailed(fresh, /confirm-email#token=([\w-]{43})/)
  await page.goto(`${galley.url()}/confirm-email#token=${token}`)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText(`You sign in with ${fresh}.`).waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn(page, { ...account, email: fresh, password: 'battery staple' })
  await isSignedIn(page)
  expect(troubles).toEqual([])
})
