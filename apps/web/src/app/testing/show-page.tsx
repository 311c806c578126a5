// One page in a router of its own: whatever it leads to is there by name only.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { AuthContext, type Auth } from '../../features/auth/auth-context.ts'
import { Toaster } from '../../ui/toaster.tsx'

/** Shows the page as `auth` sees it, and `become` as another; the result says where the browser has gone since. */
export async function showPage(page: RouteComponent, auth: Auth, search = '') {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Toaster />
      </>
    ),
  })
  const shown = createRoute({ getParentRoute: () => root, path: '/shown', component: page })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const history = createMemoryHistory({ initialEntries: [`/shown${search}`] })
  const router = createRouter({ routeTree: root.addChildren([shown, elsewhere]), history })
  // jsdom draws nothing, so it has nothing to scroll.
  window.scrollTo = () => undefined
  await act(() => router.load())
  const client = new QueryClient()
  const shownTo = (now: Auth) => (
    <QueryClientProvider client={client}>
      <AuthContext value={now}>
        <RouterProvider router={router as never} />
      </AuthContext>
    </QueryClientProvider>
  )
  const { rerender } = render(shownTo(auth))
  return {
    become: (now: Auth) => rerender(shownTo(now)),
    place: () => router.state.location.pathname,
    search: () => router.state.location.search as Record<string, unknown>,
    history,
  }
}
