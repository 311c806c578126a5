import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { Logo } from '../frame/logo.tsx'

interface Props {
  heading: string
  lead: string
  /** Beside the form on wide screens. */
  figure: ReactNode
  children: ReactNode
}

export function AuthLayout({ heading, lead, figure, children }: Props) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-12">
        <header className="flex items-center justify-between">
          <Link to="/" aria-label={strings.frame.toHome} className="rounded-sm py-1.5">
            <Logo className="text-[1.75rem]" />
          </Link>
          <Link
            to="/"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm text-ink-soft hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {strings.auth.backHome}
          </Link>
        </header>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-sm grow content-center py-12 outline-none">
          <h1 className="font-display text-3xl tracking-[-0.015em]">{heading}</h1>
          <p className="mt-2 mb-8 text-ink-soft">{lead}</p>
          {children}
        </main>
      </div>
      <aside
        aria-label={strings.landing.sheet}
        className="hidden overflow-hidden border-l border-rule bg-inset lg:block"
      >
        {figure}
      </aside>
    </div>
  )
}
