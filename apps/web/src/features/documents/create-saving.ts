// How an edited document is stored: a second after the last change, one save at a time, each over the version that
// it was based on. What was refused stays on the screen beside what is stored; left that way, it is stored as a copy.
import type { DocumentContent, ResumeDocument } from '@galley/contract/documents'

export type DocumentSaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface EditedDocument {
  title: string
  content: DocumentContent
}
export interface SavingState extends EditedDocument {
  /** Of the stored text. */
  version: number
  save: DocumentSaveState
  /** What was stored somewhere else meanwhile. */
  other: ResumeDocument | null
}

export type StoreOutcome =
  | { kind: 'stored'; version: number }
  | { kind: 'conflict'; other: ResumeDocument }
  | { kind: 'failed' }
export interface DocumentStore {
  /** Only over this version. `isLeaving`: the request is to outlive the page. */
  store: (text: EditedDocument, version: number, isLeaving: boolean) => Promise<StoreOutcome>
  storeCopy: (text: EditedDocument) => Promise<unknown>
}

const delayMs = 1_000

export type DocumentSaving = ReturnType<typeof createSaving>

export function createSaving(
  { title, content, version }: EditedDocument & { version: number },
  documents: DocumentStore,
) {
  let state: SavingState = { title, content, version, save: 'saved', other: null }
  let isDirty = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  const listeners = new Set<() => void>()
  const set = (change: Partial<SavingState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function send(isLeaving = false): Promise<boolean> {
    isDirty = false
    set({ save: 'saving' })
    const outcome = await documents.store(state, state.version, isLeaving)
    if (outcome.kind === 'stored') {
      set({ version: outcome.version, save: isDirty ? 'unsaved' : 'saved' })
      return true
    }
    isDirty = true
    set(outcome.kind === 'conflict' ? { save: 'conflict', other: outcome.other } : { save: 'failed' })
    return false
  }

  /** After a save in progress, what was typed since; false where it could not be stored. */
  async function saveNow(): Promise<boolean> {
    clearTimeout(timer)
    await running
    if (!isDirty) return true
    if (state.other) return false
    running = send()
    const isStored = await running
    running = null
    return isStored
  }

  /** One of the two texts of a conflict goes on. */
  function goOn(text: EditedDocument, isMine: boolean) {
    if (!state.other) return
    isDirty = isMine
    const { version: stored } = state.other
    set({ title: text.title, content: text.content, version: stored, other: null, save: isMine ? 'unsaved' : 'saved' })
    if (isMine) void saveNow()
  }

  return {
    state: () => state,
    isDirty: () => isDirty,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit(change: Partial<EditedDocument>) {
      isDirty = true
      set({ ...change, ...(!state.other && { save: 'unsaved' }) })
      clearTimeout(timer)
      if (!state.other) timer = setTimeout(() => void saveNow(), delayMs)
    },
    saveNow,
    keepMine: () => goOn(state, true),
    useOther: () => state.other && goOn(state.other, false),
    /** The page is left within the app. */
    leave() {
      clearTimeout(timer)
      if (state.other) void documents.storeCopy(state)
      else if (isDirty) void send(true)
    },
  }
}
