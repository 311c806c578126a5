// "Fix spelling and grammar" without a key: one credit for what was fixed, none where nothing was wrong.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

const good = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
  \email{maya.okafor@example.com}
\end{header}
\section{Experience}
\entry{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}
\begin{bullets}
  \item Built a separate refund service in Python for 12 merchants.
  \item Received an award for cutting lead times by 30\%.
\end{bullets}
\section{Skills}
\skills{Python, Django, PostgreSQL}
\end{document}
`
const wrong = good
  .replace('a separate refund', 'an seperate refund')
  .replace('Received an award', 'Recieved a award')
  .replace('merchants.', 'merchents.')

let galley: TestApp
beforeAll(async () => void (galley = await startTestApp()))
afterAll(() => galley.close())

async function say(latex: string, message: string, more: object = {}) {
  const person: TestUser = await galley.register('Maya Okafor')
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: latex } })
  const started = await galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/start',
    payload: { resume_id: made.json<Resume>().id, form_data: {} },
  })
  const { session_id } = started.json<AiSession>()
  const answer = await galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/message',
    payload: { session_id, message, current_latex: latex, ...more },
  })
  return answer.json<MessageAnswer>()
}

describe('“Fix spelling and grammar”', () => {
  it('proposes the text without its mistakes, for a credit', async () => {
    const answer = await say(wrong, 'Fix spelling and grammar')
    expect(answer).toMatchObject({ success: true, credits_deducted: true, patch_data: { type: 'full_latex' } })
    expect(answer.patch_data?.new_latex).toBe(good)
    expect(answer.message?.content).toContain('“seperate” → “separate”')
    expect(answer.message?.proposal?.review.claims).toEqual([])
  })

  it('costs nothing where nothing is wrong', async () => {
    expect(await say(good, 'Fix spelling and grammar')).toMatchObject({
      success: true,
      credits_deducted: false,
      patch_data: { type: 'message_only' },
      message: { content: 'I found no mistakes in spelling or grammar.' },
    })
  })

  it('leaves what the person says is right', async () => {
    const ignored_findings = ['spelling:seperate', 'grammar:an', 'grammar:a']
    const answer = await say(wrong, 'Fix spelling and grammar', { ignored_findings })
    const fixed = wrong.replace('Recieved', 'Received').replace('merchents', 'merchants')
    expect(answer.patch_data?.new_latex).toBe(fixed)
  })

  it('leaves a text in another language, free', async () => {
    const answer = await say(good.replace('theme=classic', 'theme=classic,lang=de'), 'check my spelling')
    expect(answer).toMatchObject({ credits_deducted: false, patch_data: { type: 'message_only' } })
  })
})

it('“Make my bullets shorter” proposes the shorter ones, or costs nothing', async () => {
  const wordy = good.replace('Built a', 'Successfully built a')
  const answer = await say(wordy, 'Make my bullets shorter')
  expect(answer).toMatchObject({ credits_deducted: true })
  expect(answer.patch_data?.new_latex).toBe(good)
  expect(await say(good, 'Make my bullets shorter')).toMatchObject({ credits_deducted: false })
})
