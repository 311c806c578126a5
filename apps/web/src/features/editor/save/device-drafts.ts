// Text that is not stored on the server yet, kept in this browser: written at every pause in typing, removed once it is
// stored. Each tab keeps its own, so that two tabs on one resume never write over one another's; what a closed or
// crashed tab has left is found by the next one that opens the resume.
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { UnsavedText } from '../state/editor-state.ts'
import { isTabAlive, knownTab, ownTab } from './tab-identity.ts'

export interface DeviceDraft extends UnsavedText {
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
const prefixOf = ({ userId, resumeId }: DraftKey) => `${userId} ${resumeId ?? 'new'} `

/** Private windows of some browsers have no such storage: then the text lives in the page alone, as it always did. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Of what a page kept while it was being left, in the storage that is written at once. */
const leftPrefix = 'galley-left '

/** For a page that is being left: what IndexedDB has begun to write then may never get there. */
export function writeDraftAtOnce(key: DraftKey, draft: DeviceDraft): void {
  try {
    const tab = knownTab()
    if (tab !== null) localStorage.setItem(leftPrefix + prefixOf(key) + tab, JSON.stringify(draft))
  } catch {
    // Full, or switched off: the other storage is written, too.
  }
}

/** Moves what a page kept while it was left to where drafts are, unless a newer one is there. */
async function takeInLeft(left: string): Promise<void> {
  const name = left.slice(leftPrefix.length)
  const draft = JSON.parse(localStorage.getItem(left) ?? 'null') as DeviceDraft | null
  const known = await get<DeviceDraft>(name, drafts())
  if (draft && draft.at >= (known?.at ?? 0)) await set(name, draft, drafts())
  localStorage.removeItem(left)
}

/**
 * What this tab kept of the resume; or else the newest draft that no other living tab is working on, which is this
 * tab's from now on. What still others have left stays for the next time.
 */
export async function takeDraft(key: DraftKey): Promise<DeviceDraft | undefined> {
  const prefix = prefixOf(key)
  const own = prefix + (await ownTab())
  const atOnce = (await orNothing(async () => Object.keys(localStorage))) ?? []
  for (const name of atOnce.filter((one) => one.startsWith(leftPrefix + prefix)))
    await orNothing(() => takeInLeft(name))
  const kept = ((await orNothing(() => entries<string, DeviceDraft>(drafts()))) ?? []).filter(([name]) =>
    name.startsWith(prefix),
  )
  const mine = kept.find(([name]) => name === own)
  if (mine) return mine[1]
  const alive = await Promise.all(kept.map(([name]) => isTabAlive(name.slice(prefix.length))))
  const left = kept.filter((_draft, index) => !alive[index])
  const [name, draft] = left.toSorted(([, a], [, b]) => b.at - a.at)[0] ?? []
  if (name === undefined || draft === undefined) return undefined
  await orNothing(() => set(own, draft, drafts()))
  await remove(name)
  return draft
}

async function remove(name: string): Promise<void> {
  await orNothing(async () => localStorage.removeItem(leftPrefix + name))
  await orNothing(() => del(name, drafts()))
}

export async function writeDraft(key: DraftKey, draft: DeviceDraft): Promise<void> {
  const name = prefixOf(key) + (await ownTab())
  await orNothing(() => set(name, draft, drafts()))
}

/** Forgets this tab's own draft. */
export async function removeDraft(key: DraftKey): Promise<void> {
  await remove(prefixOf(key) + (await ownTab()))
}

/** Forgets every draft of a user, also those of other tabs. */
export async function removeDraftsOf(userId: string): Promise<void> {
  const kept = (await orNothing(() => entries<string, DeviceDraft>(drafts()))) ?? []
  for (const [name] of kept) if (name.startsWith(`${userId} `)) await remove(name)
}
