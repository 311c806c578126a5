// A posting's terms and where the resume shows them. No score: a share, with the way it is counted printed beside it.
import { useState, type ReactNode } from 'react'
import { jobTerms as words } from '../../strings/en/job-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CaretMark } from '../../ui/pdf/proof-marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import type { IgnoredTerms } from './ignored-terms.ts'
import { IgnoredList } from './ignored-list.tsx'
import type { Measured } from './measured.ts'
import { PostingForm } from './posting-form.tsx'
import { groupsOf } from './term-groups.ts'
import { TermList, type TermActions } from './term-list.tsx'
import type { MeasuredCoverage } from './use-coverage.ts'
import type { Highlighting } from './use-highlighting.ts'

interface Props extends Omit<TermActions, 'onIgnore'> {
  coverage: MeasuredCoverage
  ignoring: IgnoredTerms
  highlighting: Highlighting
  jobDescription: string
  onJobDescription: (jobDescription: string) => void
}

export function CoveragePanel(props: Props) {
  const { jobDescription, onJobDescription } = props
  const [isEditing, setEditing] = useState(false)
  const isEmpty = jobDescription.trim() === ''
  const save = (text: string) => {
    setEditing(false)
    onJobDescription(text)
  }
  return (
    <section aria-labelledby="terms-title" className="flex h-full min-h-0 flex-col bg-sheet">
      <h2 id="terms-title" className="sr-only">
        {words.title}
      </h2>
      {!isEmpty && <Bar {...props} isEditing={isEditing} onEdit={() => setEditing(true)} />}
      <div
        tabIndex={0}
        role="group"
        aria-label={words.title}
        className="relative min-h-0 grow overflow-y-auto px-4 py-4 -outline-offset-2"
      >
        <div className="mx-auto max-w-2xl">
          {isEmpty ? (
            <Empty>
              <PostingForm jobDescription="" onSave={save} />
            </Empty>
          ) : (
            <>
              {isEditing && (
                <div className="mb-6">
                  <PostingForm jobDescription={jobDescription} onSave={save} onCancel={() => setEditing(false)} />
                </div>
              )}
              <Findings {...props} />
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function Bar({ highlighting, isEditing, onEdit }: Props & { isEditing: boolean; onEdit: () => void }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-2 border-b border-rule px-2.5">
      <Switch isOn={highlighting.isOn} onTurn={highlighting.turn}>
        {words.highlight}
      </Switch>
      <Button size="sm" variant="quiet" className="text-xs" disabled={isEditing} onClick={onEdit}>
        {words.posting.edit}
      </Button>
    </div>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="py-4">
      <CaretMark className="size-6 text-mark" />
      <p className="mt-3 font-display text-2xl">{words.empty.title}</p>
      <p className="mt-2 mb-5 max-w-md text-sm text-ink-soft">{words.empty.body}</p>
      {children}
    </div>
  )
}

function Findings({ coverage: { measured, isFailed }, ignoring, ...props }: Props) {
  const [said, say] = useState('')
  const actions: TermActions = {
    ...props,
    onIgnore(name) {
      ignoring.ignore(name)
      say(words.ignoredNow(name))
    },
  }
  const bringBack = (names: readonly string[]) => {
    ignoring.bringBack(names)
    say(names.length === 1 && names[0] !== undefined ? words.backNow(names[0]) : words.allBackNow)
  }
  if (!measured) return isFailed ? <Notice tone="warn">{words.failed}</Notice> : <Waiting />
  return (
    <>
      {isFailed && (
        <Notice tone="warn" className="mb-4">
          {words.failed}
        </Notice>
      )}
      <Share {...measured} />
      {groupsOf(measured.terms).map((group) => (
        <TermList key={group.demand} group={group} {...actions} />
      ))}
      <IgnoredList names={measured.ignored} onBringBack={bringBack} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function Share({ share, sum, formula, ignored }: Measured) {
  if (share === null) {
    const nothing = ignored.length > 0 ? words.posting.allIgnored : words.posting.nothing
    return <p className="text-sm text-ink-soft">{nothing}</p>
  }
  return (
    <div>
      <h3 className="sr-only">{words.share.heading}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="font-display text-3xl font-normal tabular-nums">{words.share.percent(share)}</strong>
        <span className="text-sm text-ink-soft">{words.share.of}</span>
      </p>
      <p className="mt-1 text-xs text-ink-soft tabular-nums">{words.share.sum(sum, formula)}</p>
      <p className="mt-1 max-w-prose text-xs text-ink-faint">{words.share.how(formula)}</p>
    </div>
  )
}

function Waiting() {
  return (
    <div>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-9 w-20" />
      <Skeleton className="mt-3 h-3 w-11/12" />
      <Skeleton className="mt-8 h-4 w-1/3" />
      <Skeleton className="mt-4 h-4 w-3/4" />
      <Skeleton className="mt-4 h-4 w-2/3" />
    </div>
  )
}
