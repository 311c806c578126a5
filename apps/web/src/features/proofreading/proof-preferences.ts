// What a person has decided for all of their resumes: own words, muted suggestions, American or British. Kept on this
// device.
import { limits } from '@galley/contract/limits'
import { mutingKey } from '@galley/resume/proof/finding'
import { useCallback, useState } from 'react'
import { spellings, type Spelling } from '@galley/resume/proof/suggestion'

export interface ProofPreferences {
  words: readonly string[]
  /** By their keys (`mutingKey`). */
  muted: readonly string[]
  /** Null: as the document has it. */
  spelling: Spelling | null
}

const keyOf = (userId: string) => `galley-proofreading-${userId}`
const none: ProofPreferences = { words: [], muted: [], spelling: null }
/** The oldest ones go. */
const maxKept = 2_000

/** Invalid content, of another version or edited by hand, is ignored. */
export function readPreferences(storage: Storage, userId: string): ProofPreferences {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(userId)) ?? '{}') as Partial<Record<keyof ProofPreferences, unknown>>
    return {
      words: stringsIn(kept.words),
      muted: stringsIn(kept.muted),
      spelling: spellings.find((one) => one === kept.spelling) ?? null,
    }
  } catch {
    return none
  }
}

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(-maxKept) : []

/** What the person says is right, by the keys that muted findings have. */
export const ignoredFindings = ({ words, muted }: ProofPreferences): string[] =>
  [...words.map((word) => mutingKey({ rule: 'spelling', words: word })), ...muted].filter(
    (key) => key.length <= limits.ignoredFindingChars,
  )

/** A full storage keeps nothing: then it holds until the page is left. */
export function writePreferences(storage: Storage, userId: string, preferences: ProofPreferences): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(preferences))
  } catch {
    // Nothing is lost that could not be decided again.
  }
}

const isNothing = ({ words, muted, spelling }: ProofPreferences) =>
  words.length + muted.length === 0 && spelling === null

export interface ProofDecisions extends ProofPreferences {
  addWord: (word: string) => void
  removeWord: (word: string) => void
  mute: (key: string) => void
  bringMutedBack: () => void
  chooseSpelling: (spelling: Spelling) => void
}

export function useProofPreferences(userId: string): ProofDecisions {
  const [preferences, setPreferences] = useState(() => readPreferences(localStorage, userId))
  const change = useCallback(
    (next: (before: ProofPreferences) => Partial<ProofPreferences>) =>
      setPreferences((shown) => {
        // Another tab may have decided something, and a storage that is full has nothing.
        const stored = readPreferences(localStorage, userId)
        const before = isNothing(stored) ? shown : stored
        const after = { ...before, ...next(before) }
        writePreferences(localStorage, userId, after)
        return after
      }),
    [userId],
  )
  return {
    ...preferences,
    addWord: useCallback((word) => change(({ words }) => ({ words: [...new Set([...words, word])] })), [change]),
    removeWord: useCallback(
      (word) => change(({ words }) => ({ words: words.filter((one) => one !== word) })),
      [change],
    ),
    mute: useCallback((key) => change(({ muted }) => ({ muted: [...new Set([...muted, key])] })), [change]),
    bringMutedBack: useCallback(() => change(() => ({ muted: [] })), [change]),
    chooseSpelling: useCallback((spelling) => change(() => ({ spelling })), [change]),
  }
}
