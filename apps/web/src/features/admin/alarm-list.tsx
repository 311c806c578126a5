import type { AlarmRow } from '@galley/contract/admin/payments'
import { useState } from 'react'
import { admin } from '../../strings/en/operating/admin.ts'
import { Button } from '../../ui/button.tsx'
import { sentenceOf, useAlarms, useCloseAlarm } from './admin-queries.ts'
import { Badge } from './badge.tsx'
import { momentOf } from './formats.ts'
import { PagedList } from './paged-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const words = admin.alarms

export function AlarmList() {
  const alarms = useAlarms()
  const close = useCloseAlarm()
  const [asked, setAsked] = useState<AlarmRow | null>(null)
  return (
    <>
      <PagedList query={alarms} itemsOf={(part) => part.alarms} label={words.title} none={words.none}>
        {(alarm) => (
          <Alarm
            key={alarm.id}
            alarm={alarm}
            onClose={() => {
              close.reset()
              setAsked(alarm)
            }}
          />
        )}
      </PagedList>
      {asked && (
        <ReasonDialog
          title={words.ask}
          description={`${words.kind(asked.kind)}${asked.subject === null ? '' : ` (${asked.subject})`}`}
          actionLabel={words.close}
          isBusy={close.isPending}
          problem={sentenceOf(close.error)}
          onClose={() => setAsked(null)}
          onAct={(reason) => close.mutate({ id: asked.id, reason }, { onSuccess: () => setAsked(null) })}
        />
      )}
    </>
  )
}

function Alarm({ alarm, onClose }: { alarm: AlarmRow; onClose: () => void }) {
  const { at, kind, subject, order_id: order, closed_at: closedAt } = alarm
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{words.kind(kind)}</span>
          {closedAt === null && <Badge tone="warn">{words.open}</Badge>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <time dateTime={at}>{momentOf(at)}</time>
          {subject !== null && ` · ${subject}`}
          {order !== null && ` · ${order}`}
          {closedAt !== null && ` · ${words.closed(momentOf(closedAt))}`}
        </p>
      </div>
      {closedAt === null && (
        <Button variant="secondary" size="sm" aria-label={words.closeThis(subject ?? kind)} onClick={onClose}>
          {words.close}
        </Button>
      )}
    </li>
  )
}
