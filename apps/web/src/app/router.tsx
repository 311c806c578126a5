// The route table. Pages are the only place where features meet; each loads when it is first asked for.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router'
import { strings } from '../strings/en.ts'
import { Toaster } from '../ui/toaster.tsx'
import { focusPages } from './frame/focus-page.ts'
import { PageError } from './frame/page-error.tsx'
import { PageSpinner } from './frame/page-spinner.tsx'
import { LandingPage } from './pages/landing-page.tsx'

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-2 focus:text-desk'

const root = createRootRoute({
  component: () => (
    <>
      <a href="#content" className={skipLink}>
        {strings.frame.skipToContent}
      </a>
      <Outlet />
      <Toaster />
    </>
  ),
  notFoundComponent: () => <Navigate to="/" replace />,
})

const page = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component })

/** Every primitive in every state. The condition is constant in a build, so neither page nor route is in it. */
const devPages = import.meta.env.DEV
  ? [
      page(
        '/dev/ui',
        lazyRouteComponent(() => import('./dev/ui-page.tsx'), 'UiPage'),
      ),
    ]
  : []

const routeTree = root.addChildren([
  ...devPages,
  page('/', LandingPage),
  page(
    '/demo',
    lazyRouteComponent(() => import('./pages/demo-page.tsx'), 'DemoPage'),
  ),
  page(
    '/login',
    lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
  ),
  page(
    '/register',
    lazyRouteComponent(() => import('./pages/register-page.tsx'), 'RegisterPage'),
  ),
  page(
    '/forgot-password',
    lazyRouteComponent(() => import('./pages/account/mailed-pages.tsx'), 'ForgotPage'),
  ),
  page(
    '/reset-password',
    lazyRouteComponent(() => import('./pages/account/mailed-pages.tsx'), 'ResetPage'),
  ),
  page(
    '/confirm-email',
    lazyRouteComponent(() => import('./pages/account/mailed-pages.tsx'), 'ConfirmEmailPage'),
  ),
  page(
    '/account',
    lazyRouteComponent(() => import('./pages/account/account-page.tsx'), 'AccountPage'),
  ),
  page(
    '/dashboard',
    lazyRouteComponent(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
  ),
  page(
    '/dashboard/trash',
    lazyRouteComponent(() => import('./pages/trash-page.tsx'), 'TrashPage'),
  ),
  page(
    '/create',
    lazyRouteComponent(() => import('./pages/create-page.tsx'), 'CreatePage'),
  ),
  page(
    '/create/templates',
    lazyRouteComponent(() => import('./pages/templates-page.tsx'), 'TemplatesPage'),
  ),
  page(
    '/editor/{-$resumeId}',
    lazyRouteComponent(() => import('./pages/editor-page.tsx'), 'EditorPage'),
  ),
  page(
    '/billing',
    lazyRouteComponent(() => import('./pages/billing-page.tsx'), 'BillingPage'),
  ),
  page(
    '/credits',
    lazyRouteComponent(() => import('./pages/credits-page.tsx'), 'CreditsPage'),
  ),
  page(
    '/facts/{-$resumeId}',
    lazyRouteComponent(() => import('./pages/account/facts-page.tsx'), 'FactsPage'),
  ),
  page(
    '/documents/$resumeId/{-$documentId}',
    lazyRouteComponent(() => import('./pages/documents/documents-page.tsx'), 'DocumentsPage'),
  ),
  page(
    '/admin/{-$section}/{-$id}',
    lazyRouteComponent(() => import('./pages/admin/admin-page.tsx'), 'AdminPage'),
  ),
  page(
    '/privacy',
    lazyRouteComponent(() => import('./pages/static-pages.tsx'), 'PrivacyPage'),
  ),
  page(
    '/terms',
    lazyRouteComponent(() => import('./pages/static-pages.tsx'), 'TermsPage'),
  ),
  page(
    '/refund',
    lazyRouteComponent(() => import('./pages/static-pages.tsx'), 'RefundPage'),
  ),
  page(
    '/contact',
    lazyRouteComponent(() => import('./pages/static-pages.tsx'), 'ContactPage'),
  ),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: () => <PageSpinner label={strings.frame.loading} />,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
})

focusPages(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
