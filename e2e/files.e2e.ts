// A resume that comes with files: its own class, a part, a photo. What is missing is added from the log, and nothing
// that is deleted or replaced is lost.
import type { Page } from 'playwright-core'
import { isDeepTier } from '@galley/resume/testing/tier'
import { expect, it } from 'vitest'
import { codeOf, generateResume, register, savedSign, useBrowser } from './browser.ts'

const chromium = useBrowser()

const latex = String.raw`\documentclass{harbourcv}
\begin{document}
\cvname{Ann Lee}
\input{sections/work}
\end{document}
`
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const cls = file(
  'downloaded (1).cls',
  '\\ProvidesClass{harbourcv}\\LoadClass{article}\\RequirePackage{graphicx}\\newcommand\\cvname[1]{{\\Huge #1}\\par}\n',
)
const work = file('work.tex', 'Welder at Harbour Yard, 2019 to 2024.\n')
const photo = file(
  'Me 2024.PNG',
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const choose = async (page: Page, open: () => Promise<unknown>, chosen: ReturnType<typeof file>) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
  await chooser.setFiles([chosen])
}
async function replaceLatex(page: Page, text: string): Promise<void> {
  await codeOf(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}
const filesButton = (page: Page) => page.getByRole('button', { name: /^Files/ })
const onPage = (page: Page, words: string) =>
  page.getByRole('region', { name: 'PDF preview' }).getByText(words).first().waitFor()

/** What the text lacks, from the log. */
async function addMissing(page: Page): Promise<void> {
  await register(page)
  await generateResume(page)
  await replaceLatex(page, latex)
  await choose(page, () => page.getByRole('button', { name: 'Add harbourcv.cls' }).click(), cls)
  await choose(page, () => page.getByRole('button', { name: 'Add sections/work.tex' }).click(), work)
  await onPage(page, 'Welder at Harbour Yard')
  await savedSign(page).waitFor()
}

it('what a document lacks is added from the log, and its page appears', async () => {
  const { page, troubles } = await chromium.visit()
  await addMissing(page)
  await page.reload()
  await onPage(page, 'Welder at Harbour Yard')
  expect(await filesButton(page).textContent()).toContain('2')

  await filesButton(page).click()
  const panel = page.getByRole('dialog', { name: 'Files of this resume' })
  await choose(page, () => panel.getByRole('button', { name: 'Add files' }).click(), photo)
  await panel.getByText('Me 2024.png').first().waitFor()
  await panel.getByRole('button', { name: 'Delete sections/work.tex' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add sections/work.tex' }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await page.getByRole('button', { name: 'Add sections/work.tex' }).waitFor({ state: 'detached' })
  await onPage(page, 'Welder at Harbour Yard')
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('a version brings the files back that lay beside it', async () => {
  const { page, troubles } = await chromium.visit()
  await addMissing(page)
  await filesButton(page).click()
  const panel = page.getByRole('dialog', { name: 'Files of this resume' })
  await choose(page, () => panel.getByRole('button', { name: 'Add files' }).click(), file('work.tex', 'Unused.\n'))
  await panel.getByRole('button', { name: 'Delete sections/work.tex' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add sections/work.tex' }).waitFor()
  await page.getByRole('button', { name: 'Version history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  await dialog.getByText('Before a file was replaced or deleted').first().click()
  await dialog.getByText('Restoring: sections/work.tex comes back.').waitFor()
  await dialog.getByRole('radio', { name: 'Pages' }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await onPage(page, 'Welder at Harbour Yard')
  expect(await codeOf(page).innerText()).toContain('sections/work')
  expect(troubles).toEqual([])
})
