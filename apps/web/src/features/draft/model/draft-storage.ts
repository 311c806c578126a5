// The create form's state in this browser: written at every pause, read back after a reload, cleared once a resume was
// made. A draft belongs to the user who typed it. The next user of the same machine does not get to see it and does not
// lose it to them either: it is put aside, and taken back when its owner returns. The order of the writes matters: any
// of them may be refused, and what stands then must never be one person's text under another's name.
import { extraction, type UnreadLine } from '@galley/contract/import'
import { emptyResumeData } from '@galley/contract/resume-data'
import { z } from 'zod'
import { emptyItem, listNames, newItemId, type AnyItem, type ListName, type FormValues } from './list-items.ts'
import { optionalSections, type OptionalSection } from './optional-sections.ts'

export interface FormDraft {
  data: FormValues
  jobDescription: string
  /** Optional sections that were asked for, empty or not. */
  sections: OptionalSection[]
  /** Lines of imported files that found no place. */
  unread: FormUnreadLine[]
  /** A file filled the form: its resume begins with an import. */
  isImported?: boolean
}

export interface FormUnreadLine {
  text: string
  reason: UnreadLine['reason']
  /** It was put somewhere since. */
  isPlaced: boolean
  /** Where it stands on the original that is shown; kept with that (review/kept-review.ts). */
  boxes?: UnreadLine['boxes']
}

const keys = {
  data: 'resumeData',
  jobDescription: 'jobDescription',
  sections: 'resumeSections',
  unread: 'resumeUnreadLines',
  imported: 'resumeImported',
  owner: 'resumeDraftOwner',
} as const

/** All that was typed. The data comes last when it is taken back: where it is, the rest is too. */
const contentKeys = [keys.jobDescription, keys.sections, keys.unread, keys.imported, keys.data] as const

const unreadLines = z.array(
  extraction.shape.unread.element.pick({ text: true, reason: true }).extend({ isPlaced: z.boolean() }),
)

const asideKey = (userId: string): string => `${keys.data}:${userId}`

export function saveDraft(storage: Storage, userId: string, draft: FormDraft): void {
  try {
    takeSlot(storage, userId)
    storage.setItem(keys.owner, userId)
    storage.setItem(keys.data, JSON.stringify(draft.data))
    storage.setItem(keys.jobDescription, draft.jobDescription)
    storage.setItem(keys.sections, JSON.stringify(draft.sections))
    storage.setItem(keys.imported, JSON.stringify(draft.isImported ?? false))
    storage.setItem(
      keys.unread,
      JSON.stringify(draft.unread.map(({ text, reason, isPlaced }) => ({ text, reason, isPlaced }))),
    )
  } catch {
    // Full or forbidden storage: the form goes on in memory.
  }
}

/**
 * The user's own draft, put back in its place if another user's had taken it; null when there is none that can be
 * read.
 */
export function loadDraft(storage: Storage, userId: string): FormDraft | null {
  try {
    takeSlot(storage, userId)
  } catch {
    // No room to move it all: it is read where it still lies whole.
    const isMoved = isOwn(storage, userId) && storage.getItem(keys.data) !== null
    if (!isMoved) return readDraft(readAside(storage, userId))
  }
  return readDraft((key) => storage.getItem(key))
}

/** Deletes the user's draft, and no other. */
export function clearDraft(storage: Storage, userId: string): void {
  storage.removeItem(asideKey(userId))
  storage.removeItem(startedOverKey(userId))
  if (isOwn(storage, userId)) emptySlot(storage)
}

const startedOverKey = (userId: string): string => `resumeStartedOver:${userId}`

/** Whether the user wants the form empty, rather than started from the last resume. Until a resume is made of it. */
export function hasStartedOver(storage: Storage, userId: string): boolean {
  try {
    return storage.getItem(startedOverKey(userId)) !== null
  } catch {
    return false
  }
}

export function rememberStartingOver(storage: Storage, userId: string, isWanted: boolean): void {
  try {
    if (isWanted) storage.setItem(startedOverKey(userId), '1')
    else storage.removeItem(startedOverKey(userId))
  } catch {
    // Full or forbidden storage: it holds for this visit.
  }
}

/** A draft without an owner goes to the first user who signs in. */
const isOwn = (storage: Storage, userId: string): boolean => [null, userId].includes(storage.getItem(keys.owner))

/**
 * Leaves nothing under the named keys but what is the user's. Throws when there is no room, and has then handed over
 * nothing.
 */
function takeSlot(storage: Storage, userId: string): void {
  if (!isOwn(storage, userId)) {
    putAside(storage, storage.getItem(keys.owner) ?? '')
    emptySlot(storage)
  }
  const isFilled = storage.getItem(keys.data) !== null
  if (isFilled || storage.getItem(asideKey(userId)) !== null) storage.setItem(keys.owner, userId)
  if (!isFilled) takeBack(storage, userId)
  storage.removeItem(asideKey(userId))
}

function takeBack(storage: Storage, userId: string): void {
  const aside = readAside(storage, userId)
  for (const key of contentKeys) {
    const text = aside(key)
    if (text !== null) storage.setItem(key, text)
  }
}

/** In one write, so that it is there whole or not at all. */
function putAside(storage: Storage, owner: string): void {
  if (storage.getItem(keys.data) === null) return
  const texts = contentKeys.map((key) => [key, storage.getItem(key)])
  storage.setItem(asideKey(owner), JSON.stringify(Object.fromEntries(texts)))
}

/** Its owner goes last: until then, what is left is still known to be theirs. */
function emptySlot(storage: Storage): void {
  for (const key of [...contentKeys, keys.owner]) storage.removeItem(key)
}

type ReadText = (key: string) => string | null

function readAside(storage: Storage, userId: string): ReadText {
  const aside = asRecord(parseJson(storage.getItem(asideKey(userId))))
  return (key) => (typeof aside[key] === 'string' ? aside[key] : null)
}

function readDraft(read: ReadText): FormDraft | null {
  const stored = parseJson(read(keys.data))
  if (typeof stored !== 'object' || stored === null) return null
  const sections = parseJson(read(keys.sections))
  return {
    data: restoreData(stored as Record<string, unknown>),
    jobDescription: read(keys.jobDescription) ?? '',
    sections: Array.isArray(sections) ? optionalSections.filter((name) => sections.includes(name)) : [],
    unread: unreadLines.catch([]).parse(parseJson(read(keys.unread)) ?? []),
    isImported: parseJson(read(keys.imported)) === true,
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Takes over what has the known name and kind and nothing else, so that a draft of an older Galley still opens. */
function restoreData(stored: Record<string, unknown>): FormValues {
  const data = fitted(emptyResumeData() as unknown as Record<string, unknown>, stored)
  data['personalInfo'] = fitted(emptyResumeData().personalInfo, asRecord(stored['personalInfo']))
  for (const list of listNames) data[list] = restoreList(list, stored[list])
  return data as unknown as FormValues
}

function restoreList(list: ListName, stored: unknown): AnyItem[] {
  if (!Array.isArray(stored)) return []
  return stored.map((item: unknown) => {
    const restored = fitted(emptyItem(list), asRecord(item)) as AnyItem
    return restored.id ? restored : { ...restored, id: newItemId() }
  })
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

function fitted(shape: Record<string, unknown>, stored: Record<string, unknown>): Record<string, unknown> {
  const pairs = Object.entries(shape).map(([key, empty]) => {
    const value = stored[key]
    const fits = Array.isArray(empty) ? isTextList(value) : typeof empty !== 'object' && typeof value === typeof empty
    return [key, fits ? value : empty]
  })
  return Object.fromEntries(pairs) as Record<string, unknown>
}
