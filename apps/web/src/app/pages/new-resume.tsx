import type { ResumeListItem } from '@galley/contract/resumes'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useDuplicateResume } from '../../features/resumes/dashboard-queries.ts'
import { NewResumeDialog, type StartingPoint } from '../../features/resumes/new-resume-dialog.tsx'
import { useCreateResume } from '../../features/resumes/use-create-resume.ts'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  resumes: readonly ResumeListItem[]
  /** The button, if not the one that stands above the list. */
  renderButton?: (ask: () => void) => ReactNode
}

/** The button, and the question that it asks. */
export function NewResume({ resumes, renderButton = defaultButton }: Props) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const duplicate = useDuplicateResume()
  const create = useCreateResume()
  const edit = ({ id: resumeId }: { id: string }) => void navigate({ to: '/editor/{-$resumeId}', params: { resumeId } })

  const makeSample = async () => {
    const { sampleResume } = await import('@galley/resume/sample-resume')
    create.mutate({ templateId: 'classic', data: sampleResume('classic'), jobDescription: '' }, { onSuccess: edit })
  }
  const start = (from: StartingPoint, id?: string) => {
    if (from === 'copy' && id) duplicate.mutate(id, { onSuccess: edit })
    if (from === 'sample') void makeSample()
    if (from === 'form') void navigate({ to: '/create' })
    if (from === 'file') void navigate({ to: '/create', hash: 'quick-start' })
    if (from === 'latex') void navigate({ to: '/editor/{-$resumeId}', params: { resumeId: undefined } })
  }
  return (
    <>
      {renderButton(() => setOpen(true))}
      <NewResumeDialog
        open={isOpen}
        onOpenChange={setOpen}
        resumes={resumes}
        onStart={start}
        isBusy={duplicate.isPending || create.isPending}
        hasFailed={create.isError}
      />
    </>
  )
}

const defaultButton = (ask: () => void) => (
  <Button onClick={ask}>
    <Plus aria-hidden="true" className="size-4" />
    {strings.dashboard.newResume}
  </Button>
)
