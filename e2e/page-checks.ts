// What every page has to pass: accessibility rules, and no width at which it can be scrolled sideways.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Of what passes only the rules come back: every element of a page would be megabytes. */
export const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

export const hasNoViolations = async (page: Page): Promise<void> =>
  expect((await axeOf(page).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

export async function fits(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  }
}
