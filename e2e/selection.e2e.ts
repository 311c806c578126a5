// The assistant is asked about a part of the text, in the LaTeX and in the form: it changes that and nothing else.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { codeOf, generateResume, register, savedSign, showLatexOnPhone, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()

const work = String.raw`

\section{Experience}
\entry{Ward Manager}{St. Mary}{Leeds}{2019 -- 2023}
\begin{bullets}
  \item Was responsible for managing nine nurses.
  \item Was responsible for writing the rota.
\end{bullets}`

async function openWork() {
  const visitor = await chromium.visit()
  await register(visitor.page)
  await generateResume(visitor.page)
  await typeAfter(visitor.page, '\\end{header}', work)
  await savedSign(visitor.page).waitFor()
  await visitor.page.getByText('Ready', { exact: true }).waitFor()
  return visitor
}
const accept = async (page: Page) => {
  await page.getByText('Waiting for you').last().waitFor()
  await page.getByRole('button', { name: 'Accept All' }).last().click()
}
const text = (page: Page) => codeOf(page).innerText()

it('in the LaTeX: a selection is made shorter, and what is asked in own words is about it', async () => {
  const { page, troubles } = await openWork()
  const select = (line: string) => page.locator('.cm-line', { hasText: line }).first().click({ clickCount: 3 })
  await select('managing nine nurses')
  const toolbar = page.getByRole('group', { name: 'Ask the assistant about the selection' })
  await toolbar.getByRole('button', { name: 'Shorter' }).click()
  await page.getByText('“Was responsible for managing nine nurses.”').waitFor()
  await accept(page)
  await expect.poll(() => text(page)).toContain('\\item Managed nine nurses.')
  expect(await text(page)).toContain('\\item Was responsible for writing the rota.')

  await select('writing the rota')
  await toolbar.getByRole('button', { name: 'Ask…' }).click()
  await page.getByRole('button', { name: 'Ask about the whole resume instead' }).waitFor()
  await page.keyboard.type('Replace "nurses" by "people" and "the rota" by "rotas"')
  await page.keyboard.press('Enter')
  await accept(page)
  await expect.poll(() => text(page)).toContain('writing rotas')
  expect(await text(page)).toContain('nine nurses')
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('in the form, on a phone: a bullet is made stronger from its menu', async () => {
  const { page, troubles } = await openWork()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: /^(?:Form|LaTeX)$/ }).click()
  await page.getByRole('radio', { name: 'Form', exact: true }).click()
  const form = page.getByRole('form', { name: 'Resume form' })
  await form
    .getByRole('button', { name: /^Ward Manager/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'Actions for Bullet 2' }).click()
  await page.getByRole('menuitem', { name: 'Make it stronger' }).click()
  await accept(page)
  await showLatexOnPhone(page)
  await expect.poll(() => text(page)).toContain('\\item Wrote the rota.')
  expect(await text(page)).toContain('\\item Was responsible for managing nine nurses.')
  expect(troubles).toEqual([])
})
