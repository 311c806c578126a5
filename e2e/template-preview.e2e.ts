// Before a template is chosen: its pages at reading size, with the person's own data, compiled live.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { register, useBrowser } from './browser.ts'
import { axeOf } from './page-checks.ts'

const chromium = useBrowser()

async function openTemplates(page: Page): Promise<void> {
  await register(page)
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill('Ingrid Åsa Lindqvist-Sørensen')
  await page.getByRole('button', { name: 'Continue to Templates' }).click()
  await page.waitForURL('**/create/templates')
}
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

describe('the large preview', () => {
  it('shows the own data and the sample, and leads to the choice', async () => {
    const { page, troubles } = await chromium.visit()
    await openTemplates(page)
    const opener = page.getByRole('button', { name: 'Large preview of European' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page, 'European')
    const own = dialog.getByRole('group', { name: 'Your resume in the European template' })
    await own.getByText('Ingrid Åsa Lindqvist-Sørensen').first().waitFor()
    expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([])
    await dialog.getByRole('radio', { name: 'Sample' }).click()
    const sample = dialog.getByRole('group', { name: 'The sample in the European template' })
    await sample.getByRole('group', { name: /^Page 1 of/ }).waitFor()
    expect(await sample.getByText('Lindqvist').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)

    await opener.click()
    await dialog.getByRole('button', { name: 'Use Template' }).click()
    expect(await page.getByRole('radio', { name: 'European', exact: true }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Generate Resume' }).click()
    await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
    expect(troubles).toEqual([])
  })

  it.each([390, 820])('fits a screen of %d pixels', async (width) => {
    const { page, troubles } = await chromium.visit({ viewport: { width, height: 844 }, hasTouch: width < 500 })
    await openTemplates(page)
    await page.getByRole('button', { name: 'Large preview of Sidebar' }).click()
    const dialog = dialogOf(page, 'Sidebar')
    const sheet = dialog.getByRole('group', { name: /^Page 1 of/ })
    await sheet.waitFor()
    const frame = dialog.getByRole('group', { name: 'Your resume in the Sidebar template' })
    const [inner, outer] = [(await sheet.boundingBox())!, (await frame.boundingBox())!]
    expect(inner.x).toBeGreaterThanOrEqual(outer.x)
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
    expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(width)
    expect(inner.width).toBeGreaterThan(width * 0.7)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(troubles).toEqual([])
  })
})
