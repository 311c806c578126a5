import type { ResumeListItem } from '@galley/contract/resumes'
import { useState, type ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import type { ResumeGroup } from './arrange-resumes.ts'
import { useDuplicateResume } from './dashboard-queries.ts'
import { ResumeCard } from './resume-card.tsx'
import { useDeleteResume, useRenameResume } from './resume-queries.ts'
import { TailorCopyDialog } from './tailor-copy-dialog.tsx'

const words = strings.dashboard
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4 sm:gap-5'

interface Props {
  groups: readonly ResumeGroup[]
  nameOfTemplate: (id: string) => string
  /** The picture of a resume's first page. The page knows the routes. */
  renderPage: (resume: ResumeListItem) => ReactNode
  renderEditLink: (resume: ResumeListItem) => ReactNode
  renderOriginChanges: (resume: ResumeListItem) => ReactNode
  /** The menu of the files that a resume can be downloaded as. */
  renderDownloads: (resume: ResumeListItem) => ReactNode
  /** Where the focus goes when the card that had it is gone. */
  onDeleted: () => void
  /** A copy was made for a job. */
  onTailored: (copy: { id: string }) => void
  onOpenDocuments: (id: string) => void
}

export function ResumeGrid({ groups, nameOfTemplate, renderPage, renderEditLink, ...rest }: Props) {
  const { renderOriginChanges, renderDownloads, ...on } = rest
  const duplicate = useDuplicateResume()
  const [tailored, setTailored] = useState<ResumeListItem>()
  const [applying, setApplying] = useState<ResumeListItem>()
  const rename = useRenameResume()
  const remove = useDeleteResume()
  const [doomed, setDoomed] = useState<ResumeListItem>()
  const [asking, setAsking] = useState(false)

  return (
    <>
      {groups.map(({ key, origin, resumes }) => (
        <section key={key} className="mb-8" aria-label={origin ?? undefined}>
          {origin !== null && (
            <p className="mb-3 border-b border-rule pb-2 text-sm text-ink-soft">
              {words.view.groupOf(origin, resumes.length)}
            </p>
          )}
          <div role="list" className={grid}>
            {resumes.map((resume, index) => (
              <ResumeCard
                key={resume.id}
                resume={resume}
                index={index}
                templateName={nameOfTemplate(resume.template_name)}
                page={renderPage(resume)}
                editLink={renderEditLink(resume)}
                originChanges={renderOriginChanges(resume)}
                downloads={renderDownloads(resume)}
                onRename={(title) => rename.mutate({ id: resume.id, title })}
                onDuplicate={() => duplicate.mutate(resume.id)}
                onTailorCopy={() => setTailored(resume)}
                onOpenDocuments={() => on.onOpenDocuments(resume.id)}
                onEditApplication={() => setApplying(resume)}
                onDelete={() => {
                  setDoomed(resume)
                  setAsking(true)
                }}
              />
            ))}
          </div>
        </section>
      ))}
      <TailorCopyDialog resume={tailored} onClose={() => setTailored(undefined)} onMade={on.onTailored} />
      <ApplicationDialog resume={applying} onClose={() => setApplying(undefined)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.confirmDelete.question}
        description={doomed?.title}
        confirmLabel={words.confirmDelete.confirm}
        cancelLabel={words.confirmDelete.cancel}
        onConfirm={() => {
          if (!doomed) return
          remove.mutate(doomed.id)
          on.onDeleted()
        }}
      />
    </>
  )
}

export function ResumeGridSkeleton() {
  return (
    <div role="status" aria-label={words.loading} className={grid}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-61.5 sm:h-67.5" />
      ))}
    </div>
  )
}
