// @vitest-environment jsdom
// The list of what the assistant knows: where each fact was said, its correction, its end, and what fails on the way.
import type { Fact, FactsOfResume } from '@galley/contract/facts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/toaster.tsx'
import { FactList } from './fact-list.tsx'

const fact = (key: string, text: string, more: Partial<Fact> = {}): Fact => ({
  message_id: 'm',
  key,
  text,
  is_corrected: false,
  said_at: '2026-11-21T12:00:00Z',
  answers_claim: null,
  ...more,
})
const about = (id: string, title: string, facts: Fact[], more: Partial<FactsOfResume> = {}): FactsOfResume => ({
  resume_id: id,
  resume_title: title,
  resume: { entries: 1, skills: 12 },
  form: null,
  copies: 0,
  facts,
  ...more,
})
const kafka = fact('a', 'I have used Kafka for two years.')
const terraform = fact('b', 'Terraform: yes, at Northwind', { answers_claim: { text: 'Terraform' } })

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
)
afterEach(() => {
  toast.dismiss()
  cleanup()
  vi.unstubAllGlobals()
})

interface Server {
  resumes?: FactsOfResume[]
  hasMore?: boolean
  resumeId?: string | null
  refusal?: { status: number; code: string } | null
  isBroken?: boolean
}
async function open({
  resumes = [about('r', 'Platform', [terraform, kafka])],
  resumeId = null,
  ...server
}: Server = {}) {
  const state = { resumes, refusal: server.refusal ?? null, isBroken: server.isBroken ?? false }
  const changes: [string, unknown][] = []
  const each = (to: (facts: Fact[]) => Fact[]) =>
    void (state.resumes = state.resumes.map((of) => ({ ...of, facts: to(of.facts) })))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const refused = (status: number, code: string) =>
      Response.json({ detail: 'No.', code, request_id: 'r' }, { status })
    if (method === 'GET')
      return state.isBroken
        ? refused(404, 'not_found')
        : Response.json({ resumes: state.resumes, has_more: server.hasMore ?? false })
    const sent = body ? (JSON.parse(body as string) as { text: string | null }) : null
    changes.push([`${method} ${url.replace('/api/ai', '')}`, sent])
    if (state.refusal) return refused(state.refusal.status, state.refusal.code)
    const key = url.split('/').at(-1)
    if (!url.includes('/messages/')) each(() => [])
    else if (method === 'DELETE') each((facts) => facts.filter((one) => one.key !== key))
    else {
      const written = key === terraform.key ? terraform : kafka
      const corrected = { ...written, text: sent?.text ?? written.text, is_corrected: Boolean(sent?.text) }
      each((facts) => [...facts.filter((one) => one.key !== key), corrected])
      return Response.json(corrected)
    }
    return new Response(null, { status: 204 })
  })
  const onLeft = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FactList resumeId={resumeId} linkTo={(id, text) => <a href={`/editor/${id}`}>{text}</a>} onLeft={onLeft} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), state, changes, onLeft }
}
const rows = () => screen.queryAllByRole('listitem').filter((row) => row.closest('section[aria-labelledby^="facts"]'))
const isListed = async (...texts: string[]) =>
  waitFor(() => expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual(texts))
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** jsdom captures no pointers, which a press on a toast asks for. */
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))

it('says of each fact where and when it was said, and what counts besides', async () => {
  const form = { entries: 2, skills: 1 }
  const corrected = { ...kafka, is_corrected: true }
  await open({ resumes: [about('r', 'Platform', [terraform, corrected], { form, copies: 2 })] })
  await isListed(terraform.text, kafka.text)
  const [answer, said] = rows()
  expect(answer?.textContent).toContain('Your answer to “Terraform”, Nov 21, 2026')
  expect(said?.textContent).toContain('You wrote it in the chat about “Platform”, Nov 21, 2026, corrected')
  const section = screen.getByRole('region', { name: 'Platform' })
  expect(section.textContent).toContain('your resume (1 entry, 12 skills) and the form the chat began with')
  expect(section.textContent).toContain('(2 entries, 1 skill). These facts count for its 2 copies, too.')
  expect(within(section).getByRole('link', { name: 'your resume' }).getAttribute('href')).toBe('/editor/r')
})

it('corrects one by keyboard, and gives the focus back', async () => {
  const { user, changes } = await open({ resumes: [about('r', 'Platform', [kafka])] })
  await press(user, `Edit: ${kafka.text}`)
  const field = screen.getByRole('textbox', { name: 'What you know to be true' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.clear(field)
  await user.type(field, '  I used Kafka for three months.{Enter}')
  await isListed('I used Kafka for three months.')
  expect(changes).toEqual([['PUT /messages/m/facts/a', { text: 'I used Kafka for three months.' }]])
  const edit = screen.getByRole('button', { name: 'Edit: I used Kafka for three months.' })
  await waitFor(() => expect(document.activeElement).toBe(edit))
})

it('changes nothing on Escape, on Cancel, or where it is as before', async () => {
  const { user, changes } = await open({ resumes: [about('r', 'Platform', [kafka])] })
  const field = () => screen.getByRole('textbox')
  await press(user, `Edit: ${kafka.text}`)
  await user.type(field(), 'x{Escape}')
  await press(user, `Edit: ${kafka.text}`)
  await user.type(field(), 'x')
  await press(user, 'Cancel')
  await press(user, `Edit: ${kafka.text}`)
  await press(user, 'Save')
  await isListed(kafka.text)
  expect(changes).toEqual([])
})

it.each([
  [{ status: 422, code: 'not_a_fact' }, /would not count as your own word/],
  [{ status: 500, code: 'internal' }, 'The change could not be saved. Please try again.'],
])('keeps what was typed and says why where it is refused: %j', async (refusal, sentence) => {
  const { user } = await open({ resumes: [about('r', 'Platform', [kafka])], refusal })
  await press(user, `Edit: ${kafka.text}`)
  await user.type(screen.getByRole('textbox'), ' Not.')
  await press(user, 'Save')
  await screen.findByText(sentence)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(`${kafka.text} Not.`)
})

it('deletes one, moves the focus to the next, and takes it back', async () => {
  const { user, changes } = await open()
  await press(user, `Delete: ${terraform.text}`)
  await isListed(kafka.text)
  const next = screen.getByRole('button', { name: `Delete: ${kafka.text}` })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await undo()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(changes).toEqual([
    ['DELETE /messages/m/facts/b', null],
    ['PUT /messages/m/facts/b', { text: null }],
  ])
})

it('takes a corrected one back as it was corrected, and leaves the list when it was the last', async () => {
  const corrected = { ...kafka, text: 'I used Kafka.', is_corrected: true }
  const { user, changes, onLeft } = await open({ resumes: [about('r', 'Platform', [corrected])] })
  await press(user, 'Delete: I used Kafka.')
  await screen.findByRole('heading', { name: 'Nothing yet' })
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  await undo()
  await isListed('I used Kafka.')
  expect(changes.at(-1)).toEqual(['PUT /messages/m/facts/a', { text: 'I used Kafka.' }])
})

it('says that one is not deleted, and keeps it', async () => {
  const { user } = await open({ refusal: { status: 500, code: 'internal' } })
  await press(user, `Delete: ${kafka.text}`)
  await screen.findByText('It could not be deleted. Please try again.')
  expect(rows()).toHaveLength(2)
})

it.each([
  ['Forget all about Platform', 'Forget all that you said about “Platform”?', 'DELETE /facts?resume_id=r'],
  ['Forget everything', 'Forget everything that you said?', 'DELETE /facts'],
])('asks before it forgets: %s', async (name, question, call) => {
  const { user, changes, onLeft } = await open()
  await press(user, name)
  const dialog = within(screen.getByRole('alertdialog', { name: question }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(changes).toEqual([])
  await press(user, name)
  await press(user, 'Forget')
  await screen.findByRole('heading', { name: 'Nothing yet' })
  expect(changes).toEqual([[call, null]])
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
})

it('of one resume: its sources are there without a fact, and its original’s facts beside them', async () => {
  await open({ resumeId: 'c', resumes: [about('c', 'Copy', []), about('r', 'Platform', [kafka])] })
  await isListed(kafka.text)
  expect(screen.getByRole('region', { name: 'Copy' }).textContent).toContain('You haven’t said anything')
  expect(screen.queryByRole('button', { name: 'Forget everything' })).toBeNull()
})

it('says that there are more than it lists', async () => {
  await open({ hasMore: true })
  await screen.findByText(/Only the 50 resumes/)
})

it('says that it could not be loaded, and loads it when asked again', async () => {
  const { user, state } = await open({ isBroken: true })
  expect((await screen.findByRole('alert')).textContent).toContain('What the assistant knows could not be loaded.')
  state.isBroken = false
  await press(user, 'Retry')
  await isListed(terraform.text, kafka.text)
})
