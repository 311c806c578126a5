import type { Resume } from '@galley/contract/resumes'
import type { Template } from '@galley/contract/templates'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { record } from '../../api/analytics.ts'
import { useUser } from '../../features/auth/auth-context.ts'
import { findDraftPhoto, handOverPhoto } from '../../features/editor/photo/kept-photos.ts'
import { useFoundPhoto } from '../../features/editor/photo/use-found-photo.ts'
import { clearDraft, loadDraft } from '../../features/draft/model/draft-storage.ts'
import { forgetReview } from '../../features/draft/review/kept-review.ts'
import { creationProblem, useCreateResume } from '../../features/resumes/use-create-resume.ts'
import { TemplatePicker, TemplatePickerSkeleton } from '../../features/templates/template-picker.tsx'
import { templatesError, useTemplates } from '../../features/templates/template-queries.ts'
import { strings } from '../../strings/en.ts'
import { photo as photoWords } from '../../strings/en/editing/photo.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AppHeader } from '../frame/app-header.tsx'
import { backLinkClass } from '../frame/back-link-class.ts'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/route-guards.tsx'

const words = strings.templates

export function TemplatesPage() {
  return (
    <SignedInOnly>
      <Page name="templates" title={words.pageTitle}>
        <AppHeader signOutLabel={strings.frame.logout}>
          <Link to="/create" className={backLinkClass}>
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
            <span className="max-sm:sr-only">{words.back}</span>
          </Link>
        </AppHeader>
        <Templates />
      </Page>
    </SignedInOnly>
  )
}

function Templates() {
  const user = useUser()
  const [draft] = useState(() => loadDraft(localStorage, user.id))
  const templates = useTemplates()
  const [chosen, setChosen] = useState<string>()

  if (!draft) return <Navigate to="/create" replace />
  const name = draft.data.personalInfo.name.trim()

  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[84rem] px-4 pt-10 outline-none sm:px-8 sm:pt-14">
      <h1 className="font-display text-3xl tracking-[-0.015em]">{words.title}</h1>
      <p className="mt-1 min-h-6 text-ink-faint">{templates.data ? words.count(templates.data.length) : ''}</p>
      {name && (
        <Notice tone="good" className="mt-5 max-w-xl">
          {words.ready} <strong className="font-semibold">{name}</strong>
        </Notice>
      )}
      <div className="py-8">
        {templates.isPending && <TemplatePickerSkeleton />}
        {templates.isError && (
          <Notice tone="error" className="flex flex-wrap items-center justify-between gap-3">
            {templatesError(templates.error)}
            <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
              {words.retry}
            </Button>
          </Notice>
        )}
        {templates.data && (
          <TemplatePicker
            templates={templates.data}
            chosen={chosen}
            data={draft.data}
            onChoose={(id) => {
              setChosen(id)
              record('template_selected')
            }}
          />
        )}
      </div>
      <GenerateBar chosen={chosen}>
        <PhotoRemark template={templates.data?.find(({ id }) => id === chosen)} all={templates.data ?? []} />
      </GenerateBar>
    </main>
  )
}

/** What becomes of the form's photo in the chosen template, where that has no place for it. */
function PhotoRemark({ template, all }: { template: Template | undefined; all: readonly Template[] }) {
  const { id } = useUser()
  const { photo } = useFoundPhoto(findDraftPhoto, id)
  if (!photo || !template || template.shows_photo) return null
  const others = all.filter((one) => one.shows_photo).map(({ name }) => name)
  return (
    <Notice tone="plain" className="w-full">
      {photoWords.notShown(template.name, others)}
    </Notice>
  )
}

function GenerateBar({ chosen, children }: { chosen: string | undefined; children: ReactNode }) {
  const user = useUser()
  const navigate = useNavigate()
  const creation = useCreateResume({
    onMade() {
      clearDraft(localStorage, user.id)
      void forgetReview(user.id)
    },
    complete: (made) => addPhotoOf(user.id, made),
  })
  const [asked, setAsked] = useState(false)
  const problem = creation.isError ? creationProblem(creation.error) : undefined

  const generate = () => {
    if (!chosen || creation.isPending) return
    const draft = loadDraft(localStorage, user.id)
    if (!draft) {
      toast(words.errors.noData)
      void navigate({ to: '/create' })
      return
    }
    const { data, jobDescription, isImported } = draft
    creation.mutate(
      { templateId: chosen, data, jobDescription, isImported },
      { onSuccess: ({ id }) => void navigate({ to: '/editor/{-$resumeId}', params: { resumeId: id } }) },
    )
  }

  return (
    <ActionBar>
      {problem && (
        <Notice tone="error" className="w-full">
          {problem.sentence}
          {problem.reason && <span className="block">{problem.reason}</span>}
        </Notice>
      )}
      {asked && !chosen && (
        <Notice tone="error" className="w-full">
          {words.errors.notChosen}
        </Notice>
      )}
      {children}
      <Link to="/create" className={`${backLinkClass} -ml-2`}>
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        {words.backToInfo}
      </Link>
      {!chosen && (
        <p className="order-last w-full text-sm text-ink-faint sm:order-none sm:ml-auto sm:w-auto">{words.hint}</p>
      )}
      {/* A disabled button swallows a press; a press on it says why it does nothing. */}
      <span onClick={chosen ? undefined : () => setAsked(true)}>
        <Button
          disabled={!chosen}
          busy={creation.isPending}
          onClick={generate}
          className="disabled:pointer-events-none"
        >
          {creation.isPending ? words.generating : words.generate}
        </Button>
      </span>
    </ActionBar>
  )
}

/** Longer than a good connection takes; nothing is lost where it ends. */
const photoLimitMs = 20_000

/** The form's photo, beside the resume that was made of it. What fails is kept for the resume's editor, and is said. */
async function addPhotoOf(userId: string, made: Resume): Promise<void> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), photoLimitMs)
  const late = new Promise<string>((resolve) => {
    limit.signal.addEventListener('abort', () => resolve(photoWords.unsent))
  })
  const why = await Promise.race([addPhoto(userId, made, limit.signal).catch(() => photoWords.unsent), late])
  clearTimeout(timer)
  if (why !== null) toast.error(photoWords.notAdded(why), { duration: 20_000 })
}

/** Null: it is there, or there is none. */
async function addPhoto(userId: string, made: Resume, signal: AbortSignal): Promise<string | null> {
  const photo = await handOverPhoto(userId, made.id)
  if (!photo) return null
  // Whole only with the reader of documents, which few need here.
  const { addWaitingPhoto } = await import('../../features/editor/photo/add-photo.ts')
  return addWaitingPhoto(made, photo, signal)
}
