// Proofreading: free, on the device, and each suggestion is the user's to take, to mute or to teach.
import { expect, it } from 'vitest'
import { codeOf, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'
import type { Page } from 'playwright-core'
import { isDeepTier } from '@galley/resume/testing/tier'

const chromium = useBrowser()
/** The dictionary has sixteen megabytes, which arrive and start beside all other tests. */
const dictionary = { timeout: 60_000 }

const underlined = (page: Page, words: string) => page.locator('.cm-suggestion', { hasText: words })
const suggestionsOf = (page: Page, count: string) => page.getByRole('button', { name: count, exact: true })

const body = [
  '\\section{Experience}',
  '\\entry{Clerk}{Zynthara}{Austin}{2018 – 2020}',
  '\\begin{bullets}',
  '  \\item Recieved 40 visitors of the Zynthara office a day.',
  '  \\item Wrote letters with a frobnicator in order to save 5\\% of the time.',
  '\\end{bullets}',
].join('\n')

async function openWithText(page: Page) {
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', `\n\n${body}`)
  await savedSign(page).waitFor()
}

it('underlines a misspelled word, fixes it by a press, and keeps what the user decides', async () => {
  const { page, troubles } = await chromium.visit()
  await openWithText(page)
  await underlined(page, 'Recieved').waitFor(dictionary)
  await underlined(page, 'frobnicator').waitFor()
  await underlined(page, 'in order to').waitFor()
  // No name, employer or date is among them, and the compile log counts none of them.
  await suggestionsOf(page, '3 suggestions').waitFor()
  expect(await page.getByRole('region', { name: 'Compilation Log' }).textContent()).not.toContain('dictionary')

  await underlined(page, 'Recieved').hover()
  await page.getByRole('button', { name: 'Change to “Received”' }).click()
  await expect.poll(() => codeOf(page).textContent()).toContain('\\item Received 40 visitors')
  await savedSign(page).waitFor()

  await suggestionsOf(page, '2 suggestions').click()
  const list = page.getByRole('dialog', { name: 'Suggestions' })
  await list.getByRole('button', { name: 'Add to my words: frobnicator' }).click()
  await list.getByRole('button', { name: 'Ignore: in order to' }).click()
  await list.getByText('No suggestions').waitFor()

  await page.reload()
  await suggestionsOf(page, '0 suggestions').waitFor(dictionary)
  await expect.poll(() => codeOf(page).textContent()).toContain('\\item Received 40 visitors')
  // The dictionary is there: what is misspelled now is found.
  await typeAfter(page, 'Received 40', '\n  \\item Trained wrold champions.')
  await underlined(page, 'wrold').waitFor(dictionary)
  expect(await underlined(page, 'frobnicator').count()).toBe(0)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('stands under its field in the form, with the fix', async () => {
  const { page, troubles } = await chromium.visit()
  await openWithText(page)
  await underlined(page, 'Recieved').waitFor(dictionary)
  await page.getByRole('radio', { name: 'Form', exact: true }).click()
  await page.getByRole('button', { name: /^Clerk/ }).click()
  await page.getByText('“Recieved” isn’t in the American dictionary.').waitFor()
  await page.getByRole('button', { name: 'Change to “Received”: Recieved' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Bullet 1' }).inputValue()).toMatch(/^Received 40/)
  await page.getByText('“Recieved” isn’t in the American dictionary.').waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  expect(troubles).toEqual([])
})
