// The sign-in page's other way in.
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { arePasskeysOn, hasPasskeys, signInWithPasskey } from './passkeys.ts'

const words = strings.passkeys

/** Whether passkeys work here: in this browser, and at this address. */
export function usePasskeysHere(): boolean {
  const isSupported = hasPasskeys()
  const { data = false } = useQuery({
    queryKey: ['passkeys-on'],
    queryFn: ({ signal }) => arePasskeysOn(signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isSupported,
  })
  return isSupported && data
}

/** The page that shows it navigates away once the auth state has a user. */
export function PasskeySignIn() {
  const isHere = usePasskeysHere()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!isHere) return null
  const signIn = async () => {
    setBusy(true)
    setRefusal(undefined)
    const outcome = await signInWithPasskey()
    setBusy(false)
    if (outcome.kind === 'refused') setRefusal(outcome.message)
  }
  return (
    <div className="mt-3 flex flex-col gap-3">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button variant="secondary" size="lg" busy={isBusy} onClick={() => void signIn()}>
        {!isBusy && <KeyRound aria-hidden="true" className="size-4" />}
        {isBusy ? words.signingIn : words.signIn}
      </Button>
    </div>
  )
}
