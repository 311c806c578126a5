import { useEffect, useState } from 'react'

/** So long the first press waits for the second. */
const windowMs = 2500

/** What can't be undone by one key: the first press arms, the second one acts. */
export function useEscapeTwice(onSecond: () => void): { isArmed: boolean; press: () => void } {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    if (!isArmed) return
    const timer = setTimeout(() => setArmed(false), windowMs)
    return () => clearTimeout(timer)
  }, [isArmed])
  return { isArmed, press: () => (isArmed ? onSecond() : setArmed(true)) }
}
