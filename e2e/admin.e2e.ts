// The operator's page: for operators alone, and what they do there reaches the people it is done to.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateResume, newAccount, register, sendPassword, sendRegistration, signIn, useBrowser } from './browser.ts'
import { fits, hasNoViolations } from './page-checks.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
let galley: StartedGalley | undefined
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-admin-'))
  galley = await startGalley(folder)
})
afterAll(async () => {
  await galley?.interrupt()
  rmSync(folder, { recursive: true, force: true })
})

/** As a person at the server, while Galley runs. */
const command = (...args: string[]) =>
  execFileSync(join(import.meta.dirname, '../bin/operator'), args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], GALLEY_DATA_DIR: folder },
    encoding: 'utf8',
  })
const visit = (options = {}) => chromium.visit({ baseURL: galley?.url ?? '', ...options })

async function operator(options = {}) {
  const { page, troubles } = await visit(options)
  const account = await register(page, newAccount('Olive Operator'))
  expect(command('grant', account.email)).toBe(`${account.email} is an operator now.\n`)
  return { page, troubles, account }
}
async function member(name: string) {
  const { page } = await visit()
  return { page, account: await register(page, newAccount(name)) }
}

async function openPerson(page: Page, email: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Search by email, name or id').fill(email.slice(0, 25))
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('heading', { level: 2, name: email }).waitFor()
}
async function giveReason(page: Page, reason: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await dialog.waitFor({ state: 'detached' })
}
async function turn(page: Page, name: string, to: 'on' | 'off'): Promise<void> {
  await page.goto('/admin/switches')
  await page.getByRole('switch', { name, checked: to === 'off' }).click()
  await giveReason(page, 'A test of it', `Switch ${to}`)
  await page.getByRole('switch', { name, checked: to === 'on' }).waitFor()
}

it('its address leads others where an unknown one leads, and back there once the role is taken', async () => {
  const { page, account } = await member('Ann Example')
  const placeOf = async (path: string) => {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/')
    return page.getByRole('heading', { level: 1 }).textContent()
  }
  expect(await placeOf('/admin')).toBe(await placeOf('/no-such-page'))
  command('grant', account.email)
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1, name: 'Operator' }).waitFor()
  command('revoke', account.email)
  await placeOf('/admin')
})

it('a person is found, given credits, banned and let in again; the log has all of it', async () => {
  const { page, troubles } = await operator()
  const { page: theirs, account } = await member('Zoë Ångström')
  await generateResume(theirs)

  await openPerson(page, account.email)
  await page.getByRole('list', { name: 'Resumes' }).getByText('Zoë Ångström – Classic').waitFor()
  await page.getByLabel('How many').fill('25')
  await page.getByLabel('Reason').fill('An answer was lost')
  await page.getByRole('button', { name: 'Grant' }).click()
  await page.getByText('25 granted. 35 are left now.').waitFor()
  await theirs.goto('/credits')
  await theirs.getByText('Changed by the people who run this site').waitFor()
  await theirs.getByText('35', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Ban this person' }).click()
  await giveReason(page, 'Sent spam', 'Ban this person')
  await page.getByText(/^Banned since/).waitFor()
  await theirs.goto('/dashboard')
  await theirs.waitForURL((url) => url.pathname === '/login')
  await sendPassword(theirs, account)
  await theirs.getByText('This account was banned by the people who run this site.', { exact: false }).waitFor()
  await hasNoViolations(theirs)

  await page.getByRole('button', { name: 'Lift the ban' }).click()
  await giveReason(page, 'It was a mistake', 'Lift the ban')
  await page.getByRole('button', { name: 'Ban this person' }).waitFor()
  await signIn(theirs, account)

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  const acts = page.getByRole('list', { name: 'What operators did' })
  await acts.getByText('Ban lifted').waitFor()
  expect(await acts.getByRole('listitem').first().textContent()).toContain('“It was a mistake”')
  await acts.getByText('Credits granted: 25').waitFor()
  await page.getByRole('list', { name: 'Security events' }).getByText('Ban lifted').waitFor()
  expect(troubles).toEqual([])
})

it('what is switched off says so to a person: registration, the assistant, buying', async () => {
  const { page } = await operator()
  const { page: theirs } = await member('Ravi Kumar')
  await generateResume(theirs)
  await turn(page, 'Registration', 'off')
  await turn(page, 'Assistant', 'off')
  await turn(page, 'New purchases', 'off')

  await theirs.getByRole('textbox', { name: 'Message to the assistant' }).fill('Make it shorter')
  await theirs.keyboard.press('Enter')
  await theirs.getByText('The assistant is switched off at the moment.', { exact: false }).waitFor()
  await theirs.goto('/billing')
  await theirs.getByRole('button', { name: /: Starter,/ }).click()
  await theirs.getByText('Buying is paused at the moment.', { exact: false }).waitFor()
  const { page: visitor } = await visit()
  const newcomer = newAccount('New Person')
  await sendRegistration(visitor, newcomer)
  await visitor.getByText('New accounts can’t be created here at the moment.', { exact: false }).waitFor()

  await turn(page, 'Registration', 'on')
  await turn(page, 'Assistant', 'on')
  await turn(page, 'New purchases', 'on')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await visitor.waitForURL('**/dashboard')
})

it.each(['light', 'dark'] as const)(
  'every part of it in the %s theme has no violation, fits, and works by keyboard',
  async (colorScheme) => {
    const { page, troubles, account } = await operator({ colorScheme })
    for (const [section, ready] of [
      ['people', page.getByRole('link', { name: account.email })],
      ['payments', page.getByText('No payment yet.')],
      ['switches', page.getByRole('switch', { name: 'Assistant' })],
      ['log', page.getByRole('list', { name: 'Security events' })],
    ] as const) {
      await page.goto(`/admin/${section}`)
      await ready.first().waitFor()
      await hasNoViolations(page)
      await fits(page)
    }
    await openPerson(page, account.email)
    await hasNoViolations(page)
    await fits(page)
    expect(await page.title()).toBe('Operator | Galley')

    await page.goto('/admin/switches')
    const one = page.getByRole('switch', { name: 'New purchases' })
    await one.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Switch off: New purchases?' })
    await dialog.waitFor()
    await hasNoViolations(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await one.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await one.getAttribute('aria-checked')).toBe('true')
    // With a reason, by keyboard alone.
    await page.keyboard.press('Space')
    await dialog.getByLabel('Reason').waitFor()
    await page.keyboard.type('Prices are being changed')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('switch', { name: 'New purchases', checked: false }).waitFor()
    await turn(page, 'New purchases', 'on')
    expect(troubles).toEqual([])
  },
)
