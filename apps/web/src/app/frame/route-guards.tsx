import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '../../features/auth/auth-context.ts'
import { strings } from '../../strings/en.ts'
import { PageSpinner } from './page-spinner.tsx'

/** Only for signed-in users; others go to the sign-in page. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useAuth()
  if (status === 'loading') return <PageSpinner label={strings.auth.checkingSession} />
  if (status === 'unauthenticated') return <Navigate to="/login" replace />
  return children
}

/** Only for visitors; signed-in users go to their resumes. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { status } = useAuth()
  if (status === 'loading') return <PageSpinner label={strings.auth.checkingSession} />
  if (status === 'authenticated') return <Navigate to="/dashboard" replace />
  return children
}
