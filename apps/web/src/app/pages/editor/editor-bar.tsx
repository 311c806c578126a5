// The editor's top bar: which resume, how it stands, what can be done with it.
import { Link } from '@tanstack/react-router'
import { Download, Mails, PenLine, Play } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { TailorDialog } from '../../../features/assistant/tailor-dialog.tsx'
import { CreditCounter } from '../../../features/credits/credit-counter.tsx'
import { downloadPdf } from '../../../features/editor/preview/download-pdf.ts'
import { VersionHistoryButton } from '../../../features/editor/history/version-history-button.tsx'
import { SaveIndicator } from '../../../features/editor/save/save-indicator.tsx'
import { TitleField } from '../../../features/editor/title-field.tsx'
import type { Editor } from '../../../features/editor/use-editor.ts'
import { strings } from '../../../strings/en.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { AccountMenu } from '../../frame/account-menu.tsx'
import { BillingLink, SignOutButton } from '../../frame/app-header.tsx'
import { Logo } from '../../frame/logo.tsx'
import { EditorDownloads } from './editor-downloads.tsx'

const words = strings.editor

interface Props {
  editor: Editor
  onTailor: (jobDescription: string) => void
  /** A version is the text now; this was the text before. */
  onVersionRestored: (before: string) => void
}

export function EditorBar({ editor, onTailor, onVersionRestored }: Props) {
  const { state, dispatch, compile, save } = editor
  return (
    <header className="z-30 flex shrink-0 flex-wrap items-center gap-x-3 border-b border-rule bg-desk px-3 sm:px-5">
      <Link to="/dashboard" aria-label={strings.frame.toDashboard} className="shrink-0 rounded-sm py-2.5">
        <Logo />
      </Link>
      <div className="order-last flex w-full min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1 pb-2 xl:order-none xl:w-auto xl:basis-0 xl:flex-nowrap xl:pb-0">
        <h1 className="sr-only">{words.pageTitle}</h1>
        <TitleField title={state.resumeTitle} onEdit={(title) => dispatch({ type: 'titleEdited', title })} />
        <SaveIndicator state={state} />
        <VersionHistoryButton editor={editor} onRestored={onVersionRestored} />
        <div className="ml-auto flex items-center gap-3">
          <CreditCounter className="hidden sm:inline" />
          <DocumentsLink state={state} />
          <Tailor state={state} onTailor={onTailor} />
        </div>
      </div>
      <div className="ml-auto flex items-center gap-1.5 py-2 sm:gap-2">
        <Button size="sm" busy={state.compile.kind === 'compiling'} onClick={() => void compile()}>
          {state.compile.kind !== 'compiling' && <Play aria-hidden="true" className="size-3.5" />}
          {words.compile.action}
        </Button>
        <div className="flex">
          <DownloadButton state={state} />
          <EditorDownloads state={state} save={save} />
        </div>
        {/* On a phone the account's menu leads there. */}
        <BillingLink className="max-sm:hidden" />
        <AccountMenu />
        <SignOutButton label={strings.frame.signOut} />
      </div>
    </header>
  )
}

type StateProps = Pick<Editor, 'state'>

/** Where the resume is saved: what is not has nothing that belongs to it. */
function DocumentsLink({ state: { resumeId } }: StateProps) {
  if (resumeId === null) return null
  return (
    <Link
      to="/documents/$resumeId/{-$documentId}"
      params={{ resumeId, documentId: undefined }}
      aria-label={strings.documents.link}
      className={buttonClass({ size: 'sm', variant: 'secondary' })}
    >
      <Mails aria-hidden="true" className="size-4" />
      <span className="hidden sm:inline">{strings.documents.link}</span>
    </Link>
  )
}

/** There is nothing to tailor before the resume is saved, and nothing more while the assistant is at work. */
function Tailor({ state, onTailor }: StateProps & Pick<Props, 'onTailor'>) {
  const [isOpen, setOpen] = useState(false)
  const label = strings.assistant.tailor.action
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        disabled={state.resumeId === null || state.aiOperationInProgress}
        onClick={() => setOpen(true)}
        aria-label={label}
        title={state.aiOperationInProgress ? strings.assistant.tailor.busy : undefined}
      >
        <PenLine aria-hidden="true" className="size-4" />
        <span className="hidden sm:inline">{label}</span>
      </Button>
      <TailorDialog
        open={isOpen}
        onOpenChange={setOpen}
        jobDescription={state.jobDescription}
        isBusy={state.aiOperationInProgress}
        onStart={(jobDescription) => {
          setOpen(false)
          onTailor(jobDescription)
        }}
      />
    </>
  )
}

function DownloadButton({ state }: StateProps) {
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    const trouble = await downloadPdf(state)
    setDownloading(false)
    if (trouble) toast.error(trouble)
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isDownloading}
      onClick={() => void download()}
      aria-label={words.download.action}
      className="rounded-r-none"
    >
      {!isDownloading && <Download aria-hidden="true" className="size-4" />}
      <span className="hidden sm:inline">{words.download.action}</span>
    </Button>
  )
}
