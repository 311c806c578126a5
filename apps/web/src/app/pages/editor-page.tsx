import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/walls.tsx'

export function EditorPage() {
  return (
    <SignedInOnly>
      <Page name="editor" title="Editor">
        <main id="content" />
      </Page>
    </SignedInOnly>
  )
}
