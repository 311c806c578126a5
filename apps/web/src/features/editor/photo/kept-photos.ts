// Photos on this device that are not beside a resume yet: the one of the form that a resume is still to be made of, and
// those that could not be sent once it was made. Each is whole in the store, or still where it was before.
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

let store: UseStore | undefined
const inStore = async <T>(work: (photos: UseStore) => Promise<T>): Promise<T> =>
  work((store ??= createStore('galley-photos', 'photos')))
/** Private windows of some browsers have no such storage: then a photo lives until the page is left. */
const inMemory = new Map<string, Blob>()

const draftKey = (userId: string) => `${userId} draft`
const resumeKey = (userId: string, resumeId: string) => `${userId} ${resumeId}`

/** As bytes: not every browser keeps a file whole. */
interface StoredPhoto {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}
const isStored = (value: unknown): value is StoredPhoto =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

async function find(key: string): Promise<Blob | null> {
  const stored = await inStore((photos) => get<unknown>(key, photos)).catch(() => undefined)
  if (isStored(stored)) return new Blob([stored.bytes], { type: stored.type })
  return inMemory.get(key) ?? null
}

async function keep(key: string, photo: Blob): Promise<void> {
  const stored: StoredPhoto = { bytes: new Uint8Array(await photo.arrayBuffer()), type: photo.type }
  try {
    await inStore((photos) => set(key, stored, photos))
    inMemory.delete(key)
  } catch {
    inMemory.set(key, photo)
  }
}

async function forget(key: string): Promise<void> {
  inMemory.delete(key)
  await inStore((photos) => del(key, photos)).catch(() => undefined)
}

export const findDraftPhoto = (userId: string): Promise<Blob | null> => find(draftKey(userId))
export const keepDraftPhoto = (userId: string, photo: Blob): Promise<void> => keep(draftKey(userId), photo)
export const forgetDraftPhoto = (userId: string): Promise<void> => forget(draftKey(userId))

/** From now on it is that of the resume that was made; null where the form has none. */
export async function handOverPhoto(userId: string, resumeId: string): Promise<Blob | null> {
  const photo = await findDraftPhoto(userId)
  if (!photo) return null
  await keep(resumeKey(userId, resumeId), photo)
  await forgetDraftPhoto(userId)
  return photo
}

/** Of whichever user: ids of resumes are theirs alone. */
async function keysOf(isMeant: (key: string) => boolean): Promise<string[]> {
  const stored = await inStore((photos) => entries<string, unknown>(photos)).catch(() => [])
  return [...new Set([...stored.map(([key]) => key), ...inMemory.keys()])].filter(isMeant)
}

/** What was to be beside this resume. */
export async function findWaitingPhoto(resumeId: string): Promise<Blob | null> {
  const [key] = await keysOf((one) => one.endsWith(` ${resumeId}`))
  return key === undefined ? null : find(key)
}

export async function forgetWaitingPhoto(resumeId: string): Promise<void> {
  for (const key of await keysOf((one) => one.endsWith(` ${resumeId}`))) await forget(key)
}

export async function forgetPhotosOf(userId: string): Promise<void> {
  for (const key of await keysOf((one) => one.startsWith(`${userId} `))) await forget(key)
}
