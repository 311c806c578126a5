// The first minute of a new user: a resume that is opened shows its page, whatever this browser has kept of it.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { codeOf, generateResume, register, useBrowser } from './browser.ts'

const chromium = useBrowser()

const firstPage = (page: Page) => page.getByRole('group', { name: 'Page 1 of 1' })

it('shows the page of a resume that is opened: generated, after a reload, in a new tab, with the live preview off', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await firstPage(page).waitFor()
  await page.getByRole('switch', { name: 'Live preview' }).click()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await firstPage(page).waitFor()
  const next = await page.context().newPage()
  await next.goto(page.url())
  await firstPage(next).waitFor()
  expect(await codeOf(next).textContent()).toContain('\\begin{document}')
  expect(troubles).toEqual([])
})
