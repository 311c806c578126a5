// Letters and notes of a resume: the list, or one of them.
import type { DocumentKind } from '@galley/contract/documents'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { CreditCounter } from '../../../features/credits/credit-counter.tsx'
import { DocumentEditor } from '../../../features/documents/document-editor.tsx'
import { DocumentList, NewDocumentMenu, type DocumentLink } from '../../../features/documents/document-list.tsx'
import { NewDocumentDialog } from '../../../features/documents/new-document-dialog.tsx'
import { useResumeOfDocuments } from '../../../features/documents/use-resume-of-documents.ts'
import { strings } from '../../../strings/en.ts'
import { AppHeader } from '../../frame/app-header.tsx'
import { backLinkClass } from '../../frame/back-link-class.ts'
import { Page } from '../../frame/page.tsx'
import { SignedInOnly } from '../../frame/route-guards.tsx'

const words = strings.documents

export function DocumentsPage() {
  return (
    <SignedInOnly>
      <ResumesDocuments />
    </SignedInOnly>
  )
}

function ResumesDocuments() {
  const { resumeId = '', documentId } = useParams({ strict: false })
  const { data: resume } = useResumeOfDocuments(resumeId)
  return (
    <Page title={resume ? words.linkOf(resume.title) : words.pageTitle}>
      <AppHeader actions={<CreditCounter className="hidden sm:inline" />}>
        {documentId === undefined ? (
          <Link to="/editor/{-$resumeId}" params={{ resumeId }} className={backLinkClass}>
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
            <span className="max-sm:sr-only">{words.back}</span>
          </Link>
        ) : (
          <ListLink resumeId={resumeId} className={backLinkClass} />
        )}
      </AppHeader>
      {documentId === undefined ? (
        <Documents key={resumeId} resumeId={resumeId} />
      ) : (
        <main id="content" tabIndex={-1} className="mx-auto max-w-[84rem] px-4 py-8 outline-none sm:px-8 sm:py-10">
          <h1 className="sr-only">{words.pageTitle}</h1>
          <DocumentEditor
            key={documentId}
            resumeId={resumeId}
            documentId={documentId}
            listLink={<ListLink resumeId={resumeId} className={backLinkClass} />}
          />
        </main>
      )}
    </Page>
  )
}

function ListLink({ resumeId, className }: { resumeId: string; className: string }) {
  return (
    <Link to="/documents/$resumeId/{-$documentId}" params={{ resumeId, documentId: undefined }} className={className}>
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-sm:sr-only">{words.all}</span>
    </Link>
  )
}

const noJob = { jobDescription: '', employer: '' }

function Documents({ resumeId }: { resumeId: string }) {
  const { data: resume } = useResumeOfDocuments(resumeId)
  const [kind, setKind] = useState<DocumentKind | null>(null)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const linkTo: DocumentLink = (documentId, label, content) => (
    <Link
      to="/documents/$resumeId/{-$documentId}"
      params={{ resumeId, documentId }}
      aria-label={label}
      className="flex items-center gap-4 rounded-sm px-2 py-2 hover:bg-inset"
    >
      {content}
    </Link>
  )
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 outline-none sm:px-8 sm:py-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="font-display text-3xl tracking-[-0.015em] outline-none">
            {words.title}
          </h1>
          <p className="mt-2 min-h-6 max-w-xl text-ink-soft">{resume ? words.lead(resume.title) : ''}</p>
        </div>
        <NewDocumentMenu onNew={setKind} />
      </div>
      <DocumentList
        resumeId={resumeId}
        linkTo={linkTo}
        onNew={setKind}
        onLeft={() => requestAnimationFrame(() => heading.current?.focus())}
      />
      <NewDocumentDialog
        resumeId={resumeId}
        job={resume?.job ?? noJob}
        kind={kind}
        onClose={() => setKind(null)}
        onMade={({ id: documentId }) =>
          void navigate({ to: '/documents/$resumeId/{-$documentId}', params: { resumeId, documentId } })
        }
      />
    </main>
  )
}
