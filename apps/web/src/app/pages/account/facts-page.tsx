import { Link, useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { FactList, type ResumeLink } from '../../../features/facts/fact-list.tsx'
import { strings } from '../../../strings/en.ts'
import { AppHeader } from '../../frame/app-header.tsx'
import { BackToDashboard } from '../../frame/back-to-dashboard.tsx'
import { Page } from '../../frame/page.tsx'
import { SignedInOnly } from '../../frame/route-guards.tsx'

const words = strings.facts
const linkClass = 'underline decoration-line underline-offset-4 hover:decoration-ink'

const linkToResume: ResumeLink = (resumeId, text) => (
  <Link to="/editor/{-$resumeId}" params={{ resumeId }} className={linkClass}>
    {text}
  </Link>
)

/** Of the resume in the address and its original, or of all. */
export function FactsPage() {
  const { resumeId = null } = useParams({ strict: false })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SignedInOnly>
      <Page title={words.pageTitle}>
        <AppHeader>
          <BackToDashboard label={words.back} />
        </AppHeader>
        <main id="content" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 outline-none sm:px-8 sm:py-14">
          <h1 ref={heading} tabIndex={-1} className="font-display text-3xl tracking-[-0.015em] outline-none">
            {words.title}
          </h1>
          <p className="mt-2 max-w-xl text-ink-soft">{words.lead}</p>
          <p className="mt-2 mb-8 max-w-xl text-ink-soft">
            {words.rule} {words.pdf}
          </p>
          <FactList resumeId={resumeId} linkTo={linkToResume} onLeft={() => heading.current?.focus()} />
          {resumeId !== null && (
            <p className="mt-8">
              <Link to="/facts/{-$resumeId}" params={{ resumeId: undefined }} className={linkClass}>
                {words.all}
              </Link>
            </p>
          )}
        </main>
      </Page>
    </SignedInOnly>
  )
}
