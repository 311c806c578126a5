// What the editor knows, every action that can change it, and what can be derived from it. The changes themselves:
// reduce-editor.ts.
import { isWorkerRefusal } from '@galley/contract/errors'
import { defaultTitle } from '@galley/contract/limits'
import type { CompileFailureCode, Diagnostic, TexCompiler } from '@galley/contract/latex'
import { emptyResumeData, type ResumeData } from '@galley/contract/resume-data'
import type { Resume } from '@galley/contract/resumes'
import type { Choice } from './merge-text.ts'
import type { EditorProposal } from './proposal-hunks.ts'
import type { MergedText, ResumeText } from './resume-text.ts'

export type SaveTrouble = 'offline' | 'refused' | 'not_authenticated' | 'gone'
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; revision: number; sent: ResumeText; attempts: number }
  | { kind: 'failed'; trouble: SaveTrouble; revision: number; attempts: number }
  /** Both sides changed the same words: nothing is saved until the person chooses between them. */
  | { kind: 'conflict'; stored: Resume; base: ResumeText; merged: MergedText }

export interface CompiledPdf {
  bytes: Uint8Array
  /** What set it; absent where that is not known any more. */
  compiler?: TexCompiler | undefined
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
  /**
   * The text that stands: edited, saved, and the accepted one of the specification (its originalLatex). A proposal
   * stands beside it and never in it, so that nothing can save, download or lose the one in place of the other.
   */
  currentLatex: string
  templateName: string
  /** What the resume was made from. */
  formData: ResumeData
  diffMode: 'none' | 'viewing'
  /** There while `diffMode` is viewing. */
  proposal: EditorProposal | null
  showInlineChanges: boolean
  aiOperationInProgress: boolean
  /** The operation whose answer is awaited, or was: that of any other is late. */
  operation: number
  /** The revision that accepting a proposal made: it is saved sooner than typing is. */
  acceptedRevision: number | null
  /**
   * Decisions that are being sent to the server: it keeps the text before an accepted proposal, so it hears of it
   * before the save.
   */
  decisionsUnderWay: number
  /** The stored version that the text is based on; null while nothing is stored. */
  version: number | null
  /** The stored texts of that version. */
  base: ResumeText
  /** What was sent to be stored without an answer: it may stand on the server, and is no other person's change. */
  unanswered: ResumeText | null
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

export interface LoadedResume extends ResumeText {
  resumeId: string | null
  templateName: string
  formData: ResumeData
  version: number | null
  at: Date | null
  pdf: CompiledPdf | null
}

/** Text that this device kept and that was never stored, and what it was typed on. */
export interface UnsavedText extends ResumeText {
  base: ResumeText
  unanswered: ResumeText | null
}

export type EditorAction =
  | { type: 'resumeLoaded'; resume: LoadedResume }
  | { type: 'draftRestored'; draft: UnsavedText }
  | { type: 'latexEdited'; latex: string }
  | { type: 'titleEdited'; title: string }
  | { type: 'jobDescriptionEdited'; jobDescription: string }
  | { type: 'saveStarted'; revision: number; sent: ResumeText }
  /** Sent on the way out, without waiting for an answer. */
  | { type: 'leftUnanswered'; sent: ResumeText }
  | { type: 'saveSucceeded'; revision: number; resumeId: string; version: number; at: Date }
  | { type: 'saveFailed'; trouble: SaveTrouble }
  | { type: 'saveConflicted'; stored: Resume }
  /** The server has made a version the text. */
  | { type: 'versionRestored'; stored: Resume }
  /** A choice for each question of the conflict, or one for all of them. */
  | { type: 'conflictResolved'; choices: Choice | readonly Choice[] }
  /** The text becomes a new resume at its next save: its old one is gone, or is left as it is. */
  | { type: 'detached' }
  /**
   * Live: while the person types. What was shown stays until there is a verdict, and pages that compiled also after a
   * bad one.
   */
  | { type: 'compileStarted'; run: number; isLive?: boolean }
  | { type: 'compileSucceeded'; run: number; pdf: CompiledPdf; diagnostics: Diagnostic[] }
  | {
      type: 'compileFailed'
      run: number
      code: CompileFailureCode
      diagnostics: Diagnostic[]
      log: string
      isLive?: boolean
    }
  | { type: 'compileErrored'; run: number; message: string }
  | { type: 'logCleared' }
  | { type: 'aiOperationStarted'; operation: number }
  /** Null where the answer was words only. */
  | { type: 'aiAnswered'; operation: number; proposal: EditorProposal | null }
  | { type: 'aiFailed' | 'aiStopped'; operation: number }
  /** One of an earlier answer is looked at again. */
  | { type: 'proposalOpened'; proposal: EditorProposal }
  | { type: 'proposalAccepted' | 'proposalRejected' }
  /** One of its changes; the others stay open. */
  | { type: 'hunkDecided'; hunk: number; choice: 'taken' | 'rejected' }
  /** The last of these decisions is open again. */
  | { type: 'hunkReworded'; hunk: number }
  | { type: 'hunkTakenBack' }
  /** The decision is being sent; it has arrived, or can't be sent for now. */
  | { type: 'decisionSent' | 'decisionStored' }
  | { type: 'inlineChangesToggled' }

export function emptyEditor(): EditorState {
  return {
    resumeId: null,
    resumeTitle: defaultTitle,
    jobDescription: '',
    currentLatex: '',
    templateName: '',
    formData: emptyResumeData(),
    diffMode: 'none',
    proposal: null,
    showInlineChanges: false,
    aiOperationInProgress: false,
    operation: 0,
    acceptedRevision: null,
    decisionsUnderWay: 0,
    version: null,
    base: { title: defaultTitle, jobDescription: '', latex: '' },
    unanswered: null,
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

/** The texts as they would be stored. A title of blanks is no title: the stored one stays. */
export const textOf = ({ resumeTitle, jobDescription, currentLatex, base }: EditorState): ResumeText => ({
  title: resumeTitle.trim() || base.title,
  jobDescription,
  latex: currentLatex,
})

/** A server that has no time says nothing about the document: the last PDF stays. */
export const keepsPdf = (code: CompileFailureCode): boolean => isWorkerRefusal(code)

/** Whether a failed compile says something about the document: a busy or a slow server does not. */
export const isOfTheText = (code: CompileFailureCode): boolean => code !== 'timeout' && !isWorkerRefusal(code)

/** The text has changed since its pages were made. */
export const isBehind = ({ pdf, currentLatex }: EditorState): boolean => pdf !== null && pdf.latex !== currentLatex

/** The pages are those of an earlier text, because the present one does not compile. */
export const showsLastGood = ({ pdf, compile }: EditorState): boolean =>
  pdf !== null && compile.kind === 'failure' && !keepsPdf(compile.code)

/** Whether there is something to save, none is under way, and nothing waits for the person. */
export const isUnsaved = (state: EditorState): boolean =>
  isDirty(state) && (state.save.kind === 'idle' || state.save.kind === 'failed')

/**
 * Whether a save may start. While the assistant works, or a decision is being sent, none does; only
 * leaving the page sends what is unsaved all the same.
 */
export const canSave = (state: EditorState): boolean =>
  isUnsaved(state) && !state.aiOperationInProgress && state.decisionsUnderWay === 0

/** Whether the LaTeX is not to be typed in: the assistant works on it, or has a proposal that waits for an answer. */
export const isLatexLocked = ({ aiOperationInProgress, diffMode }: EditorState): boolean =>
  aiOperationInProgress || diffMode === 'viewing'

/** The proposal that is looked at, where it can be accepted: the text is still the one that it was made from. */
export const acceptableProposal = ({ diffMode, proposal, currentLatex, save }: EditorState): EditorProposal | null =>
  diffMode === 'viewing' && proposal?.base === currentLatex && save.kind !== 'conflict' ? proposal : null

/** Whether saving waits for the person to say what is to become of the text. */
export const needsAnswer = ({ save }: EditorState): boolean =>
  save.kind === 'conflict' || (save.kind === 'failed' && save.trouble === 'gone')
