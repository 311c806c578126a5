// What a posting asks for, beside what the resume shows of it: free, with its lines, and without what the person does
// not want counted.
import { expect, it } from 'vitest'
import { codeOf, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()

it('tells what is shown and where, what is only listed, what is missing, and what it adds up to', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  const text = [
    '\\section{Experience}',
    '\\entry{Engineer}{Acme}{}{2020 – Present}',
    '\\begin{bullets}',
    '  \\item Ran PostgreSQL for forty shops.',
    '\\end{bullets}',
    '\\section{Skills}',
    '\\skills{Python, Docker}',
  ]
  await typeAfter(page, '\\end{header}', `\n\n${text.join('\n')}`)
  await savedSign(page).waitFor()
  await page.getByRole('tab', { name: 'Job terms' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Job terms' })
  await panel.getByRole('textbox').fill('Requirements:\n- PostgreSQL\n- Docker\n- Kubernetes')
  await panel.getByRole('button', { name: 'Use this job description' }).click()
  // (3 × 1 + 3 × 0.7 + 3 × 0) ÷ 9
  await panel.getByText('57%').first().waitFor()
  await panel.getByText(/Shown/).first().waitFor()
  await panel
    .getByText(/Listed only/)
    .first()
    .waitFor()
  await panel.getByText('Gap', { exact: true }).waitFor()

  await panel.getByRole('button', { name: /Shown/ }).first().click()
  await expect.poll(() => page.locator('.cm-activeLine').textContent()).toContain('PostgreSQL')

  await panel.getByRole('button', { name: 'Ignore Kubernetes' }).click()
  // (3 + 2.1) ÷ 6
  await panel.getByText('85%').first().waitFor()
  await page.reload()
  await codeOf(page).waitFor()
  await page.getByRole('tab', { name: 'Job terms' }).click()
  await page.getByRole('tabpanel', { name: 'Job terms' }).getByText('85%').first().waitFor()
  expect(await page.getByText('AI messages left: 10').count()).toBeGreaterThan(0)
  expect(troubles).toEqual([])
})
