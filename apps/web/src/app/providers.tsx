import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { SessionEnd } from '../features/auth/auth-context.ts'
import { AuthProvider } from '../features/auth/auth-provider.tsx'
import { SessionEndedDialog } from '../features/auth/session-ended-dialog.tsx'
import { returnSearch } from './frame/return-path.ts'
import { router } from './router.tsx'

/** Without a connection a request fails like any other: a page that only waits would say nothing. */
const queries = { staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true } as const
const queryClient = new QueryClient({ defaultOptions: { queries } })

/** A session that ended by itself leads back to the open page; after a sign-out the next user may be another one. */
function leaveForLogin(end: SessionEnd) {
  const { pathname, href } = router.state.location
  if (/\/(login|register)/.test(pathname)) return
  const search = end === 'ended' ? returnSearch(href) : {}
  void router.navigate({ to: '/login', search: search as never, replace: true })
}

/** Pages that are written on; from all others a session that ended leads to the sign-in page and back. */
const keepsPage = () => /^\/(?:editor|create|documents)(?:\/|$)/.test(router.state.location.pathname)

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider keepsPage={keepsPage} onSignedOut={leaveForLogin}>
        <RouterProvider router={router} />
        <SessionEndedDialog />
      </AuthProvider>
    </QueryClientProvider>
  )
}
