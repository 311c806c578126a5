// Nothing that was typed is lost: not by a reload, not by a lost connection, not by a second tab.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, generateResume, logOf, register, savedSign, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()

/** What the editor keeps in this browser's own storage until it is saved, as JSON. */
const readDrafts = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open('galley-drafts')
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
      all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
    })
  })

it('keeps the form through a reload', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill('Zoë Ångström')
  await page.getByRole('button', { name: 'Add education' }).click()
  await page.getByLabel('Institution').fill('Universität Köln')
  await page.getByRole('textbox', { name: /^Job Description/ }).fill('A posting')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('A posting')
  await page.reload()
  await expect.poll(() => page.getByLabel('Full Name *').inputValue()).toBe('Zoë Ångström')
  expect(await page.getByLabel('Institution').inputValue()).toBe('Universität Köln')
  expect(await page.getByRole('textbox', { name: /^Job Description/ }).inputValue()).toBe('A posting')
  await page.getByText('AI will optimize your resume to match this job description').waitFor()
})

it.runIf(isDeepTier)('keeps an edit through a reload before it was saved anywhere', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  // As on a busy machine: neither the server nor the browser's database gets it before the page is gone.
  await page.evaluate(() => {
    window.fetch = async () => Promise.reject(new TypeError('too late'))
    IDBObjectStore.prototype.put = () => {
      throw new Error('too late')
    }
  })
  await typeAfter(page, '\\begin{document}', '\n% typed just before the reload')
  await page.reload()
  await codeOf(page).getByText('% typed just before the reload').waitFor()
})

it('keeps an edit through a crash of the tab, and the next tab finds it', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const address = page.url()
  // Not on the server either way: on a busy machine the crash could come after the first save.
  await page.route('**/resumes/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await typeAfter(page, '\\begin{document}', '\n% typed just before the crash')
  await expect.poll(() => page.evaluate(readDrafts)).toContain('% typed just before the crash')
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed

  const next = await page.context().newPage()
  await next.goto(address)
  await codeOf(next).getByText('% typed just before the crash').waitFor()
  await next.getByText('Unsaved changes from this device were restored.').waitFor()
  await savedSign(next).waitFor({ timeout: 15_000 })
  await next.reload()
  await codeOf(next).getByText('% typed just before the crash').waitFor()
})

it('saves what was typed without a connection once it is back', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await page.context().setOffline(true)
  await typeAfter(page, '\\begin{document}', '\n% typed offline')
  await page.waitForTimeout(3_000)
  await page.getByRole('banner').getByText('Not saved yet. Kept on this device.').waitFor()
  await logOf(page).getByText('Error: The server could not be reached.').waitFor()
  await page.context().setOffline(false)
  await savedSign(page).waitFor({ timeout: 15_000 })
  await page.reload()
  await codeOf(page).getByText('% typed offline').waitFor()
})

/** Two tabs on one resume, each with one line of its own to change; what the first tab changed is stored. */
async function twoTabs(lines: string) {
  const { page: first } = await chromium.visit()
  await register(first)
  await generateResume(first)
  await typeAfter(first, '\\begin{document}', lines)
  await savedSign(first).waitFor({ timeout: 10_000 })
  const second = await first.context().newPage()
  await second.goto(first.url())
  await codeOf(second).waitFor()
  return { first, second }
}
const changeLine = async (page: Page, line: string, to: string) => {
  await page.locator('.cm-line', { hasText: line }).first().click({ clickCount: 3 })
  await page.keyboard.insertText(to)
}

it.runIf(isDeepTier)('joins what two tabs changed in different lines, without a question', async () => {
  const { first, second } = await twoTabs('\n% upper line\n\n% lower line')
  await changeLine(first, '% upper line', '% upper line, changed\n')
  await first.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await changeLine(second, '% lower line', '% lower line, changed\n')
  await codeOf(second).getByText('% upper line, changed').waitFor({ timeout: 15_000 })
  await savedSign(second).waitFor({ timeout: 10_000 })
  expect(await second.getByRole('dialog').count()).toBe(0)
  await first.reload()
  await codeOf(first).getByText('% upper line, changed').waitFor()
  await codeOf(first).getByText('% lower line, changed').waitFor()
})

it.runIf(isDeepTier)('asks about the words that two tabs both changed, and saves what was chosen', async () => {
  const { first, second } = await twoTabs('\n% led a small team')
  await changeLine(first, '% led a small team', '% led a large team\n')
  await first.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await changeLine(second, '% led a small team', '% ran a tiny team\n')
  const dialog = second.getByRole('dialog', { name: 'This resume was changed somewhere else' })
  await dialog.waitFor({ timeout: 15_000 })
  const save = dialog.getByRole('button', { name: 'Save the merged text' })
  expect(await save.isDisabled()).toBe(true)
  await dialog.getByRole('radio', { name: 'Saved version' }).check()
  await save.click()
  await codeOf(second).getByText('% ran a large team').waitFor()
  await savedSign(second).waitFor({ timeout: 10_000 })
})

it('asks which text is to stay when two tabs changed the same resume, and loses neither', async () => {
  const { page: first } = await chromium.visit()
  await register(first)
  await generateResume(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await codeOf(second).waitFor()

  await typeAfter(first, '\\begin{document}', '\n% from the first tab')
  await savedSign(first).waitFor({ timeout: 10_000 })
  await first.waitForTimeout(2_500)
  await typeAfter(second, '\\begin{document}', '\n% from the second tab')
  const dialog = second.getByRole('dialog', { name: 'This resume was changed somewhere else' })
  await dialog.waitFor({ timeout: 15_000 })
  await dialog.getByText('% from the first tab').waitFor()
  await dialog.getByText('% from the second tab').waitFor()
  await dialog.getByRole('button', { name: 'Keep both: save mine as a new resume' }).click()
  await second.waitForURL((url) => url.href !== first.url() && /\/editor\/[0-9a-f-]{36}$/.test(url.href), {
    timeout: 10_000,
  })

  await first.reload()
  await codeOf(first).getByText('% from the first tab').waitFor()
  await second.reload()
  await codeOf(second).getByText('% from the second tab').waitFor()
})

it.runIf(isDeepTier)('leaves a person where they went while a new resume was still being saved', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/editor')
  await codeOf(page).waitFor()
  await page.route('**/api/resumes/', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/resumes/'),
  )
  await page.getByLabel('Resume title').fill('Slow to save')
  await posted
  await page.getByRole('link', { name: /to your resumes/ }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForTimeout(3_500)
  expect(page.url()).toMatch(/\/dashboard$/)
})

it.runIf(isDeepTier)('saves what was typed while a save was under way and the page was left', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const address = page.url()
  await page.route('**/api/resumes/*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const put = page.waitForRequest((request) => request.method() === 'PUT')
  await typeAfter(page, '\\begin{document}', '\n% first')
  await put
  await typeAfter(page, '% first', '\n% second')
  await page.getByRole('link', { name: /to your resumes/ }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForTimeout(4_500)
  await page.goto(address)
  await codeOf(page).getByText('% second').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await savedSign(page).waitFor()
})

it.runIf(isDeepTier)('takes over a title that was changed elsewhere, beside the text that was typed here', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const address = page.url()
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: /^Rename/ }).click()
  await other.getByLabel('Resume title').fill('Renamed elsewhere')
  await other.keyboard.press('Enter')
  await other.getByRole('heading', { name: 'Renamed elsewhere' }).waitFor()
  await typeAfter(page, '\\begin{document}', '\n% typed here')
  await expect.poll(() => page.getByLabel('Resume title').inputValue(), { timeout: 10_000 }).toBe('Renamed elsewhere')
  await savedSign(page).waitFor({ timeout: 10_000 })
  await page.goto(address)
  await codeOf(page).getByText('% typed here').waitFor()
  expect(await page.getByLabel('Resume title').inputValue()).toBe('Renamed elsewhere')
})

it.runIf(isDeepTier)('keeps the undo history and the message when a tablet is turned', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\begin{document}', '\n% typed before')
  const message = page.getByRole('textbox', { name: /^Message/ })
  await message.fill('A half-written message')
  await page.setViewportSize({ width: 820, height: 1180 })
  // The assistant's own tab, also called “Chat”, is in view until the layout changes.
  const panes = page.getByRole('tablist', { name: 'Editor panes' })
  await panes.getByRole('tab', { name: 'AI Chat' }).click()
  expect(await message.inputValue()).toBe('A half-written message')
  await panes.getByRole('tab', { name: 'LaTeX' }).click()
  await codeOf(page).press('ControlOrMeta+z')
  await codeOf(page).getByText('% typed before').waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1180, height: 820 })
  await codeOf(page).press('ControlOrMeta+Shift+z')
  await codeOf(page).getByText('% typed before').waitFor()
})
