// Photos on this device that are not beside a resume yet: the one of the form that a resume is still to be made of, and
// those that could not be sent once it was made. Each is whole in the store, or still where it was before.
import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'

export interface PhotoStore {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  del: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

let opened: UseStore | undefined
const photos = () => (opened ??= createStore('galley-photos', 'photos'))
const browserStore: PhotoStore = {
  get: async (key) => get<unknown>(key, photos()),
  set: async (key, value) => set(key, value, photos()),
  del: async (key) => del(key, photos()),
  keys: async () => keys<string>(photos()),
}

const draftKey = (userId: string) => `${userId} draft`
const resumeKey = (userId: string, resumeId: string) => `${userId} ${resumeId}`

/** As bytes: not every browser keeps a file whole. */
interface StoredPhoto {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}
const isStored = (value: unknown): value is StoredPhoto =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

function photosIn(store: PhotoStore) {
  /** Private windows of some browsers have no such store, or it is full: then a photo lives until the page is left. */
  const inMemory = new Map<string, Blob>()
  return {
    async find(key: string): Promise<Blob | null> {
      // Newer than what the store did not take it in the place of.
      const unstored = inMemory.get(key)
      if (unstored) return unstored
      const stored = await store.get(key).catch(() => undefined)
      return isStored(stored) ? new Blob([stored.bytes], { type: stored.type }) : null
    },
    /** Returns whether it outlives the page. */
    async keep(key: string, photo: Blob): Promise<boolean> {
      const stored: StoredPhoto = { bytes: new Uint8Array(await photo.arrayBuffer()), type: photo.type }
      try {
        await store.set(key, stored)
        inMemory.delete(key)
        return true
      } catch {
        inMemory.set(key, photo)
        return false
      }
    },
    async forget(key: string): Promise<void> {
      inMemory.delete(key)
      await store.del(key).catch(() => undefined)
    },
    /** What the store holds of it stays. */
    forgetUnstored: (key: string) => void inMemory.delete(key),
    async keysOf(isMeant: (key: string) => boolean): Promise<string[]> {
      const stored = await store.keys().catch(() => [])
      return [...new Set([...stored, ...inMemory.keys()])].filter(isMeant)
    },
  }
}

export function keptPhotosIn(store: PhotoStore) {
  const { find, keep, forget, forgetUnstored, keysOf } = photosIn(store)
  /** Photos of a resume that only this page has; the form's copy of each stays in the store until it is sent. */
  const formOf = new Map<string, string>()
  const ofForm = (key: string) => [...formOf].filter(([, form]) => form === key).map(([photo]) => photo)
  const noLongerOf = (form: string) => {
    for (const photo of ofForm(form)) formOf.delete(photo)
  }
  const findDraftPhoto = (userId: string) => find(draftKey(userId))
  async function forgetAll(isMeant: (key: string) => boolean): Promise<void> {
    for (const key of await keysOf(isMeant)) {
      const form = formOf.get(key)
      formOf.delete(key)
      await forget(key)
      if (form !== undefined) await forget(form)
    }
  }
  return {
    findDraftPhoto,
    async keepDraftPhoto(userId: string, photo: Blob): Promise<void> {
      noLongerOf(draftKey(userId))
      await keep(draftKey(userId), photo)
    },
    async forgetDraftPhoto(userId: string): Promise<void> {
      noLongerOf(draftKey(userId))
      await forget(draftKey(userId))
    },
    /** From now on it is that of the resume that was made; null where the form has none. */
    async handOverPhoto(userId: string, resumeId: string): Promise<Blob | null> {
      const photo = await findDraftPhoto(userId)
      if (!photo) return null
      const [from, to] = [draftKey(userId), resumeKey(userId, resumeId)]
      if (await keep(to, photo)) await forget(from)
      else {
        forgetUnstored(from)
        formOf.set(to, from)
      }
      return photo
    },
    /** What was to be beside this resume; of whichever user: ids of resumes are theirs alone. */
    async findWaitingPhoto(resumeId: string): Promise<Blob | null> {
      const [key] = await keysOf((one) => one.endsWith(` ${resumeId}`))
      return key === undefined ? null : find(key)
    },
    /** It is beside its resume, or not wanted any more. */
    forgetWaitingPhoto: (resumeId: string): Promise<void> => forgetAll((key) => key.endsWith(` ${resumeId}`)),
    forgetPhotosOf: (userId: string): Promise<void> => forgetAll((key) => key.startsWith(`${userId} `)),
  }
}

export const {
  findDraftPhoto,
  keepDraftPhoto,
  forgetDraftPhoto,
  handOverPhoto,
  findWaitingPhoto,
  forgetWaitingPhoto,
  forgetPhotosOf,
} = keptPhotosIn(browserStore)
