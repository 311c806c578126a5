// How much a page holds yet, and a resume that is a few lines too long.
import type { Page } from 'playwright-core'
import { isDeepTier } from '@galley/resume/testing/tier'
import { expect, it } from 'vitest'
import { generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()

const section = (bullets: number) => String.raw`
\section{Experience}
\entry{Charge Nurse}{Barton Springs}{Austin}{2020 – Present}
\begin{bullets}
${Array.from({ length: bullets }, (_, n) => String.raw`  \item Led shift ${n + 1} of the ward at night.`).join('\n')}
\end{bullets}
`
async function resumeOf(page: Page, bullets: number): Promise<void> {
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', section(bullets))
  await page.getByText(`Led shift ${bullets} of`).last().waitFor()
  await savedSign(page).waitFor()
}
const pages = (page: Page, of: number) => page.getByRole('group', { name: `Page ${of} of ${of}` }).waitFor()
const classLine = (page: Page) => page.locator('.cm-line', { hasText: '\\documentclass' }).first().innerText()

it('a few lines over the page are fitted with one click, and one undo takes it back', async () => {
  const { page, troubles } = await chromium.visit()
  await resumeOf(page, 46)
  await pages(page, 2)
  await page.getByText(/lines are over page 1/).waitFor()
  const before = await classLine(page)
  await page.getByRole('button', { name: 'Fit to 1 page' }).click()
  await page.getByText(/^It fits on one page with closer lines/).waitFor()
  await pages(page, 1)
  expect(await classLine(page)).toContain('density=tight')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => classLine(page)).toBe(before)
  await page.getByRole('button', { name: 'Fit to 1 page' }).waitFor()
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)(
  'where nothing that can be read is enough, it says how many lines have to go, and which say least',
  async () => {
    const { page, troubles } = await chromium.visit()
    await resumeOf(page, 58)
    await page.getByRole('button', { name: 'Fit to 1 page' }).click()
    await page.getByText(/\d+ lines? ha(?:s|ve) to go\.$/).waitFor()
    await page.getByText('These say least:').waitFor()
    expect(await classLine(page)).not.toContain('density')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Fit to 1 page' }).waitFor()
    expect(troubles).toEqual([])
  },
)

it.runIf(isDeepTier)('room for more lines is said where the bar has the room', async () => {
  const { page } = await chromium.visit()
  await page.setViewportSize({ width: 1900, height: 900 })
  await resumeOf(page, 10)
  await page.getByText(/room for \d+ lines/).waitFor()
})
