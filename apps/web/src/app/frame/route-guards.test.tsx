// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { checking, halfSignedIn, member, visitor } from '../testing/signed-in.ts'
import { SignedInOnly, VisitorsOnly } from './route-guards.tsx'

afterEach(cleanup)

const Private = () => (
  <SignedInOnly>
    <p>mine</p>
  </SignedInOnly>
)
const Public = () => (
  <VisitorsOnly>
    <p>welcome</p>
  </VisitorsOnly>
)

describe('a page for users', () => {
  it('waits, and shows nothing of itself, while it is not known who is here', async () => {
    const { place } = await showPage(Private, checking)
    expect(screen.getByRole('status').textContent).toBe('Checking your session')
    expect(screen.queryByText('mine')).toBeNull()
    expect(place()).toBe('/shown')
  })
  it('sends a visitor to the sign-in page, and out of the history', async () => {
    const { place, history } = await showPage(Private, visitor)
    await waitFor(() => expect(place()).toBe('/login'))
    expect(history.length).toBe(1)
    expect(screen.queryByText('mine')).toBeNull()
  })
  it('asks the sign-in page to lead back', async () => {
    const { place, search } = await showPage(Private, visitor, '?part=2')
    await waitFor(() => expect(place()).toBe('/login'))
    expect(search()).toEqual({ next: '/shown?part=2' })
  })
  it.each([
    ['ended', { next: '/shown' }],
    ['signed-out', {}],
  ] as const)('of a session that %s leads to the sign-in page, and back where it can: %j', async (end, expected) => {
    const { place, search, become } = await showPage(Private, member)
    await screen.findByText('mine')
    act(() => become({ ...visitor, status: 'unauthenticated', user: null, end }))
    await waitFor(() => expect(place()).toBe('/login'))
    expect(search()).toEqual(expected)
    expect(screen.queryByText('mine')).toBeNull()
  })
  it('sends a user whose code is still to come to the sign-in page, which asks for it', async () => {
    const { place, search } = await showPage(Private, halfSignedIn, '?part=2')
    await waitFor(() => expect(place()).toBe('/login'))
    expect(search()).toEqual({ next: '/shown?part=2' })
    expect(screen.queryByText('mine')).toBeNull()
  })
  it('is shown to a user', async () => {
    await showPage(Private, member)
    expect(await screen.findByText('mine')).toBeTruthy()
  })
})

describe('a page for visitors', () => {
  it('waits while it is not known who is here', async () => {
    await showPage(Public, checking)
    expect(screen.getByRole('status').textContent).toBe('Checking your session')
    expect(screen.queryByText('welcome')).toBeNull()
  })
  it('sends a user to the resumes', async () => {
    const { place } = await showPage(Public, member)
    await waitFor(() => expect(place()).toBe('/dashboard'))
  })
  it('sends a user to the page that asked for the sign-in', async () => {
    const { place } = await showPage(Public, member, '?next=%2Feditor%2F1')
    await waitFor(() => expect(place()).toBe('/editor/1'))
  })
  it.each(['%2F%2Fevil.example', '%2F%5Cevil.example', 'https%3A%2F%2Fevil.example', '%2Flogin'])(
    'sends a user nowhere else: %s',
    async (next) => {
      const { place } = await showPage(Public, member, `?next=${next}`)
      await waitFor(() => expect(place()).toBe('/dashboard'))
    },
  )
  it('sends a user whose code is still to come to the sign-in page', async () => {
    const { place } = await showPage(Public, halfSignedIn)
    await waitFor(() => expect(place()).toBe('/login'))
    expect(screen.queryByText('welcome')).toBeNull()
  })
  it('is shown to a visitor', async () => {
    await showPage(Public, visitor)
    expect(await screen.findByText('welcome')).toBeTruthy()
  })
})
