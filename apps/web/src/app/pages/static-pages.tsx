import { Page } from '../frame/page.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'

const make = (name: 'privacy' | 'terms' | 'refund' | 'contact', title: string) =>
  function StaticPage() {
    return (
      <Page name={name} title={title}>
        <PublicFrame>{title}</PublicFrame>
      </Page>
    )
  }
export const PrivacyPage = make('privacy', 'Privacy')
export const TermsPage = make('terms', 'Terms')
export const RefundPage = make('refund', 'Refunds')
export const ContactPage = make('contact', 'Contact')
