// Under a notice that an address has to be confirmed: the mail once more.
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { resendSignUp } from './account-actions.ts'
import { prepareProof } from './proof/proofs.ts'

const words = strings.auth.register

export function ResendSignUp({ email }: { email: string }) {
  const [said, setSaid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    const outcome = await resendSignUp(email)
    setSaid(outcome.kind === 'changed' ? words.sentAgain : outcome.message)
    setBusy(false)
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        onFocus={() => prepareProof('resend')}
        onClick={() => void resend()}
      >
        {words.verifyAgain}
      </Button>
      {said !== undefined && (
        <p role="status" className="text-sm text-ink-soft">
          {said}
        </p>
      )}
    </div>
  )
}
