// @vitest-environment jsdom
// What the operator's page sends: a key for each act, the same one for a retry, and nothing without a reason.
import type { PersonDetail, PersonSummary } from '@galley/contract/admin/people'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { priceOf } from './formats.ts'
import { PersonBan } from './person-ban.tsx'
import { PersonCredits } from './person-credits.tsx'
import { SwitchList } from './switch-list.tsx'

const at = '2026-03-01T12:00:00.000Z'
const person: PersonSummary = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'zoe@example.org',
  full_name: 'Zoë',
  created_at: at,
  last_seen_at: null,
  is_operator: false,
  ban: null,
  resumes: 0,
  credits: 10,
}
const detail: PersonDetail = {
  person,
  resumes: [],
  credits: { granted: 10, used: 0, reserved: 0 },
  credit_lines: [],
  payments: [],
}

interface Sent {
  route: string
  key: string | null
  body: unknown
}
function show(element: React.ReactNode, respond: (sent: Sent) => Response) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const one: Sent = {
      route: `${method} ${new URL(url, 'http://galley.test').pathname}`,
      key: new Headers(headers).get('idempotency-key'),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    }
    if (method !== 'GET') sent.push(one)
    return respond(one)
  })
  const client = new QueryClient()
  const within = (shown: React.ReactNode) => <QueryClientProvider client={client}>{shown}</QueryClientProvider>
  const { rerender } = render(within(element))
  return { user: userEvent.setup(), sent, again: (shown: React.ReactNode) => rerender(within(shown)) }
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const refusal = (status: number, code: string, text: string) =>
  Response.json({ detail: text, code, request_id: 'r' }, { status })

describe('credits', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>, count: string, reason: string) {
    for (const [label, text] of [
      ['How many', count],
      ['Reason', reason],
    ] as const) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    }
  }

  it('a retry sends the same key, another act another one, and taking back a number below zero', async () => {
    let isDown = true
    const { user, sent } = show(<PersonCredits detail={detail} />, () =>
      isDown
        ? refusal(503, 'unavailable', 'Galley is busy at the moment.')
        : Response.json({ act_id: person.id, amount: 5, balance: 15 }),
    )
    await fill(user, '5', 'Lost answer')
    await user.click(button('Grant'))
    await screen.findByText('Galley is busy at the moment.')
    await user.click(button('Grant'))
    await waitFor(() => expect(sent).toHaveLength(2))
    await user.click(button('Take back'))
    await waitFor(() => expect(sent).toHaveLength(3))
    isDown = false
    await fill(user, '5', 'Lost answer')
    await user.click(button('Grant'))
    await screen.findByText('5 granted. 15 are left now.')
    await fill(user, '5', 'Lost answer')
    await user.click(button('Grant'))
    await waitFor(() => expect(sent).toHaveLength(5))
    const keys = sent.map(({ key }) => key)
    expect(keys.every((key) => key !== null && key.length >= 8)).toBe(true)
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[3] === keys[4]]).toEqual([true, false, false])
    expect(sent.map(({ body }) => body)).toEqual([5, 5, -5, 5, 5].map((amount) => ({ amount, reason: 'Lost answer' })))
  })

  it.each([
    ['', 'Lost answer'],
    ['0', 'Lost answer'],
    ['1.5', 'Lost answer'],
    ['1001', 'Lost answer'],
    ['5', 'ab'],
  ])('of “%s” because of “%s” can’t be sent', async (count, reason) => {
    const { user } = show(<PersonCredits detail={detail} />, () => Response.json({}))
    if (count) await user.type(screen.getByLabelText('How many'), count)
    await user.type(screen.getByLabelText('Reason'), reason)
    expect([button('Grant').disabled, button('Take back').disabled]).toEqual([true, true])
  })
})

describe('a ban', () => {
  it('asks for a reason first, and keeps the question open where it is refused', async () => {
    const { user, sent } = show(<PersonBan person={person} />, () => refusal(409, 'operator_protected', 'Not them.'))
    await user.click(button('Ban this person'))
    const act = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Ban this person' }).at(-1)!
    expect(act.disabled).toBe(true)
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('Reason'), '  Sent spam ')
    await user.click(act)
    await screen.findByText('Not them.')
    expect(sent).toMatchObject([{ route: `POST /api/admin/people/${person.id}/ban`, body: { reason: 'Sent spam' } }])
  })

  it('that left a plan running says so, and tries again with the same reason', async () => {
    const banned = { ...person, ban: { at, reason: 'Sent spam' } }
    let plan = 'not_cancelled'
    const { user, sent, again } = show(<PersonBan person={person} />, () => Response.json({ person: banned, plan }))
    await user.click(button('Ban this person'))
    await user.type(screen.getByLabelText('Reason'), 'Sent spam')
    await user.click(screen.getAllByRole('button', { name: 'Ban this person' }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    again(<PersonBan person={banned} />)
    expect(screen.getByText(/^Banned since/).textContent).toContain('“Sent spam”')
    plan = 'cancelled'
    await user.click(button('Try to cancel the plan'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try to cancel the plan' })).toBeNull())
    const ban = { route: `POST /api/admin/people/${person.id}/ban`, body: { reason: 'Sent spam' } }
    expect(sent).toMatchObject([ban, ban])
  })

  it('of an operator is not offered', () => {
    show(<PersonBan person={{ ...person, is_operator: true }} />, () => Response.json({}))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/bin\/operator revoke/)).toBeTruthy()
  })
})

it('a switch moves once the server has moved it, and not when it is asked about', async () => {
  let isOn = true
  const { user, sent } = show(<SwitchList isHosted={false} />, ({ route }) => {
    if (route.startsWith('PUT')) isOn = false
    const one = { name: 'assistant', is_on: isOn, changed_at: null }
    return Response.json(route.startsWith('PUT') ? one : { switches: [one] })
  })
  const position = () => screen.getByRole('switch', { name: 'Assistant', hidden: true }).getAttribute('aria-checked')
  await user.click(await screen.findByRole('switch', { name: 'Assistant' }))
  expect([position(), sent]).toEqual(['true', []])
  await user.type(screen.getByLabelText('Reason'), 'The provider is down')
  await user.click(button('Switch off'))
  await waitFor(() => expect(position()).toBe('false'))
  expect(sent).toMatchObject([
    { route: 'PUT /api/admin/switches/assistant', body: { is_on: false, reason: 'The provider is down' } },
  ])
})

it.each([
  [599, 'USD', '$5.99'],
  [29_900, 'INR', '₹299.00'],
  [500, 'JPY', '¥500'],
  [5, 'no currency', '5 no currency'],
])('%i of %s is shown as %s', (amount, currency, shown) => expect(priceOf(amount, currency)).toBe(shown))
