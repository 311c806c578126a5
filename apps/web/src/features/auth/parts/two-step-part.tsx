// The account page's part about the second step of signing in: off, being turned on, or on.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AccountPart } from './account-part.tsx'
import { useUser } from '../auth-context.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { hasRecoveryCodes, makeRecoveryCodes, readSecondFactor, turnOff, type SecondFactor } from '../second-factor.ts'
import { SecondStepForm } from '../second-step-form.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'

const words = strings.twoStep
const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })

type Stage =
  | { kind: 'idle'; notice?: { tone: 'good' | 'error'; text: string } }
  | { kind: 'setting_up' | 'turning_off' | 'making_codes' }
  | { kind: 'codes'; codes: readonly string[] }

/** `withCodes`: whether the account has recovery codes for when the app is lost. */
export function TwoStepPart({ withCodes = hasRecoveryCodes }: { withCodes?: boolean }) {
  const { id } = useUser()
  const [stage, setStage] = useState<Stage>({ kind: 'idle' })
  const queries = useQueryClient()
  const queryKey = ['second-factor', id]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => readSecondFactor(withCodes) })
  const start = useRef<HTMLDivElement>(null)
  /** The form that had the keyboard is gone. */
  const end = (notice?: { tone: 'good' | 'error'; text: string }) => {
    setStage({ kind: 'idle', ...(notice && { notice }) })
    start.current?.focus()
  }
  const idle = () => end()

  async function makeCodes(): Promise<string | undefined> {
    const outcome = await makeRecoveryCodes()
    await queries.invalidateQueries({ queryKey })
    if (outcome.kind === 'refused') return outcome.message
    setStage({ kind: 'codes', codes: outcome.codes })
    return undefined
  }
  async function turnedOn() {
    if (!withCodes) {
      await queries.invalidateQueries({ queryKey })
      return end({ tone: 'good', text: words.scan.done })
    }
    const text = await makeCodes()
    if (text !== undefined) end({ tone: 'error', text })
  }
  async function turnItOff(): Promise<string | undefined> {
    const outcome = await turnOff(data?.apps ?? [])
    await queries.invalidateQueries({ queryKey })
    if (outcome.kind === 'refused') return outcome.message
    end({ tone: 'good', text: words.turnOff.done })
    return undefined
  }

  return (
    <AccountPart title={words.title}>
      <div ref={start} tabIndex={-1} className="outline-none" />
      {stage.kind === 'idle' && stage.notice && (
        <Notice tone={stage.notice.tone} className="mb-4 max-w-md">
          {stage.notice.text}
        </Notice>
      )}
      {stage.kind === 'idle' && !data && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <Loading />)}
      {stage.kind === 'idle' && data && <State factor={data} onStage={(kind) => setStage({ kind })} />}
      {stage.kind === 'setting_up' && <TwoStepSetup onDone={turnedOn} onCancel={idle} />}
      {stage.kind === 'codes' && <RecoveryCodes codes={stage.codes} onDone={idle} />}
      {stage.kind === 'turning_off' && (
        <Asking
          lead={words.turnOff.lead}
          action={words.turnOff.action}
          onShown={turnItOff}
          onCancel={idle}
          withCodes={withCodes}
        />
      )}
      {stage.kind === 'making_codes' && (
        <Asking lead={words.codes.makeLead} action={words.codes.make} onShown={makeCodes} onCancel={idle} withCodes />
      )}
    </AccountPart>
  )
}

const Loading = () => <p className="text-ink-soft">{words.loading}</p>

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className="flex max-w-md flex-col items-start gap-3">
    <Notice tone="error">{words.notLoaded}</Notice>
    <Button variant="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
)

interface StateProps {
  factor: SecondFactor
  onStage: (kind: 'setting_up' | 'turning_off' | 'making_codes') => void
}

function State({ factor: { apps, since, codesLeft }, onStage }: StateProps) {
  if (apps.length === 0)
    return (
      <div className="flex max-w-md flex-col items-start gap-4">
        <p className="text-ink-soft">{words.off}</p>
        {codesLeft === null && <p className="text-ink-soft">{words.noCodes}</p>}
        <Button variant="secondary" onClick={() => onStage('setting_up')}>
          {words.setUp}
        </Button>
      </div>
    )
  return (
    <div className="flex max-w-md flex-col items-start gap-4">
      <p className="text-ink-soft">{words.on(since ? dayFormat.format(since) : '')}</p>
      <CodesLeft left={codesLeft} />
      <div className="flex flex-wrap gap-3">
        {codesLeft !== null && (
          <Button variant="secondary" onClick={() => onStage('making_codes')}>
            {words.codes.makeNew}
          </Button>
        )}
        <Button variant="danger" onClick={() => onStage('turning_off')}>
          {words.turnOff.action}
        </Button>
      </div>
    </div>
  )
}

function CodesLeft({ left }: { left: number | null }) {
  if (left === 0) return <Notice tone="warn">{words.codesLeft(0)}</Notice>
  return <p className="text-ink-soft">{left === null ? words.noCodes : words.codesLeft(left)}</p>
}

interface AskingProps {
  lead: string
  action: string
  onShown: () => Promise<string | undefined>
  onCancel: () => void
  withCodes: boolean
}

const Asking = ({ lead, action, onShown, onCancel, withCodes }: AskingProps) => (
  <div className="flex flex-col gap-4">
    <p className="max-w-md text-ink-soft">{lead}</p>
    <SecondStepForm
      submitLabel={action}
      onShown={onShown}
      leave={{ label: words.cancel, run: onCancel }}
      withCodes={withCodes}
    />
  </div>
)
