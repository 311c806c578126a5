import { Statement } from '../../features/credits/statement.tsx'
import { strings } from '../../strings/en.ts'
import { AppHeader } from '../frame/app-header.tsx'
import { BackToDashboard } from '../frame/back-to-dashboard.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/route-guards.tsx'

const words = strings.credits

export function CreditsPage() {
  return (
    <SignedInOnly>
      <Page name="credits" title={words.pageTitle}>
        <AppHeader>
          <BackToDashboard label={words.back} />
        </AppHeader>
        <main id="content" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 outline-none sm:px-8 sm:py-14">
          <h1 className="font-display text-3xl tracking-[-0.015em]">{words.title}</h1>
          <p className="mt-2 mb-8 max-w-xl text-ink-soft">{words.lead}</p>
          <Statement />
        </main>
      </Page>
    </SignedInOnly>
  )
}
