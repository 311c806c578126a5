// What a request says of languages lets nothing pass: the proposal itself shows whether it is a translation.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Resume } from '@galley/contract/resumes'
import { edited } from '@galley/honesty/guard/testing/proposals'
import {
  asides,
  otherLanguageFabrications,
  sameLanguageFabrications,
  speakers,
} from '@galley/honesty/guard/testing/two-languages'
import { translations } from '@galley/honesty/guard/testing/translations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

const { latex } = speakers.english
let drafted = latex
let galley: TestApp
let person: TestUser
let sessionId = ''
beforeAll(async () => {
  const draft = async () => ({ message: 'Done.', latex: drafted, isRefusal: false })
  galley = await startTestApp({ assistant: { ...fakeAssistant(), draft } })
})
afterAll(() => galley.close())

/** Of a new resume: what was said before would be a fact. */
async function offered(proposed: string, message: string): Promise<string | undefined> {
  person = await galley.register('Nadia Brandt')
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: latex } })
  const started = await galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/start',
    payload: { resume_id: made.json<Resume>().id, form_data: {} },
  })
  sessionId = started.json<AiSession>().session_id
  drafted = proposed
  const payload = { session_id: sessionId, message, current_latex: latex }
  const answer = await galley.ask(person, { method: 'POST', url: '/api/ai/session/message', payload })
  return answer.json<MessageAnswer>().patch_data?.new_latex
}

const made = [...sameLanguageFabrications, ...otherLanguageFabrications].map((one, index) => ({
  title: one.title,
  proposed: edited(latex, one.edits),
  aside: asides[index % asides.length] ?? '',
}))

describe('a request that names a language', () => {
  it.each(made)('"$aside" lets nothing pass that was made up: $title', async ({ proposed, aside }) => {
    expect(await offered(proposed, `Please improve it. ${aside}`)).not.toBe(proposed)
  })
  it.each(translations)('gets its translation: $title', async ({ edits }) => {
    const proposed = edited(latex, edits)
    expect(await offered(proposed, 'Translate it, please.')).toBe(proposed)
  })
})
