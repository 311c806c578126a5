// The assistant without a key: from a pasted posting to an accepted, saved and recompiled text; what was there before
// comes back with one click; every word of it costs what it says.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { codeOf, downloadText, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'

const chromium = useBrowser()
const chat = (page: Page) => page.getByRole('group', { name: 'AI Chat' })
const input = (page: Page) => page.getByRole('textbox', { name: 'Message to the assistant' })
const left = (page: Page, count: number) => page.getByRole('banner').getByText(`AI messages left: ${count}`)
const ready = (page: Page) => page.getByText('Ready', { exact: true }).waitFor()
const say = async (page: Page, message: string) => {
  // What is sent while an answer is still coming is ignored.
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
  await input(page).fill(message)
  await input(page).press('Enter')
}
const posting = 'Backend Engineer\nRequirements:\n- PostgreSQL and Docker\n- Kubernetes'

it('tailors to a pasted posting: a diff, accepted, saved, on the page, and taken back', async () => {
  const { page, troubles } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', '\n\n\\section{Skills}\n\\skills{Python, Django, PostgreSQL, Docker}')
  await savedSign(page).waitFor()
  await ready(page)
  await left(page, 10).waitFor()

  await page.getByRole('button', { name: 'AI Tailor' }).click()
  const dialog = page.getByRole('dialog', { name: 'AI Resume Tailoring' })
  await dialog.getByRole('button', { name: 'Start Tailoring' }).click()
  await dialog.getByText('Please enter a job description first').waitFor()
  await dialog.getByLabel('Job description').fill(posting)
  await dialog.getByRole('button', { name: 'Start Tailoring' }).click()

  await chat(page).getByText('I did not add Kubernetes').waitFor()
  await chat(page).getByText('The posting asks for Kubernetes. Have you used it? Where?').waitFor()
  await page.getByText('PostgreSQL, Docker, Python, Django').first().waitFor({ state: 'attached' })
  // What is proposed is not the text yet.
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Accept All' }).first().click()
  await savedSign(page).waitFor()
  await expect.poll(() => codeOf(page).textContent()).toContain('\\skills{PostgreSQL, Docker, Python, Django}')
  // It shows no more of the posting than before: it is free, and says so.
  await chat(page).getByText('as before, so this cost no credit').waitFor()
  await left(page, 10).waitFor()
  expect((await downloadText(page)).text).toContain('PostgreSQL, Docker, Python, Django')

  await page.reload()
  await chat(page).getByText('I did not add Kubernetes').waitFor()
  await page.getByText('Accepted', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Restore previous version' }).click()
  await expect.poll(() => codeOf(page).textContent()).toContain('\\skills{Python, Django, PostgreSQL, Docker}')
  await savedSign(page).waitFor()
  expect(troubles).toEqual([])
})

it('prepares a first proposal for a resume that is generated for a job, and charges nothing for it', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await page.goto('/create')
  await page.getByLabel('Full Name *').fill('Zoë Ångström')
  await page.getByRole('textbox', { name: 'Skills' }).fill('Python, Django, PostgreSQL')
  await page.getByRole('textbox', { name: 'Job Description' }).fill('We need PostgreSQL.')
  await page.getByText('AI will optimize your resume to match this job description').waitFor()
  await page.getByRole('button', { name: 'Continue to Templates' }).click()
  await page.getByRole('radio', { name: 'Classic', exact: true }).check()
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  await page.getByText('Waiting for you').waitFor()
  await left(page, 10).waitFor()
  // Offered, never applied by itself.
  await page.getByRole('button', { name: 'Reject All' }).first().click()
  await expect.poll(() => codeOf(page).textContent()).toContain('Python, Django, PostgreSQL')
  await page.reload()
  await page.getByText('Rejected', { exact: true }).waitFor()
  await left(page, 10).waitFor()
})

it('does what it understands, says what it does not, and asks for payment when nothing is left', async () => {
  const { page } = await chromium.visit()
  await register(page)
  await generateResume(page)
  await ready(page)
  await say(page, 'write me a poem')
  await chat(page).getByText('I did not understand that.').waitFor()
  await left(page, 10).waitFor()
  for (let n = 9; n >= 0; n -= 1) {
    await say(page, 'Make it navy.')
    await left(page, n).waitFor()
  }
  await say(page, 'One more')
  await page.getByText("You've run out of AI messages! You've used all your available messages.").waitFor()
  expect(await page.getByRole('link', { name: 'Click here to buy more messages' }).getAttribute('href')).toBe(
    '/billing',
  )

  await page.goto('/credits')
  await page.getByText('10 granted, 10 used').waitFor()
  await expect.poll(() => page.getByRole('cell', { name: 'Answered message' }).count()).toBe(10)
})
