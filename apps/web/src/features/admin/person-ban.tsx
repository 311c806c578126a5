import type { PersonSummary } from '@galley/contract/admin/people'
import { useState } from 'react'
import { admin } from '../../strings/en/operating/admin.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { sentenceOf, useBan, useLiftBan } from './admin-queries.ts'
import { momentOf } from './formats.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const words = admin.person.ban

export function PersonBan({ person }: { person: PersonSummary }) {
  const { id, email, ban } = person
  const [isAsked, setAsked] = useState(false)
  const adding = useBan(id)
  const lifting = useLiftBan(id)
  const act = ban === null ? adding : lifting
  const open = () => {
    act.reset()
    setAsked(true)
  }
  return (
    <Panel title={words.title}>
      {ban === null ? (
        <p className="max-w-xl text-ink-soft">{person.is_operator ? words.isOperator : words.body}</p>
      ) : (
        <p className="max-w-xl wrap-anywhere">
          {words.since(momentOf(ban.at))} {admin.log.reason(ban.reason)}
        </p>
      )}
      {!person.is_operator && (
        <Button className="mt-4" variant={ban === null ? 'danger' : 'secondary'} onClick={open}>
          {ban === null ? words.action : words.lift}
        </Button>
      )}
      {ban !== null && adding.data?.plan === 'not_cancelled' && (
        <Notice tone="warn" className="mt-4 flex flex-wrap items-center gap-3">
          <span>{words.notCancelled}</span>
          <Button variant="secondary" size="sm" busy={adding.isPending} onClick={() => adding.mutate(ban.reason)}>
            {words.again}
          </Button>
        </Notice>
      )}
      {isAsked && (
        <ReasonDialog
          title={ban === null ? words.ask(email) : words.askLift(email)}
          {...(ban === null && { description: words.body })}
          actionLabel={ban === null ? words.action : words.lift}
          isDangerous={ban === null}
          isAboutPerson
          isBusy={act.isPending}
          problem={sentenceOf(act.error)}
          onClose={() => setAsked(false)}
          onAct={(reason) => act.mutate(reason, { onSuccess: () => setAsked(false) })}
        />
      )}
    </Panel>
  )
}
