import type { ResumeListItem } from '@galley/contract/resumes'
import { Copy, CopyPlus, EllipsisVertical, Mails, Pencil, Send, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { ApplicationLine, StatusButton } from './application-line.tsx'
import { RenameForm } from './rename-form.tsx'
import { shortDate } from './short-date.ts'

const words = strings.dashboard.card

interface Props {
  resume: ResumeListItem
  templateName: string
  /** Its place in the list; later ones come in a little later. */
  index: number
  /** Its first page, small. */
  page: ReactNode
  editLink: ReactNode
  /** Of a copy: what changed in its original. It may come later: its line is there before. */
  originChanges: ReactNode
  downloads: ReactNode
  onRename: (title: string) => void
  onDelete: () => void
  onDuplicate: () => void
  onTailorCopy: () => void
  onEditApplication: () => void
  onOpenDocuments: () => void
}

const staggerMs = 60
const maxDelayMs = 600

export function ResumeCard({ resume, templateName, index, page, onRename, ...rest }: Props) {
  const { editLink, originChanges, downloads, ...actions } = rest
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  useFocusAfter(renaming, renameButton)
  const stopRenaming = () => setRenaming(false)

  return (
    <Card
      role="listitem"
      className="flex min-h-60 animate-rise flex-col p-5 transition-colors hover:border-line sm:p-6"
      style={{ animationDelay: `${Math.min(index * staggerMs, maxDelayMs)}ms` }}
    >
      <div className="flex grow gap-5">
        <div className="shrink-0">{page}</div>
        <div className="flex min-w-0 grow flex-col">
          <div className="mb-3 flex items-center justify-between gap-3">
            <p className="text-xs text-ink-faint">{templateName}</p>
            <StatusButton resume={resume} onPress={actions.onEditApplication} />
          </div>
          {renaming ? (
            <RenameForm
              title={resume.title}
              onCancel={stopRenaming}
              onSave={(title) => {
                if (title !== resume.title) onRename(title)
                stopRenaming()
              }}
            />
          ) : (
            <h2 className="line-clamp-3 font-display text-xl leading-snug wrap-anywhere">{resume.title}</h2>
          )}
          <ApplicationLine application={resume.application} />
          <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 pt-4 text-xs">
            <CardDate label={words.created} iso={resume.created_at} />
            <CardDate label={words.updated} iso={resume.updated_at} />
          </dl>
        </div>
      </div>
      {resume.origin_id !== resume.id && <div className="mt-3 -mb-1 min-h-6 text-sm">{originChanges}</div>}
      <div className="mt-4 -mb-2 flex items-center border-t border-rule pt-2.5">
        <div className="grow">{editLink}</div>
        {downloads}
        <IconButton
          ref={renameButton}
          label={words.rename(resume.title)}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          tone="danger"
          label={words.delete(resume.title)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={actions.onDelete}
        />
        <CardMenu title={resume.title} {...actions} />
      </div>
    </Card>
  )
}

function CardMenu({
  title,
  onDuplicate,
  onTailorCopy,
  onEditApplication,
  onOpenDocuments,
}: Pick<Props, 'onDuplicate' | 'onTailorCopy' | 'onEditApplication' | 'onOpenDocuments'> & { title: string }) {
  return (
    <Menu
      trigger={
        <IconButton label={words.more(title)} icon={<EllipsisVertical aria-hidden="true" />} className="-mr-2" />
      }
    >
      <MenuItem onSelect={onDuplicate}>
        <Copy aria-hidden="true" className="size-4 text-ink-faint" />
        {words.duplicate}
      </MenuItem>
      <MenuItem onSelect={onTailorCopy}>
        <CopyPlus aria-hidden="true" className="size-4 text-ink-faint" />
        {strings.variants.tailor}
      </MenuItem>
      <MenuItem onSelect={onOpenDocuments}>
        <Mails aria-hidden="true" className="size-4 text-ink-faint" />
        {strings.documents.link}
      </MenuItem>
      <MenuItem onSelect={onEditApplication}>
        <Send aria-hidden="true" className="size-4 text-ink-faint" />
        {words.editApplication}
      </MenuItem>
    </Menu>
  )
}

function CardDate({ label, iso }: { label: string; iso: string }) {
  return (
    <>
      <dt className="text-ink-faint">{label}</dt>
      <dd className="text-ink-soft">
        <time dateTime={iso}>{shortDate(iso)}</time>
      </dd>
    </>
  )
}
