// The page, the form and the LaTeX lead to each other; how the page looks is chosen beside them.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { templates } from '@galley/resume/templates'
import { isDeepTier } from '@galley/resume/testing/tier'
import { generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'
import { axeOf } from './page-checks.ts'

const chromium = useBrowser()

const show = (page: Page, view: 'Form' | 'LaTeX') => page.getByRole('radio', { name: view, exact: true }).click()
const sheet = (page: Page) => page.getByRole('group', { name: /^Page 1 of/ })
const lineWithCursor = (page: Page) => page.locator('.cm-activeLine').innerText()

const experience = String.raw`
\section{Experience}
\entry{Charge Nurse}{Barton Springs}{Austin}{2020 – Present}
\begin{bullets}
  \item Lead a shift of fourteen.
\end{bullets}
`

async function openResume(page: Page): Promise<void> {
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', experience)
  await sheet(page).getByText('Barton Springs').waitFor()
  await savedSign(page).waitFor()
}

describe('a click on the page', () => {
  it('leads to the line, or to its field', async () => {
    const { page, troubles } = await chromium.visit()
    await openResume(page)
    await sheet(page).getByText('Lead a shift').click()
    await expect.poll(() => lineWithCursor(page)).toContain('\\item Lead a shift')
    const mark = page.locator('.page-place').first()
    await mark.waitFor({ state: 'attached' })
    const clicked = (await mark.boundingBox())!.y
    // The cursor in the code marks its line on the page.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await mark.boundingBox())?.y).toBeLessThan(clicked)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    // What a double click selects stays selected, and the keyboard where it was.
    await sheet(page).getByText('Barton Springs').dblclick()
    await page.waitForTimeout(800)
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^(Barton|Springs)$/)
    expect(await lineWithCursor(page)).toContain('\\item Lead a shift')

    await show(page, 'Form')
    const form = page.getByRole('form', { name: 'Resume form' })
    const hasKeyboard = (label: string) => form.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor()
    await sheet(page).getByText('Barton Springs').click()
    await hasKeyboard('Company')
    await sheet(page).getByText('Lead a shift').click()
    await hasKeyboard('Bullet 1')
    await sheet(page).getByText('Zoë Ångström').first().click()
    await hasKeyboard('Full Name')
    // Nothing is there.
    const box = await sheet(page).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 400)
    await page.waitForTimeout(600)
    await form.getByLabel('Email').focus()
    expect(troubles).toEqual([])
  })

  it.runIf(isDeepTier)('goes to the pane with the field on a phone', async () => {
    const { page, troubles } = await chromium.visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await register(page)
    await generateResume(page)
    await page.getByRole('tab', { name: 'Form' }).click()
    await page.getByRole('tab', { name: 'PDF' }).click()
    const name = page.getByRole('form', { name: 'Resume form' }).getByLabel('Full Name')
    // On a busy machine a tap may count as a long press, or the page is drawn again under it: a person taps again.
    const tap = async () => {
      if (await sheet(page).isVisible()) await sheet(page).getByText('Zoë Ångström').first().tap()
      return name.and(page.locator(':focus')).isVisible()
    }
    await expect.poll(tap, { timeout: 20_000, interval: 2_000 }).toBe(true)
    expect(troubles).toEqual([])
  })
})

it.runIf(isDeepTier)('a switch of the view leads to the same place', async () => {
  const { page, troubles } = await chromium.visit()
  await openResume(page)
  await page.locator('.cm-line', { hasText: 'Lead a shift' }).click()
  await show(page, 'Form')
  const form = page.getByRole('form', { name: 'Resume form' })
  await form.getByLabel('Bullet 1').and(page.locator(':focus')).waitFor()
  await form.getByLabel('Email').focus()
  await show(page, 'LaTeX')
  await expect.poll(() => lineWithCursor(page)).toContain('\\email')
  expect(troubles).toEqual([])
})

describe('a field with the keyboard', () => {
  it.runIf(isDeepTier)('is marked on the page until the text changes', async () => {
    const { page, troubles } = await chromium.visit()
    await openResume(page)
    await show(page, 'Form')
    const form = page.getByRole('form', { name: 'Resume form' })
    const name = form.getByLabel('Full Name')
    await name.focus()
    const mark = page.locator('.page-place')
    await mark.first().waitFor({ state: 'attached' })
    const place = await mark.first().boundingBox()
    const words = await sheet(page).getByText('Zoë Ångström').first().boundingBox()
    expect(Math.abs((place?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(20)
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type(' II')
    await expect.poll(() => mark.count()).toBe(0)
    expect(troubles).toEqual([])
  })
})

const documentClass = (page: Page) => page.locator('.cm-line').first().innerText()

describe('the look', () => {
  it('is chosen beside the page: theme, color, font, size, margins, density, paper', async () => {
    const { page, troubles } = await chromium.visit()
    await openResume(page)
    await page.getByRole('button', { name: 'Look', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Look of the page' })
    await expect.poll(() => panel.locator('canvas').count(), { timeout: 60_000 }).toBe(templates.length)
    const changes: [() => Promise<void>, string][] = [
      [() => panel.getByRole('radio', { name: 'Modern' }).check({ force: true }), 'theme=modern'],
      [() => panel.getByRole('radio', { name: 'Forest' }).check({ force: true }), 'theme=modern,accent=forest'],
      [() => panel.getByLabel('Font').selectOption('schola').then(), ',font=schola'],
      [() => panel.getByRole('button', { name: 'Size (pt): more' }).click(), ',size=9.6pt'],
      [() => panel.getByRole('button', { name: 'Margins (mm): less' }).click(), ',margin=16mm'],
      [() => panel.getByRole('radio', { name: 'Airy' }).click(), ',density=airy'],
      [() => panel.getByRole('radio', { name: 'A4' }).click(), ',paper=a4'],
    ]
    for (const [change, option] of changes) {
      await change()
      await expect.poll(() => documentClass(page)).toContain(option)
    }
    await panel.getByLabel('Your own color').fill('#7a1f2e')
    await panel.getByLabel('Your own color').press('Enter')
    await expect.poll(() => documentClass(page)).toContain('accent=7A1F2E')
    await panel.getByRole('button', { name: 'Font: theme’s default' }).click()
    await expect.poll(() => documentClass(page)).not.toContain('font=')
    // One step of the history each.
    await page.keyboard.press('Control+z')
    await expect.poll(() => documentClass(page)).toContain('font=schola')
    await page.keyboard.press('Control+z')
    await expect.poll(() => documentClass(page)).toContain('accent=forest')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await savedSign(page).waitFor()
    expect(troubles).toEqual([])
  })

  it.runIf(isDeepTier)('is chosen on a phone and a tablet, in light and dark', async () => {
    for (const [width, colorScheme] of [
      [390, 'light'],
      [820, 'dark'],
    ] as const) {
      const { page, troubles } = await chromium.visit({ viewport: { width, height: 844 }, colorScheme })
      await register(page)
      await generateResume(page)
      await page.getByRole('tab', { name: /^(Form|LaTeX)$/ }).click()
      await page.getByRole('button', { name: 'Look', exact: true }).click()
      const panel = page.getByRole('dialog', { name: 'Look of the page' })
      await expect.poll(() => panel.locator('canvas').count(), { timeout: 60_000 }).toBe(templates.length)
      await panel.getByRole('radio', { name: 'Sidebar' }).check({ force: true })
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      const box = await panel.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await panel.getByLabel('Document language').selectOption('de')
      await page.keyboard.press('Escape')
      await page.getByRole('radio', { name: 'LaTeX', exact: true }).click()
      expect(await documentClass(page)).toContain('[theme=sidebar,lang=de]')
      expect(troubles).toEqual([])
    }
  })

  it.runIf(isDeepTier)('is not offered where the class is another', async () => {
    const { page } = await chromium.visit()
    await register(page)
    await generateResume(page)
    await page.locator('.cm-line').first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('\\documentclass{article}\n\\begin{document}\nHello\n\\end{document}\n')
    await page.getByRole('button', { name: 'Look', exact: true }).click()
    await page.getByText('This document uses another LaTeX class').waitFor()
  })
})

const foreign = String.raw`\documentclass{article}
\begin{document}
\begin{center}{\Large Maya Okafor}\\ maya@example.com\end{center}
\section*{Experience}
\textbf{Charge Nurse}, Barton Springs Medical Center \hfill Jan 2020 -- Present
\begin{itemize}
\item Lead a shift of fourteen nurses.
\end{itemize}
\section*{Skills}
Triage, CRRT
\end{document}
`

it.runIf(isDeepTier)(
  'brings a document of another class into the form of a new resume, and leaves it as it is',
  async () => {
    const { page, troubles } = await chromium.visit()
    await register(page)
    await generateResume(page)
    const address = page.url()
    await page.locator('.cm-line').first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(foreign)
    await sheet(page).getByText('Charge Nurse').waitFor()
    await savedSign(page).waitFor()
    await show(page, 'Form')
    await page.getByRole('button', { name: 'Bring into a Galley theme' }).waitFor()
    await page.getByRole('button', { name: 'Bring into a Galley theme' }).click()
    await page.waitForURL('**/create')
    await page
      .getByText(/\.tex$/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByLabel('Position').first().inputValue(), { timeout: 20_000 }).toBe('Charge Nurse')
    await page.goto(address)
    await show(page, 'LaTeX')
    await page.locator('.cm-line', { hasText: '\\documentclass{article}' }).waitFor()
    expect(troubles).toEqual([])
  },
)
