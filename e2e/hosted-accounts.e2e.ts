// The product on the accounts of a hosted service, switched on by two settings: the page signs in there, the API
// believes its tokens, and an outage of the service signs no user out.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { useEmbedded } from '../apps/api/src/db/open-database.ts'
import { codeAt } from '../apps/api/src/testing/authenticator-app.ts'
import { standInKey, startStandIn, type StandIn } from '../apps/api/src/testing/hosted/hosted-stand-in.ts'
import { generateResume, newAccount, registerOnPage, savedSign, signIn, typeAfter, useBrowser } from './browser.ts'
import { hasNoViolations } from './page-checks.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
let galley: StartedGalley
let standIn: StandIn
let folder = ''
beforeAll(async () => {
  const database = await useEmbedded(await PGlite.create('memory://'))
  standIn = await startStandIn({ startAt: new Date().toISOString(), database })
  folder = mkdtempSync(join(tmpdir(), 'galley-hosted-'))
  galley = await startGalley(folder, { SUPABASE_URL: standIn.url, SUPABASE_ANON_KEY: standInKey })
})
afterEach(() => standIn.outage('none'))
afterAll(async () => {
  await galley?.interrupt()
  await standIn?.close()
  rmSync(folder, { recursive: true, force: true })
})

const visit = () => chromium.visit({ baseURL: galley.url })
const storageKey = 'sb-galley-auth-token'
const tokenIn = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }).access_token,
    storageKey,
  )
/** The page takes its token for one that ends in so many seconds, and asks for another before the next request. */
const letTokenEnd = (page: Page, seconds = -1) =>
  page.evaluate(
    ({ key, at }) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: at }))
    },
    { key: storageKey, at: Math.floor(Date.now() / 1000) + seconds },
  )

it('registers, signs out and signs in there, and shows the name of user_profiles', async () => {
  const { page, troubles } = await visit()
  const account = await registerOnPage(page)
  await page.getByRole('button', { name: `Account: ${account.name}` }).waitFor()
  const token = await tokenIn(page)
  const issuer = (
    JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { iss: string }
  ).iss
  expect(issuer).toBe(`${standIn.url}/auth/v1`)
  expect((await fetch(`${galley.url}/auth/v1/user`)).status).toBe(404)

  const { sub } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
    sub: string
  }
  await fetch(`${standIn.url}/rest/v1/user_profiles?user_id=eq.${sub}`, {
    method: 'PATCH',
    headers: { apikey: standInKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Zoë of the profile' }),
  })
  await page.reload()
  await page.getByRole('button', { name: 'Account: Zoë of the profile' }).waitFor()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/login*')
  await signIn(page, account)
  await page.getByRole('button', { name: 'Account: Zoë of the profile' }).waitFor()
  expect(troubles).toEqual([])
})

it('changes name and password there', async () => {
  const { page, troubles } = await visit()
  const account = await registerOnPage(page)
  await page.goto('/account')
  const name = page.getByRole('region', { name: 'Name' })
  await name.getByLabel('Full name').fill('Zoë Å')
  await name.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: 'Account: Zoë Å' }).waitFor()
  const password = page.getByRole('region', { name: 'Password' })
  await password.getByLabel('Current password', { exact: true }).fill(account.password)
  await password.getByLabel('New password', { exact: true }).fill('battery staple')
  await password.getByLabel('Confirm password', { exact: true }).fill('battery staple')
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByText('Your password is changed.').waitFor()
  const { page: other } = await visit()
  await signIn(other, { ...account, password: 'battery staple' })
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)(
  'turns two-step sign-in on there, asks for its code, and turns it off',
  { timeout: 180_000 },
  async () => {
    const { page, troubles } = await visit()
    const account = await registerOnPage(page)
    const part = page.getByRole('region', { name: 'Two-step sign-in' })
    await page.goto('/account')
    await part.getByText('There are no recovery codes here.').waitFor()
    await part.getByRole('button', { name: 'Set up' }).click()
    await part.getByLabel('Current password', { exact: true }).fill(account.password)
    await part.getByRole('button', { name: 'Continue' }).click()
    await part.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '')
    // The clock there stands still; a code of one step before or after counts, and none twice.
    const code = (step: -1 | 0 | 1) => codeAt(secret, standIn.inner.clock.now(), step)
    await part.getByLabel('Code from the app').fill(code(-1))
    await part.getByRole('button', { name: 'Turn on' }).click()
    await part.getByText('Two-step sign-in is on.').waitFor()
    await hasNoViolations(page)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL('**/login*')

    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'One more step.' }).waitFor()
    expect(await page.getByRole('button', { name: 'Use a recovery code instead' }).count()).toBe(0)
    // The password alone opens nothing of the API either.
    const headers = { authorization: `Bearer ${await tokenIn(page)}` }
    const refused = await fetch(`${galley.url}/api/resumes/`, { headers })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, 'second_factor_needed'])
    await page.getByLabel('Code from your authenticator app').fill(code(0))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/dashboard')

    await page.goto('/account')
    const password = page.getByRole('region', { name: 'Password', exact: true })
    await password.getByLabel('Current password', { exact: true }).fill('not the password')
    await password.getByLabel('New password', { exact: true }).fill('battery staple')
    await password.getByLabel('Confirm password', { exact: true }).fill('battery staple')
    const signIns = standIn.count('/auth/v1/token')
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByText('That is not your current password.').waitFor()
    // The service may ask for none: the page has tried it.
    expect(standIn.count('/auth/v1/token')).toBe(signIns + 1)
    await password.getByLabel('Current password', { exact: true }).fill(account.password)
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByText('Your password is changed.').waitFor()

    await part.getByRole('button', { name: 'Turn off' }).click()
    await part.getByLabel('Code from your authenticator app').fill(code(1))
    await part.getByRole('button', { name: 'Turn off' }).click()
    await part.getByText('Two-step sign-in is off.').waitFor()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL('**/login*')
    await signIn(page, { ...account, password: 'battery staple' })
    expect(troubles).toEqual([])
  },
)

it.runIf(isDeepTier)(
  'an outage keeps the session: what is typed is saved while the token lasts, and kept on the device after that',
  async () => {
    const { page } = await visit()
    await registerOnPage(page)
    await generateResume(page)
    await standIn.outage('refusing')
    await letTokenEnd(page, 80)
    await typeAfter(page, '\\begin{document}', '\n% typed in the outage')
    await savedSign(page).waitFor({ timeout: 60_000 })

    await letTokenEnd(page)
    await typeAfter(page, '% typed in the outage', '\n% typed when the token had ended')
    await page.getByRole('banner').getByText('Not saved yet. Kept on this device.').waitFor({ timeout: 60_000 })
    expect(page.url()).toContain('/editor/')

    await standIn.outage('none')
    await page.reload()
    await page.locator('.cm-line', { hasText: '% typed when the token had ended' }).waitFor()
    await savedSign(page).waitFor({ timeout: 30_000 })
  },
)

it.runIf(isDeepTier)('a page that is opened in an outage is still signed in, and loads when it is over', async () => {
  const { page } = await visit()
  const account = await registerOnPage(page)
  await page.goto('/account')
  await page.getByText(`You sign in with ${account.email}.`).waitFor()
  await standIn.outage('failing')
  await letTokenEnd(page)
  await page.reload()
  await page.getByText(`You sign in with ${account.email}.`).waitFor({ timeout: 60_000 })
  await standIn.outage('none')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `Account: ${account.name}` }).waitFor()
  expect(page.url()).toMatch(/\/dashboard$/)
})

it.runIf(isDeepTier)('new keys of the service sign no user out', async () => {
  const { page } = await visit()
  const account = await registerOnPage(page)
  await standIn.keys.rotate()
  await letTokenEnd(page)
  await page.reload()
  await page.getByRole('button', { name: `Account: ${account.name}` }).waitFor()
  await generateResume(page)
})

it('a project that confirms addresses says so at the registration and at the sign-in', async () => {
  const { page } = await visit()
  await page.goto('/register')
  const account = newAccount()
  await page.getByLabel('Full name').fill(account.name)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  const body = { id: crypto.randomUUID(), email: account.email, identities: [{}], user_metadata: {} }
  standIn.respond('/auth/v1/signup', { status: 200, body })
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('verify your email, then sign in').waitFor()
  standIn.respond('/auth/v1/signup', null)

  await page.goto('/login')
  const refusal = { status: 400, body: { code: 'email_not_confirmed', message: 'Email not confirmed' } }
  standIn.respond('/auth/v1/token', refusal)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Please confirm your email address first').waitFor()
  standIn.respond('/auth/v1/token', null)
})
