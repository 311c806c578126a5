import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { AuthProvider } from '../features/auth/auth-provider.tsx'
import { router } from './router.tsx'

/** Without a connection a request fails like any other: a page that only waits would say nothing. */
const queries = { staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true } as const
const queryClient = new QueryClient({ defaultOptions: { queries } })

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
