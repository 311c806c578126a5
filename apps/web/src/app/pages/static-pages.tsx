import type { PageName } from '@galley/contract/events'
import { contact, privacy, refund, terms, type Policy } from '../../strings/en/policies.ts'
import { supportEmail } from '../../strings/en/site.ts'
import { Page } from '../frame/page.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'

export const PrivacyPage = () => <PolicyPage name="privacy" policy={privacy} />
export const TermsPage = () => <PolicyPage name="terms" policy={terms} />
export const RefundPage = () => <PolicyPage name="refund" policy={refund} />
export const ContactPage = () => <PolicyPage name="contact" policy={contact} />

function PolicyPage({ name, policy }: { name: PageName; policy: Policy }) {
  return (
    <Page name={name} title={policy.title}>
      <PublicFrame>
        <article className="mx-auto max-w-[84rem] px-4 pt-10 pb-20 sm:px-8 sm:pt-16">
          <h1 className="font-display text-display tracking-[-0.03em]">{policy.title}</h1>
          <p className="mt-5 max-w-2xl font-display text-xl text-ink-soft italic">{policy.lead}</p>
          <div className="mt-12">
            {policy.sections.map((section) => (
              <PolicySection key={section.heading} section={section} />
            ))}
          </div>
          {policy.updated && <p className="border-t border-rule pt-6 text-sm text-ink-faint">{policy.updated}</p>}
        </article>
      </PublicFrame>
    </Page>
  )
}

function PolicySection({ section }: { section: Policy['sections'][number] }) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-rule py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
      <h2 className="font-display text-xl">{section.heading}</h2>
      <div className="max-w-2xl space-y-3 text-lg text-ink-soft">
        {section.paragraphs?.map((paragraph) => (
          <p key={paragraph}>
            <WithMailLink text={paragraph} />
          </p>
        ))}
        {section.points && (
          <ul className="space-y-2">
            {section.points.map((point) => (
              <li
                key={point}
                className="relative pl-6 before:absolute before:left-0 before:text-ink-faint before:content-['–']"
              >
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function WithMailLink({ text }: { text: string }) {
  const [before, after] = text.split(supportEmail)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${supportEmail}`} className="text-ink underline underline-offset-4">
        {supportEmail}
      </a>
      {after}
    </>
  )
}
