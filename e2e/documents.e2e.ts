// Promise: what goes with a resume is drafted from it without a key, is the user's to edit, and is set like it.
import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'

const browser = useBrowser()
const posting = 'Platform Engineer at Brightwater\n\nBrightwater is hiring.\nRequirements:\n- Kafka\n- PostgreSQL'
const line = 'Moved billing to Kafka and PostgreSQL in six weeks.'
const entry = String.raw`
\section{Experience}
\entry{Engineer}{Northwind}{Oslo}{2020 – Present}
\begin{bullets}
  \item ${line}
\end{bullets}
`

/** A resume with one job; returns the address of its letters and notes. */
async function openDocuments(page: Page): Promise<string> {
  await register(page)
  await generateResume(page)
  await page.getByRole('radio', { name: 'LaTeX', exact: true }).click()
  await codeOf(page).waitFor()
  await typeAfter(page, String.raw`\end{header}`, entry)
  await savedSign(page).waitFor()
  await page.getByRole('link', { name: 'Letters & notes' }).click()
  await page.getByRole('heading', { name: 'Letters & notes', level: 1 }).waitFor()
  return page.url()
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const text = execFileSync('pdftotext', ['-layout', await file.path(), '-'], { encoding: 'utf8' })
  return { name: file.suggestedFilename(), text: text.replaceAll(/\s+/g, ' ') }
}

it('a letter is drafted from the resume and a posting, edited, kept, downloaded, and nobody else’s', async () => {
  const { page, troubles } = await browser.visit()
  await openDocuments(page)
  await page.getByRole('button', { name: /^Cover letter/ }).click()
  const form = page.getByRole('dialog', { name: 'Cover letter' })
  await expect.poll(() => form.getByText(/^Free\./).count()).toBe(1)
  await form.getByLabel('Job posting').fill(posting)
  expect(await form.getByLabel('Employer').inputValue()).toBe('Brightwater')
  expect(await form.getByLabel('Role').inputValue()).toBe('Platform Engineer')
  await form.getByRole('button', { name: 'Write the draft' }).click()

  const body = page.getByLabel('Letter', { exact: true })
  await body.waitFor()
  const drafted = await body.inputValue()
  expect(drafted).toContain('I am applying for the Platform Engineer position at Brightwater.')
  expect(drafted).toContain('At Northwind, I moved billing to Kafka and PostgreSQL in six weeks.')
  await page.getByText(/^1 blank to fill in\./).waitFor()
  await body.fill(drafted.replace(/\[Why .*\]/, 'You keep ferries running, and I grew up on an island.'))
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByText(/blank to fill in/).waitFor({ state: 'detached' })
  await page.getByRole('group', { name: /^Page 1 of/ }).waitFor()

  await page.reload()
  await expect.poll(() => body.inputValue()).toContain('I grew up on an island.')
  const { name, text } = await download(page)
  expect(name).toBe('Zoë Ångström - Letter - Brightwater.pdf')
  for (const part of ['Dear Hiring Manager,', 'I moved billing to Kafka', 'I grew up on an island.', 'Sincerely,'])
    expect(text).toContain(part)

  const address = page.url()
  const { page: other } = await browser.visit()
  await register(other)
  const [id = ''] = /[0-9a-f-]{36}/.exec(address) ?? []
  const refused = other.waitForResponse((response) => response.url().includes(`/api/resumes/${id}`))
  await other.goto(address)
  expect((await refused).status()).toBe(404)
  await other.getByText('This text is no longer here.').waitFor()
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)(
  'a LinkedIn profile is counted and copied; a document is copied and deleted by keyboard',
  async () => {
    const { page, troubles } = await browser.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    const list = await openDocuments(page)
    await page.getByRole('button', { name: /^LinkedIn profile/ }).click()
    await page.getByRole('button', { name: 'Write the draft' }).click()
    const about = page.getByLabel('About', { exact: true })
    await about.waitFor()
    expect(await about.inputValue()).toContain(`• ${line}`)
    await page.getByText(/ of 2,600 characters$/).waitFor()
    await page.getByRole('button', { name: 'Copy About' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await about.inputValue())

    await page.goto(list)
    const rows = page.getByRole('list', { name: 'Your letters and notes' }).getByRole('listitem')
    // Each item is looked for in its own menu: the one before may still be fading out.
    const choose = async (document: string, item: string) => {
      const more = { name: `More for ${document}`, exact: true }
      await page.getByRole('button', more).press('Enter')
      await page.getByRole('menu', more).getByRole('menuitem', { name: item }).press('Enter')
    }
    await choose('LinkedIn profile', 'Make a copy')
    await expect.poll(() => rows.count()).toBe(2)
    await choose('LinkedIn profile (copy)', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect.poll(() => rows.count()).toBe(1)
    expect(troubles).toEqual([])
  },
)
