// One person, many resumes: copies, applications, the search, and the way back from the trash.
import { expect, it } from 'vitest'
import { generateResume, register, useBrowser } from './browser.ts'

const chromium = useBrowser()

it('duplicates, tracks, finds, deletes and restores', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await page.goto('/dashboard')
  const title = 'Zoë Ångström – Classic'
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') })
  const card = (name: string) => cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card(title).waitFor()

  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await card(`${title} (copy)`).waitFor()

  await page.getByRole('button', { name: `Application with ${title} (copy): Draft` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('Sent')
  await dialog.getByLabel('Employer').fill('Northwind')
  await dialog.getByLabel('Link to the posting').fill('northwind.example/jobs/7')
  await dialog.getByLabel('Date').fill('2026-03-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const posting = card(`${title} (copy)`).getByRole('link', { name: 'posting of Northwind' })
  expect(await posting.getAttribute('href')).toBe('https://northwind.example/jobs/7')
  await page.getByText('Mar 1, 2026').waitFor()

  await page.getByLabel('Search your resumes').fill('northwind')
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByLabel('Search your resumes').fill('angstrom')
  await expect.poll(() => cards.count()).toBe(2)
  await page.getByLabel('Search your resumes').fill('')
  await page.getByLabel('Group copies').check()
  await page.getByText(`${title} and its copies`).waitFor()

  await page.getByRole('button', { name: `Delete ${title} (copy)` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByText('30 days left').waitFor()
  await page.getByRole('button', { name: `Restore ${title} (copy)` }).click()
  await page.getByText('The trash is empty.').waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect.poll(() => cards.count()).toBe(2)
  await page.getByRole('button', { name: `Application with ${title} (copy): Sent` }).waitFor()
  expect(troubles).toEqual([])
})

it('leads back to the page that asked for the sign-in, and names the resume in the tab', async () => {
  const { page, troubles } = await chromium.visit()
  const account = await register(page)
  await generateResume(page)
  const editor = page.url()
  await expect.poll(() => page.title()).toBe('Zoë Ångström – Classic | Galley')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '')

  await page.goto(editor)
  await page.waitForURL((url) => url.pathname === '/login' && url.search !== '')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(editor)
  await expect.poll(() => page.title()).toBe('Zoë Ångström – Classic | Galley')
  expect(troubles).toEqual([])
})

it('starts a resume from a sample, a copy or blank LaTeX', async () => {
  const { page, troubles } = await chromium.visit({ viewport: { width: 390, height: 844 } })
  await register(page)
  const start = async (way: string) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'New Resume' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${way}`) })
      .click()
  }
  await start('A sample')
  await page.waitForURL('**/editor/*-*')
  await start('One of your resumes')
  await page.getByRole('button', { name: 'Make a copy' }).click()
  await page.waitForURL('**/editor/*-*')
  await expect.poll(() => page.title()).toContain('(copy) | Galley')
  await start('Blank LaTeX')
  await page.waitForURL('**/editor')
  await start('The form')
  await page.waitForURL('**/create')
  expect(troubles).toEqual([])
})
