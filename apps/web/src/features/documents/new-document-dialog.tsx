// What a new document is to be about: the posting, the employer, the addressee. Written on request, or begun empty.
import type { DocumentKind, ResumeDocument } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import { postingSubject } from '@galley/resume/posting/posting-subject'
import { useRef, useState } from 'react'
import { documents as words } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { blankDocument } from './blank-document.ts'
import { sentenceOf } from './document-sentences.ts'
import { useCreateDocument, useDocuments, useGenerateDocument } from './document-queries.ts'

/** What is known of the job from the resume that the document belongs to. */
export interface JobOfResume {
  jobDescription: string
  employer: string
}

interface Props {
  resumeId: string
  job: JobOfResume
  /** Null: closed. */
  kind: DocumentKind | null
  onClose: () => void
  onMade: (document: ResumeDocument) => void
}

export function NewDocumentDialog({ kind, onClose, ...props }: Props) {
  const { data } = useDocuments(props.resumeId)
  const writer = data?.writer ?? 'rules'
  return (
    <Dialog
      isSheet
      open={kind !== null}
      onOpenChange={(open) => open || onClose()}
      title={kind === null ? '' : words.kinds[kind]}
      description={words.form.lead[writer]}
      closeLabel={words.close}
    >
      {kind !== null && <NewDocumentForm key={kind} {...props} kind={kind} writer={writer} />}
    </Dialog>
  )
}

interface FormProps extends Omit<Props, 'onClose'> {
  kind: DocumentKind
  writer: 'rules' | 'model'
}

interface Answers {
  job_description: string
  employer: string
  role: string
  recipient: string
}

/** LinkedIn's profile is for every reader: there is no addressee, and no posting decides it. */
const isAddressed = (kind: DocumentKind) => kind === 'letter' || kind === 'thank_you'

function NewDocumentForm({ resumeId, job, kind, writer, onMade }: FormProps) {
  const [answers, setAnswers] = useState<Answers>(() => startingAnswers(job))
  const key = useRef({ of: '', key: '' })
  const generate = useGenerateDocument(resumeId, onMade)
  const create = useCreateDocument(resumeId, onMade)
  const set = (change: Partial<Answers>) => setAnswers((before) => ({ ...before, ...change }))
  const write = () => {
    const body = { kind, ...(kind === 'linkedin' ? { ...answers, job_description: '', recipient: '' } : answers) }
    const of = JSON.stringify(body)
    // What failed is sent again under its key: it is charged once.
    if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() }
    generate.mutate({ ...body, key: key.current.key })
  }
  const isBusy = generate.isPending || create.isPending
  const trouble = generate.error ?? create.error
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) write()
      }}
    >
      {kind !== 'linkedin' && <JobFields kind={kind} answers={answers} set={set} />}
      {trouble && <Notice tone="error">{sentenceOf(trouble, words.form.failed)}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          className="-ml-4"
          disabled={isBusy}
          onClick={() => create.mutate({ title: words.kinds[kind], content: blankDocument(kind) })}
        >
          {words.form.blank}
        </Button>
        <Button type="submit" busy={generate.isPending} disabled={isBusy}>
          {generate.isPending ? words.form.writing : words.form.write[writer]}
        </Button>
      </div>
    </form>
  )
}

interface FieldsProps {
  kind: DocumentKind
  answers: Answers
  set: (change: Partial<Answers>) => void
}

function JobFields({ kind, answers, set }: FieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.form.employer}
          maxLength={limits.lineChars}
          value={answers.employer}
          onChange={(event) => set({ employer: event.currentTarget.value })}
        />
        <TextField
          label={words.form.role}
          maxLength={limits.lineChars}
          value={answers.role}
          onChange={(event) => set({ role: event.currentTarget.value })}
        />
      </div>
      {isAddressed(kind) && (
        <TextArea
          label={kind === 'letter' ? words.form.recipient : words.form.interviewer}
          hint={words.form.recipientHint}
          maxLength={limits.recipientChars}
          minHeightPx={42}
          maxHeightPx={120}
          value={answers.recipient}
          onChange={(event) => set({ recipient: event.currentTarget.value })}
        />
      )}
      <TextArea
        label={words.form.posting}
        hint={words.form.postingHint}
        maxLength={limits.jobDescriptionChars}
        minHeightPx={96}
        maxHeightPx={200}
        value={answers.job_description}
        onChange={(event) => {
          const posting = event.currentTarget.value
          set({ job_description: posting, ...unlessTyped(answers, posting) })
        }}
      />
    </>
  )
}

function startingAnswers({ jobDescription, employer }: JobOfResume): Answers {
  const read = postingSubject(jobDescription)
  return { job_description: jobDescription, employer: employer || read.employer, role: read.role, recipient: '' }
}

/** A pasted posting fills in what is still empty. */
function unlessTyped({ employer, role }: Answers, posting: string): Partial<Answers> {
  const read = postingSubject(posting)
  return { employer: employer || read.employer, role: role || read.role }
}
