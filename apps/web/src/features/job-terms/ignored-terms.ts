// Terms that the person does not want counted: kept on this device, for each resume.
import { useCallback, useState } from 'react'

const keyOf = (resumeId: string) => `galley-ignored-terms-${resumeId}`

/** Invalid content, of another version or edited by hand, is ignored. */
export function readIgnored(storage: Storage, resumeId: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(resumeId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** A full storage keeps nothing: then it holds until the page is left. */
export function writeIgnored(storage: Storage, resumeId: string, names: readonly string[]): void {
  try {
    if (names.length === 0) storage.removeItem(keyOf(resumeId))
    else storage.setItem(keyOf(resumeId), JSON.stringify(names))
  } catch {
    // Nothing is lost that could not be said again.
  }
}

export interface IgnoredTerms {
  ignored: readonly string[]
  ignore: (name: string) => void
  bringBack: (names: readonly string[]) => void
}

/** Of a document that is not stored yet they last until the page is left, or it is stored. */
export function useIgnoredTerms(resumeId: string | null): IgnoredTerms {
  const [kept, setKept] = useState(() => opened(resumeId, []))
  let current = kept
  if (kept.resumeId !== resumeId) {
    current = opened(resumeId, kept.resumeId === null ? kept.names : [])
    setKept(current)
  }
  const change = useCallback(
    (next: (names: readonly string[]) => readonly string[]) =>
      setKept(({ names }) => {
        const changed = next(names)
        if (resumeId !== null) writeIgnored(localStorage, resumeId, changed)
        return { resumeId, names: changed }
      }),
    [resumeId],
  )
  const ignore = useCallback((name: string) => change((names) => [...new Set([...names, name])]), [change])
  const bringBack = useCallback(
    (back: readonly string[]) => change((names) => names.filter((name) => !back.includes(name))),
    [change],
  )
  return { ignored: current.names, ignore, bringBack }
}

interface Kept {
  resumeId: string | null
  names: readonly string[]
}

/** `before`: what was ignored while this document had no name. */
function opened(resumeId: string | null, before: readonly string[]): Kept {
  if (resumeId === null) return { resumeId, names: [] }
  return { resumeId, names: [...new Set([...readIgnored(localStorage, resumeId), ...before])] }
}
