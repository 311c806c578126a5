import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '../../features/auth/auth-context.ts'
import { DraftForm } from '../../features/draft/draft-form.tsx'
import { findLastResume } from '../../features/resumes/last-resume.ts'
import { strings } from '../../strings/en.ts'
import { AppHeader } from '../frame/app-header.tsx'
import { BackToDashboard } from '../frame/back-to-dashboard.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/route-guards.tsx'

const words = strings.create

/** Fetched beside the form. */
const DraftPhoto = lazy(async () => ({
  default: (await import('../../features/editor/photo/draft-photo.tsx')).DraftPhoto,
}))

export function CreatePage() {
  return (
    <SignedInOnly>
      <Page name="create" title={words.pageTitle}>
        <AppHeader signOutLabel={strings.frame.logout}>
          <BackToDashboard label={words.back} />
        </AppHeader>
        <Create />
      </Page>
    </SignedInOnly>
  )
}

function Create() {
  const { id, full_name: fullName, email } = useUser()
  // Where no name was given the account is called by its email address, which is not a name.
  const name = email.startsWith(`${fullName}@`) ? '' : fullName
  const navigate = useNavigate()
  const projects = {
    read: async (zip: File) => (await import('../../features/editor/project/latex-project.ts')).latexProjectOf(zip, id),
    open: (resumeId: string) => void navigate({ to: '/editor/{-$resumeId}', params: { resumeId } }),
  }
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[84rem] px-4 pt-10 outline-none sm:px-8 sm:pt-14">
      <h1 className="font-display text-3xl tracking-[-0.015em]">{words.title}</h1>
      <p className="mt-2 mb-8 max-w-xl text-ink-soft">{words.lead}</p>
      <DraftForm
        key={id}
        account={{ id, name, email }}
        findLast={findLastResume}
        projects={projects}
        photo={
          <Suspense>
            <DraftPhoto userId={id} />
          </Suspense>
        }
        onContinue={() => void navigate({ to: '/create/templates' })}
      />
    </main>
  )
}
