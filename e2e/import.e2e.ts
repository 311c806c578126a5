// An existing resume as a PDF: dropped in, reviewed, and made into a new one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, compile, downloadText, register, useBrowser } from './browser.ts'

const chromium = useBrowser()
let folder = ''
let resume = ''
/** Two columns, as a word processor makes them: printed by the browser itself. */
const page = `<style>body{font:11pt sans-serif;display:grid;grid-template-columns:2fr 1fr;column-gap:3em}header{grid-column:1/3}h1{font-size:24pt;margin:0}h2{font-size:13pt;text-transform:uppercase}ul{margin:0;padding-left:1.2em}</style>
<header><h1>Maya Okafor</h1><p>maya.okafor@example.com · +1 503 555 0147 · Portland, OR</p></header>
<main><h2>Experience</h2><p><b>Software Engineer</b>, Northwind Traders, Seattle, WA<br>Mar 2021 – Present</p><ul><li>Built a refund service in Python used by 12 merchants.</li><li>Cut nightly report time from 90 to 25 minutes.</li></ul>
<p><b>Junior Developer</b>, Lumen Books, Portland, OR<br>Jun 2018 – Feb 2021</p><ul><li>Maintained a Django catalogue for 40 libraries.</li></ul>
<h2>Education</h2><p><b>B.S. in Computer Science</b>, Oregon State University<br>2014 – 2018</p></main>
<aside><h2>Skills</h2><ul><li>Python</li><li>Django</li><li>PostgreSQL</li></ul><h2>Languages</h2><ul><li>English</li><li>Igbo</li></ul></aside>`

/** The keys of what this browser keeps of imported files. */
const keptImports = () =>
  new Promise<string[]>((resolve) => {
    const opening = indexedDB.open('galley-imports')
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('imports').objectStore('imports').getAllKeys()
      all.addEventListener('success', () => resolve(all.result.map(String)))
    })
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-import-'))
  resume = join(folder, 'my resume.pdf')
  const { page: printer } = await chromium.visit()
  await printer.setContent(page)
  writeFileSync(resume, await printer.pdf({ format: 'Letter' }))
  await printer.context().close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('fills the form from a two-column PDF, asks where something else was typed, and goes on to a resume', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  await page.getByRole('textbox', { name: /^Email/ }).fill('new@example.org')
  await page.getByLabel('Choose a PDF').setInputFiles(resume)
  const question = page.getByRole('dialog', { name: 'Your form and the file differ' })
  await question.getByText('maya.okafor@example.com').waitFor()
  await question.getByRole('radio', { name: 'Use the file’s' }).check()
  await question.getByRole('button', { name: 'Use my choices' }).click()
  await page.getByText('Information extracted successfully! Review and edit the form below.').waitFor()
  await page.getByText('my resume.pdf').waitFor()

  expect(await page.getByLabel('Full Name *').inputValue()).toBe('Maya Okafor')
  expect(await page.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe('maya.okafor@example.com')
  expect(
    await page.getByLabel('Company').evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['Northwind Traders', 'Lumen Books'])

  // Each field and its place on the original lead to one another: one is put right that way.
  const original = page.getByRole('region', { name: 'Your original' })
  await original.getByTitle('Go to Position').nth(1).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'experience.1.position')
  const place = await original.locator('[data-active]').boundingBox()
  expect(place).toMatchObject({ width: expect.any(Number) as number })
  await page.keyboard.press('End')
  await page.keyboard.type(' Advocate')
  await page.getByRole('textbox', { name: /^Email/ }).focus()
  await original.locator('[data-active][title="Go to Email"]').waitFor()

  // A reload keeps what was read, and the original with its marks.
  await page.getByLabel('Full Name *').fill('Maya N. Okafor')
  await page.waitForTimeout(500)
  await page.reload()
  expect(await page.getByLabel('Full Name *').inputValue()).toBe('Maya N. Okafor')
  await page.getByText('my resume.pdf').waitFor()
  await original.getByTitle('Go to Company').nth(1).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'experience.1.company')
  await original.locator('canvas').first().waitFor()
  expect(await page.evaluate(keptImports)).toHaveLength(2)

  await page.getByRole('button', { name: 'Continue to Templates' }).click()
  await page.waitForURL('**/create/templates')
  await page.getByRole('radio', { name: 'Classic', exact: true }).check()
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  await codeOf(page).waitFor()
  await page.getByRole('button', { name: 'Version history' }).click()
  const history = page.getByRole('dialog')
  await history.getByRole('textbox', { name: 'Name the current version' }).fill('As read')
  await history.getByRole('button', { name: 'Name it' }).click()
  await history.getByRole('button', { name: /^As read.*Import/ }).waitFor()
  await page.keyboard.press('Escape')
  await compile(page)
  const { text } = await downloadText(page)
  for (const words of [
    'Maya N. Okafor',
    'Northwind Traders',
    'Junior Developer Advocate',
    'used by 12 merchants',
    'Oregon State University',
    'PostgreSQL',
  ])
    expect(text).toContain(words)

  // It is kept until a resume was made of it.
  await page.goto('/create')
  await page.getByRole('heading', { name: 'Quick Start' }).waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByText('my resume.pdf').count()).toBe(0)
  expect(await original.count()).toBe(0)
  expect(await page.evaluate(keptImports)).toEqual([])
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('says what to do with a file that is no resume, and loses nothing of the form', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill('Zoë Ångström')
  for (const [name, mimeType, content, answer] of [
    ['photo.png', 'image/png', 'PNG', 'This file is not a PDF.'],
    ['page.pdf', 'application/pdf', '<html>', 'This file is not a PDF.'],
    ['cut.pdf', 'application/pdf', '%PDF-1.7\n1 0 obj', 'This PDF could not be read'],
  ] as const) {
    await page.getByLabel('Choose a PDF').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
    await page.getByText(name, { exact: true }).waitFor()
    await page.getByText(answer, { exact: false }).waitFor()
  }
  expect(await page.getByLabel('Full Name *').inputValue()).toBe('Zoë Ångström')
})

it('leaves out what no reader sees, has a line dragged into its field, and is taken back at a press', async () => {
  const { page: printer } = await chromium.visit()
  await printer.setContent(
    page.replace('</main>', '<p style="color:#fff">Kubernetes guru</p><p>Driving licence, class B</p></main>'),
  )
  const file = join(folder, 'hidden.pdf')
  // Without its grounds a browser prints pale letters darker.
  writeFileSync(file, await printer.pdf({ format: 'Letter', printBackground: true }))
  await printer.context().close()
  const { page: form } = await chromium.visit()
  await register(form)
  await form.goto('/create')
  const fields = form.locator('input[name], textarea[name]')
  const values = () =>
    fields.evaluateAll((all) =>
      all
        .map((one) => (one as HTMLInputElement).value)
        .join('\n')
        .trim(),
    )
  await expect.poll(() => form.getByLabel('Full Name *').inputValue()).toBe('Zoë Ångström')
  const before = await values()
  await form.getByLabel('Choose a PDF').setInputFiles(file)
  await form.getByText('One line in the file is hidden text that readers can’t see.').waitFor()
  expect(await values()).not.toContain('Kubernetes')
  await form.getByRole('button', { name: 'Undo' }).click()
  expect(await values()).toBe(before)
  await form.getByLabel('Choose a PDF').setInputFiles(file)
  await form.getByText('One line in the file is hidden text that readers can’t see.').waitFor()

  const headline = form.getByLabel('Website')
  await headline.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const original = form.getByRole('region', { name: 'Your original' })
  const line = original.getByTitle('Not placed in the form: drag it into a field').first()
  await line.hover()
  await form.mouse.down()
  const place = (await headline.boundingBox())!
  await form.mouse.move(place.x + 20, place.y - 20, { steps: 4 })
  await form.mouse.move(place.x + 30, place.y + place.height / 2, { steps: 4 })
  await form.mouse.up()
  expect(await headline.inputValue()).not.toBe('')
  await form.keyboard.press('Control+z')
  expect(await headline.inputValue()).toBe('')
  await form.keyboard.press('Control+Shift+z')
  expect(await headline.inputValue()).not.toBe('')
  // What was put in since would go with it: the way back is no longer offered.
  await form.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
})
