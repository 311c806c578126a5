// What the assistant knows from a person's own words: said in the chat, listed with its source, corrected, deleted; a
// proposal rests on what is left.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { codeOf, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()
const input = (page: Page) => page.getByRole('textbox', { name: 'Message to the assistant' })
const say = async (page: Page, message: string) => {
  await page.getByText('Ready', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
  await input(page).fill(message)
  await input(page).press('Enter')
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
}
const openFromChat = async (page: Page) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'What I know about you' }).click()
  await page.getByRole('heading', { name: 'What I know about you', level: 1 }).waitFor()
}
const said = 'I have used Kafka for two years at Northwind.'

it('is listed where it was said, corrected, deleted, brought back and forgotten', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'What I know about you' }).click()
  await page.getByRole('heading', { name: 'Nothing yet' }).waitFor()
  await page
    .getByText('Only what you say of yourself, ask to be written or answer counts. A posting never does.')
    .waitFor()
  expect(await page.title()).toContain('What I know about you')

  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\n\n\\section{Skills}\n\\skills{Python, Docker}')
  await savedSign(page).waitFor()
  await say(page, said)
  await say(page, 'Requirements: Kubernetes, Terraform and Rust. 5+ years.')
  await openFromChat(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Kafka' })
  await row.getByText(said).waitFor()
  await row.getByText(/^You wrote it in the chat about “.+”, \w+ \d+, \d{4}$/).waitFor()
  expect(await page.getByText('Kubernetes').count()).toBe(0)

  await page.getByRole('button', { name: `Edit: ${said}` }).click()
  const field = page.getByRole('textbox', { name: 'What you know to be true' })
  await field.fill('Kafka is a fine thing')
  await field.press('Enter')
  await page.getByText('This would not count as your own word.').waitFor()
  await field.fill('I have used Kafka for three months at Northwind.')
  await field.press('Enter')
  await row.getByText(/, corrected$/).waitFor()
  await page.reload()
  await row.getByText('I have used Kafka for three months at Northwind.').waitFor()

  await page.getByRole('button', { name: /^Delete: I have used Kafka/ }).click()
  await page.getByText('You haven’t said anything about yourself in this chat.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.getByText('I have used Kafka for three months at Northwind.').waitFor()
  await page.getByRole('link', { name: 'Show all resumes' }).click()
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget', exact: true }).click()
  await page.getByRole('heading', { name: 'Nothing yet' }).waitFor()
  // The message is still there.
  await page.goBack()
  await page.getByRole('link', { name: 'your resume', exact: true }).click()
  await page.getByRole('log').getByText(said).waitFor()
  await codeOf(page).waitFor()
  expect(troubles).toEqual([])
})
