// What is being written to the assistant, kept for this tab: a reload takes nothing of it away. What was sent is kept,
// too, until the server has it: a page that is left in the same moment may not have got it through.
import { useCallback, useEffect, useState } from 'react'

const keyOf = (resumeId: string) => `galley-unsent-${resumeId}`

function keep(resumeId: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(resumeId))
    else sessionStorage.setItem(keyOf(resumeId), text)
  } catch {
    // A full storage keeps nothing: the text stands in the field all the same.
  }
}

export interface UnsentText {
  text: string
  setText: (text: string) => void
  /** It is on its way: the field is empty, and the text still kept. */
  sent: () => void
}

/** `arrived`: what the server has of the person's last message; null: nothing yet. */
export function useUnsentText(resumeId: string, arrived: string | null): UnsentText {
  const [kept] = useState(() => sessionStorage.getItem(keyOf(resumeId)) ?? '')
  /** Null until something is typed, or sent. */
  const [typed, setTyped] = useState<string | null>(null)
  const isThere = (text: string) => arrived !== null && text.trim() === arrived.trim()
  useEffect(() => {
    const now = sessionStorage.getItem(keyOf(resumeId))
    if (now !== null && now.trim() === arrived?.trim()) keep(resumeId, '')
  }, [resumeId, arrived])
  const setText = useCallback(
    (text: string) => {
      keep(resumeId, text)
      setTyped(text)
    },
    [resumeId],
  )
  const sent = useCallback(() => setTyped(''), [])
  return { text: typed ?? (isThere(kept) ? '' : kept), setText, sent }
}
