import type { ResumeListItem } from '@galley/contract/resumes'
import { useState, type ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResumeCard } from './resume-card.tsx'
import { useDeleteResume, useRenameResume } from './resume-queries.ts'

const words = strings.dashboard
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4 sm:gap-5'

interface Props {
  resumes: ResumeListItem[]
  nameOfTemplate: (id: string) => string
  /** The page knows the routes. */
  renderEditLink: (resume: ResumeListItem) => ReactNode
  /** Where the focus goes when the card that had it is gone. */
  onDeleted: () => void
}

export function ResumeGrid({ resumes, nameOfTemplate, renderEditLink, onDeleted }: Props) {
  const rename = useRenameResume()
  const remove = useDeleteResume()
  const [doomed, setDoomed] = useState<ResumeListItem>()
  const [asking, setAsking] = useState(false)

  return (
    <>
      <div role="list" className={grid}>
        {resumes.map((resume, index) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            index={index}
            templateName={nameOfTemplate(resume.template_name)}
            editLink={renderEditLink(resume)}
            onRename={(title) => rename.mutate({ id: resume.id, title })}
            onDelete={() => {
              setDoomed(resume)
              setAsking(true)
            }}
          />
        ))}
      </div>
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
          onDeleted()
        }}
      />
    </>
  )
}

export function ResumeGridSkeleton() {
  return (
    <div role="status" aria-label={words.loading} className={grid}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-60" />
      ))}
    </div>
  )
}
