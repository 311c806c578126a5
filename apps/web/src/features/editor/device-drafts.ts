// Text that is not stored on the server yet, kept in this browser: written at every pause in typing, removed once it is stored.
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { DraftText } from './editor-state.ts'

export interface DeviceDraft extends DraftText {
  /** The stored version that this text was typed on; null for a resume that was never stored. */
  baseVersion: number | null
  at: number
}

export interface DraftKey {
  userId: string
  /** Null: the blank document. */
  resumeId: string | null
}

let store: UseStore | undefined
const drafts = () => (store ??= createStore('galley-drafts', 'drafts'))
const keyOf = ({ userId, resumeId }: DraftKey) => `${userId}:${resumeId ?? 'new'}`

/** Private windows of some browsers have no such storage: then the text lives in the page alone, as it always did. */
const orNothing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

export const readDraft = (key: DraftKey): Promise<DeviceDraft | undefined> =>
  orNothing(get<DeviceDraft>(keyOf(key), drafts()))
export const writeDraft = (key: DraftKey, draft: DeviceDraft): Promise<void> =>
  orNothing(set(keyOf(key), draft, drafts()))
export const removeDraft = (key: DraftKey): Promise<void> => orNothing(del(keyOf(key), drafts()))
