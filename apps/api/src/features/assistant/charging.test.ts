// What a message costs: by what was delivered, whatever its words are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import type { AssistantDraft } from '../../adapters/llm/assistant.port.ts'
import { openChat } from '../../testing/open-chat.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\section{Skills}
\skills{Python, Django, PostgreSQL}
\end{document}
`
const assistant = fakeAssistant()
/** What it drafts in place of its own. */
let drafted: AssistantDraft | null = null
let galley: TestApp
beforeAll(async () => {
  const draft: typeof assistant.draft = async (ask, progress) => drafted ?? assistant.draft(ask, progress)
  galley = await startTestApp({ assistant: { ...assistant, draft } })
})
afterAll(() => galley.close())
const changed = (what: string, by: string) => {
  drafted = { message: 'Done.', latex: latex.replace(what, () => by), isRefusal: false }
}

describe('a tailoring', () => {
  const posting = { job_description: 'Requirements:\n- Python\n- Kubernetes' }

  it.each([
    ['with the button', 'Go on.', { intent: 'tailor' }],
    ['in words', 'Tailor my resume to the job description.', {}],
  ])('that gains nothing is free and says so, asked %s', async (_how, message, more) => {
    const { send, used } = await openChat(galley, latex)
    changed('Python, Django', 'Django, Python')
    expect(await send(message, { ...posting, ...more })).toMatchObject({
      success: true,
      response: expect.stringMatching(/^Done\. Your resume shows \d+% of what .* as before, so this cost no credit\.$/),
      credits_deducted: false,
      patch_data: { type: 'full_latex' },
    })
    expect(await used()).toBe(0)
    // Another wish is worth its credit whatever the posting asks for.
    expect(await send('Put Django first.', posting)).toMatchObject({ response: 'Done.', credits_deducted: true })
  })

  it('that gains something is charged', async () => {
    const { send, used } = await openChat(galley, latex)
    await send('I have used Linux for three years.')
    changed('PostgreSQL}', 'PostgreSQL, Linux}')
    const asked = { job_description: 'Requirements:\n- Linux', intent: 'tailor' }
    const before = await used()
    expect(await send('Go on.', asked)).toMatchObject({ response: 'Done.', credits_deducted: true })
    expect(await used()).toBe(before + 1)
  })
})

describe('while it is answered', () => {
  const isWaiting = async () => {
    await expect.poll(() => assistant.underWay(), { timeout: 20_000 }).toBe(1)
  }

  it('a stop before a change is seen is free, whatever was said of it', async () => {
    const { send, stop, used } = await openChat(galley, latex)
    drafted = null
    const answer = send('TALK ANNOUNCE WAIT')
    await isWaiting()
    await stop()
    expect(await answer).toMatchObject({ success: false, error: 'Stopped.', credits_deducted: false })
    expect(await used()).toBe(0)
  })
})
