// The preview: all pages, never blank while it is renewed, in its place afterwards, at the size that is asked for;
// panes keep the sizes they were given.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, compile, generateResume, register, turnLivePreview, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()

async function openLongResume(page: Page): Promise<void> {
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', `\n${'A paragraph of a long career.\\par\\bigskip\n'.repeat(120)}`)
  await compile(page)
  await page.getByRole('group', { name: 'Page 3 of' }).waitFor()
}
const scroller = (page: Page) => page.getByRole('group', { name: 'PDF preview' })
const scrollTop = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop))

it('renews its pages without a blank moment, and keeps the place that was in view', async () => {
  const { page, troubles } = await chromium.visit()
  await openLongResume(page)
  // The page follows the cursor, once; what is typed after that leaves it where it is.
  await codeOf(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.locator('.cm-line', { hasText: 'A paragraph of' }).first().click()
  await page.locator('.page-place').first().waitFor({ state: 'attached' })
  // The second step of the cursor may be followed, too: a late response would move what is scrolled to below.
  const followed = page
    .waitForResponse((response) => response.url().endsWith('/api/latex/locate-line'), { timeout: 2_000 })
    .catch(() => null)
  await page.keyboard.press('End')
  await followed
  await scroller(page).evaluate((element) => (element.scrollTop = 1500))
  const before = await scrollTop(page)
  await scroller(page).evaluate((element) => {
    const host = element.firstElementChild as HTMLElement
    const seen = { renewals: 0, blanks: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.renewals += 1
      if (host.childElementCount === 0) seen.blanks += 1
    }).observe(host, { childList: true })
  })
  await page.keyboard.insertText('\nNew words at the top. ')
  await compile(page)
  await page.getByRole('group', { name: 'Page 1 of' }).getByText('New words at the top.').waitFor({ state: 'attached' })
  const seen = await page.evaluate(() => (window as unknown as { seen: { renewals: number; blanks: number } }).seen)
  expect(seen.renewals).toBeGreaterThan(0)
  expect(seen.blanks).toBe(0)
  expect(await scrollTop(page)).toBe(before)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('zooms in, out, and back to the width of the pane', async () => {
  const { page } = await chromium.visit()
  await openLongResume(page)
  const width = async () => Math.round((await page.getByRole('group', { name: 'Page 1 of' }).boundingBox())?.width ?? 0)
  const fit = await width()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(fit * 1.15)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(width).toBeLessThan(fit * 0.9)
  await page.getByRole('button', { name: 'Fit to width' }).click()
  await expect.poll(width).toBe(fit)
})

it.runIf(isDeepTier)('is there again when the resume is opened again in this session', async () => {
  const { page } = await chromium.visit()
  await openLongResume(page)
  await page.reload()
  await page.getByRole('group', { name: 'Page 3 of' }).waitFor()
})

it.runIf(isDeepTier)('says when the text has moved on since the PDF was made', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await compile(page)
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()
  await turnLivePreview(page, 'off')
  await typeAfter(page, '\\end{header}', '\nMore. ')
  await page.getByText('The text has changed since this PDF was made.').waitFor()
})

it('keeps the sizes of the panes, and their least sizes', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const handle = page.getByRole('separator', { name: 'Resize the code and the chat' })
  const share = async () => {
    const box = await page
      .getByRole('textbox', { name: 'LaTeX code' })
      .locator('xpath=ancestor::*[contains(@class,"cm-editor")]')
      .boundingBox()
    return Math.round(((box?.width ?? 0) / 1440) * 100)
  }
  expect(await share()).toBe(30)
  await handle.focus()
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(share).toBe(20)
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  await expect.poll(stored).toMatch(/galley-editor-three-columns.*\b20\b/)
  await page.reload()
  await expect.poll(share).toBe(20)
})

it.runIf(isDeepTier)('fits the page into the pane at every width', async () => {
  for (const width of [390, 820, 900, 1440]) {
    const { page } = await chromium.visit({ viewport: { width, height: 900 } })
    await register(page)
    await generateResume(page)
    // On a phone one pane is in view, and pressing Compile shows the one with the outcome.
    await page.getByRole('banner').getByRole('button', { name: 'Compile PDF' }).click()
    await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()
    const overhang = () => scroller(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    await expect.poll(overhang, { timeout: 3_000 }).toBe(0)
    await page.context().close()
  }
})
