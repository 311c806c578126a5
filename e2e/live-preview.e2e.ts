// The page follows the typing by itself, and stays while the text is in between two states that compile.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import {
  compile,
  generateResume,
  logOf,
  register,
  savedSign,
  turnLivePreview,
  typeAfter,
  useBrowser,
} from './browser.ts'

const chromium = useBrowser()

const firstPage = (page: Page) => page.getByRole('group', { name: 'Page 1 of' })
/** What the first page looks like, as one string. */
const pixels = (page: Page) =>
  firstPage(page)
    .locator('canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
const note = (page: Page) => page.getByText('Showing the last version that compiled.')

/** Every answer of the compiler so far: its status. */
function watchCompiles(page: Page): number[] {
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/latex/compile')) answers.push(response.status())
  })
  return answers
}

/**
 * Max compiles under way at once, as the page has them: one that is stopped is over at that moment, while the browser
 * may report its end after the beginning of the next one. Call before the first page is opened.
 */
async function countCompilesAtOnce(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const send = window.fetch
    const counts = { running: 0, max: 0 }
    Object.assign(window, { compiles: counts })
    window.fetch = (input, init) => {
      const sent = send(input, init)
      const url = input instanceof Request ? input.url : input.toString()
      if (!url.endsWith('/api/latex/compile')) return sent
      counts.max = Math.max(counts.max, (counts.running += 1))
      let isOver = false
      const over = () => {
        if (!isOver) counts.running -= 1
        isOver = true
      }
      init?.signal?.addEventListener('abort', over)
      void sent.then(over, over)
      return sent
    }
  })
  return () => page.evaluate(() => (window as unknown as { compiles: { max: number } }).compiles.max)
}

it('shows what is typed without a press, keeps the last good pages meanwhile, and tells what is wrong', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\nNight shifts welcome.')
  await firstPage(page).getByText('Night shifts welcome.').waitFor({ state: 'attached' })
  const first = await pixels(page)

  await typeAfter(page, 'Night shifts welcome.', ' Weekends too.')
  await firstPage(page).getByText('Weekends too.').waitFor({ state: 'attached' })
  const second = await pixels(page)
  expect(second).not.toBe(first)

  await typeAfter(page, 'Night shifts welcome.', '\n\\sectoin{Skills}')
  await note(page).waitFor()
  await logOf(page).getByText('\\sectoin is not a known command').waitFor()
  expect(await pixels(page)).toBe(second)

  await page.locator('.cm-activeLine').click({ clickCount: 3 })
  await page.keyboard.insertText('\\section{Skills}\n')
  await firstPage(page).getByText('Skills').waitFor({ state: 'attached' })
  expect(await pixels(page)).not.toBe(second)
  await note(page).waitFor({ state: 'detached' })
  expect(await logOf(page).getByRole('status').textContent()).toBe('Compilation successful')
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('clears the pages when a compile that was asked for fails, as ever', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\n\\sectoin{Skills}')
  await compile(page)
  await page.getByText('No PDF Generated').waitFor()
})

it.runIf(isDeepTier)('follows fast typing with far fewer compiles than keys, never two at a time', async () => {
  const { page } = await chromium.visit()
  const maxAtOnce = await countCompilesAtOnce(page)
  await register(page)
  await generateResume(page)
  const answers = watchCompiles(page)
  await typeAfter(page, '\\end{header}', '\n')
  const sentence = 'Calm under pressure in four languages.'
  await page.keyboard.type(sentence, { delay: 60 })
  await firstPage(page).getByText(sentence).waitFor({ state: 'attached' })
  expect(await maxAtOnce()).toBe(1)
  expect(answers.length).toBeLessThan(sentence.length / 2)
  expect(answers.every((status) => status === 200)).toBe(true)
})

it.runIf(isDeepTier)('says nothing when the server wants to be left alone, and does so', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  let asked = 0
  await page.route('**/api/latex/compile', async (route) => {
    asked += 1
    if (asked > 1) return route.fallback()
    const body = { detail: 'Too many requests.', code: 'too_many_requests', request_id: 'r' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: body })
  })
  await typeAfter(page, '\\end{header}', '\nOne.')
  await expect.poll(() => asked).toBe(1)
  expect(await logOf(page).getByRole('status').textContent()).toBe('Compilation successful')
  await firstPage(page).getByText('One.').waitFor({ state: 'attached' })
})

it.runIf(isDeepTier)(
  'resolves references by itself: first the page as far as it is known, then the whole of it',
  async () => {
    const { page, troubles } = await chromium.visit()
    await register(page)
    await generateResume(page)
    const reruns: (string | undefined)[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/latex/compile')) reruns.push(response.headers()['x-rerun'])
    })
    await typeAfter(
      page,
      '\\end{header}',
      '\n\\newcounter{prize}\\refstepcounter{prize}\\label{first}Prize no. \\ref{first}.',
    )
    await firstPage(page).getByText('Prize no. 1.').waitFor({ state: 'attached' })
    expect(reruns.slice(0, 2)).toEqual(['wanted', undefined])
    await page.waitForTimeout(500)
    expect(reruns.length).toBeLessThanOrEqual(3)
    expect(troubles).toEqual([])
  },
)

it('keeps the last good pages when what was typed is saved', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\nNight shifts welcome.')
  await savedSign(page).waitFor()
  await firstPage(page).getByText('Night shifts welcome.').waitFor({ state: 'attached' })
  const answers = watchCompiles(page)
  await typeAfter(page, 'Night shifts welcome.', '\n\\sectoin{Skills}')
  await note(page).waitFor()
  // Once for the live preview, once after the second save.
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([422, 422])
  await page.waitForTimeout(300)
  await note(page).waitFor()
  await firstPage(page).getByText('Night shifts welcome.').waitFor({ state: 'attached' })
  expect(await logOf(page).getByRole('status').textContent()).toBe('Compilation failed: compilation error')
})

it.runIf(isDeepTier)('can be switched off, on this device, for good', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await turnLivePreview(page, 'off')
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/latex/compile'))
  await page.reload()
  await opened
  const live = page.getByRole('switch', { name: 'Live preview' })
  expect(await live.getAttribute('aria-checked')).toBe('false')
  const answers = watchCompiles(page)
  await typeAfter(page, '\\end{header}', '\nQuiet.')
  await page.waitForTimeout(1000)
  expect(answers).toEqual([])
  await turnLivePreview(page, 'on')
  await firstPage(page).getByText('Quiet.').waitFor({ state: 'attached' })
})
