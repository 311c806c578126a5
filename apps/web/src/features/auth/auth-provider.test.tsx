// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authClient, refreshSession } from '../../api/auth-client.ts'
import { useAuth } from './auth-context.ts'
import { SessionEndedDialog } from './session-ended-dialog.tsx'
import { AuthProvider } from './auth-provider.tsx'

const sessionOf = (id: string) => ({
  access_token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: id })).replaceAll('=', '')}.c2ln`,
  refresh_token: `refresh-${id}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id, email: `${id}@example.com`, user_metadata: {}, identities: [{}], created_at: '2026-11-21T00:00:00Z' },
})
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

let asked: string[] = []

beforeEach(async () => {
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const url = new URL(input, 'http://localhost')
    asked.push(url.pathname)
    if (url.pathname === '/rest/v1/user_profiles') return json({ full_name: 'Mara Lindqvist' })
    if (url.pathname === '/auth/v1/logout') return new Response(null, { status: 204 })
    return json(sessionOf('mara'))
  })
  // The client is one for all files that run in this process.
  await authClient.signOut({ scope: 'local' })
  localStorage.clear()
  asked = []
})
afterEach(async () => {
  cleanup()
  await authClient.signOut({ scope: 'local' })
  vi.unstubAllGlobals()
})

function Probe() {
  const { status, user, signIn, signOut } = useAuth()
  return (
    <>
      <p>{status}</p>
      <p>{user?.full_name}</p>
      <button onClick={() => void signIn('mara@example.com', 'secret1')}>in</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  )
}

function open(keepsPage = () => false) {
  const onSignedOut = vi.fn()
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider keepsPage={keepsPage} onSignedOut={onSignedOut}>
        <Probe />
        <SessionEndedDialog />
      </AuthProvider>
    </QueryClientProvider>,
  )
  return { onSignedOut, queryClient, user: userEvent.setup() }
}
const profileReads = () => asked.filter((path) => path.startsWith('/rest/')).length

it('begins by loading, then finds nobody', async () => {
  const { onSignedOut } = open()
  expect(screen.getByText('loading')).toBeTruthy()
  await screen.findByText('unauthenticated')
  expect(onSignedOut).not.toHaveBeenCalled()
})

it('signs in, and reads the profile once a user, also when the token is refreshed', async () => {
  const { user } = open()
  await screen.findByText('unauthenticated')
  await user.click(screen.getByText('in'))
  await screen.findByText('Mara Lindqvist')
  await authClient.refreshSession()
  expect(screen.getByText('authenticated')).toBeTruthy()
  expect(profileReads()).toBe(1)
})

it('tells of a sign-out once, with nothing left of the user', async () => {
  const { user, onSignedOut, queryClient } = open()
  await screen.findByText('unauthenticated')
  await user.click(screen.getByText('in'))
  await screen.findByText('Mara Lindqvist')
  queryClient.setQueryData(['resumes'], ['secret'])

  await user.click(screen.getByText('out'))
  await screen.findByText('unauthenticated')
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('signed-out')
  expect(queryClient.getQueryData(['resumes'])).toBeUndefined()
  expect(screen.queryByText('Mara Lindqvist')).toBeNull()
})

it('notices a sign-out of another tab', async () => {
  const { user, onSignedOut } = open()
  await screen.findByText('unauthenticated')
  await user.click(screen.getByText('in'))
  await screen.findByText('authenticated')
  window.dispatchEvent(new StorageEvent('storage', { key: 'sb-galley-auth-token', newValue: null }))
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('ended'))
})

it('shows a second user nothing that was read for the first', async () => {
  const { user, queryClient } = open()
  await screen.findByText('unauthenticated')
  await user.click(screen.getByText('in'))
  await screen.findByText('Mara Lindqvist')
  queryClient.setQueryData(['resumes'], ['secret'])
  const { access_token, refresh_token } = sessionOf('sam')
  vi.stubGlobal('fetch', async (input: string | URL) =>
    String(input).includes('/rest/') ? json({ full_name: 'Sam' }) : json(sessionOf('sam').user),
  )
  await authClient.setSession({ access_token, refresh_token })
  await screen.findByText('Sam')
  expect(queryClient.getQueryData(['resumes'])).toBeUndefined()
})

describe('a session that ends by itself over a page that is written on', () => {
  async function ended() {
    const opened = open(() => true)
    await screen.findByText('unauthenticated')
    await opened.user.click(screen.getByText('in'))
    await screen.findByText('Mara Lindqvist')
    opened.queryClient.setQueryData(['resumes'], ['read'])
    await authClient.signOut({ scope: 'local' })
    await screen.findByRole('dialog', { name: 'Please sign in again.' })
    return opened
  }

  it('keeps the page, and goes on when the same user signs in', async () => {
    const { user, onSignedOut, queryClient } = await ended()
    expect(screen.getByText('authenticated')).toBeTruthy()
    expect(onSignedOut).not.toHaveBeenCalled()
    expect(screen.queryByLabelText('Email')).toBeNull()
    await user.keyboard('{Escape}')
    await user.type(screen.getByLabelText('Password'), 'secret1')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(queryClient.getQueryData(['resumes'])).toEqual(['read'])
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('leaves nothing of the user when the page is left', async () => {
    const { user, onSignedOut, queryClient } = await ended()
    await user.click(screen.getByRole('button', { name: 'Leave this page' }))
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('ended')
    expect(screen.getByText('unauthenticated')).toBeTruthy()
    expect(queryClient.getQueryData(['resumes'])).toBeUndefined()
  })

  it('is left at once where the user has asked for it in another tab', async () => {
    const { user, onSignedOut } = open(() => true)
    await screen.findByText('unauthenticated')
    await user.click(screen.getByText('in'))
    await screen.findByText('authenticated')
    localStorage.setItem('galley-sign-out', String(Date.now()))
    window.dispatchEvent(new StorageEvent('storage', { key: 'sb-galley-auth-token', newValue: null }))
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('ended'))
  })
})

describe('a refresh', () => {
  async function signedInWith(refreshAnswer: () => Response) {
    const opened = open()
    await screen.findByText('unauthenticated')
    await opened.user.click(screen.getByText('in'))
    await screen.findByText('Mara Lindqvist')
    vi.stubGlobal('fetch', async (input: string | URL) =>
      String(input).includes('/logout') ? json({ msg: 'gone' }, 401) : refreshAnswer(),
    )
    return opened
  }

  it('that is refused signs this browser out, though its token would have lasted', async () => {
    const { onSignedOut } = await signedInWith(() => json({ error_code: 'refresh_token_not_found', msg: 'No' }, 400))
    expect(await refreshSession()).toBeUndefined()
    await screen.findByText('unauthenticated')
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('ended')
    expect(localStorage.getItem('sb-galley-auth-token')).toBeNull()
  })

  it.each([
    [429, undefined],
    [503, 'NetworkError'],
  ])('that is answered with %i says nothing about the session', async (status, failure) => {
    await signedInWith(() => json({ msg: 'later' }, status))
    vi.useFakeTimers()
    const refreshed = refreshSession().catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(await refreshed).toBe(failure)
    expect(screen.getByText('authenticated')).toBeTruthy()
  })
})
