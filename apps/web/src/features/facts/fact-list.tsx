// What the assistant knows from the user's own words, by resume: read, corrected, deleted, forgotten.
import type { Contents, Fact, FactsOfResume } from '@galley/contract/facts'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { facts as words } from '../../strings/en/facts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FactRow } from './fact-row.tsx'
import { isSame, useFacts, useForgetFacts, useWithdrawFact } from './fact-queries.ts'

export type ResumeLink = (resumeId: string, text: string) => ReactNode

interface Props {
  /** Null: all resumes. */
  resumeId: string | null
  linkTo: ResumeLink
  /** The focus is to go to the page: what had it is no longer there. */
  onLeft: () => void
}

export function FactList({ resumeId, linkTo, onLeft }: Props) {
  const { data, isError, refetch } = useFacts(resumeId)
  const list = useRef<HTMLDivElement>(null)
  const withdraw = useWithdrawFact()
  const forget = useForgetting(onLeft)
  const removed = useRef<{ fact: Fact; at: number } | null>(null)
  const remove = (fact: Fact) => {
    const at = deleteButtons(list).findIndex((button) => button === document.activeElement)
    removed.current = { fact, at }
    withdraw.mutate(fact)
  }
  // Only once the row has left the page: until then its own button is the nearest.
  useLayoutEffect(() => {
    const last = removed.current
    if (!last || !data || withdraw.isPending || isListed(data.resumes, last.fact)) return
    removed.current = null
    if (!focusNear(list, last.at)) onLeft()
  }, [data, withdraw.isPending, onLeft])
  if (!data && isError)
    return <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-40" />
      </div>
    )
  const shown = resumeId === null ? data.resumes.filter(({ facts }) => facts.length > 0) : data.resumes
  if (shown.length === 0) return <NoFacts />
  const hasFacts = shown.some(({ facts }) => facts.length > 0)
  return (
    <div ref={list} className="grid gap-10">
      {shown.map((about) => (
        <ResumeSection
          key={about.resume_id}
          about={about}
          linkTo={linkTo}
          isBusy={withdraw.isPending}
          onDelete={remove}
          onForget={() => forget.ask(about)}
        />
      ))}
      {data.has_more && <p className="text-sm text-ink-soft">{words.more}</p>}
      {resumeId === null && hasFacts && (
        <div>
          <Button variant="danger" size="sm" onClick={() => forget.ask(null)}>
            {words.forget.everything}
          </Button>
        </div>
      )}
      {forget.dialog}
    </div>
  )
}

function NoFacts() {
  return (
    <div className="border-t border-rule pt-8">
      <h2 className="font-display text-xl">{words.empty.title}</h2>
      <p className="mt-2 max-w-xl text-ink-soft">{words.empty.body}</p>
    </div>
  )
}

interface SectionProps {
  about: FactsOfResume
  linkTo: ResumeLink
  isBusy: boolean
  onDelete: (fact: Fact) => void
  onForget: () => void
}

function ResumeSection({ about, linkTo, isBusy, onDelete, onForget }: SectionProps) {
  const { resume_id: id, resume_title: title, facts, copies } = about
  return (
    <section aria-labelledby={`facts-${id}`}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={`facts-${id}`} className="min-w-0 font-display text-xl leading-snug wrap-anywhere">
          {title}
        </h2>
        {facts.length > 0 && (
          <Button variant="quiet" size="sm" aria-label={words.forget.oneOf(title)} onClick={onForget}>
            {words.forget.one}
          </Button>
        )}
      </div>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        {words.sources} {linkTo(id, words.resume)} ({contentsOf(about.resume)})
        {about.form && ` ${words.and} ${words.form} (${contentsOf(about.form)})`}.
        {copies > 0 && ` ${words.copies(copies)}`}
      </p>
      {facts.length === 0 ? (
        <p className="border-t border-rule py-3 text-ink-soft">{words.none}</p>
      ) : (
        <ul className="border-b border-rule">
          {facts.map((fact) => (
            <FactRow
              key={`${fact.message_id} ${fact.key}`}
              fact={fact}
              resumeTitle={title}
              isBusy={isBusy}
              onDelete={() => onDelete(fact)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const contentsOf = ({ entries, skills }: Contents) => words.contents(entries, skills)

/** A question first: there is no way back. */
function useForgetting(onLeft: () => void) {
  const forget = useForgetFacts()
  const [about, setAbout] = useState<FactsOfResume | null>(null)
  const [isAsked, setAsked] = useState(false)
  const confirm = () => forget.mutate(about?.resume_id ?? null, { onSuccess: () => requestAnimationFrame(onLeft) })
  return {
    ask(which: FactsOfResume | null) {
      setAbout(which)
      setAsked(true)
    },
    dialog: (
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.forget.question(about?.resume_title ?? null)}
        description={words.forget.consequence}
        confirmLabel={words.forget.confirm}
        cancelLabel={words.forget.cancel}
        onConfirm={confirm}
      />
    ),
  }
}

const deleteButtons = (list: RefObject<HTMLDivElement | null>) => [
  ...(list.current?.querySelectorAll<HTMLButtonElement>('[data-fact-delete]') ?? []),
]

const isListed = (resumes: readonly FactsOfResume[], fact: Fact) =>
  resumes.some(({ facts }) => facts.some((one) => isSame(one, fact)))

/** The one that took its place, or the last; false where none is left. */
function focusNear(list: RefObject<HTMLDivElement | null>, at: number): boolean {
  const left = deleteButtons(list)
  const next = left[Math.min(Math.max(at, 0), left.length - 1)]
  next?.focus()
  return next !== undefined
}
