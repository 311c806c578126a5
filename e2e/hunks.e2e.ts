// A proposal change by change: one is accepted and saved, another rejected, the rest stays open, also after a reload.
// One undo takes one change back.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { startFakeProvider, type FakeProvider } from '../apps/api/src/testing/fake-provider.ts'
import { codeOf, downloadText, generateResume, register, savedSign, typeAfter, useBrowser } from './browser.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

const chromium = useBrowser()
let folder = ''
let provider: FakeProvider
let galley: StartedGalley
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-hunks-'))
  provider = await startFakeProvider()
  galley = await startGalley(join(folder, 'data'), {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.baseUrl('openai-compatible'),
    AI_MODEL: 'fake',
    AI_TIMEOUT_MS: '20000',
  })
})
afterAll(async () => {
  await galley?.interrupt().catch(() => null)
  await provider?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const work = String.raw`

\section{Experience}
\entry{Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}
\begin{bullets}
  \item Built a refund service in Python.
  \item Helped two interns with code reviews.
\end{bullets}

\section{Skills}
\skills{Python, Django}`
const changes: [string, string][] = [
  ['Built a refund service in Python.', 'Built a service for refunds in Python.'],
  ['Helped two interns with code reviews.', 'Helped two interns with reviews of code.'],
  ['{Python, Django}', '{Django, Python}'],
]

/** What a model returns that received the document: its body, changed. */
const changed = (request: string): string => {
  const { messages } = JSON.parse(request) as { messages: { content: string | { text?: string }[] }[] }
  const text = messages
    .map(({ content }) => (typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n')))
    .join('\n')
  const body = /<RESUME \w+>\n[^\n]*\n(\\begin\{document\}[\s\S]*?\\end\{document\})/.exec(text)?.[1] ?? ''
  const latex = changes.reduce((so, [what, by]) => so.replace(what, () => by), body)
  const why = '```why\nBuilt a service for refunds => Says first what you built.\nMade up => fits no line.\n```'
  const other = [
    '```other',
    'Built a service for refunds => A refund service, built in Python.',
    'Built a service for refunds => Built a refund service in Python and Rust.',
    '```',
  ].join('\n')
  return `I made it clearer.\n\n\`\`\`latex\n${latex}\n\`\`\`\n\n${why}\n\n${other}`
}

const proposal = (page: Page) => page.getByRole('textbox', { name: 'Proposed changes to the LaTeX code' })
const press = (page: Page, key: string) => proposal(page).press(key)
const answers = (page: Page) => page.getByRole('button', { name: /^(Accept|Reject) change/ })
const credits = (page: Page, count: number) => page.getByRole('banner').getByText(`AI messages left: ${count}`)

async function openProposal() {
  const visitor = await chromium.visit({ baseURL: galley.url })
  const { page } = visitor
  await register(page)
  await generateResume(page)
  await typeAfter(page, '\\end{header}', work)
  await savedSign(page).waitFor()
  await page.getByText('Ready', { exact: true }).waitFor()
  provider.reply = changed
  await page.getByRole('textbox', { name: 'Message to the assistant' }).fill('Make it clearer.')
  await page.getByRole('textbox', { name: 'Message to the assistant' }).press('Enter')
  await page.getByText('Waiting for you').waitFor()
  await page.getByText('3 of 3 changes left').waitFor()
  return visitor
}

it('takes one change and leaves another; a reload in the middle neither loses nor repeats one', async () => {
  const { page, troubles } = await openProposal()
  await proposal(page).getByText('Says first what you built.').waitFor()
  expect(await page.getByText('fits no line').count()).toBe(0)
  await page.getByRole('button', { name: 'Accept change 1 of 3' }).click()
  await page.getByText('2 of 3 changes left').first().waitFor()
  await savedSign(page).waitFor()
  await page.getByRole('button', { name: 'Reject change 2 of 3' }).click()
  await page.getByText('1 of 3 changes left').first().waitFor()

  await page.reload()
  await expect.poll(() => codeOf(page).textContent()).toContain('service for refunds')
  await page.getByText('1 of 3 changes left').waitFor()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Accept change 3 of 3' }).waitFor()
  expect(await answers(page).count()).toBe(2)
  await press(page, 'Alt+Enter')
  await page.getByText('Accepted', { exact: true }).waitFor()
  await savedSign(page).waitFor()
  const { text } = await downloadText(page)
  expect(text).toContain('Built a service for refunds in Python.')
  expect(text).toContain('Helped two interns with code reviews.')
  expect(text).toContain('Django, Python')
  // The whole proposal was one message.
  await credits(page, 9).waitFor()

  await page.reload()
  await page.getByText('Accepted', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Review', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Version history' }).click()
  await page.getByText('Before accepting a proposal').waitFor()
  expect(await page.getByText('Before accepting a proposal').count()).toBe(1)
  expect(troubles).toEqual([])
})

it.runIf(isDeepTier)('by the keyboard: to the next change, accept, reject, and one undo for each', async () => {
  const { page } = await openProposal()
  await proposal(page).focus()
  await press(page, 'Alt+ArrowDown')
  await press(page, 'Alt+Enter')
  await page.getByText('2 of 3 changes left').first().waitFor()
  await press(page, 'Control+z')
  await page.getByText('3 of 3 changes left').first().waitFor()
  await press(page, 'Alt+Enter')
  await press(page, 'Alt+Backspace')
  await press(page, 'Alt+Enter')
  const text = () => codeOf(page).textContent()
  await expect.poll(text).toContain('with reviews of code')
  await expect.poll(text).toContain('service for refunds')
  await expect.poll(text).toContain('{Python, Django}')
  await codeOf(page).press('Control+z')
  await expect.poll(text).toContain('Built a refund service')
  expect(await text()).toContain('with reviews of code')
  await codeOf(page).press('Control+z')
  await expect.poll(text).toContain('with code reviews')
})

it.runIf(isDeepTier)(
  'another wording of a change is shown in its place, and accepted; one that nothing proves is not offered',
  async () => {
    const { page, troubles } = await openProposal()
    await page.getByRole('button', { name: /^Show another wording of change 1 of 3.*Wording 1 of 2$/ }).click()
    await expect.poll(() => proposal(page).textContent()).toContain('A refund service, built in Python.')
    expect(await page.getByRole('button', { name: /^Show another wording/ }).count()).toBe(1)
    await press(page, 'Alt+ArrowRight')
    await expect.poll(() => proposal(page).textContent()).toContain('Built a service for refunds in Python.')
    await press(page, 'Alt+ArrowRight')
    await page.getByRole('button', { name: 'Accept change 1 of 3' }).click()
    await page.getByText('2 of 3 changes left').first().waitFor()
    await savedSign(page).waitFor()

    await page.reload()
    await expect.poll(() => codeOf(page).textContent()).toContain('A refund service, built in Python.')
    await page.getByText('2 of 3 changes left').waitFor()
    expect(troubles).toEqual([])
  },
)
