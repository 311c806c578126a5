import { Link } from '@tanstack/react-router'
import { CreditCard, LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useAuth } from '../../features/auth/auth-context.ts'
import { strings } from '../../strings/en.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import { Logo } from './logo.tsx'

interface Props {
  /** Beside the logo: where one is, or the way back. */
  children?: ReactNode
  /** Before the user's name. */
  actions?: ReactNode
  signOutLabel?: string
  /** The page is the one that the link to billing leads to. */
  isBilling?: boolean
}

/** The bar of every page that needs a sign-in. */
export function AppHeader({ children, actions, signOutLabel = strings.frame.signOut, isBilling = false }: Props) {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-desk">
      <div className="mx-auto flex h-15 max-w-[84rem] items-center gap-3 px-4 max-[24rem]:gap-1.5 max-[24rem]:px-3 sm:gap-5 sm:px-8">
        <Link to="/dashboard" aria-label={strings.frame.toDashboard} className="shrink-0 rounded-sm py-1.5">
          <Logo />
        </Link>
        <div className="flex min-w-0 grow items-center gap-4">{children}</div>
        {actions}
        <BillingLink isCurrent={isBilling} />
        <AccountMenu />
        <SignOutButton label={signOutLabel} />
      </div>
    </header>
  )
}

export function BillingLink({ isCurrent = false, className }: { isCurrent?: boolean; className?: string }) {
  return (
    <Link
      to="/billing"
      aria-label={strings.billing.link}
      aria-current={isCurrent ? 'page' : undefined}
      className={buttonClass({ variant: 'quiet', size: 'sm', className: cx(isCurrent && 'text-ink', className) })}
    >
      <CreditCard aria-hidden="true" className="size-4" />
      <span className="hidden sm:inline">{strings.billing.link}</span>
    </Link>
  )
}

export function SignOutButton({ label }: { label: string }) {
  const { signOut } = useAuth()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label}
      disabled={busy}
      onClick={() => {
        setBusy(true)
        void signOut()
      }}
    >
      <LogOut aria-hidden="true" className="size-4" />
      <span className="hidden sm:inline">{label}</span>
    </Button>
  )
}
