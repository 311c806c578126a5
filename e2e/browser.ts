// A real Chromium, and what a person does with the product in it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

const executablePath = [
  // The same engine without the window around it: a fifth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
].find((path) => existsSync(path))
/** Chromium's own sandbox does not run as root. */
const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : []

export interface Visitor {
  page: Page
  /** Console errors, uncaught exceptions and breaches of the content security policy so far. */
  troubles: string[]
}

/** The address of the product for this test file: the same one for all of its tests. */
function productOfWorker(): string {
  const galleys = inject('galleys')
  return galleys[Number(process.env['VITEST_POOL_ID'] ?? 0) % galleys.length]!
}

/** One browser for a test file; `visit` opens a fresh profile in it. Closed at the end of the file. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    if (!executablePath) throw new Error('Chromium is missing: bin/test installs it')
    // Without a locale that has them all, Chromium saves under no name with letters beyond ASCII.
    browser = await chromium.launch({ executablePath, args, env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  })
  afterEach(async ({ task }) => {
    const contexts = browser.contexts()
    if (task.result?.state === 'fail') {
      for (const page of contexts.flatMap((context) => context.pages())) await reportPage(task.name, page)
    }
    // A page that stays open goes on playing, drawing and asking beside the tests that follow.
    await Promise.all(contexts.map((context) => context.close()))
  })
  afterAll(() => browser?.close())
  return {
    async visit(options: BrowserContextOptions = {}): Promise<Visitor> {
      const context = await browser.newContext({
        baseURL: productOfWorker(),
        viewport: { width: 1440, height: 900 },
        acceptDownloads: true,
        ...options,
      })
      const page = await context.newPage()
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`))
      // A refused request shows up as a console error of its own; tests say themselves which refusals they expect.
      page.on(
        'console',
        (message) =>
          message.type() === 'error' &&
          !message.text().startsWith('Failed to load resource') &&
          troubles.push(message.text()),
      )
      return { page, troubles }
    },
  }
}

/** What a failed test left on the screen: a log has no window to look into. */
async function reportPage(test: string, page: Page): Promise<void> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => error.message)
  process.stdout.write(`\n${test}\n  at ${page.url()}\n${seen.slice(0, 4_000)}\n`)
}

export interface TestAccount {
  name: string
  email: string
  password: string
}

let people = 0
export const newAccount = (name = 'Zoë Ångström'): TestAccount => ({
  name,
  email: `person${Date.now()}-${process.pid}-${(people += 1)}@example.org`,
  password: 'a good password',
})

/** Signed in to a new account, on the dashboard. The API makes it: what registering looks like is tested by itself. */
export async function register(page: Page, account = newAccount()): Promise<TestAccount> {
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'galley-embedded' },
    data: { email: account.email, password: account.password, data: { full_name: account.name } },
  })
  expect(response.status()).toBe(200)
  // A small file of the same origin: the pages find the session when they start.
  await page.goto('/favicon.svg')
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey,
    await response.text(),
  ] as const)
  await page.goto('/dashboard')
  return account
}
const sessionKey = 'sb-galley-auth-token'

/** The same, through the page. */
export async function registerOnPage(page: Page, account = newAccount()): Promise<TestAccount> {
  await sendRegistration(page, account)
  await page.waitForURL('**/dashboard')
  return account
}

export async function sendRegistration(page: Page, account: TestAccount): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full name').fill(account.name)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(page: Page, account: TestAccount): Promise<void> {
  await sendPassword(page, account)
  await page.waitForURL('**/dashboard')
}

export async function sendPassword(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A new resume with nothing but a name, in the editor, its page shown. The API makes it. */
export async function generateResume(page: Page, { name = 'Zoë Ångström', template = 'Classic' } = {}): Promise<void> {
  const session = await page.evaluate((key) => localStorage.getItem(key), sessionKey)
  const { access_token: token, user } = JSON.parse(session ?? '{}') as {
    access_token?: string
    user?: { email: string }
  }
  const response = await page.request.post('/api/resumes/', {
    headers: { authorization: `Bearer ${token}` },
    data: { template_name: template.toLowerCase(), resume_data: { personalInfo: { name, email: user?.email ?? '' } } },
  })
  expect(response.ok()).toBe(true)
  const { id } = (await response.json()) as { id: string }
  await page.goto(`/editor/${id}`)
  await page.getByRole('group', { name: /^Page 1 of/ }).waitFor()
}

/** The same, through the form and the choice of a template. */
export async function generateOnPage(page: Page, { name = 'Zoë Ångström', template = 'Classic' } = {}): Promise<void> {
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill(name)
  await page.getByRole('button', { name: 'Continue to Templates' }).click()
  await page.waitForURL('**/create/templates')
  await page.getByRole('radio', { name: template, exact: true }).check()
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  await page.getByRole('group', { name: /^Page 1 of/ }).waitFor()
}

/** On a phone: the pane of the text, as LaTeX. It opens as a form. */
export async function showLatexOnPhone(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Form' }).click()
  await page.getByRole('radio', { name: 'LaTeX', exact: true }).click()
}

export const codeOf = (page: Page) => page.getByRole('textbox', { name: 'LaTeX code' })
export const logOf = (page: Page) => page.getByRole('region', { name: 'Compilation Log' })

/** Puts text behind a line that stands in the code, as a person who clicks there and types. */
export async function typeAfter(page: Page, line: string, text: string): Promise<void> {
  await placeCaretAfter(page, line)
  await page.keyboard.insertText(text)
}

export async function placeCaretAfter(page: Page, line: string): Promise<void> {
  await page.locator('.cm-line', { hasText: line }).first().click()
  await page.keyboard.press('End')
}

/** The page follows the typing unless that is switched off. */
export async function turnLivePreview(page: Page, to: 'on' | 'off'): Promise<void> {
  await page.getByRole('switch', { name: 'Live preview', checked: to === 'off' }).click()
}

export async function compile(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Compile PDF' }).click()
  await expect
    .poll(() => logOf(page).getByRole('status').textContent(), { timeout: 20_000 })
    .toMatch(/^Compilation (successful|failed)|^Error/)
}

/** Downloads through the button; returns the file's name and its text in reading order. */
export async function downloadText(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const path = await download.path()
  if (readFileSync(path).subarray(0, 5).toString() !== '%PDF-') throw new Error('not a PDF')
  return { name: download.suggestedFilename(), text: execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }) }
}

export const savedSign = (page: Page) => page.getByRole('banner').getByText(/^Saved (just now|\d+m ago)$/)
