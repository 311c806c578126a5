// A copy for a job, or in another language.
import { limits } from '@galley/contract/limits'
import { getResume, type ResumeListItem } from '@galley/contract/resumes'
import { documentLanguages, tailorCopy, type DocumentLanguage } from '@galley/contract/variants'
import { lookOf } from '@galley/resume/class-options'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { listKey } from './resume-queries.ts'
import { SelectField } from './select-field.tsx'

const words = strings.variants

interface Props {
  /** The original. Undefined: closed. */
  resume: ResumeListItem | undefined
  onClose: () => void
  onMade: (copy: { id: string }) => void
}

export function TailorCopyDialog({ resume, onClose, onMade }: Props) {
  return (
    <Dialog
      isSheet
      open={resume !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      {...(resume && { description: words.lead(resume.title) })}
      closeLabel={words.close}
    >
      {resume && <TailorCopyForm key={resume.id} resume={resume} onClose={onClose} onMade={onMade} />}
    </Dialog>
  )
}

const names = new Intl.DisplayNames(['en'], { type: 'language' })
const languageOptions = [
  ['', words.sameLanguage] as const,
  ...documentLanguages.map((code) => [code, names.of(code) ?? code] as const),
]

function sentenceOf(error: Error): string {
  const isFull = error instanceof ApiError && (error.code === 'resume_limit' || error.code === 'account_full')
  return isFull ? sentenceOfCode(error.code) : words.failed
}

/** Whether a copy can follow it: documents of our class only say what they hold. Undefined until it is known. */
function useCanBeFollowed({ id, updated_at }: ResumeListItem): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['can-be-followed', id, updated_at],
    queryFn: async ({ signal }) =>
      lookOf((await api(getResume, { params: { id } }, { signal })).latex_content) !== null,
    retry: 1,
  })
  return data
}

function TailorCopyForm({ resume, onClose, onMade }: Props & { resume: ResumeListItem }) {
  const [employer, setEmployer] = useState('')
  const [posting, setPosting] = useState('')
  const [language, setLanguage] = useState<DocumentLanguage | ''>('')
  const canBeFollowed = useCanBeFollowed(resume)
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: () =>
      api(tailorCopy, {
        params: { id: resume.id },
        body: { employer, job_description: posting || null, language: (canBeFollowed !== false && language) || null },
      }),
    onSuccess: onMade,
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!make.isPending) make.mutate()
      }}
    >
      {/* Its lines are there before its words, so that nothing moves. */}
      <p role="status" className="-mt-2 min-h-[2lh] text-sm text-ink-soft">
        {canBeFollowed === undefined ? '' : canBeFollowed ? words.follows : words.followsNothing}
      </p>
      <TextField
        label={words.employer}
        maxLength={limits.lineChars}
        value={employer}
        onChange={(event) => setEmployer(event.currentTarget.value)}
      />
      <TextArea
        label={words.posting}
        hint={words.postingHint}
        maxLength={limits.jobDescriptionChars}
        minHeightPx={120}
        maxHeightPx={260}
        value={posting}
        onChange={(event) => setPosting(event.currentTarget.value)}
      />
      {/* Another class has no option that names a language. */}
      <div hidden={canBeFollowed === false}>
        <SelectField label={words.language} value={language} options={languageOptions} onChange={setLanguage} />
        {language !== '' && <p className="mt-1.5 text-sm text-ink-soft">{words.languageHint}</p>}
      </div>
      {make.isError && <Notice tone="error">{sentenceOf(make.error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={make.isPending}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}
