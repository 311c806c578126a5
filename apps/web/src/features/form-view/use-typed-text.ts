import { useState } from 'react'

interface Typed {
  /** What is typed, or null: then the document's own text is shown. */
  readonly text: string | null
  /** The document's text when that was last seen. */
  readonly seen: string
  /** The next change of the document's text is what was typed. */
  readonly isAwaited: boolean
}

export interface TypedText {
  readonly shown: string
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

/**
 * A control's text while it is typed in. The document holds it tidied (a space at the end is none, "https://" is left
 * out); the control keeps it as typed until it is left, or until the document's text changes by other means.
 *
 * `write` returns whether the document changes.
 */
export function useTypedText(value: string, write: (text: string) => boolean): TypedText {
  const [typed, setTyped] = useState<Typed>({ text: null, seen: value, isAwaited: false })
  if (typed.seen !== value) {
    setTyped({ text: typed.isAwaited ? typed.text : null, seen: value, isAwaited: false })
  }
  const kept = typed.seen === value || typed.isAwaited ? typed.text : null
  return {
    shown: kept ?? value,
    onType: (text) => {
      const isAwaited = write(text)
      setTyped({ text, seen: value, isAwaited })
    },
    onLeave: () => setTyped({ text: null, seen: value, isAwaited: false }),
  }
}
