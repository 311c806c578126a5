import { useCallback, useState } from 'react'

const storageKey = 'galley-highlight-terms'

export interface Highlighting {
  isOn: boolean
  turn: (isOn: boolean) => void
}

/** Whether terms are marked in the text: off until asked for, remembered on this device. */
export function useHighlighting(): Highlighting {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) === 'on')
  const turn = useCallback((next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off')
    setOn(next)
  }, [])
  return { isOn, turn }
}
