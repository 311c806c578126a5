// Passkeys, with Chromium's virtual authenticator: added, named, signed in with, and removed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeAt } from '../apps/api/src/testing/authenticator-app.ts'
import { fits, hasNoViolations } from './page-checks.ts'
import { registerOnPage, useBrowser } from './browser.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
let galley: StartedGalley
let folder = ''
/** Passkeys belong to a domain. */
const baseURL = () => galley.url.replace('127.0.0.1', 'localhost')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-passkeys-'))
  galley = await startGalley(folder, { HOST: 'localhost' })
})
afterAll(async () => {
  await galley?.interrupt()
  rmSync(folder, { recursive: true, force: true })
})

/** A device that asks for a PIN by itself. */
async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    forget: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    lock: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}
const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const openAccount = async (page: Page) => {
  await page.goto('/account')
  await part(page).waitFor()
}
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/login')
}
const add = async (page: Page, password: string) => {
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  await part(page).getByLabel('Current password', { exact: true }).fill(password)
  await part(page).getByRole('button', { name: 'Continue' }).click()
}

it('a passkey is added, named, signed in with and removed', async () => {
  const { page, troubles } = await chromium.visit({ baseURL: baseURL() })
  await withAuthenticator(page)
  const account = await registerOnPage(page)
  await openAccount(page)
  await part(page).getByText('You have no passkeys yet.').waitFor()
  await add(page, 'wrong horse')
  await part(page).getByText('That is not your current password.').waitFor()
  await part(page).getByLabel('Current password', { exact: true }).fill(account.password)
  await part(page).getByRole('button', { name: 'Continue' }).click()
  await part(page).getByText('The passkey is added.').waitFor()
  await hasNoViolations(page)
  await fits(page)
  await part(page).getByRole('button', { name: 'Rename Passkey' }).click()
  await part(page).getByLabel('Name of the passkey').fill('My laptop')
  await page.keyboard.press('Enter')
  await part(page).getByText('My laptop').waitFor()

  // The same device holds one of an account.
  await add(page, account.password)
  await part(page).getByText('This device has a passkey of your account already.').waitFor()
  await signOut(page)

  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  await hasNoViolations(page)
  await fits(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/dashboard')
  await openAccount(page)
  await part(page)
    .getByText(/last used/)
    .waitFor()
  await part(page).getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await part(page).getByText('You have no passkeys yet.').waitFor()
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey is not known here.').waitFor()
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)(
  'a passkey needs no code of the second step, and a device that stays locked opens nothing',
  async () => {
    const { page, troubles } = await chromium.visit({ baseURL: baseURL() })
    const device = await withAuthenticator(page)
    const account = await registerOnPage(page)
    await openAccount(page)
    await add(page, account.password)
    await part(page).getByText('The passkey is added.').waitFor()
    const twoStep = page.getByRole('region', { name: 'Two-step sign-in' })
    await twoStep.getByRole('button', { name: 'Set up' }).click()
    await twoStep.getByLabel('Current password', { exact: true }).fill(account.password)
    await twoStep.getByRole('button', { name: 'Continue' }).click()
    await twoStep.getByRole('img').waitFor()
    const secret = (await twoStep.locator('code').textContent())!.replaceAll(' ', '')
    await twoStep.getByLabel('Code from the app').fill(codeAt(secret, new Date()))
    await twoStep.getByRole('button', { name: 'Turn on' }).click()
    await twoStep.getByRole('button', { name: 'I have saved them' }).click()
    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/dashboard')
    await signOut(page)
    await device.lock()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('No passkey was used.').waitFor()
    expect(troubles).toEqual([])
  },
)

it.runIf(isDeepTier)('there are none where the product is reached by a number', async () => {
  const { page } = await chromium.visit()
  await withAuthenticator(page)
  await registerOnPage(page)
  await page.goto('/account')
  await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Set up' }).waitFor()
  expect(await part(page).count()).toBe(0)
})
