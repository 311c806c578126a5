// The whole way by keyboard, and the API's own page.
import { expect, it } from 'vitest'
import { codeOf, newAccount, useBrowser } from './browser.ts'

const chromium = useBrowser()

it('shows the API’s own page, and nothing on it is blocked', async () => {
  const { page, troubles } = await chromium.visit()
  await page.goto('/api/docs')
  await page.getByText('The signed-in user', { exact: true }).first().waitFor()
  await page.getByText('/api/resumes/{id}', { exact: true }).first().waitFor()
  expect(troubles).toEqual([])
})

it('goes the whole way by keyboard', async () => {
  const { page } = await chromium.visit()
  const account = newAccount()
  /** Tab until the focus is on what has this name. */
  const tabTo = async (name: string | RegExp) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null
        const label =
          element?.getAttribute('aria-label') ??
          (element as HTMLInputElement | null)?.labels?.[0]?.textContent ??
          element?.textContent ??
          ''
        return label.trim()
      })
      if (typeof name === 'string' ? focused === name : name.test(focused)) return
    }
    throw new Error(`Tab never came to ${String(name)}`)
  }
  await page.goto('/register')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo('Full name')
  await page.keyboard.type(account.name)
  await tabTo('Email')
  await page.keyboard.type(account.email)
  await tabTo('Password')
  await page.keyboard.type(account.password)
  await tabTo('Confirm password')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await tabTo('New Resume')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(/^The form/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/create')
  await tabTo('Full Name *')
  await page.keyboard.type('Zoë')
  await tabTo('Continue to Templates')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/create/templates')
  await tabTo('Classic')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await tabTo('Generate Resume')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  await codeOf(page).waitFor()
  await tabTo('Compile PDF')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor({ timeout: 20_000 })
  await tabTo('LaTeX code')
  await page.keyboard.type('% typed')
  // Tab leaves the code again: the keyboard is not caught there.
  await tabTo(/^(Copy|Clear)$/)
})
