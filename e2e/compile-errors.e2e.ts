// An error in the LaTeX is shown with its line, in words, and is gone when it is mended.
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import {
  codeOf,
  compile,
  generateResume,
  logOf,
  register,
  turnLivePreview,
  typeAfter,
  useBrowser,
  showLatexOnPhone,
} from './browser.ts'

const chromium = useBrowser()

it('shows a compile error with its line, leads there, and compiles once it is mended', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await compile(page)
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()

  await typeAfter(page, '\\end{header}', '\n\\sectoin{Skills}')
  await compile(page)
  const log = logOf(page)
  expect(await log.getByRole('status').textContent()).toBe('Compilation failed: compilation error')
  await page.getByText('No PDF Generated').waitFor()
  await log.getByText('\\sectoin is not a known command').waitFor()
  const line = Number(/\d+/.exec((await log.getByRole('button', { name: /^Go to line/ }).textContent()) ?? '')?.[0])
  await log.getByRole('button', { name: `Go to line ${line}` }).click()
  expect(await page.locator('.cm-activeLine').textContent()).toBe('\\sectoin{Skills}')

  await log.getByRole('button', { name: 'Clear' }).click()
  await log.getByText('Nothing to report.').waitFor()

  await page.locator('.cm-activeLine').click({ clickCount: 3 })
  await page.keyboard.insertText('\\section{Skills}\n')
  await compile(page)
  expect(await log.getByRole('status').textContent()).toBe('Compilation successful')
  await page.getByRole('group', { name: 'Page 1 of 1' }).getByText('Skills').waitFor({ state: 'attached' })
  expect(troubles).toEqual([])
})

it('mends a slip with a press, which one undo takes back, and the page follows by itself', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const log = logOf(page)
  const fix = log.getByRole('button', { name: 'Change to \\section' })
  const line = (text: string) => page.locator('.cm-line').filter({ hasText: text })
  await typeAfter(page, '\\end{header}', '\n\\sectoin{Skills}\n')
  await fix.click()
  await line('\\section{Skills}').waitFor()
  await page.getByRole('group', { name: 'Page 1 of 1' }).getByText('Skills').waitFor({ state: 'attached' })
  expect(await log.getByRole('status').textContent()).toBe('Compilation successful')
  expect(await log.getByRole('button', { name: 'Change to' }).count()).toBe(0)

  await page.keyboard.press('ControlOrMeta+z')
  await line('\\sectoin{Skills}').waitFor()
  // Offered again for the text as it is again.
  await fix.click()
  await line('\\section{Skills}').waitFor()
  await expect.poll(() => log.getByRole('status').textContent()).toBe('Compilation successful')
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('shows what TeX said of a success, when asked', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await compile(page)
  await logOf(page).getByRole('button', { name: 'Show full log' }).click()
  await logOf(page)
    .getByText(/Output written on main\.pdf \(1 page/)
    .waitFor()
})

it.runIf(isDeepTier)('says so when there is nothing to compile or to download', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/editor')
  await codeOf(page).waitFor()
  // The blank document has a page, too.
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()
  await typeAfter(page, '\\begin{document}', '\n\\sectoin{Skills}')
  await compile(page)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByText('Please compile the PDF first before downloading').waitFor()
  await codeOf(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await compile(page)
  await expect
    .poll(() => logOf(page).getByRole('status').textContent())
    .toBe('Error: No LaTeX content to compile. Please write some LaTeX code first.')
})

it.runIf(isDeepTier)('recompiles after a save, except the first time', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await turnLivePreview(page, 'off')
  let compiles = 0
  let saves = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/latex/compile')) compiles += 1
    if (response.request().method() === 'PUT' && response.ok()) saves += 1
  })
  await typeAfter(page, '\\begin{document}', ' ')
  await expect.poll(() => saves, { timeout: 10_000 }).toBe(1)
  await page.waitForTimeout(800)
  expect(compiles).toBe(0)
  await typeAfter(page, '\\begin{document}', ' ')
  await expect.poll(() => compiles, { timeout: 10_000 }).toBe(1)
  expect(saves).toBe(2)
})

it.runIf(isDeepTier)('tells on a phone, where the log is behind a tab, how many errors stand in it', async () => {
  const { page } = await chromium.visit({ viewport: { width: 390, height: 844 } })
  await register(page)
  await generateResume(page)
  await showLatexOnPhone(page)
  await typeAfter(page, '\\end{header}', '\n\\sectoin{Skills}')
  await page.getByRole('tab', { name: 'Compilation Log 1 error' }).click()
  await logOf(page).getByRole('button', { name: 'Change to \\section' }).click()
  await page.getByRole('tab', { name: 'Compilation Log', exact: true }).waitFor()
})
