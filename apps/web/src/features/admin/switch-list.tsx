import type { FeatureSwitch } from '@galley/contract/admin/switches'
import { useState } from 'react'
import { admin } from '../../strings/en/operating/admin.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sentenceOf, useSetSwitch, useSwitches } from './admin-queries.ts'
import { momentOf } from './formats.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const words = admin.switches

export function SwitchList({ isHosted }: { isHosted: boolean }) {
  const { data, isError, refetch } = useSwitches()
  const set = useSetSwitch()
  const [asked, setAsked] = useState<FeatureSwitch | null>(null)
  if (isError && !data)
    return <RetryNotice sentence={admin.failed} retryLabel={admin.retry} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <>
      <ul aria-label={words.title} className="divide-y divide-rule border-y border-rule">
        {data.switches.map((one) => (
          <Row
            key={one.name}
            one={one}
            onTurn={() => {
              set.reset()
              setAsked(one)
            }}
          />
        ))}
      </ul>
      {isHosted && (
        <Notice tone="plain" className="mt-4 max-w-xl">
          {words.hosted}
        </Notice>
      )}
      {asked && (
        <ReasonDialog
          title={(asked.is_on ? words.askOff : words.askOn)(words.names[asked.name].title)}
          description={words.names[asked.name][asked.is_on ? 'off' : 'on']}
          actionLabel={asked.is_on ? words.turnOff : words.turnOn}
          isDangerous={asked.is_on}
          isBusy={set.isPending}
          problem={sentenceOf(set.error)}
          onClose={() => setAsked(null)}
          onAct={(reason) =>
            set.mutate({ name: asked.name, isOn: !asked.is_on, reason }, { onSuccess: () => setAsked(null) })
          }
        />
      )}
    </>
  )
}

function Row({ one, onTurn }: { one: FeatureSwitch; onTurn: () => void }) {
  const { title, on, off } = words.names[one.name]
  return (
    <li className="flex items-center justify-between gap-6 py-4">
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-ink-soft">{one.is_on ? on : off}</p>
        {one.changed_at !== null && <p className="text-sm text-ink-faint">{words.changed(momentOf(one.changed_at))}</p>}
      </div>
      <Switch isOn={one.is_on} onTurn={onTurn} aria-label={title}>
        {one.is_on ? words.on : words.off}
      </Switch>
    </li>
  )
}
