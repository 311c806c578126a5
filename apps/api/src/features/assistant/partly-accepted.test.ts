// A proposal that is accepted change by change: the server keeps the text before the first, once, and the cost stays.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import type { ResumeVersion } from '@galley/contract/versions'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
\end{header}
\section{Experience}
\entry{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}
\begin{bullets}
  \item Built a refund service in Python used by 12 merchants.
\end{bullets}
\section{Skills}
\skills{Python, Django, PostgreSQL}
\end{document}
`
const swapped = latex.replace('Python, Django', 'Django, Python')
const reworded = latex.replace('Built a', 'Developed a')
let drafted = latex
let galley: TestApp
let person: TestUser
let [resumeId, sessionId] = ['', '']
beforeAll(
  async () =>
    void (galley = await startTestApp({
      assistant: {
        ...fakeAssistant(),
        draft: () => Promise.resolve({ message: 'Done.', latex: drafted, isRefusal: false }),
      },
    })),
)
afterAll(() => galley.close())
const post = <T>(url: string, payload: object) =>
  galley.ask(person, { method: 'POST', url, payload }).then((response) => response.json<T>())
beforeEach(async () => {
  person = await galley.register('Maya Okafor')
  resumeId = (await post<Resume>('/api/resumes/', { latex_content: latex })).id
  sessionId = (await post<AiSession>('/api/ai/session/start', { resume_id: resumeId })).session_id
})

const propose = async (text: string) => {
  drafted = text
  const asked = { session_id: sessionId, message: 'Please improve it.', current_latex: latex }
  return (await post<MessageAnswer>('/api/ai/session/message', asked)).message?.id ?? ''
}
const decide = (id: string, decision: string) =>
  galley.ask(person, { method: 'PUT', url: `/api/ai/messages/${id}/decision`, payload: { decision } })
const stored = async () =>
  (await post<AiSession>('/api/ai/session/start', { resume_id: resumeId })).messages.flatMap(
    ({ proposal }) => proposal?.decision ?? [],
  )
const used = async () => {
  const url = '/api/subscriptions/current-subscription'
  const { message_quota, messages_used } = (await galley.ask(person, { url })).json<Subscription>()
  return messages_used - message_quota
}

it('keeps the text before once, at the first change, and gives back the credit of another that waited', async () => {
  const before = await used()
  await propose(reworded)
  const second = await propose(swapped)
  await decide(second, 'partly')
  expect(await stored()).toEqual(['replaced', 'partly'])
  await decide(second, 'partly')
  await decide(second, 'accepted')
  await decide(second, 'partly')
  expect(await stored()).toEqual(['replaced', 'accepted'])
  const kept = await galley.ask(person, { url: `/api/resumes/${resumeId}/versions` })
  expect(kept.json<ResumeVersion[]>()).toMatchObject([{ reason: 'before_proposal' }])
  expect(await used()).toBe(before + 1)
})

it('was accepted, where the other changes are rejected', async () => {
  const id = await propose(reworded)
  await decide(id, 'partly')
  await decide(id, 'rejected')
  expect(await stored()).toEqual(['accepted'])
})

it('has nothing open any more once another one is accepted', async () => {
  await decide(await propose(reworded), 'partly')
  const later = await propose(swapped)
  expect(await stored()).toEqual(['partly', 'pending'])
  await decide(later, 'accepted')
  expect(await stored()).toEqual(['accepted', 'accepted'])
})
