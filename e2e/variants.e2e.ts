// A copy for a job follows its original: of two changes there it takes over one, and keeps its own text for the other.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { generateResume, register, savedSign, useBrowser } from './browser.ts'

const chromium = useBrowser()
const title = 'Zoë Ångström – Classic'

const open = async (page: Page, name: string) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: `Edit Resume: ${name}`, exact: true }).click()
  await page.getByRole('radio', { name: 'Form', exact: true }).click()
}
const fill = async (page: Page, label: string, text: string) => {
  const field = page.getByRole('form', { name: 'Resume form' }).getByLabel(label, { exact: true })
  await field.fill(text)
  await field.blur()
}
const saved = async (page: Page) => {
  await page.keyboard.press('Control+s')
  await savedSign(page).waitFor()
}

const copy = `${title} – Northwind`
const tailor = async (page: Page) => {
  await register(page)
  await generateResume(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Tailor a copy for a job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tailor a copy for a job' })
  await dialog.getByText('It follows its original').waitFor()
  await dialog.getByLabel('Employer (optional)').fill('Northwind')
  await dialog.getByRole('button', { name: 'Make the copy' }).click()
  await expect.poll(() => page.title()).toBe(`${copy} | Galley`)
}
/** Where everything on the cards stands. */
const placesOnCards = (page: Page) =>
  page
    .getByRole('list')
    .locator('h2, dl, [role="listitem"], button')
    .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())))

it('takes over one of two changes of its original', async () => {
  const { page, troubles } = await chromium.visit()
  await tailor(page)

  await open(page, title)
  await fill(page, 'Phone', '+47 555 010')
  await fill(page, 'Professional Title', 'Head of engines')
  await saved(page)

  let send: () => void = () => undefined
  await page.route('**/origin-changes', async (route) => {
    await new Promise<void>((resolve) => (send = resolve))
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: copy, exact: true }).waitFor()
  await expect.poll(() => page.getByRole('listitem').locator('img').count()).toBe(2)
  const before = await placesOnCards(page)
  send()
  const changes = page.getByRole('link', { name: `2 changes in “${title}” since: ${copy}` })
  await changes.waitFor()
  expect(await placesOnCards(page)).toEqual(before)
  await page.unroute('**/origin-changes')

  await changes.click()
  await page.getByRole('dialog', { name: `Changes in “${title}”` }).waitFor()
  const phone = page.getByRole('listitem', { name: 'Personal information › Phone' })
  await phone.getByRole('button', { name: 'Take over' }).click()
  await expect.poll(() => phone.count()).toBe(0)
  const role = page.getByRole('listitem', { name: 'Personal information › Professional Title' })
  await role.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('This copy has decided on every change.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  // A reload does not open it again.
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  const form = page.getByRole('form', { name: 'Resume form' })
  expect(await form.getByLabel('Phone', { exact: true }).inputValue()).toBe('+47 555 010')
  expect(await form.getByLabel('Professional Title', { exact: true }).inputValue()).not.toBe('Head of engines')
  await saved(page)

  await page.reload()
  await form.waitFor()
  expect(await form.getByLabel('Phone', { exact: true }).inputValue()).toBe('+47 555 010')
  expect(await page.getByText(/changes? in “/).count()).toBe(0)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('says that its original is in the trash, and when that could not be loaded', async () => {
  const { page, troubles } = await chromium.visit()
  await tailor(page)
  const address = page.url()
  let isDown = true
  await page.route('**/origin', (route) => (isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue()))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.goto(address)
  await page.getByText('What changed in the original could not be loaded.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(`“${title}” is in the trash. This copy does not follow it until it is restored.`).waitFor()

  await page.getByRole('link', { name: 'Open the trash' }).click()
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await page.getByText('The trash is empty.').waitFor()
  await page.goto(address)
  await page.getByRole('banner').waitFor()
  expect(await page.getByText('is in the trash').count()).toBe(0)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('a resume that is no copy asks for no original', async () => {
  const { page } = await chromium.visit()
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/origin') && asked.push(request.url())))
  await register(page)
  await generateResume(page)
  expect(asked).toEqual([])
})
