import type { ResumeListItem } from '@galley/contract/resumes'
import type { ChangedOrigin } from '@galley/contract/variants'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, GitCompareArrows, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { CreditCounter } from '../../features/credits/credit-counter.tsx'
import { ResumeDownloads } from '../../features/exports/resume-downloads.tsx'
import { NoResumes } from '../../features/resumes/no-resumes.tsx'
import { ResumeGridSkeleton } from '../../features/resumes/resume-grid.tsx'
import { PageThumbnail } from '../../features/resumes/page-thumbnail.tsx'
import { ResumeList } from '../../features/resumes/resume-list.tsx'
import { useResumes } from '../../features/resumes/resume-queries.ts'
import { useTemplates } from '../../features/templates/template-queries.ts'
import { useOriginChanges } from '../../features/variants/use-origin-changes.ts'
import { strings } from '../../strings/en.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { AppHeader } from '../frame/app-header.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/route-guards.tsx'
import { reviewHash } from './editor/review-hash.ts'
import { NewResume } from './new-resume.tsx'

const words = strings.dashboard

export function DashboardPage() {
  return (
    <SignedInOnly>
      <Page name="dashboard" title={words.pageTitle}>
        <AppHeader actions={<CreditCounter />} />
        <Dashboard />
      </Page>
    </SignedInOnly>
  )
}

function Dashboard() {
  const { resumes, isFailing, retryNow } = useResumes()
  const { data: templates } = useTemplates()
  const originChanges = useOriginChanges(resumes?.some(({ id, origin_id: origin }) => origin !== id) === true)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const nameOfTemplate = (id: string) =>
    templates?.find((template) => template.id === id)?.name ?? (id || strings.dashboard.card.ownClass)

  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[84rem] px-4 py-10 outline-none sm:px-8 sm:py-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 sm:mb-10">
        <div>
          <h1 ref={heading} tabIndex={-1} className="font-display text-3xl tracking-[-0.015em] outline-none">
            {words.title}
          </h1>
          <p className="mt-1 min-h-6 text-sm text-ink-faint">{resumes?.length ? words.count(resumes.length) : ''}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/dashboard/trash" className={buttonClass({ variant: 'quiet' })}>
            <Trash2 aria-hidden="true" className="size-4" />
            {words.trash.link}
          </Link>
          <NewResume resumes={resumes ?? []} />
        </div>
      </div>
      {!resumes && isFailing && (
        <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void retryNow()} />
      )}
      {!resumes && !isFailing && <ResumeGridSkeleton />}
      {resumes?.length === 0 && (
        <NoResumes
          action={
            <NewResume
              resumes={resumes}
              renderButton={(ask) => (
                <Button variant="secondary" onClick={ask}>
                  {words.empty.action}
                </Button>
              )}
            />
          }
        />
      )}
      {resumes && resumes.length > 0 && (
        <ResumeList
          resumes={resumes}
          nameOfTemplate={nameOfTemplate}
          renderPage={(resume) => <PageLink resume={resume} />}
          renderEditLink={(resume) => <EditLink resume={resume} />}
          renderOriginChanges={({ id, title }) => <ChangesLink title={title} changed={originChanges.get(id)} />}
          renderDownloads={({ id, title }) => <ResumeDownloads id={id} title={title} />}
          onTailored={({ id: resumeId }) => void navigate({ to: '/editor/{-$resumeId}', params: { resumeId } })}
          onOpenDocuments={(resumeId) =>
            void navigate({ to: '/documents/$resumeId/{-$documentId}', params: { resumeId, documentId: undefined } })
          }
          onDeleted={() => requestAnimationFrame(() => heading.current?.focus())}
        />
      )}
    </main>
  )
}

function EditLink({ resume }: { resume: ResumeListItem }) {
  return (
    <Link
      to="/editor/{-$resumeId}"
      params={{ resumeId: resume.id }}
      aria-label={`${words.card.edit}: ${resume.title}`}
      className="group -ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 font-medium hover:bg-inset"
    >
      {words.card.edit}
      <ArrowRight aria-hidden="true" className="size-4 transition-transform duration-150 group-hover:translate-x-0.5" />
    </Link>
  )
}

/** Leads to the changes of the original in the editor of the copy. */
function ChangesLink({ title, changed }: { title: string; changed: ChangedOrigin | undefined }) {
  if (!changed) return null
  const words = strings.variants.since(changed.count, changed.title)
  return (
    <Link
      to="/editor/{-$resumeId}"
      params={{ resumeId: changed.id }}
      hash={reviewHash}
      title={words}
      aria-label={`${words}: ${title}`}
      className="flex min-h-6 items-center gap-1.5 rounded-sm text-ink-soft underline decoration-line underline-offset-3 hover:decoration-ink"
    >
      <GitCompareArrows aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{words}</span>
    </Link>
  )
}

/** A larger target for the mouse. For everything else there is the link below it, which says where it leads. */
function PageLink({ resume }: { resume: ResumeListItem }) {
  return (
    <Link
      to="/editor/{-$resumeId}"
      params={{ resumeId: resume.id }}
      aria-hidden="true"
      tabIndex={-1}
      className="block transition-transform duration-150 hover:-translate-y-0.5"
    >
      <PageThumbnail resume={resume} />
    </Link>
  )
}
