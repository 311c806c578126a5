// The original of an imported file and what was read from where, kept on this device beside the draft: a reload, or the
// next visit, shows them again. One for each user, as long as there is a draft of theirs.
import { imported } from '@galley/contract/import'
import { createStore, delMany, getMany, setMany, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import type { FormUnreadLine } from '../model/draft-storage.ts'
import type { Conflict } from '../model/merge-entries.ts'
import type { Evidence } from './evidence.ts'
import type { Original } from './original.ts'

/** Where everything that was read stands, and what the user has decided of it since. */
export interface KeptMarks {
  /** Of the file. */
  name: string
  evidence: readonly Evidence[]
  isCut: boolean
  declined: readonly string[]
  confirmed: readonly string[]
  /** Questions that are still open. */
  conflicts: readonly Conflict[]
  isOpen: boolean
  /** Where the lines that found no place stand. */
  unread: readonly { text: string; boxes?: FormUnreadLine['boxes'] | undefined }[]
}
export interface KeptReview {
  original: Original | null
  marks: KeptMarks
}

const keptOriginal = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('pdf'), bytes: z.instanceof(Uint8Array<ArrayBuffer>) }),
    z.object({ kind: z.literal('text'), pages: imported.shape.pages, items: imported.shape.page_text }),
  ])
  .nullable()
const { boxes } = imported.shape.fields.element.shape
const keptMarks = z.object({
  name: z.string(),
  evidence: z.array(z.object({ key: z.string(), confidence: z.number(), boxes })),
  isCut: z.boolean(),
  declined: z.array(z.string()),
  confirmed: z.array(z.string()),
  conflicts: z.array(z.object({ key: z.string(), entry: z.string(), mine: z.string(), theirs: z.string() })),
  isOpen: z.boolean(),
  unread: z.array(z.object({ text: z.string(), boxes: boxes.optional() })),
})

let store: UseStore | undefined
const reviews = () => (store ??= createStore('galley-imports', 'imports'))
const keysOf = (userId: string) => [`${userId} original`, `${userId} marks`]

/** Private windows of some browsers have no such storage: then the original is shown until the page is left. */
const orNothing = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work()
  } catch {
    return null
  }
}

/** Null where nothing is kept, or nothing that this Galley can read. */
export function readKept(original: unknown, marks: unknown): KeptReview | null {
  const [read, readMarks] = [keptOriginal.safeParse(original), keptMarks.safeParse(marks)]
  if (!read.success || !readMarks.success) return null
  const { data } = read
  const shown: Original | null = data?.kind === 'pdf' ? { kind: 'pdf', bytes: Promise.resolve(data.bytes) } : data
  return { original: shown, marks: readMarks.data }
}

export async function takeReview(userId: string): Promise<KeptReview | null> {
  const kept = await orNothing(() => getMany<unknown>(keysOf(userId), reviews()))
  return kept && readKept(kept[0], kept[1])
}

/** Both at once: the marks of one file never lie on the pages of another. */
export async function keepReview(userId: string, { original, marks }: KeptReview): Promise<void> {
  const [originalKey = '', marksKey = ''] = keysOf(userId)
  await orNothing(async () => {
    const pages = original?.kind === 'pdf' ? { kind: 'pdf', bytes: await original.bytes } : original
    await setMany(
      [
        [originalKey, pages],
        [marksKey, marks],
      ],
      reviews(),
    )
  })
}

export async function keepMarks(userId: string, marks: KeptMarks): Promise<void> {
  const [, marksKey = ''] = keysOf(userId)
  await orNothing(() => setMany([[marksKey, marks]], reviews()))
}

export async function forgetReview(userId: string): Promise<void> {
  await orNothing(() => delMany(keysOf(userId), reviews()))
}

/** The lines with the places that were kept of them. */
export const withPlacesOf = (
  lines: readonly FormUnreadLine[],
  kept: KeptMarks['unread'],
): readonly FormUnreadLine[] => {
  const left = [...kept]
  return lines.map((line) => {
    const at = left.findIndex(({ text }) => text === line.text)
    const [place] = at < 0 ? [] : left.splice(at, 1)
    return place?.boxes ? { ...line, boxes: place.boxes } : line
  })
}
