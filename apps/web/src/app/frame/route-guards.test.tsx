// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { checking, member, visitor } from '../testing/signed-in.ts'
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
  it('is shown to a visitor', async () => {
    await showPage(Public, visitor)
    expect(await screen.findByText('welcome')).toBeTruthy()
  })
})
