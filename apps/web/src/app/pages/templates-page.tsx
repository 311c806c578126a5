import { AppHeader } from '../frame/app-header.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/walls.tsx'

export function TemplatesPage() {
  return (
    <SignedInOnly>
      <Page name="templates" title="Templates">
        <AppHeader />
        <main id="content" />
      </Page>
    </SignedInOnly>
  )
}
