// @vitest-environment jsdom
import { contentIn } from '@galley/resume/variant/content-tree'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/toaster.tsx'
import { OriginNotice } from './origin-notice.tsx'

afterEach(() => {
  localStorage.clear()
  cleanup()
  vi.unstubAllGlobals()
})

const resumeId = '7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a01'
const original = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ada Lovelace}
  \phone{1}
\end{header}
\section{Experience}
\entry{Analyst}{Engine Co.}{}{2019}
\begin{bullets}
  \item Wrote notes
\end{bullets}
\end{document}
`

interface Situation {
  /** What the copy was made of. */
  before?: string
  now?: string
  copy?: string
  isLocked?: boolean
  isDown?: boolean
  /** How often the original can't be loaded. */
  failures?: number
  isTrashed?: boolean
  isReviewAsked?: boolean
}

function open({ before = original, now = before, copy = before, ...rest }: Situation = {}) {
  const { isLocked = false, isDown = false } = rest
  const { isTrashed = false, isReviewAsked = false } = rest
  let { failures = 0 } = rest
  const onReviewed = vi.fn()
  const decided: string[][] = []
  let base = contentIn(before)
  const answer = (status: number, body?: object) =>
    Promise.resolve(
      new Response(body && JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    )
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.endsWith('/origin')) {
      failures -= 1
      if (failures >= 0) return answer(500, { detail: 'x', code: 'internal', request_id: 'r' })
      const one = { id: resumeId, title: 'Designer' }
      if (isTrashed) return answer(200, { origin: null, trashed_origin: one })
      return answer(200, { origin: { ...one, latex_content: now, base }, trashed_origin: null })
    }
    if (isDown) return answer(500, { detail: 'x', code: 'internal', request_id: 'r' })
    decided.push((JSON.parse(init.body as string) as { changes: string[] }).changes)
    base = contentIn(now)
    return answer(204)
  })
  const latest = { text: copy }
  function Editor() {
    const [latex, setLatex] = useState(copy)
    useEffect(() => void (latest.text = latex), [latex])
    return (
      <OriginNotice
        resumeId={resumeId}
        latex={latex}
        isLocked={isLocked}
        isReviewAsked={isReviewAsked}
        onReviewed={onReviewed}
        trashLink={<a href="/trash">Open the trash</a>}
        fieldLabel={(_section, field) => ({ phone: 'Phone Number', position: 'Position' })[field]}
        onChange={setLatex}
      />
    )
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <Editor />
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), text: () => latest.text, decided, onReviewed }
}
const review = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Review' }))
const row = (name: string) => within(screen.getByRole('listitem', { name }))

const changed = original.replace('{1}', '{2}').replace('{Analyst}', '{Engineer}')

it('says how much changed, and takes over one of two changes', async () => {
  const { user, text, decided } = open({ now: changed })
  expect((await screen.findByText('2 changes in “Designer” since')).getAttribute('role')).toBe('status')
  await review(user)
  await user.click(row('Experience › Analyst › Position').getByRole('button', { name: 'Take over' }))
  expect(text()).toBe(original.replace('{Analyst}', '{Engineer}'))
  expect(screen.queryByRole('listitem', { name: 'Experience › Analyst › Position' })).toBeNull()
  // It can still be undone: nothing is decided for good.
  expect(decided).toEqual([])
  expect(row('Personal information › Phone Number').getByText('2')).toBeTruthy()
})

it('keeps what the copy says, for good', async () => {
  const { user, text, decided } = open({ now: original.replace('{1}', '{2}') })
  await review(user)
  await user.click(row('Personal information › Phone Number').getByRole('button', { name: 'Keep mine' }))
  expect(text()).toBe(original)
  expect(decided).toMatchObject([[expect.any(String)]])
  expect(await screen.findByText('This copy has decided on every change.')).toBeTruthy()
})

it('a conflict shows what the copy says, and is not among those that are taken over together', async () => {
  const now = changed.replace('Wrote notes', 'Wrote books')
  const { user, text } = open({ now, copy: original.replace('{1}', '{3}') })
  await review(user)
  const phone = row('Personal information › Phone Number')
  expect(phone.getByText('This copy says').nextSibling?.textContent).toBe('3')
  await user.click(screen.getByRole('button', { name: 'Take over 2 changes' }))
  expect(text()).toBe(now.replace('{2}', '{3}'))
  await user.click(phone.getByRole('button', { name: 'Take over' }))
  expect(text()).toBe(now)
})

it('shows a new entry with its lines, and one that is gone', async () => {
  const now = original
    .replace(
      '\\end{document}',
      '\\entry{Tutor}{Home}{}{2018}\n\\begin{bullets}\n\\item Taught\n\\end{bullets}\n\\end{document}',
    )
    .replace('\\begin{bullets}\n  \\item Wrote notes\n\\end{bullets}\n', '')
  const { user } = open({ now })
  await review(user)
  expect(row('Experience › Entry').getByText(/Tutor · Home · 2018\s+Taught/)).toBeTruthy()
  expect(row('Experience › Analyst › Bullet').getByText('Wrote notes')).toBeTruthy()
})

const tutor = '\\entry{Tutor}{Home}{}{2018}\n'
const analyst = /\\entry\{Analyst[^]*\\end\{bullets\}\n/.exec(original)![0]
const maid = '\\entry{Maid}{Hall}{}{2012}\n'
const withEntries = (...entries: string[]) => original.replace(analyst, () => entries.join(''))

it('says that entries have moved, in both orders, and moves them', async () => {
  const now = withEntries(tutor, analyst)
  const { user, text } = open({ before: withEntries(analyst, tutor), now })
  await review(user)
  const order = row('Order of the entries of “Experience”')
  expect(order.getByText('Before').nextSibling?.textContent).toBe('Analyst\nTutor')
  expect(order.getByText('Now').nextSibling?.textContent).toBe('Tutor\nAnalyst')
  await user.click(order.getByRole('button', { name: 'Take over' }))
  expect(text()).toBe(now)
})

it('shows the order of the copy where it has its own', async () => {
  const [before, copy] = [withEntries(analyst, tutor, maid), withEntries(maid, analyst, tutor)]
  const { user } = open({ before, copy, now: withEntries(tutor, analyst, maid) })
  await review(user)
  const order = row('Order of the entries of “Experience”')
  expect(order.getByText('This copy says').nextSibling?.textContent).toBe('Maid\nAnalyst\nTutor')
})

it('says that sections have moved, and bullets of an entry', async () => {
  const skills = '\\section{Skills}\n\\skills{French}\n'
  const two = (...lines: string[]) => original.replace('  \\item Wrote notes\n', () => lines.join(''))
  const [notes, books] = ['  \\item Wrote notes\n', '  \\item Read books\n']
  const before = two(notes, books).replace('\\end{document}', () => `${skills}\\end{document}`)
  const now = two(books, notes).replace('\\section', () => `${skills}\\section`)
  const { user } = open({ before, now })
  await review(user)
  expect(row('Order of the sections').getByText(/Skills\s+Experience/)).toBeTruthy()
  expect(row('Experience › Order of the bullets of “Analyst”').getByText(/Read books\s+Wrote notes/)).toBeTruthy()
})

it('what the copy has already when it is opened is decided', async () => {
  const { decided } = open({ now: changed, copy: changed })
  await vi.waitFor(() => expect(decided.flat().length).toBe(2))
  expect(screen.queryByText(/changes? in/)).toBeNull()
})

it('what belongs to a part that the copy left out can be kept only', async () => {
  const copy = original.replace(/\\entry[^]*\\end\{bullets\}\n/, '')
  const { user } = open({ now: original.replace('{Analyst}', '{Engineer}'), copy })
  await review(user)
  const position = row('Experience › Analyst › Position')
  expect(position.getByText('This copy does not have that part any more.')).toBeTruthy()
  expect(position.queryByRole('button', { name: 'Take over' })).toBeNull()
})

it('says so when a decision could not be stored, and keeps the change in the list', async () => {
  const { user } = open({ now: original.replace('{1}', '{2}'), isDown: true })
  await review(user)
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText(/could not be stored/)).toBeTruthy()
  expect(row('Personal information › Phone Number')).toBeTruthy()
})

it('waits while the assistant works', async () => {
  open({ now: changed, isLocked: true })
  expect(await screen.findByRole('button', { name: 'Review' })).toHaveProperty('disabled', true)
})

it('says so where the original could not be loaded, and tries again', async () => {
  // More often than it is asked for again by itself.
  const { user } = open({ now: changed, failures: 3 })
  const notice = await screen.findByText('What changed in the original could not be loaded.')
  expect(notice.getAttribute('role')).toBe('status')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('2 changes in “Designer” since')
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

it('says that the original is in the trash, with the way there', async () => {
  open({ isTrashed: true })
  const sentence = '“Designer” is in the trash. This copy does not follow it until it is restored.'
  expect((await screen.findByText(sentence)).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Open the trash' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
})

it('does not say it again once it is dismissed', async () => {
  const { user } = open({ isTrashed: true })
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/is in the trash/)).toBeNull()
  cleanup()
  open({ isTrashed: true })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(/is in the trash/)).toBeNull()
})

it('opens on the changes where the dashboard led to them', async () => {
  const { user, onReviewed } = open({ now: changed, isReviewAsked: true })
  expect(await screen.findByRole('dialog', { name: 'Changes in “Designer”' })).toBeTruthy()
  expect(row('Experience › Analyst › Position')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onReviewed).toHaveBeenCalledOnce()
})
