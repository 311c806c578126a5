// The pages of a forgotten password and of the links in mails. A link's token stands behind the "#" of the address,
// which reaches no server, and is taken out of the address at once.
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from 'sonner'
import { confirmEmail } from '../../../features/auth/account-actions.ts'
import { ForgotForm } from '../../../features/auth/forgot-form.tsx'
import { ResetForm } from '../../../features/auth/reset-form.tsx'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../frame/page.tsx'
import { AuthFigure } from '../auth-figure.tsx'
import { AuthLayout } from '../auth-layout.tsx'

const words = strings.account
const linkClass = 'font-medium text-ink underline underline-offset-4'

interface Mailed {
  token: string | null
  /** What the link confirms, where it says so. */
  type: string | null
}

function takeMailed(): Mailed {
  const parts = new URLSearchParams(window.location.hash.slice(1))
  const token = parts.get('token')
  if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  return { token, type: parts.get('type') }
}

const ToLogin = () => (
  <p className="mt-8 text-sm">
    <Link to="/login" className={linkClass}>
      {words.forgot.toLogin}
    </Link>
  </p>
)

export function ForgotPage() {
  const { title, heading, lead, withCode } = words.forgot
  return (
    <Page title={title}>
      <AuthLayout heading={heading} lead={lead} figure={<AuthFigure />}>
        <ForgotForm
          codeLink={
            <Link to="/reset-password" className={`text-sm ${linkClass}`}>
              {withCode}
            </Link>
          }
        />
        <ToLogin />
      </AuthLayout>
    </Page>
  )
}

export function ResetPage() {
  const [{ token }] = useState(takeMailed)
  const navigate = useNavigate()
  const { title, heading, lead, again } = words.reset
  const leave = () => {
    toast(words.password.changed)
    void navigate({ to: '/dashboard', replace: true })
  }
  return (
    <Page title={title}>
      <AuthLayout heading={heading} lead={lead} figure={<AuthFigure />}>
        <ResetForm token={token} onDone={leave} />
        <p className="mt-8 text-sm">
          <Link to="/forgot-password" className={linkClass}>
            {again}
          </Link>
        </p>
      </AuthLayout>
    </Page>
  )
}

export function ConfirmEmailPage() {
  const [{ token, type }] = useState(takeMailed)
  const isNew = type === 'signup'
  const [refusal, setRefusal] = useState<string | null>(token === null ? words.confirm.missing : null)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  // Not by itself: a program that follows links in mails must not confirm anything.
  const confirm = async () => {
    setBusy(true)
    const outcome = await confirmEmail(token ?? '', isNew ? 'signup' : 'email_change')
    setBusy(false)
    if (outcome.kind === 'refused') return setRefusal(outcome.message)
    toast(isNew ? words.confirm.confirmed : words.saved)
    void navigate({ to: isNew ? '/login' : '/account', replace: true })
  }
  const { title, submit, ...confirmWords } = words.confirm
  const { heading, lead } = isNew ? confirmWords.ofSignUp : confirmWords
  return (
    <Page title={title}>
      <AuthLayout heading={heading} lead={lead} figure={<AuthFigure />}>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {token !== null && (
          <Button size="lg" busy={isBusy} className="mt-5 w-full" onClick={() => void confirm()}>
            {submit}
          </Button>
        )}
        <ToLogin />
      </AuthLayout>
    </Page>
  )
}
