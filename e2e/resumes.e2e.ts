// The list of resumes: renamed in place, deleted after a question, still there after signing out and in.
import { expect, it } from 'vitest'
import { generateResume, register, signIn, useBrowser } from './browser.ts'

const chromium = useBrowser()

it('renames, deletes, signs out and in again', async () => {
  const { page, troubles } = await chromium.visit()
  const account = await register(page)
  await generateResume(page)
  await generateResume(page, { template: 'Compact' })
  await page.goto('/dashboard')
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await card('Zoë Ångström – Classic').waitFor()
  await expect.poll(() => page.getByRole('listitem').count()).toBe(2)
  expect(await card('Zoë Ångström – Classic').textContent()).toMatch(
    /Created[A-Z][a-z]{2} \d{1,2}, \d{4}Updated[A-Z][a-z]{2} \d{1,2}, \d{4}/,
  )

  await page.getByRole('button', { name: 'Rename Zoë Ångström – Classic' }).click()
  await page.getByLabel('Resume title').fill('For the hospital')
  await page.keyboard.press('Enter')
  await card('For the hospital').waitFor()

  await page.getByRole('button', { name: 'Rename For the hospital' }).click()
  await page.getByLabel('Resume title').fill('   ')
  await page.getByRole('button', { name: 'Save title' }).click()
  await page
    .getByRole('button', { name: 'Cancel' })
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await card('For the hospital').waitFor()

  await page.getByRole('button', { name: 'Delete Zoë Ångström – Compact' }).click()
  await page.getByText('Are you sure you want to delete this resume?').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.getByRole('listitem').count()).toBe(2)
  await page.getByRole('button', { name: 'Delete Zoë Ångström – Compact' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([])
  await page.goto('/dashboard')
  await page.waitForURL('**/login')

  await signIn(page, account)
  await card('For the hospital').waitFor()
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1)
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  await page.goto('/no/such/page')
  await page.waitForURL('**/dashboard')
  expect(troubles).toEqual([])
})

it('says what is wrong when signing up or in', async () => {
  const { page } = await chromium.visit()
  const account = await register(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')

  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Invalid email or password').waitFor()

  await page.goto('/register')
  const fill = async (password: string, confirmation: string) => {
    await page.getByLabel('Full name').fill('Somebody')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(confirmation)
    await page.getByRole('button', { name: 'Create account' }).click()
  }
  await fill('123456', '123457')
  await page.getByText('Passwords do not match').first().waitFor()
  await fill('12345', '12345')
  await page.getByText('Password must be at least 6 characters long').first().waitFor()
  await fill('a good password', 'a good password')
  await page.getByText('Account already exists with this email. Please sign in instead.').waitFor()
})
