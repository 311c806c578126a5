// The original of an imported file and what was read from where, kept on this device beside the draft: a reload, or the
// next visit, shows them again. One for each user, as long as there is a draft of theirs.
import { imported } from '@galley/contract/import'
import { createStore, delMany, getMany, setMany, update, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import type { FormUnreadLine } from '../model/draft-storage.ts'
import type { Conflict } from '../model/merge-entries.ts'
import type { Evidence } from './evidence.ts'
import type { Original } from './original.ts'

/** Where everything that was read stands, and what the user has decided of it since. */
export interface KeptMarks {
  /** Of one reading: its marks belong on its original alone. */
  id: string
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

const keptOriginal = z.object({
  id: z.string(),
  pages: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('pdf'), bytes: z.instanceof(Uint8Array<ArrayBuffer>) }),
      z.object({ kind: z.literal('text'), pages: imported.shape.pages, items: imported.shape.page_text }),
    ])
    .nullable(),
})
const { boxes } = imported.shape.fields.element.shape
const keptMarks = z.object({
  id: z.string(),
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

let last: Promise<unknown> = Promise.resolve()

/**
 * One after the other: what is forgotten is not kept again by what was asked for before. Private windows of some
 * browsers have no such storage: then the original is shown until the page is left.
 */
const inTurn = <T>(work: () => Promise<T>): Promise<T | null> => {
  const done = last.then(work).catch(() => null)
  last = done
  return done
}

/** Null where nothing is kept, or nothing that this Galley can read. */
export function readKept(original: unknown, marks: unknown): KeptReview | null {
  const [read, readMarks] = [keptOriginal.safeParse(original), keptMarks.safeParse(marks)]
  if (!read.success || !readMarks.success || read.data.id !== readMarks.data.id) return null
  const { pages } = read.data
  const shown: Original | null = pages?.kind === 'pdf' ? { kind: 'pdf', bytes: Promise.resolve(pages.bytes) } : pages
  return { original: shown, marks: readMarks.data }
}

export async function takeReview(userId: string): Promise<KeptReview | null> {
  const kept = await inTurn(() => getMany<unknown>(keysOf(userId), reviews()))
  return kept && readKept(kept[0], kept[1])
}

export async function keepReview(userId: string, { original, marks }: KeptReview): Promise<void> {
  const [originalKey = '', marksKey = ''] = keysOf(userId)
  await inTurn(async () => {
    const pages = original?.kind === 'pdf' ? { kind: 'pdf', bytes: await original.bytes } : original
    await setMany(
      [
        [originalKey, { id: marks.id, pages }],
        [marksKey, marks],
      ],
      reviews(),
    )
  })
}

/** Nothing where another tab has read another file meanwhile, or has made a resume of it. */
export async function keepMarks(userId: string, marks: KeptMarks): Promise<void> {
  const [, marksKey = ''] = keysOf(userId)
  const isSame = (old: unknown) => keptMarks.safeParse(old).data?.id === marks.id
  await inTurn(() => update<unknown>(marksKey, (old) => (isSame(old) ? marks : old), reviews()))
}

export async function forgetReview(userId: string): Promise<void> {
  await inTurn(() => delMany(keysOf(userId), reviews()))
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
