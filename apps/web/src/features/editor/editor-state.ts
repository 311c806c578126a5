// The editor as a pure reducer: every way its state can change is one of the events below. What happens in the world
// (saving, compiling, clocks, storage) happens elsewhere and is told here; an answer that comes too late changes nothing.
import { defaultTitle } from '@galley/contract/limits'
import type { CompileFailureCode, Diagnostic } from '@galley/contract/latex'
import type { Resume } from '@galley/contract/resumes'

export type SaveTrouble = 'offline' | 'refused' | 'not_authenticated' | 'gone'
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; revision: number; attempts: number }
  | { kind: 'failed'; trouble: SaveTrouble; attempts: number }
  /** The stored resume moved on: nothing is saved until the person says which text is to stay. */
  | { kind: 'conflict'; stored: Resume }

export interface CompiledPdf {
  bytes: Uint8Array
  /** The text that it was made from: a download sets this very text once more, to the fixed point. */
  latex: string
}

export type CompileState =
  | { kind: 'idle' }
  | { kind: 'compiling'; run: number }
  | { kind: 'success'; diagnostics: Diagnostic[] }
  | { kind: 'failure'; code: CompileFailureCode; diagnostics: Diagnostic[]; log: string }
  /** The compiler was not reached, or answered something else than a compile's outcome. */
  | { kind: 'error'; message: string }

export interface EditorState {
  /** Null for the blank document, until its first save. */
  resumeId: string | null
  resumeTitle: string
  jobDescription: string
  currentLatex: string
  templateName: string
  /** The stored version that the text is based on; null while nothing is stored. */
  version: number | null
  /** Counts changes of the text, the title and the job description; `savedRevision` is the last that is stored. */
  revision: number
  savedRevision: number
  save: SaveState
  lastSaved: Date | null
  /** How many saves have succeeded since the resume was loaded. */
  saves: number
  isAutoSaveEnabled: boolean
  compile: CompileState
  /** Counts compiles: only the newest one's answer is taken. */
  run: number
  pdf: CompiledPdf | null
  isLogCleared: boolean
}

export interface LoadedResume {
  resumeId: string | null
  title: string
  jobDescription: string
  latex: string
  templateName: string
  version: number | null
  at: Date | null
  pdf: CompiledPdf | null
}
export interface DraftText {
  title: string
  jobDescription: string
  latex: string
}

export type EditorEvent =
  | { type: 'resumeLoaded'; resume: LoadedResume }
  /** Text that this device kept and that was never stored. */
  | { type: 'draftRestored'; draft: DraftText }
  | { type: 'latexEdited'; latex: string }
  | { type: 'titleEdited'; title: string }
  | { type: 'jobDescriptionEdited'; jobDescription: string }
  | { type: 'saveStarted' }
  | { type: 'saveSucceeded'; revision: number; resumeId: string; version: number; at: Date }
  | { type: 'saveFailed'; trouble: SaveTrouble }
  | { type: 'saveConflicted'; stored: Resume }
  /** Mine: my text is saved over the stored one, which the person has seen. Stored: the stored text replaces mine. */
  | { type: 'conflictSettled'; keep: 'mine' | 'stored' }
  /** The text becomes a new resume at its next save: its old one is gone, or is left as it is. */
  | { type: 'detached' }
  | { type: 'compileStarted'; run: number }
  | { type: 'compileSucceeded'; run: number; pdf: CompiledPdf; diagnostics: Diagnostic[] }
  | { type: 'compileFailed'; run: number; code: CompileFailureCode; diagnostics: Diagnostic[]; log: string }
  | { type: 'compileErrored'; run: number; message: string }
  | { type: 'logCleared' }

export function emptyEditor(): EditorState {
  return {
    resumeId: null,
    resumeTitle: defaultTitle,
    jobDescription: '',
    currentLatex: '',
    templateName: '',
    version: null,
    revision: 0,
    savedRevision: 0,
    save: { kind: 'idle' },
    lastSaved: null,
    saves: 0,
    isAutoSaveEnabled: true,
    compile: { kind: 'idle' },
    run: 0,
    pdf: null,
    isLogCleared: false,
  }
}

export const isDirty = (state: EditorState): boolean => state.revision !== state.savedRevision

export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'resumeLoaded':
      return loaded(event.resume)
    case 'logCleared':
      return { ...state, isLogCleared: true }
    case 'draftRestored':
    case 'latexEdited':
    case 'titleEdited':
    case 'jobDescriptionEdited':
      return reduceText(state, event)
    case 'compileStarted':
    case 'compileSucceeded':
    case 'compileFailed':
    case 'compileErrored':
      return reduceCompile(state, event)
    default:
      return reduceSave(state, event)
  }
}

type TextEvent = Extract<
  EditorEvent,
  { type: 'draftRestored' | 'latexEdited' | 'titleEdited' | 'jobDescriptionEdited' }
>

/** A change that changes nothing is none: it makes nothing dirty. */
function reduceText(state: EditorState, event: TextEvent): EditorState {
  const before = { title: state.resumeTitle, jobDescription: state.jobDescription, latex: state.currentLatex }
  const after = { ...before, ...(event.type === 'draftRestored' ? event.draft : event) }
  const { title, jobDescription, latex } = after
  if (title === before.title && jobDescription === before.jobDescription && latex === before.latex) return state
  return { ...touched(state), resumeTitle: title, jobDescription, currentLatex: latex }
}

const touched = (state: EditorState): EditorState => ({ ...state, revision: state.revision + 1 })

const loaded = (resume: LoadedResume): EditorState => ({
  ...emptyEditor(),
  resumeId: resume.resumeId,
  resumeTitle: resume.title,
  jobDescription: resume.jobDescription,
  currentLatex: resume.latex,
  templateName: resume.templateName,
  version: resume.version,
  lastSaved: resume.at,
  pdf: resume.pdf,
})

type SaveEvent = Extract<
  EditorEvent,
  { type: 'saveStarted' | 'saveSucceeded' | 'saveFailed' | 'saveConflicted' | 'conflictSettled' | 'detached' }
>

function reduceSave(state: EditorState, event: SaveEvent): EditorState {
  switch (event.type) {
    case 'saveStarted':
      return canSave(state)
        ? {
            ...state,
            save: {
              kind: 'saving',
              revision: state.revision,
              attempts: state.save.kind === 'failed' ? state.save.attempts : 0,
            },
          }
        : state
    case 'saveSucceeded': {
      if (state.save.kind !== 'saving' || state.save.revision !== event.revision) return state
      const { revision, resumeId, version, at } = event
      return {
        ...state,
        save: { kind: 'idle' },
        savedRevision: revision,
        resumeId,
        version,
        lastSaved: at,
        saves: state.saves + 1,
      }
    }
    case 'saveFailed': {
      if (state.save.kind !== 'saving') return state
      return { ...state, save: { kind: 'failed', trouble: event.trouble, attempts: state.save.attempts + 1 } }
    }
    case 'saveConflicted':
      return { ...state, save: { kind: 'conflict', stored: event.stored } }
    case 'conflictSettled':
      return settled(state, event.keep)
    case 'detached':
      return { ...touched(state), resumeId: null, version: null, save: { kind: 'idle' } }
  }
}

function settled(state: EditorState, keep: 'mine' | 'stored'): EditorState {
  if (state.save.kind !== 'conflict') return state
  const { stored } = state.save
  if (keep === 'mine') return { ...touched(state), version: stored.version, save: { kind: 'idle' } }
  return {
    ...touched(state),
    savedRevision: state.revision + 1,
    resumeTitle: stored.title,
    jobDescription: stored.job_description ?? '',
    currentLatex: stored.latex_content,
    version: stored.version,
    lastSaved: new Date(stored.updated_at),
    save: { kind: 'idle' },
  }
}

type CompileEvent = Extract<
  EditorEvent,
  { type: 'compileStarted' | 'compileSucceeded' | 'compileFailed' | 'compileErrored' }
>

function reduceCompile(state: EditorState, event: CompileEvent): EditorState {
  if (event.type === 'compileStarted')
    return { ...state, run: event.run, compile: { kind: 'compiling', run: event.run }, isLogCleared: false }
  // A later compile has started meanwhile: this answer is about a text that is no longer asked about.
  if (event.run !== state.run) return state
  switch (event.type) {
    case 'compileSucceeded':
      return { ...state, compile: { kind: 'success', diagnostics: event.diagnostics }, pdf: event.pdf }
    case 'compileFailed':
      return {
        ...state,
        compile: { kind: 'failure', code: event.code, diagnostics: event.diagnostics, log: event.log },
        pdf: keepsPdf(event.code) ? state.pdf : null,
      }
    case 'compileErrored':
      return { ...state, compile: { kind: 'error', message: event.message } }
  }
}

/** A server that has no time says nothing about the document: the last PDF stays. */
export const keepsPdf = (code: CompileFailureCode): boolean => code === 'busy' || code === 'sandbox_unavailable'

/** Whether a save may start: there is something to save, none is under way, and nothing waits for the person. */
export const canSave = (state: EditorState): boolean =>
  isDirty(state) && (state.save.kind === 'idle' || state.save.kind === 'failed')

/** Whether saving waits for the person to say what is to become of the text. */
export const needsAnswer = ({ save }: EditorState): boolean =>
  save.kind === 'conflict' || (save.kind === 'failed' && save.trouble === 'gone')

export const autoSaveDelayMs = 2000
const longestRetryMs = 30_000

/**
 * How long after the last change a save fires by itself, in milliseconds; null when none is to fire.
 * A save that failed is tried again, later each time; one that can't succeed without the person is not.
 */
export function autoSaveDelay(state: EditorState): number | null {
  if (!state.isAutoSaveEnabled || !canSave(state)) return null
  if (state.save.kind !== 'failed') return autoSaveDelayMs
  if (state.save.trouble === 'gone' || state.save.trouble === 'not_authenticated') return null
  return Math.min(longestRetryMs, autoSaveDelayMs * 2 ** state.save.attempts)
}
