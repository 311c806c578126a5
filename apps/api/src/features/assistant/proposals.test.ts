// From a draft to a proposal: judged, fixed where possible, taken back where not; and its outcome.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import type { ResumeVersion } from '@galley/contract/versions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import type { Ask, AssistantDraft } from '../../adapters/llm/assistant.port.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
  \email{maya.okafor@example.com}
\end{header}
\section{Experience}
\entry{Software Engineer}{Northwind Payments}{Portland, OR}{Mar 2021 – Present}
\begin{bullets}
  \item Built a refund service in Python used by 12 merchants.
  \item Helped two interns with code reviews.
\end{bullets}
\section{Skills}
\skills{Python, Django, PostgreSQL}
\end{document}
`
/** What the assistant drafts next. The person’s own message says nothing of it: it would be a fact. */
let drafted: AssistantDraft
let asked: Ask | null = null
let repaired: AssistantDraft | null = null
let galley: TestApp
let person: TestUser
let [resumeId, sessionId] = ['', '']
beforeAll(
  async () =>
    void (galley = await startTestApp({
      assistant: { ...fakeAssistant(), draft: async (ask) => ((asked = ask), drafted), repair: async () => repaired },
    })),
)
afterAll(() => galley.close())
beforeEach(async () => {
  repaired = null
  person = await galley.register('Maya Okafor')
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: latex } })
  resumeId = made.json<Resume>().id
  const form_data = { skills: ['Linux'] }
  const started = await galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/start',
    payload: { resume_id: resumeId, form_data },
  })
  sessionId = started.json<AiSession>().session_id
})

const say = async (message: string, more: object = {}) =>
  (
    await galley.ask(person, {
      method: 'POST',
      url: '/api/ai/session/message',
      payload: { session_id: sessionId, message, current_latex: latex, ...more },
    })
  ).json<MessageAnswer>()
const draftOf = (changed: string): AssistantDraft => ({ message: 'Done.', latex: changed, isRefusal: false })
/** The response where the assistant drafts this. */
const draft = (what: string, by: string, more: object = {}) => {
  drafted = draftOf(latex.replace(what, () => by))
  return say('Please improve it.', more)
}

describe('a proposal', () => {
  it('that says nothing new is offered, with what it was checked for', async () => {
    const answer = await draft('Python, Django', 'Django, Python')
    expect(answer).toMatchObject({ success: true, credits_deducted: true, patch_data: { type: 'full_latex' } })
    expect(answer.patch_data?.new_latex).toBe(latex.replace('Python, Django', 'Django, Python'))
    expect(answer.message?.proposal).toMatchObject({
      base_latex: latex,
      decision: 'pending',
      review: {
        checked: expect.arrayContaining(['contact', 'number', 'skill']),
        claims: [],
        pages: { before: 1, after: 1 },
        coverage: null,
      },
    })
  })

  it('shows the share of the posting before and after, without the terms that the user excludes', async () => {
    const posting = { job_description: 'Requirements:\n- Linux\n- Kubernetes' }
    const share = async (more: object) =>
      (await draft('PostgreSQL}', 'PostgreSQL, Linux}', { ...posting, ...more })).message?.proposal?.review.coverage
    expect(await share({})).toEqual({ before: 0, after: expect.closeTo(0.35) })
    expect(await share({ ignored_terms: ['Kubernetes'] })).toEqual({ before: 0, after: expect.closeTo(0.7) })
  })

  it('with an unproved claim is taken back, asked as a question, and free', async () => {
    const answer = await draft('Python, Django', 'Kubernetes, Python, Django', {
      job_description: 'Kubernetes is required.',
    })
    expect(answer).toMatchObject({ success: true, credits_deducted: false, patch_data: { type: 'message_only' } })
    expect(answer.response).toContain('Kubernetes')
    expect(answer.response).toContain('cost no credit')
    expect(answer.message?.claims).toMatchObject([
      { text: 'Kubernetes', isHeldBack: true, question: expect.stringContaining('Kubernetes') },
    ])
  })

  it('keeps what is honest of it, and says what it held back', async () => {
    repaired = draftOf(
      latex.replace('Helped two interns', 'Supported two interns').replace('12 merchants', '120 merchants'),
    )
    const answer = await draft('12 merchants', '120 merchants')
    expect(answer.patch_data?.new_latex).toBe(latex.replace('Helped two interns', 'Supported two interns'))
    expect(answer.response).toContain('Held back')
    expect(answer.message?.proposal?.review.claims.filter(({ isHeldBack }) => isHeldBack)).toMatchObject([
      { code: 'number', isHeldBack: true, question: expect.stringContaining('12') },
    ])
  })

  it('that was repaired is offered as repaired', async () => {
    repaired = draftOf(latex.replace('Built a', 'Developed a'))
    expect((await draft('12 merchants', '120 merchants')).patch_data?.new_latex).toBe(
      latex.replace('Built a', 'Developed a'),
    )
  })

  it('may say what the form says, or what the person said in this chat', async () => {
    expect((await draft('PostgreSQL}', 'PostgreSQL, Linux}')).patch_data?.new_latex).toContain('Linux')
    expect((await draft('PostgreSQL}', 'PostgreSQL, Terraform}')).patch_data?.new_latex).toBeUndefined()
    drafted = { message: 'Noted.', latex: null, isRefusal: false }
    await say('I also used Terraform at Northwind for our staging setup.')
    expect((await draft('PostgreSQL}', 'PostgreSQL, Terraform}')).patch_data?.new_latex).toContain('Terraform')
  })

  it('may say what a PDF says, where the person says that it is theirs', async () => {
    const pdf = { pdf_data: { data: Buffer.from('Terraform and Ansible').toString('base64'), name: 'old.pdf' } }
    const send = async (message: string) => {
      drafted = draftOf(latex.replace('PostgreSQL}', 'PostgreSQL, Terraform}'))
      return (await say(message, pdf)).patch_data?.new_latex
    }
    expect(await send('Take what you can from the attached file.')).toBeUndefined()
    expect(await send('The attached PDF is my own old resume.')).toContain('Terraform')
    // It was said of that message's file, and of no other.
    expect(await send('Take what you can from the attached file.')).toBeUndefined()
  })

  it('may change or remove the person’s own contact data where they say so, and only then', async () => {
    const send = async (message: string, by: string) => {
      drafted = draftOf(latex.replace('  \\email{maya.okafor@example.com}\n', () => by))
      return (await say(message)).patch_data?.new_latex
    }
    expect(await send('Make it look better.', '')).toBeUndefined()
    expect(await send('Remove my email address.', '')).not.toContain('maya.okafor@example.com')
    const other = '  \\email{maya@new.example}\n'
    expect(await send('Make it look better.', other)).toBeUndefined()
    expect(await send('Update my email to maya@new.example', other)).toContain('maya@new.example')
  })

  it('that answers a question of a waiting one is made on that one', async () => {
    repaired = draftOf(latex.replace('Helped two', 'Supported two'))
    await draft('12 merchants', '120 merchants')
    drafted = { message: 'Noted.', latex: null, isRefusal: false }
    await say('yes, at Northwind', { answers_claim: { text: '120 merchants' } })
    expect(asked?.draftOn).toContain('Supported two')
    await say('What do you think?')
    expect(asked?.draftOn).toBeUndefined()
  })

  it('that is none, though the words say so, is corrected, and free', async () => {
    drafted = { message: 'I have updated your resume and added Kubernetes.', latex: null, isRefusal: false }
    const answer = await say('Add Kubernetes.')
    expect(answer.credits_deducted).toBe(false)
    expect(answer.response).toContain('Nothing in your resume has changed.')
  })

  it('takes no fact from the posting, pasted into the chat or not', async () => {
    const posting = 'You will own Kubernetes and Terraform infrastructure for a whole fleet of robots.'
    drafted = { message: 'Noted.', latex: null, isRefusal: false }
    await say(posting, { job_description: posting })
    const answer = await draft('PostgreSQL}', 'PostgreSQL, Terraform}', { job_description: posting })
    expect(answer.patch_data).toEqual({ type: 'message_only' })
  })

  it.each<[string, string, string]>([
    ['does not compile', 'Built a', 'FAIL:compilation_error'],
    ['reads a file', '\\section{Skills}', '\\input{/etc/passwd}\\section{Skills}'],
    ['changes the address', 'maya.okafor@example.com', 'someone@example.org'],
  ])('that %s is never offered, and free', async (_what, what, by) => {
    const answer = await draft(what, by)
    expect(answer).toMatchObject({ success: true, credits_deducted: false, patch_data: { type: 'message_only' } })
    expect(answer.response).toContain('took it back')
  })

  it('names exactly what it was checked for', async () => {
    const checkedIn = (answer: MessageAnswer) => answer.message?.proposal?.review.checked.toSorted()
    const all = ['form', 'tex', 'compile', 'pages', 'contact', 'entry', 'number', 'skill', 'term', 'scope', 'hidden', 'wording', 'removed'] // prettier-ignore
    expect(checkedIn(await draft('Python, Django', 'Django, Python'))).toEqual(all.toSorted())
    // Without the pages of the text before there is nothing to compare.
    const broken = latex.replace('Built a', 'FAIL:compilation_error a')
    drafted = draftOf(latex)
    const mended = await say('Mend it.', { current_latex: broken })
    expect(checkedIn(mended)).toEqual(all.filter((one) => one !== 'pages').toSorted())
    // A translation is wording from the first word to the last.
    drafted = draftOf(
      latex.replace('Built a refund service in Python used by 12 merchants.', 'Entwickelte einen Dienst für Rückerstattungen in Python, den 12 Händler nutzen.'),
    ) // prettier-ignore
    expect(checkedIn(await say('Translate the first line.'))).not.toContain('wording')
  })

  it('costs what it costs, however its words begin', async () => {
    for (const message of ['Sorry, I can’t do that.', 'I changed nothing.']) {
      drafted = { message, latex: latex.replace('Python, Django', 'Django, Python'), isRefusal: true }
      expect(await say('Put Django first.')).toMatchObject({
        credits_deducted: true,
        patch_data: { type: 'full_latex' },
      })
    }
  })

  it('that loses a section that the user did not ask to drop is never offered, and free', async () => {
    const withoutSkills = latex.replace(/\\section\{Skills\}\n.*\n/, '')
    drafted = draftOf(withoutSkills.replace('Built a', 'Developed a'))
    expect(await say('Make it stronger.')).toMatchObject({
      credits_deducted: false,
      patch_data: { type: 'message_only' },
    })
    expect((await say('Remove the skills section.')).patch_data?.new_latex).toBe(drafted.latex)
  })

  // What may be compared is bounded by the number of parts (the outline's own growth is tested beside it).
  it.each([1_250, 2_500])('of a document with %d parts is given up, and free', async (parts) => {
    const entries = '\\entry{A}{B}{C}{2020}\n'.repeat(parts)
    const many = latex.replace('\\section{Skills}', () => `${entries}\\section{Skills}`)
    drafted = draftOf(many.replace('Python, Django', 'Django, Python'))
    const answer = await say('Please improve it.', { current_latex: many })
    expect(answer).toMatchObject({ credits_deducted: false, patch_data: { type: 'message_only' } })
  })

  it.each([
    ['an empty document', '', 'empty_latex'],
    ['the very same text', latex, 'message_only'],
  ])('that is %s costs nothing', async (_what, given, type) => {
    drafted = draftOf(given)
    expect(await say('Please improve it.')).toMatchObject({ credits_deducted: false, patch_data: { type } })
  })
})

describe('what becomes of it', () => {
  const decide = (id: string, decision: string, who = person) =>
    galley.ask(who, { method: 'PUT', url: `/api/ai/messages/${id}/decision`, payload: { decision } })
  const versions = async () =>
    (await galley.ask(person, { url: `/api/resumes/${resumeId}/versions` })).json<ResumeVersion[]>()
  const propose = async () => (await draft('Built a', 'Developed a')).message?.id ?? ''

  it('accepted: the text before is kept, once, and can be had again', async () => {
    const id = await propose()
    expect((await decide(id, 'accepted')).statusCode).toBe(204)
    expect((await decide(id, 'accepted')).statusCode).toBe(204)
    const kept = await versions()
    expect(kept).toMatchObject([{ reason: 'before_proposal' }])
    const one = await galley.ask(person, { url: `/api/resumes/${resumeId}/versions/${kept[0]?.id}` })
    expect(one.json<ResumeVersion>().latex_content).toBe(latex)
  })

  it('accepted: its text is the assistant’s in the history', async () => {
    const id = await propose()
    await decide(id, 'accepted')
    const save = async (latex_content: string) => {
      galley.clock.forward(6 * 60_000)
      await galley.ask(person, { method: 'PUT', url: `/api/resumes/${resumeId}`, payload: { latex_content } })
    }
    const accepted = latex.replace('Built a', 'Developed a')
    await save(accepted)
    await save(`${accepted}% typed`)
    await save(accepted.replace('two interns', 'three interns'))
    const kept = (await versions()).map(({ reason, author }) => `${reason} ${author}`)
    expect(kept).toEqual(['editing you', 'editing assistant', 'before_proposal you'])
  })

  it('rejected: stays so, and nothing is kept', async () => {
    const id = await propose()
    await decide(id, 'rejected')
    await decide(id, 'accepted')
    expect(await versions()).toEqual([])
    const again = await galley.ask(person, {
      method: 'POST',
      url: '/api/ai/session/start',
      payload: { resume_id: resumeId },
    })
    expect(again.json<AiSession>().messages.at(-1)?.proposal).toMatchObject({ decision: 'rejected' })
  })

  it('accepted: another that waited for the same text is replaced, and its credit comes back, once', async () => {
    const used = async () => {
      const url = '/api/subscriptions/current-subscription'
      const { message_quota, messages_used } = (await galley.ask(person, { url })).json<Subscription>()
      return messages_used - message_quota
    }
    const stored = async () => {
      const payload = { resume_id: resumeId }
      const started = await galley.ask(person, { method: 'POST', url: '/api/ai/session/start', payload })
      return started.json<AiSession>().messages.flatMap(({ proposal }) => proposal?.decision ?? [])
    }
    const before = await used()
    await propose()
    const second = (await draft('Python, Django', 'Django, Python')).message?.id ?? ''
    expect(await stored()).toEqual(['pending', 'pending'])
    expect(await used()).toBe(before + 2)
    await decide(second, 'accepted')
    await decide(second, 'accepted')
    expect(await stored()).toEqual(['replaced', 'accepted'])
    expect(await used()).toBe(before + 1)
  })

  it('rejected: another that waited for the same text still waits', async () => {
    const first = await propose()
    await decide((await draft('Python, Django', 'Django, Python')).message?.id ?? '', 'rejected')
    expect((await decide(first, 'accepted')).statusCode).toBe(204)
    expect(await versions()).toHaveLength(1)
  })

  it('404 for another user, for a message of one’s own, and for an unknown id', async () => {
    const id = await propose()
    const other = await galley.register()
    expect((await decide(id, 'accepted', other)).statusCode).toBe(404)
    expect((await decide(crypto.randomUUID(), 'accepted')).statusCode).toBe(404)
    expect((await galley.ask(other, { url: `/api/resumes/${resumeId}/versions` })).statusCode).toBe(404)
    await decide(id, 'accepted')
    const [kept] = await versions()
    expect((await galley.ask(other, { url: `/api/resumes/${resumeId}/versions/${kept?.id}` })).statusCode).toBe(404)
  })
})
