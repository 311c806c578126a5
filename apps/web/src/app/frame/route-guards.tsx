import { Navigate, useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useAuth } from '../../features/auth/auth-context.ts'
import { strings } from '../../strings/en.ts'
import { PageSpinner } from './page-spinner.tsx'
import { pathAfterSignIn, returnSearch } from './return-path.ts'

/** Only for signed-in users; others go to the sign-in page, which leads back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useAuth()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (status === 'authenticated' && !wasSignedIn) setWasSignedIn(true)
  if (status === 'loading') return <PageSpinner label={strings.auth.checkingSession} />
  // A sign-out leads back nowhere: the next user may be another one.
  if (status === 'unauthenticated') return wasSignedIn ? <Navigate to="/login" replace /> : <ToSignIn />
  return children
}

function ToSignIn() {
  const href = useLocation({ select: (location) => location.href })
  // The address changes before this page is gone: it is read once.
  const [search] = useState(() => returnSearch(href))
  return <Navigate to="/login" search={search as never} replace />
}

/** Only for visitors; signed-in users go to the page that asked for the sign-in, or to their resumes. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { status } = useAuth()
  if (status === 'loading') return <PageSpinner label={strings.auth.checkingSession} />
  if (status === 'authenticated') return <AfterSignIn />
  return children
}

function AfterSignIn() {
  const asked = useLocation({ select: (location) => pathAfterSignIn(location.search) })
  const [path] = useState(asked)
  return <Navigate to={path as '/dashboard'} replace />
}
