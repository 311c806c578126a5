// What holds on every screen, in both themes: no axe violation, nothing sticking out sideways, a title, and the way
// through by keyboard.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sampleLatex } from '@galley/resume/sample-resume'
import { isDeepTier, tierSample } from '@galley/resume/testing/tier'
import { codeOf, compile, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'
import { axeOf } from './page-checks.ts'

const publicScreens: [path: string, title: RegExp][] = [
  ['/', /^Galley \| AI-Powered Professional Resume Builder$/],
  ['/demo', / \| Galley$/],
  ['/login', / \| Galley$/],
  ['/register', / \| Galley$/],
  ['/privacy', / \| Galley$/],
  ['/terms', / \| Galley$/],
  ['/refund', / \| Galley$/],
  ['/contact', / \| Galley$/],
]
const privateScreens = ['/dashboard', '/create', '/create/templates', '/billing', '/credits', '/facts', '/account']
const widths = [320, 390, 820, 1440]

async function violations(page: Page): Promise<string[]> {
  // What fades in has no contrast yet.
  await page.waitForTimeout(150)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity
      return isEndless || playState !== 'running'
    }),
  )
  const { violations: found } = await axeOf(page).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * How far the page can be scrolled sideways, and which controls are cut off at an edge that nothing scrolls past, at
 * each width.
 */
async function overhangs(page: Page): Promise<(number | string)[]> {
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    found.push(...(await page.evaluate(cutOff)))
  }
  return found
}
const none = widths.map(() => 0)

function cutOff(): string[] {
  const edge = document.documentElement.clientWidth + 1
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
  return [...document.querySelectorAll('button, a, input, textarea, [role="status"]')]
    .filter((element) => element.getBoundingClientRect().right > edge && !isScrolled(element.parentElement))
    .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName)
}

const chromium = useBrowser()

/** In both themes, the light one alone without the deep tier. */
async function faults(page: Page): Promise<string[]> {
  const inLight = await violations(page)
  if (!isDeepTier) return inLight
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await violations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)]
}
const expectNoOverhang = async (page: Page) => expect([page.url(), await overhangs(page)]).toEqual([page.url(), none])

it.each(tierSample(publicScreens, 4))('%s', async (path, title) => {
  const { page, troubles } = await chromium.visit()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toMatch(title)
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('letters and notes: the first one, its form, a letter beside its page, stories', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await savedSign(page).waitFor()
  await page.getByRole('link', { name: 'Letters & notes' }).click()
  await page.getByRole('heading', { name: 'What goes with your resume' }).waitFor()
  const list = page.url()
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  for (const [kind, ready] of [
    ['Cover letter', page.getByRole('group', { name: 'Page 1 of 1' })],
    ['Interview questions', page.getByRole('button', { name: 'Add a question' })],
  ] as const) {
    await page.goto(list)
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await page.getByRole('menuitem', { name: kind }).click()
    await page.getByRole('dialog', { name: kind }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Write the draft' }).click()
    await ready.waitFor()
    expect(await faults(page)).toEqual([])
    await expectNoOverhang(page)
  }
  expect(troubles).toEqual([])
})

it('the chat with a proposal, and the job terms', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\n\n\\section{Skills}\n\\skills{Python, Django, PostgreSQL}')
  await savedSign(page).waitFor()
  await page.getByRole('button', { name: 'AI Tailor' }).click()
  await page.getByRole('dialog').getByLabel('Job description').fill('Requirements:\n- PostgreSQL\n- Kubernetes')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Start Tailoring' }).click()
  await page.getByText('Waiting for you').waitFor()
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  await page.getByRole('button', { name: 'Reject All' }).first().click()
  await page.getByRole('tab', { name: 'Job terms' }).click()
  await page.getByText('Listed only').first().waitFor()
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('the version history, as text and as pages', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\begin{document}', '\n% a line'.repeat(60))
  await savedSign(page).waitFor()
  await page.getByRole('button', { name: 'Version history' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Restoring: 60 lines removed.').waitFor()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Pages' }).click()
  await dialog.getByRole('group', { name: 'Page 1 of 1' }).nth(1).waitFor()
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Version history' }).click()
  await dialog.getByRole('radio', { name: 'Text' }).click()
  await dialog.getByText('Restoring: 60 lines added.').waitFor()
  expect(await faults(page)).toEqual([])
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('the dialogs of the dashboard, and the trash', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const check = async () => {
    expect(await faults(page)).toEqual([])
    await expectNoOverhang(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'New Resume' }).click()
  await check()
  const title = 'Zoë Ångström – Classic'
  await page.getByRole('button', { name: `Application with ${title}` }).click()
  await check()
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Tailor a copy for a job' }).click()
  await check()
  await page.goto('/trash')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('the form of an open resume', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await codeOf(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(sampleLatex('modern').replace('\\section{Experience}', '\\vspace{1mm}\n$&'))
  await page.getByRole('radio', { name: 'Form', exact: true }).click()
  const form = page.getByRole('form', { name: 'Resume form' })
  const experience = form.getByRole('region', { name: 'Experience' })
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    if (width < 960) await page.getByRole('tab', { name: 'Form' }).click()
    // Another arrangement of the panes begins with entries folded.
    const folded = experience.getByRole('button', { expanded: false, name: / · / }).first()
    const bullet = experience.getByRole('textbox', { name: 'Bullet 1' })
    if (!(await bullet.isVisible())) await folded.click()
    await bullet.scrollIntoViewIfNeeded()
    if (width !== 820) expect(await faults(page)).toEqual([])
  }
  await expectNoOverhang(page)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('suggestions for the text, in the code, in the form and in their list', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const bullet = '\\item Was responsible for managing the archive in order to grow.'
  const lines = [
    '\\section{Experience}',
    '\\entry{Clerk}{Acme}{}{2018 – 2020}',
    '\\begin{bullets}',
    bullet,
    '\\end{bullets}',
  ]
  await typeAfter(page, '\\end{header}', `\n${lines.join('\n')}`)
  await page.locator('.cm-suggestion').first().waitFor()
  await page.locator('.cm-suggestion', { hasText: 'in order to' }).hover()
  await page.getByRole('button', { name: 'Change to “to”' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.mouse.move(0, 0)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    if (width < 960) await page.getByRole('tab', { name: 'LaTeX' }).click()
    await page.getByRole('button', { name: '2 suggestions' }).click()
    await page.getByRole('radio', { name: 'British' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('radio', { name: 'Form', exact: true }).click()
  await page.getByRole('button', { name: /^Clerk/ }).click()
  await page.getByRole('button', { name: 'Change to “to”: in order to' }).waitFor()
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  expect(troubles).toEqual([])
})

it('behind the sign-in', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  // Long enough to scroll: what scrolls has to be reachable by keyboard.
  await typeAfter(page, '\\begin{document}', '\n% a line'.repeat(60))
  await compile(page)
  await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor()
  expect(await faults(page)).toEqual([])
  await expectNoOverhang(page)
  await page.evaluate(() => localStorage.setItem('resumeData', JSON.stringify({ personalInfo: { name: 'Zoë' } })))
  for (const path of privateScreens) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([path, await faults(page)]).toEqual([path, []])
    await expectNoOverhang(page)
    expect(await page.title()).toMatch(/ \| Galley$/)
  }
  expect(troubles).toEqual([])
})
