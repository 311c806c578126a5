import { useRef } from 'react'
import { forgetWaitingPhoto } from '../../features/editor/photo/kept-photos.ts'
import { TrashList } from '../../features/resumes/trash-list.tsx'
import { useTemplates } from '../../features/templates/template-queries.ts'
import { strings } from '../../strings/en.ts'
import { AppHeader } from '../frame/app-header.tsx'
import { BackToDashboard } from '../frame/back-to-dashboard.tsx'
import { Page } from '../frame/page.tsx'
import { SignedInOnly } from '../frame/route-guards.tsx'

const words = strings.dashboard.trash

export function TrashPage() {
  return (
    <SignedInOnly>
      <Page title={words.pageTitle}>
        <AppHeader>
          <BackToDashboard label={words.back} />
        </AppHeader>
        <Trash />
      </Page>
    </SignedInOnly>
  )
}

function Trash() {
  const { data: templates } = useTemplates()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 outline-none sm:px-8 sm:py-14">
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl tracking-[-0.015em] outline-none">
        {words.title}
      </h1>
      <p className="mt-2 mb-8 max-w-xl text-ink-soft">{words.lead}</p>
      <TrashList
        nameOfTemplate={(id) =>
          templates?.find((template) => template.id === id)?.name ?? (id || strings.dashboard.card.ownClass)
        }
        onDeleted={(id) => void forgetWaitingPhoto(id)}
        onLeft={() => requestAnimationFrame(() => heading.current?.focus())}
      />
    </main>
  )
}
