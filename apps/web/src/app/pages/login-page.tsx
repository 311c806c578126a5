import { Link } from '@tanstack/react-router'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { strings } from '../../strings/en.ts'
import { Page } from '../frame/page.tsx'
import { VisitorsOnly } from '../frame/route-guards.tsx'
import { AuthFigure } from './auth-figure.tsx'
import { AuthLayout } from './auth-layout.tsx'

const words = strings.auth.login

export function LoginPage() {
  return (
    <VisitorsOnly>
      <Page name="login" title={words.title}>
        <AuthLayout heading={words.heading} lead={words.lead} figure={<AuthFigure />}>
          <LoginForm />
          <p className="mt-8 text-sm text-ink-soft">
            {words.noAccount}{' '}
            <Link
              to="/register"
              search={(search) => search as never}
              className="font-medium text-ink underline underline-offset-4"
            >
              {words.toRegister}
            </Link>
          </p>
        </AuthLayout>
      </Page>
    </VisitorsOnly>
  )
}
