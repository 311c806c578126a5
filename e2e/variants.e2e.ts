// A copy for a job follows its original: of two changes there it takes over one, and keeps its own text for the other.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
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

it('takes over one of two changes of its original', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Tailor a copy for a job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tailor a copy for a job' })
  await dialog.getByLabel('Employer (optional)').fill('Northwind')
  await dialog.getByRole('button', { name: 'Make the copy' }).click()
  const copy = `${title} – Northwind`
  await expect.poll(() => page.title()).toBe(`${copy} | Galley`)

  await open(page, title)
  await fill(page, 'Phone', '+47 555 010')
  await fill(page, 'Professional Title', 'Head of engines')
  await saved(page)

  await open(page, copy)
  await page.getByText(`2 changes in “${title}” since`).waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  const phone = page.getByRole('listitem', { name: 'Personal information › Phone' })
  await phone.getByRole('button', { name: 'Take over' }).click()
  await expect.poll(() => phone.count()).toBe(0)
  const role = page.getByRole('listitem', { name: 'Personal information › Professional Title' })
  await role.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('This copy has decided on every change.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
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
