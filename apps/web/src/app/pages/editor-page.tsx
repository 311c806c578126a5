import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Download, Play } from 'lucide-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { useUser } from '../../features/auth/auth-context.ts'
import { downloadPdf } from '../../features/editor/download-pdf.ts'
import { EditorWorkspace } from '../../features/editor/editor-workspace.tsx'
import { SaveIndicator } from '../../features/editor/save-indicator.tsx'
import { TitleField } from '../../features/editor/title-field.tsx'
import { useEditor, type Editor } from '../../features/editor/use-editor.ts'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { AccountMenu } from '../frame/account-menu.tsx'
import { SignOutButton } from '../frame/app-header.tsx'
import { Logo } from '../frame/logo.tsx'
import { Page } from '../frame/page.tsx'
import { PageSpinner } from '../frame/page-spinner.tsx'
import { SignedInOnly } from '../frame/walls.tsx'

const words = strings.editor

export function EditorPage() {
  return (
    <SignedInOnly>
      <Page name="editor" title={words.pageTitle}>
        <ResumeEditor />
      </Page>
    </SignedInOnly>
  )
}

function ResumeEditor() {
  const { resumeId } = useParams({ from: '/editor/{-$resumeId}' })
  const user = useUser()
  const navigate = useNavigate()
  const onCreated = useCallback(
    (id: string) => void navigate({ to: '/editor/{-$resumeId}', params: { resumeId: id }, replace: true }),
    [navigate],
  )
  const editor = useEditor({ userId: user.id, resumeId: resumeId ?? null, onCreated })
  const { status, save, hasRestored } = editor

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [save])
  useEffect(() => {
    if (hasRestored) toast(words.save.restored)
  }, [hasRestored])

  if (status === 'loading') return <PageSpinner label={words.loading} />
  if (status === 'missing') return <NotHere title={words.missing.title} body={words.missing.body} />
  if (status === 'unreachable') {
    return (
      <NotHere title={words.unloaded.title} body={words.unloaded.body}>
        <Button onClick={editor.reopen}>{words.unloaded.retry}</Button>
      </NotHere>
    )
  }
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorBar editor={editor} />
      <main id="content" className="flex min-h-0 grow flex-col">
        <EditorWorkspace editor={editor} />
      </main>
    </div>
  )
}

function EditorBar({ editor: { state, dispatch, compile } }: { editor: Editor }) {
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    const trouble = await downloadPdf(state)
    setDownloading(false)
    if (trouble) toast.error(trouble)
  }
  return (
    <header className="z-30 flex shrink-0 flex-wrap items-center gap-x-3 border-b border-rule bg-desk px-3 sm:px-5">
      <Link to="/dashboard" aria-label={strings.frame.toDashboard} className="shrink-0 rounded-sm py-2.5">
        <Logo />
      </Link>
      <div className="order-last flex w-full min-w-0 grow items-center gap-2 pb-2 lg:order-none lg:w-auto lg:pb-0">
        <h1 className="sr-only">{words.pageTitle}</h1>
        <TitleField title={state.resumeTitle} onEdit={(title) => dispatch({ type: 'titleEdited', title })} />
        <SaveIndicator state={state} />
      </div>
      <div className="ml-auto flex items-center gap-1.5 py-2 sm:gap-2">
        <Button size="sm" busy={state.compile.kind === 'compiling'} onClick={() => void compile()}>
          {state.compile.kind !== 'compiling' && <Play aria-hidden="true" className="size-3.5" />}
          {words.compile.action}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={isDownloading}
          onClick={() => void download()}
          aria-label={words.download.action}
        >
          {!isDownloading && <Download aria-hidden="true" className="size-4" />}
          <span className="hidden sm:inline">{words.download.action}</span>
        </Button>
        <AccountMenu />
        <SignOutButton label={strings.frame.signOut} />
      </div>
    </header>
  )
}

function NotHere({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{body}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {children}
          <Link to="/dashboard" className={buttonClass({ variant: 'secondary' })}>
            {words.missing.back}
          </Link>
        </div>
      </div>
    </main>
  )
}
