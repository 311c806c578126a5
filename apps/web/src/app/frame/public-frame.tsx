import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '../../features/auth/auth-context.ts'
import { strings } from '../../strings/en.ts'
import { shareLink, supportEmail } from '../../strings/en/site.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Logo } from './logo.tsx'
import { themeOptions } from './theme-options.tsx'
import { useTheme } from './theme.ts'

const words = strings.frame
const navLink =
  'inline-flex min-h-10 items-center rounded-md px-2 text-sm font-medium text-ink-soft hover:text-ink sm:px-3'

function PublicHeader() {
  const { status } = useAuth()
  return (
    <header className="mx-auto flex h-18 w-full max-w-[84rem] items-center justify-between gap-2 px-4 sm:px-8">
      <Link to="/" aria-label={words.toHome} className="rounded-sm py-1.5">
        <Logo className="text-[1.75rem]" />
      </Link>
      <nav aria-label={words.nav.label} className="flex items-center gap-0.5 sm:gap-2">
        <Link to="/demo" className={navLink}>
          {words.nav.demo}
        </Link>
        {status === 'authenticated' ? (
          <Link to="/dashboard" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            {words.nav.dashboard}
          </Link>
        ) : (
          <>
            <Link to="/login" className={navLink}>
              {words.nav.signIn}
            </Link>
            <Link to="/register" className={buttonClass({ size: 'sm', className: 'min-h-9' })}>
              {words.nav.getStarted}
            </Link>
          </>
        )}
      </nav>
    </header>
  )
}

function PublicFooter() {
  const [theme, setTheme] = useTheme()
  const link =
    'inline-flex min-h-8 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline'
  return (
    <footer className="border-t border-rule">
      <div className="mx-auto flex max-w-[84rem] flex-col gap-6 px-4 py-8 sm:px-8 md:flex-row md:items-center md:justify-between">
        <p className="max-w-xs font-display text-lg text-ink-soft italic">{words.footer.line}</p>
        <nav aria-label={words.footer.label} className="flex flex-wrap gap-x-6 gap-y-1">
          <Link to="/privacy" className={link}>
            {words.footer.privacy}
          </Link>
          <Link to="/terms" className={link}>
            {words.footer.terms}
          </Link>
          <Link to="/refund" className={link}>
            {words.footer.refund}
          </Link>
          <Link to="/contact" className={link}>
            {words.footer.contact}
          </Link>
          <a href={`mailto:${supportEmail}`} className={link}>
            {words.footer.mail}
          </a>
          <a href={shareLink(window.location.origin)} target="_blank" rel="noreferrer" className={link}>
            {words.footer.social}
          </a>
        </nav>
        <Segmented label={words.theme.label} value={theme} options={themeOptions} onChange={setTheme} />
      </div>
    </footer>
  )
}

/** What anyone may read stands between these two. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
