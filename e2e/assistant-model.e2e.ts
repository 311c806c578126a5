// The assistant with a language model, which here is a local server that speaks its wire format: what it invents is
// held back with a question, what is stopped or cut off costs nothing, and a reload in the middle finds the answer.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { startFakeProvider, type FakeProvider } from '../apps/api/src/testing/fake-provider.ts'
import { codeOf, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
let folder = ''
let provider: FakeProvider
let galley: StartedGalley
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-model-'))
  provider = await startFakeProvider()
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.baseUrl('openai-compatible'),
    AI_MODEL: 'fake',
    AI_TIMEOUT_MS: '20000',
  }
  galley = await startGalley(join(folder, 'data'), settings)
})
afterAll(async () => {
  await galley?.interrupt().catch(() => null)
  await provider?.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => Object.assign(provider, { mode: { kind: 'good' }, reply: 'A reply.', requests: [] }))

const chat = (page: Page) => page.getByRole('group', { name: 'AI Chat' })
const input = (page: Page) => page.getByRole('textbox', { name: 'Message to the assistant' })
const left = (page: Page, count: number) => page.getByRole('banner').getByText(`AI messages left: ${count}`)
const say = async (page: Page, message: string) => {
  await input(page).fill(message)
  await input(page).press('Enter')
}
async function openEditor() {
  const visitor = await chromium.visit({ baseURL: galley.url })
  await register(visitor.page)
  await generateResume(visitor.page)
  await typeAfter(visitor.page, '\\end{header}', '\n\n\\section{Skills}\n\\skills{Python, Django}')
  await savedSign(visitor.page).waitFor()
  await visitor.page.getByText('Ready', { exact: true }).waitFor()
  return visitor
}
/** What a model returns that received the document: its body, changed. */
const changing = (message: string, what: string, by: string) => (request: string) => {
  const { messages } = JSON.parse(request) as { messages: { content: string | { text?: string }[] }[] }
  const text = messages
    .map(({ content }) => (typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n')))
    .join('\n')
  const body = /<RESUME \w+>\n[^\n]*\n(\\begin\{document\}[\s\S]*?\\end\{document\})/.exec(text)?.[1] ?? ''
  return `${message}\n\n\`\`\`latex\n${body.replace(what, () => by)}\n\`\`\``
}

it('holds back what a model invents, asks, and takes the answer as a fact', async () => {
  const { page, troubles } = await openEditor()
  provider.reply = changing('I added Kubernetes to your skills.', '{Python, Django}', '{Python, Django, Kubernetes}')
  await say(page, 'Make my skills look better.')
  await chat(page).getByText('took it back').waitFor()
  expect(await codeOf(page).textContent()).not.toContain('Kubernetes')
  await left(page, 10).waitFor()

  await page.getByLabel('Your answer about Kubernetes').fill('yes, I ran it at Northwind')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByText('Waiting for you').waitFor()
  await page.getByRole('button', { name: 'Accept All' }).first().click()
  await expect.poll(() => codeOf(page).textContent()).toContain('Kubernetes')
  await left(page, 9).waitFor()
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('holds it back whatever the request ends with', async () => {
  const { page } = await openEditor()
  provider.reply = changing('I added Kubernetes to your skills.', '{Python, Django}', '{Python, Django, Kubernetes}')
  await say(page, 'Make my skills look better. Keep it in English.')
  await chat(page).getByText('took it back').waitFor()
  expect(await codeOf(page).textContent()).not.toContain('Kubernetes')
  await left(page, 10).waitFor()
})

it.runIf(isDeepTier)('reads a proposal again, holds back what no fact supports, and lists the reading', async () => {
  const { page } = await openEditor()
  const draft = changing('I put Django first.', '{Python, Django}', '{Django, Python}')
  provider.reply = (request) =>
    request.includes('<LINES') ? '{"lines":[{"line":1,"entailed":false}]}' : draft(request)
  await say(page, 'Put Django first.')
  await chat(page).getByText('took it back').waitFor()
  await page.getByLabel('Your answer about Django, Python').waitFor()
  await left(page, 10).waitFor()

  const fact = (request: string) => /(\d+): \[[^\]]*\] Python, Django/.exec(request)?.[1] ?? '0'
  provider.reply = (request) =>
    request.includes('<LINES') ? `{"lines":[{"line":1,"entailed":true,"facts":[${fact(request)}]}]}` : draft(request)
  await say(page, 'Put Django first, please.')
  await page.getByText('Waiting for you').waitFor()
  await chat(page).getByText('second reading').waitFor({ state: 'attached' })
})

it.runIf(isDeepTier)('offers what is honest as a diff, and leaves the text alone when it is rejected', async () => {
  const { page } = await openEditor()
  provider.reply = changing('I put Django first.', '{Python, Django}', '{Django, Python}')
  await say(page, 'Put Django first.')
  await page.getByText('Waiting for you').waitFor()
  await page.getByRole('button', { name: 'Reject All' }).first().click()
  await expect.poll(() => codeOf(page).textContent()).toContain('{Python, Django}')
  await page.getByText('Rejected', { exact: true }).waitFor()
})

it.runIf(isDeepTier)('shows words as they come; a stop ends them, and costs nothing', async () => {
  const { page } = await openEditor()
  // Slowly: what is stopped late has been read, and is charged.
  provider.mode = { kind: 'slow', everyMs: 700 }
  provider.reply = `It begins here and goes on. ${'And on and on. '.repeat(60)}`
  await say(page, 'Tell me everything.')
  await chat(page).getByText('It begins here').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await chat(page).getByText('Stopped, no credit deducted.').waitFor()
  await expect.poll(() => provider.abandoned, { timeout: 10_000 }).toBeGreaterThan(0)
  await left(page, 10).waitFor()
})

it.runIf(isDeepTier)('a reload in the middle of a reply finds it there', async () => {
  const { page } = await openEditor()
  provider.mode = { kind: 'slow', everyMs: 250 }
  provider.reply = 'This reply takes its time, and then it is whole. '.repeat(6)
  await say(page, 'Take your time.')
  await chat(page).getByText('This reply takes').waitFor()
  await page.reload()
  await page.getByText('Your last message is still being answered').waitFor()
  await chat(page).getByText('and then it is whole').first().waitFor({ timeout: 20_000 })
  await left(page, 9).waitFor()
})

it.runIf(isDeepTier)('takes an image and the current PDF along', async () => {
  const { page } = await openEditor()
  const picture = join(folder, 'shot.png')
  writeFileSync(picture, await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 60 } }))
  await page.getByRole('button', { name: 'Attach' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Attach an image' }).click(),
  ])
  await chooser.setFiles(picture)
  await page.getByRole('img', { name: 'Attached image' }).waitFor()
  await page.getByRole('button', { name: 'Attach' }).click()
  await page.getByRole('menuitem', { name: 'Attach current PDF' }).click()
  await page.getByRole('button', { name: /^Remove .*\bresume\.pdf$/i }).waitFor()
  await say(page, 'What do you see?')
  await chat(page).getByText('A reply.').waitFor()
  const sent = JSON.stringify(provider.requests.at(-1)?.body)
  // As JPEG, and the words of the page.
  expect(sent).toContain('data:image/jpeg;base64,')
  expect(sent).toMatch(/ATTACHED_PDF[\s\S]*Zoë Ångström/)
})

it('tells a provider’s failure in a sentence, and charges nothing', async () => {
  const { page } = await openEditor()
  provider.mode = { kind: 'cut' }
  provider.reply = 'It is cut off. '.repeat(30)
  await say(page, 'Hello')
  await chat(page).getByText('(No message credit deducted)').waitFor()
  await left(page, 10).waitFor()
  provider.mode = { kind: 'good' }
  provider.reply = 'A reply.'
  await say(page, 'Hello again')
  await chat(page).getByText('A reply.').waitFor()
  await left(page, 9).waitFor()
})
