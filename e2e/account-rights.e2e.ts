// A new account is confirmed by mail; its owner sees where it is signed in, takes everything along, and deletes it.
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newAccount, sendPassword, sendRegistration, signIn, useBrowser, type TestAccount } from './browser.ts'
import { axeOf } from './page-checks.ts'
import { useMailingGalley } from './mailing-galley.ts'

const chromium = useBrowser()
const galley = useMailingGalley({})

const visit = () => chromium.visit({ baseURL: galley.url() })
const linkTo = async (to: string): Promise<string> => {
  const found = () =>
    galley
      .mails()
      .filter((one) => one.to.includes(to))
      .flatMap(({ plain }) => /confirm-email#\S+/.exec(plain)?.[0] ?? [])
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return `${galley.url()}/${found().at(-1)!.replaceAll('&amp;', '&').replace(/".*/, '')}`
}
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
async function confirmed(page: Page): Promise<TestAccount> {
  const account = newAccount()
  await sendRegistration(page, account)
  await page.goto(await linkTo(account.email))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.waitForURL('**/login')
  await signIn(page, account)
  return account
}

it('a new account is confirmed by the link of its mail, which is sent again on request', async () => {
  const { page } = await visit()
  const account = newAccount()
  await sendRegistration(page, account)
  await page.getByText('Please check your inbox and verify your email').waitFor()
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await page.getByText('If an account waits for it').waitFor()

  await sendPassword(page, account)
  await page.getByText('Please confirm your email address first').waitFor()
  await page.goto(await linkTo(account.email))
  await page.getByRole('heading', { name: 'Confirm your address.' }).waitFor()
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText('Your address is confirmed. Please sign in.').waitFor()
  await signIn(page, account)
})

it('where it is signed in is listed, and signed out from there', async () => {
  const { page, troubles } = await visit()
  const account = await confirmed(page)
  const { page: other } = await visit()
  await signIn(other, account)
  await other.waitForURL('**/dashboard')

  await page.goto('/account')
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await devices.getByText('This device').waitFor()
  expect(await devices.getByRole('listitem').count()).toBe(2)
  await devices.getByRole('button', { name: /^Sign out: / }).click()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
  await devices.getByRole('button', { name: 'What happened to your account' }).click()
  await devices.getByText('Address confirmed').waitFor()
  expect((await axeOf(page).analyze()).violations).toEqual([])
  await other.reload()
  await other.waitForURL('**/login*')
  expect(troubles).toEqual([])
})

it('everything is downloaded, and the account deleted with all that it had', async () => {
  const { page, troubles } = await visit()
  const account = await confirmed(page)
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill(account.name)
  await expect.poll(() => storageOf(page)).toContain('Ångström')
  await page.goto('/account')
  const data = page.getByRole('region', { name: 'Your data' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^galley-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(readFileSync(await download.path()))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'data/users.json']))

  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const remove = async (password: string) => {
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
  }
  await remove('wrong horse')
  await dialog.getByText('That is not your current password.').waitFor()
  expect((await axeOf(page).analyze()).violations).toEqual([])
  await remove(account.password)
  await page.getByText('Your account and everything in it were deleted.').waitFor()
  expect(await storageOf(page)).not.toContain('Ångström')
  await sendPassword(page, account)
  await page.getByText('Invalid email or password').waitFor()
  expect(troubles).toEqual([])
})
