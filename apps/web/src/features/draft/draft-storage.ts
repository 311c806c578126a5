// The create form's state in this browser: written at every pause, read back after a reload, cleared once a resume was made.
// A draft belongs to whoever typed it: somebody else who signs in on the same machine does not get to see it.
import { emptyResumeData } from '@galley/contract/resume-data'
import { emptyItem, listNames, newItemId, type AnyItem, type ListName, type ResumeData } from './list-items.ts'
import { optionalSections, type OptionalSection } from './optional-sections.ts'

export interface Draft {
  data: ResumeData
  jobDescription: string
  /** Optional sections that were asked for, empty or not. */
  sections: OptionalSection[]
}

const keys = {
  data: 'resumeData',
  jobDescription: 'jobDescription',
  sections: 'resumeSections',
  owner: 'resumeDraftOwner',
} as const

export function saveDraft(storage: Storage, userId: string, draft: Draft): void {
  try {
    storage.setItem(keys.owner, userId)
    storage.setItem(keys.data, JSON.stringify(draft.data))
    storage.setItem(keys.jobDescription, draft.jobDescription)
    storage.setItem(keys.sections, JSON.stringify(draft.sections))
  } catch {
    // Full or forbidden storage: the form goes on in memory.
  }
}

/** Null when there is none, when it cannot be read, or when it is another user's. */
export function loadDraft(storage: Storage, userId: string): Draft | null {
  const owner = storage.getItem(keys.owner)
  const stored = parseJson(storage.getItem(keys.data))
  if ((owner !== null && owner !== userId) || typeof stored !== 'object' || stored === null) return null
  const sections = parseJson(storage.getItem(keys.sections))
  return {
    data: restoreData(stored as Record<string, unknown>),
    jobDescription: storage.getItem(keys.jobDescription) ?? '',
    sections: Array.isArray(sections) ? optionalSections.filter((name) => sections.includes(name)) : [],
  }
}

export function clearDraft(storage: Storage): void {
  for (const key of Object.values(keys)) storage.removeItem(key)
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Takes over what has the known name and kind and nothing else, so that a draft of an older Galley still opens. */
function restoreData(stored: Record<string, unknown>): ResumeData {
  const data = fitted(emptyResumeData() as unknown as Record<string, unknown>, stored)
  data['personalInfo'] = fitted(emptyResumeData().personalInfo, asRecord(stored['personalInfo']))
  for (const list of listNames) data[list] = restoreList(list, stored[list])
  return data as unknown as ResumeData
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
