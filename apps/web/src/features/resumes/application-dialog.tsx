import { limits } from '@galley/contract/limits'
import type { Application, ApplicationStatus, ResumeListItem } from '@galley/contract/resumes'
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { statuses } from './arrange-resumes.ts'
import { useSetApplication } from './dashboard-queries.ts'
import { SelectField } from './select-field.tsx'

const words = strings.dashboard.application

/** What the resume is for. Undefined: closed. */
export function ApplicationDialog({ resume, onClose }: { resume: ResumeListItem | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={resume !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      {...(resume && { description: resume.title })}
      closeLabel={words.close}
    >
      {resume && <ApplicationForm key={resume.id} resume={resume} onClose={onClose} />}
    </Dialog>
  )
}

/** "acme.example/jobs" is a web address without its scheme. */
const withScheme = (link: string): string => (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(link) ? `https://${link}` : link)

function ApplicationForm({ resume, onClose }: { resume: ResumeListItem; onClose: () => void }) {
  const [draft, setDraft] = useState<Application>(resume.application)
  const store = useSetApplication()
  const change = (part: Partial<Application>) => setDraft({ ...draft, ...part })
  return (
    <form
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        const application = { ...draft, link: withScheme(draft.link.trim()) }
        store.mutate({ id: resume.id, application }, { onSuccess: onClose })
      }}
    >
      <SelectField
        label={words.status}
        value={draft.status}
        options={statuses.map((status) => [status, words.statuses[status]])}
        onChange={(status: ApplicationStatus) => change({ status })}
      />
      <TextField
        label={words.date}
        type="date"
        value={draft.date ?? ''}
        onChange={(event) => change({ date: event.currentTarget.value || null })}
      />
      <TextField
        label={words.employer}
        className="sm:col-span-2"
        maxLength={limits.lineChars}
        value={draft.employer}
        onChange={(event) => change({ employer: event.currentTarget.value })}
      />
      <TextField
        label={words.link}
        className="sm:col-span-2"
        inputMode="url"
        maxLength={limits.urlChars - 'https://'.length}
        value={draft.link}
        onChange={(event) => change({ link: event.currentTarget.value })}
      />
      {store.isError && (
        <Notice tone="error" className="sm:col-span-2">
          {words.failed}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={store.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
