import { AppHeader } from '../frame/app-header.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/walls.tsx'

export function DashboardPage() {
  return (
    <SignedInOnly>
      <Page name="dashboard" title="Dashboard">
        <AppHeader />
        <main id="content" />
      </Page>
    </SignedInOnly>
  )
}
