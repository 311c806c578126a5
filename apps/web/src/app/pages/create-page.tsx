import { AppHeader } from '../frame/app-header.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/walls.tsx'

export function CreatePage() {
  return (
    <SignedInOnly>
      <Page name="create" title="Create">
        <AppHeader />
        <main id="content" />
      </Page>
    </SignedInOnly>
  )
}
