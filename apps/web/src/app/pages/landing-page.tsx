import { Page } from '../frame/page.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'
import { VisitorsOnly } from '../frame/walls.tsx'

export function LandingPage() {
  return (
    <VisitorsOnly>
      <Page name="landing">
        <PublicFrame>Galley</PublicFrame>
      </Page>
    </VisitorsOnly>
  )
}
