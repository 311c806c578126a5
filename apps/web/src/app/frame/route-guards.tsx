import { Navigate, useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useAuth } from '../../features/auth/auth-context.ts'
import { strings } from '../../strings/en.ts'
import { PageSpinner } from './page-spinner.tsx'
import { pathAfterSignIn, returnSearch } from './return-path.ts'

/** Only for signed-in users; others go to the sign-in page, which leads back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const auth = useAuth()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (auth.status === 'authenticated' && !wasSignedIn) setWasSignedIn(true)
  if (auth.status === 'loading') return <PageSpinner label={strings.auth.checkingSession} />
  if (auth.status === 'authenticated') return children
  // A sign-out leads back nowhere: the next user may be another one.
  const isSignedOut = auth.status === 'unauthenticated' && auth.end === 'signed-out'
  return wasSignedIn && isSignedOut ? <Navigate to="/login" replace /> : <ToSignIn />
}

function ToSignIn() {
  const href = useLocation({ select: (location) => location.href })
  // The address changes before this page is gone: it is read once.
  const [search] = useState(() => (href.startsWith('/login') ? null : returnSearch(href)))
  // A sign-out leads there by itself.
  return search && <Navigate to="/login" search={search as never} replace />
}

interface ForVisitors {
  /** Where the code of the second step is asked for; other pages lead to the sign-in page, which does so. */
  secondStep?: ReactNode
  children: ReactNode
}

/** Only for visitors; signed-in users go to the page that asked for the sign-in, or to their resumes. */
export function VisitorsOnly({ secondStep = <ToSignIn />, children }: ForVisitors) {
  const { status } = useAuth()
  if (status === 'loading') return <PageSpinner label={strings.auth.checkingSession} />
  if (status === 'authenticated') return <AfterSignIn />
  if (status === 'second_step') return secondStep
  return children
}

function AfterSignIn() {
  const asked = useLocation({ select: (location) => pathAfterSignIn(location.search) })
  const [path] = useState(asked)
  return <Navigate to={path as '/dashboard'} replace />
}
