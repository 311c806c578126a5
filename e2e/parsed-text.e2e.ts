// The text of the PDF as a parser reads it, and what it may get wrong.
import type { Page } from 'playwright-core'
import { isDeepTier } from '@galley/resume/testing/tier'
import { expect, it } from 'vitest'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { codeOf, generateResume, register, typeAfter, useBrowser } from './browser.ts'
import { axeOf } from './page-checks.ts'

const chromium = useBrowser()
const toggle = (page: Page) => page.getByRole('button', { name: 'Show the text that parsers read' })
const view = (page: Page) => page.getByRole('group', { name: 'What a parser reads' })

it('shows the text beside what is worth a look, which leads to its line', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\n\\section{Wild adventures}\nTriage and wound care.\n')
  await page
    .getByRole('group', { name: /^Page 1 of/ })
    .getByText('wound care')
    .waitFor()
  await toggle(page).click()
  await view(page).getByText('Triage and wound care.').waitFor()
  await view(page).getByText('“Wild adventures” is an unusual heading.').waitFor()
  await view(page).getByText('The header has no phone number.').waitFor()
  expect((await axeOf(page).analyze()).violations).toEqual([])
  await view(page)
    .getByRole('listitem')
    .filter({ hasText: 'Wild adventures' })
    .getByRole('button', { name: /^Go to line/ })
    .click()
  await expect.poll(() => page.locator('.cm-activeLine').innerText()).toContain('\\section{Wild adventures}')
  await toggle(page).click()
  await page.getByRole('group', { name: /^Page 1 of/ }).waitFor()
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('puts a link without text right in one click, which Ctrl+Z takes back', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\nMy page: \\href{https://example.org/mine}{}\n')
  await page
    .getByRole('group', { name: /^Page 1 of/ })
    .getByText('My page')
    .waitFor()
  await toggle(page).click()
  const finding = view(page)
    .getByRole('listitem')
    .filter({ hasText: 'A link to https://example.org/mine shows nothing.' })
  await finding.getByRole('button', { name: 'Show the address' }).click()
  await expect.poll(() => codeOf(page).textContent()).toContain('My page: \\link{https://example.org/mine}')
  await view(page).locator('pre').getByText('example.org/mine').waitFor()
  expect(await finding.count()).toBe(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => codeOf(page).textContent()).toContain('My page: \\href{https://example.org/mine}{}')
  await finding.waitFor()
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('reads the sample of every theme as it stands', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await toggle(page).click()
  for (const { id } of templates) {
    await codeOf(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(`${sampleLatex(id)}% ${id}\n`)
    await page.getByText('Compilation successful').waitFor()
    await expect
      .poll(() => view(page).innerText(), { message: id })
      .toMatch(new RegExp(`is read as it stands.*${sampleResume(id).personalInfo.name}`, 's'))
  }
})
