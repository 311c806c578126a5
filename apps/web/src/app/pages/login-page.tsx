import { Link } from '@tanstack/react-router'
import { useAuth } from '../../features/auth/auth-context.ts'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { PasskeySignIn } from '../../features/auth/passkey-sign-in.tsx'
import { SecondStepForm } from '../../features/auth/second-step-form.tsx'
import { strings } from '../../strings/en.ts'
import { Page } from '../frame/page.tsx'
import { VisitorsOnly } from '../frame/route-guards.tsx'
import { AuthFigure } from './auth-figure.tsx'
import { AuthLayout } from './auth-layout.tsx'

const words = strings.auth.login

export function LoginPage() {
  return (
    <VisitorsOnly secondStep={<SecondStep />}>
      <Page name="login" title={words.title}>
        <AuthLayout heading={words.heading} lead={words.lead} figure={<AuthFigure />}>
          <LoginForm />
          <PasskeySignIn />
          <p className="mt-5 text-sm">
            <Link to="/forgot-password" className="text-ink-soft underline underline-offset-4 hover:text-ink">
              {strings.account.forgot.link}
            </Link>
          </p>
          <p className="mt-5 text-sm text-ink-soft">
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

/** The password was right: the page leads on once the code is. */
function SecondStep() {
  const { signOut } = useAuth()
  const step = strings.twoStep.step
  return (
    <Page title={step.title}>
      <AuthLayout heading={step.heading} lead={step.lead} figure={<AuthFigure />}>
        <SecondStepForm onShown={() => undefined} leave={{ label: step.signOut, run: () => void signOut() }} />
      </AuthLayout>
    </Page>
  )
}
