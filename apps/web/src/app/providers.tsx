import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ApiError } from '../api/api-error.ts'
import { authClient } from '../api/auth-client.ts'
import { AuthProvider } from '../features/auth/auth-provider.tsx'
import { router } from './router.tsx'

/** A session that was ended elsewhere: the refresh fails, and the provider's client then signs this browser out. */
function onQueryError(error: Error) {
  if (error instanceof ApiError && error.status === 401) void authClient.refreshSession()
}

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryError }),
  defaultOptions: { queries: { staleTime: 30_000 } },
})

function leaveForLogin() {
  if (!/\/(login|register)/.test(window.location.pathname)) void router.navigate({ to: '/login', replace: true })
}

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider onSignedOut={leaveForLogin}>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>
  )
}
