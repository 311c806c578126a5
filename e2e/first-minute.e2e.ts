// The first minute of a new user: a resume that is opened shows its page, whatever this browser has kept of it.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, generateOnPage, registerOnPage, useBrowser } from './browser.ts'

const chromium = useBrowser()

const firstPage = (page: Page) => page.getByRole('group', { name: 'Page 1 of 1' })

it('shows the page of a resume that is opened: generated, after a reload, in a new tab, with the live preview off', async () => {
  const { page, troubles } = await chromium.visit()
  await registerOnPage(page)
  await generateOnPage(page)
  await firstPage(page).waitFor()
  expect(await page.title()).toBe('Zoë Ångström – Classic | Galley')
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

it('opens a resume on a phone on its page, with the focus in the page and nothing cut off', async () => {
  const { page } = await chromium.visit({ viewport: { width: 320, height: 700 } })
  await registerOnPage(page)
  await generateOnPage(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Edit Resume/ }).click()
  await firstPage(page).waitFor()
  expect(await page.getByRole('tab', { name: 'PDF' }).getAttribute('aria-selected')).toBe('true')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  const tailor = await page.getByRole('button', { name: 'AI Tailor' }).boundingBox()
  expect((tailor?.x ?? 0) + (tailor?.width ?? 999)).toBeLessThanOrEqual(320)
  await page.getByRole('link', { name: /to your resumes/ }).click()
  await page.getByRole('link', { name: /^Edit Resume/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your Resumes')
})

it.runIf(isDeepTier)('keeps the page when the first proposal is rejected', async () => {
  const { page } = await chromium.visit()
  await registerOnPage(page)
  await generateOnPage(page)
  await page.getByRole('textbox', { name: 'Message to the assistant' }).fill('replace Zoë with Zoe')
  await page.keyboard.press('Enter')
  await page.getByText('Waiting for you').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Reject All' }).first().click()
  await firstPage(page).getByText('Zoë Ångström').waitFor({ state: 'attached' })
})
