import { Page } from '../frame/page.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'

export function DemoPage() {
  return (
    <Page name="demo" title="Demo">
      <PublicFrame>Demo</PublicFrame>
    </Page>
  )
}
