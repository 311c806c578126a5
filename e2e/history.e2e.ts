// Version history: what a person edits is kept, can be named, compared page by page, brought back, and that undone.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, generateResume, register, savedSign, typeAfter, useBrowser, showLatexOnPhone } from './browser.ts'

const chromium = useBrowser()

async function edited(page: Page): Promise<void> {
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\begin{document}', '\n% a first remark')
  await savedSign(page).waitFor({ timeout: 10_000 })
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Version history' })
const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'Version history' }).click()
  return dialogOf(page)
}
const listOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Versions' }).getByRole('button')

it('keeps what was there before an edit, names it, compares the pages, restores it, and Ctrl+Z undoes that', async () => {
  const { page, troubles } = await chromium.visit()
  await edited(page)
  const dialog = await openHistory(page)
  await expect.poll(() => listOf(page).count()).toBe(1)
  await dialog.getByText('Restoring: 1 line removed.').waitFor()

  await dialog.getByRole('textbox', { name: 'Name the current version' }).fill('With a remark')
  await dialog.getByRole('button', { name: 'Name it' }).click()
  await expect.poll(() => listOf(page).allTextContents()).toHaveLength(2)
  expect((await listOf(page).first().textContent()) ?? '').toMatch(/^With a remark.*You.*4 words added, 0 removed/)
  await dialog.getByText('Same as your current text.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Restore' }).isDisabled()).toBe(true)

  await listOf(page).nth(1).click()
  await dialog.getByRole('radio', { name: 'Pages' }).click()
  for (const title of ['This version', 'Current'])
    await dialog.getByRole('region', { name: title }).getByRole('group', { name: 'Page 1 of 1' }).waitFor()

  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Version restored.').waitFor()
  await expect.poll(() => codeOf(page).textContent()).not.toContain('a first remark')
  // The keyboard is where it was before.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Version history')

  await codeOf(page).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => codeOf(page).textContent()).toContain('a first remark')
  await savedSign(page).waitFor({ timeout: 10_000 })
  await page.reload()
  await expect.poll(() => codeOf(page).textContent()).toContain('a first remark')
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('a theme switch can be taken back from the history, by the keyboard and on a phone', async () => {
  const { page, troubles } = await chromium.visit({ viewport: { width: 390, height: 844 } })
  await register(page)
  await generateResume(page)
  await showLatexOnPhone(page)
  await page.locator('.cm-line', { hasText: 'theme=classic' }).first().dblclick()
  await page.locator('.cm-line', { hasText: 'theme=classic' }).first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.insertText('\\documentclass[theme=modern]{resume}')
  await savedSign(page).waitFor({ timeout: 10_000 })

  await page.getByRole('button', { name: 'Version history' }).focus()
  await page.keyboard.press('Enter')
  await listOf(page).filter({ hasText: 'Before changing the theme' }).focus()
  await page.keyboard.press('Enter')
  const restore = dialogOf(page).getByRole('button', { name: 'Restore' })
  await expect.poll(() => restore.isEnabled()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await restore.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => codeOf(page).textContent()).toContain('theme=classic')
  // The text that was restored over is kept, too.
  await openHistory(page)
  await listOf(page).filter({ hasText: 'Before restoring a version' }).waitFor()
  expect(troubles).toEqual([])
})
