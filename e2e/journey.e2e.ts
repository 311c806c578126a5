// The main job: from a visitor to a downloaded PDF that says what was typed.
import { templates } from '@galley/resume/templates'
import { expect, it } from 'vitest'
import {
  codeOf,
  compile,
  downloadText,
  logOf,
  newAccount,
  registerOnPage,
  savedSign,
  typeAfter,
  useBrowser,
} from './browser.ts'

const chromium = useBrowser()

it('takes a visitor to a PDF: register, form, template, generate, edit, compile, download', async () => {
  const { page, troubles } = await chromium.visit()
  await page.goto('/')
  expect(await page.title()).toBe('Galley | AI-Powered Professional Resume Builder')
  await page.getByRole('link', { name: 'Start Building' }).first().click()
  await page.waitForURL('**/register')
  await registerOnPage(page, newAccount('Zoë Ångström'))
  await page.getByRole('heading', { name: 'No resumes yet' }).or(page.getByText('No resumes yet')).first().waitFor()

  await page.getByRole('button', { name: 'Create Resume' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^The form/ })
    .click()
  await page.waitForURL('**/create')
  await page.getByLabel('Full Name *').fill('')
  await expect.poll(() => page.getByRole('button', { name: 'Continue to Templates' }).isDisabled()).toBe(true)
  await page.getByLabel('Full Name *').fill('Zoë Ångström-Łukasz')
  await page.getByLabel('Email *').fill('zoe_test@example.org')
  await page.getByLabel('Location *').fill('São Paulo & Kraków')
  await page
    .getByRole('textbox', { name: 'Professional Summary' })
    .fill('Cut costs by 100% of $5_000 #1 ~ {braces} ^ \\backslash “quoted” – it’s fine')
  await page.getByRole('textbox', { name: 'Skills' }).fill('C++, C#, R&D , , 50% part-time')
  await page.getByRole('button', { name: 'Add experience' }).click()
  const job = page.getByRole('group', { name: 'experience 1' })
  await job.getByLabel('Company').fill('Müller & Söhne')
  await page.getByLabel('Position').fill('Head_of_Ops')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('- Saved 20% of $1M\n- Led R&D')
  await page.getByRole('button', { name: 'Continue to Templates' }).click()

  await page.waitForURL('**/create/templates')
  await page.getByText(`${templates.length} templates available`).waitFor()
  await page.getByText('Ready to generate resume for').waitFor()
  await page.getByText('Please select a template to generate your resume').waitFor()
  await page.getByRole('radio', { name: 'Modern', exact: true }).check()
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  expect(
    await page.evaluate(() => [localStorage.getItem('resumeData'), localStorage.getItem('jobDescription')]),
  ).toEqual([null, null])

  await codeOf(page).waitFor()
  expect(await page.getByLabel('Resume title').inputValue()).toBe('Zoë Ångström-Łukasz – Modern')
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()
  await typeAfter(page, 'Saved 20', '\n  \\item Typed in the editor: 42')
  await savedSign(page).waitFor({ timeout: 10_000 })
  await compile(page)
  expect(await logOf(page).getByRole('status').textContent()).toBe('Compilation successful')
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()

  const { name, text } = await downloadText(page)
  expect(name).toBe('Zoë Ångström-Łukasz - Resume.pdf')
  const words = text.replaceAll(/\s+/g, ' ')
  for (const said of [
    'Zoë Ångström-Łukasz',
    'zoe_test@example.org',
    'São Paulo & Kraków',
    'Cut costs by 100% of $5_000 #1 ~ {braces} ^ \\backslash “quoted” – it’s fine',
    'C++',
    'C#',
    'R&D',
    '50% part-time',
    'Müller & Söhne',
    'Head_of_Ops',
    'Saved 20% of $1M',
    'Typed in the editor: 42',
  ])
    expect(words).toContain(said)
  expect(troubles).toEqual([])
})

it('makes a resume of the blank document at its first save', async () => {
  const { page, troubles } = await chromium.visit()
  await registerOnPage(page)
  await page.goto('/editor')
  await codeOf(page).waitFor()
  expect(await page.getByLabel('Resume title').inputValue()).toBe('Untitled Resume')
  await page.getByRole('banner').getByText('Not saved').waitFor()
  await page.getByLabel('Resume title').fill('From a blank page')
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/, { timeout: 10_000 })
  await savedSign(page).waitFor()
  await page.getByRole('link', { name: /to your resumes/ }).click()
  await page.getByRole('heading', { name: 'From a blank page' }).waitFor()
  expect(troubles).toEqual([])
})
