import { Link } from '@tanstack/react-router'
import { RegisterForm } from '../../features/auth/register-form.tsx'
import { strings } from '../../strings/en.ts'
import { Page } from '../frame/page.tsx'
import { VisitorsOnly } from '../frame/route-guards.tsx'
import { AuthFigure } from './auth-figure.tsx'
import { AuthLayout } from './auth-layout.tsx'

const words = strings.auth.register

export function RegisterPage() {
  return (
    <VisitorsOnly>
      <Page name="register" title={words.title}>
        <AuthLayout heading={words.heading} lead={words.lead} figure={<AuthFigure />}>
          <RegisterForm />
          <p className="mt-8 text-sm text-ink-soft">
            {words.haveAccount}{' '}
            <Link
              to="/login"
              search={(search) => search as never}
              className="font-medium text-ink underline underline-offset-4"
            >
              {words.toLogin}
            </Link>
          </p>
        </AuthLayout>
      </Page>
    </VisitorsOnly>
  )
}
