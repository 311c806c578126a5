import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, type ReactNode } from 'react'
import { toast } from 'sonner'
import { useUser } from '../../features/auth/auth-context.ts'
import { useEditor, type Editor } from '../../features/editor/use-editor.ts'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Page } from '../frame/page.tsx'
import { PageSpinner } from '../frame/page-spinner.tsx'
import { SignedInOnly } from '../frame/route-guards.tsx'
import { OpenEditor } from './editor/open-editor.tsx'

const words = strings.editor

export function EditorPage() {
  return (
    <SignedInOnly>
      <ResumeEditor />
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

  const title = status === 'ready' ? editor.state.resumeTitle.trim() : ''
  return (
    <Page name="editor" title={title || words.pageTitle}>
      <Opened editor={editor} />
    </Page>
  )
}

function Opened({ editor }: { editor: Editor }) {
  const { status } = editor
  if (status === 'loading') return <PageSpinner label={words.loading} />
  if (status === 'missing') return <NotHere title={words.missing.title} body={words.missing.body} />
  if (status === 'unreachable') {
    return (
      <NotHere title={words.unloaded.title} body={words.unloaded.body}>
        <Button onClick={editor.reopen}>{words.unloaded.retry}</Button>
      </NotHere>
    )
  }
  return <OpenEditor editor={editor} />
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
