// The form and the LaTeX are two views of one text.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, downloadText, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()

const show = (page: Page, view: 'Form' | 'LaTeX') => page.getByRole('radio', { name: view, exact: true }).click()

const experience = String.raw`
\section{Experience}
\entry{Ward nurse}{St. Mary’s}{Oslo}{2020 – 2023}
\begin{bullets}
  \item Cared for patients
\end{bullets}
`
async function retype(page: Page, start: string, line: string): Promise<void> {
  await page.locator('.cm-line', { hasText: start }).first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Home')
  // A long line is wrapped: its end is several presses away.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+End')
  await page.keyboard.insertText(line)
}
const savedText = async (page: Page): Promise<string> => {
  const answer = page.waitForResponse((response) => /\/api\/resumes\/[0-9a-f-]{36}$/.test(response.url()))
  await page.reload()
  return ((await (await answer).json()) as { latex_content: string }).latex_content
}

describe('the form view', () => {
  it.runIf(isDeepTier)('writes into the text, and reads what is written there', async () => {
    const { page, troubles } = await chromium.visit()
    await register(page)
    await generateResume(page)
    await show(page, 'Form')
    const form = page.getByRole('form', { name: 'Resume form' })
    await expect.poll(() => form.getByLabel('Full Name').inputValue()).not.toBe('')

    await form.getByLabel('Full Name').fill('Zoë Ångström & Söhne')
    await form.getByRole('button', { name: 'Add section' }).click()
    await page.getByRole('menuitem', { name: 'Projects' }).click()
    await form.getByLabel('Project name').fill('A bridge, 100% done')
    await form.getByRole('region', { name: 'Projects' }).getByRole('button', { name: 'Add bullet' }).click()
    await page.keyboard.type('First thing')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Second thing')
    await show(page, 'LaTeX')
    const text = await codeOf(page).innerText()
    expect(text).toContain('\\name{Zoë Ångström \\& Söhne}')
    expect(text).toContain('\\entry{A bridge, 100\\% done}{}{}{}')
    expect(text).toMatch(/\\item First thing\n\s*\\item Second thing/)
    await savedSign(page).waitFor()

    // One history for both.
    await show(page, 'Form')
    await form.getByLabel('Full Name').click()
    // Slow typing is one step a letter.
    for (let step = 0; step < 60 && (await form.getByLabel('Full Name').inputValue()).includes('Söhne'); step += 1)
      await page.keyboard.press('Control+z')
    expect(await form.getByLabel('Full Name').inputValue()).not.toContain('Söhne')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => form.getByLabel('Full Name').inputValue()).toContain('Söhne')
    expect(troubles).toEqual([])
  })

  it('gives the same text as the same change made in LaTeX', async () => {
    const { page, troubles } = await chromium.visit()
    await register(page)
    const textAfter = async (change: () => Promise<void>) => {
      await generateResume(page)
      await show(page, 'LaTeX')
      await typeAfter(page, '\\end{header}', `\n${experience}`)
      await change()
      await savedSign(page).waitFor()
      return savedText(page)
    }
    const form = page.getByRole('form', { name: 'Resume form' })
    const inForm = await textAfter(async () => {
      await show(page, 'Form')
      await form.getByLabel('Full Name').fill('Zoë & Söhne')
      await form.getByRole('button', { name: /^Ward nurse/ }).click()
      await form.getByLabel('Company').fill('St. Ann’s')
      await form.getByLabel('Bullet 1', { exact: true }).fill('Cared for 12 patients')
    })
    const inLatex = await textAfter(async () => {
      await retype(page, '\\name{', '  \\name{Zoë \\& Söhne}')
      await retype(page, '\\entry{Ward', '\\entry{Ward nurse}{St. Ann’s}{Oslo}{2020 – 2023}')
      await retype(page, '\\item Cared', '  \\item Cared for 12 patients')
      await show(page, 'Form')
      await expect.poll(() => form.getByLabel('Full Name').inputValue()).toBe('Zoë & Söhne')
    })
    expect(inForm).toBe(inLatex)
    expect(inForm).toContain('St. Ann’s')
    expect(troubles).toEqual([])
  })

  it.runIf(isDeepTier)('is all that a phone needs, from a new account to the PDF', async () => {
    const { page, troubles } = await chromium.visit({ viewport: { width: 390, height: 844 } })
    await register(page)
    await page.getByRole('button', { name: 'New Resume' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^The form/ })
      .click()
    await page.waitForURL('**/create')
    await generateResume(page, { template: 'Modern' })
    await page.getByRole('tab', { name: 'Form' }).click()
    const form = page.getByRole('form', { name: 'Resume form' })
    await form.getByLabel('Professional Title').fill('Nurse')
    await form.getByRole('button', { name: 'Add section' }).click()
    await page.getByRole('menuitem', { name: 'Work Experience' }).click()
    const experience = form.getByRole('region', { name: 'Experience' })
    await experience.getByLabel('Position').fill('Ward nurse')
    await experience.getByLabel('Company').fill('St. Mary’s')
    await experience.getByLabel('Start date').fill('2021-03')
    await experience.getByRole('checkbox').check()
    await experience.getByRole('button', { name: 'Add bullet' }).click()
    await page.keyboard.type('Cared for 12 patients')
    // Hidden for this job, and shown again.
    await experience.getByRole('button', { name: 'Actions for Ward nurse' }).click()
    await page.getByRole('menuitem', { name: 'Hide Ward nurse on the page' }).click()
    await experience.getByText('Hidden on the page').waitFor()
    await page.getByRole('tab', { name: 'PDF' }).click()
    const words = page.getByRole('group', { name: /^Page 1 of/ })
    await words.getByText('Nurse', { exact: true }).waitFor()
    expect(await words.innerText()).not.toContain('St. Mary')
    await page.getByRole('tab', { name: 'Form' }).click()
    await experience.getByRole('button', { name: 'Actions for Ward nurse' }).click()
    await page.getByRole('menuitem', { name: 'Show Ward nurse on the page' }).click()
    await page.getByRole('tab', { name: 'PDF' }).click()
    await words.getByText(/St\. Mary/).waitFor()
    await words.getByText(/Mar.2021 – Present/).waitFor()
    expect(await page.locator('.cm-editor').isVisible()).toBe(false)
    const { text } = await downloadText(page)
    expect(text).toContain('Cared for 12 patients')
    expect(await page.locator('.cm-editor').isVisible()).toBe(false)
    expect(troubles).toEqual([])
  })
})
