// How saving changes the editor: begun, answered, failed, or met by a text that was stored elsewhere meanwhile.
import type { Resume } from '@galley/contract/resumes'
import { canSave, isDirty, textOf, type EditorAction, type EditorState, type SaveTrouble } from './editor-state.ts'
import type { Choice } from './merge-text.ts'
import { isSameText, mergeTexts, questionsOf, resolveTexts, storedText, type ResumeText } from './resume-text.ts'

export type SaveAction = Extract<
  EditorAction,
  {
    type:
      | 'saveStarted'
      | 'leftUnanswered'
      | 'saveSucceeded'
      | 'saveFailed'
      | 'saveConflicted'
      | 'versionRestored'
      | 'conflictResolved'
      | 'detached'
      | 'decisionSent'
      | 'decisionStored'
  }
>

export function reduceSave(state: EditorState, action: SaveAction): EditorState {
  switch (action.type) {
    case 'saveStarted': {
      const attempts = state.save.kind === 'failed' ? state.save.attempts : 0
      const { revision, sent } = action
      return canSave(state) ? { ...state, save: { kind: 'saving', revision, sent, attempts } } : state
    }
    case 'leftUnanswered':
      return { ...state, unanswered: action.sent }
    case 'saveSucceeded':
      return succeeded(state, action)
    case 'saveFailed':
      return failed(state, action.trouble)
    case 'saveConflicted':
      return conflicted(state, action.stored)
    case 'versionRestored':
      return restored(state, action.stored)
    case 'conflictResolved':
      return resolved(state, action.choices)
    case 'detached':
      return { ...state, revision: state.revision + 1, resumeId: null, version: null, save: { kind: 'idle' } }
    case 'decisionSent':
      return { ...state, decisionsUnderWay: state.decisionsUnderWay + 1 }
    // Of a resume that was left meanwhile there is none to count.
    case 'decisionStored':
      return { ...state, decisionsUnderWay: Math.max(0, state.decisionsUnderWay - 1) }
  }
}

function succeeded(state: EditorState, action: Extract<SaveAction, { type: 'saveSucceeded' }>): EditorState {
  if (state.save.kind !== 'saving' || state.save.revision !== action.revision) return state
  return {
    ...state,
    save: { kind: 'idle' },
    savedRevision: action.revision,
    base: state.save.sent,
    unanswered: null,
    resumeId: action.resumeId,
    version: action.version,
    lastSaved: action.at,
    saves: state.saves + 1,
  }
}

function failed(state: EditorState, trouble: SaveTrouble): EditorState {
  if (state.save.kind !== 'saving') return state
  const { revision, sent, attempts } = state.save
  // A refusal was not stored; of a request without a response that is unknown.
  const unanswered = trouble === 'offline' ? sent : state.unanswered
  return { ...state, unanswered, save: { kind: 'failed', trouble, revision, attempts: attempts + 1 } }
}

/** What was typed meanwhile is brought together with it. */
function restored(state: EditorState, stored: Resume): EditorState {
  if (isDirty(state)) return conflicted(state, stored)
  return { ...rebased(state, storedText(stored), stored), saves: state.saves + 1 }
}

/** Where each side changed other words, both changes stand. Only words that both changed are a question. */
function conflicted(state: EditorState, stored: Resume): EditorState {
  const theirs = storedText(stored)
  const isOwn = state.unanswered !== null && isSameText(theirs, state.unanswered)
  const base = isOwn ? theirs : state.base
  const merged = mergeTexts({ base, mine: textOf(state), theirs })
  if (questionsOf(merged).length > 0) return { ...state, save: { kind: 'conflict', stored, base, merged } }
  return rebased(state, resolveTexts(merged, []), stored)
}

/** Text that changes while the question is open is part of the question. */
export function askedAnew(state: EditorState): EditorState {
  const { save } = state
  if (save.kind !== 'conflict') return state
  const merged = mergeTexts({ base: save.base, mine: textOf(state), theirs: storedText(save.stored) })
  return { ...state, save: { ...save, merged } }
}

function resolved(state: EditorState, choices: Choice | readonly Choice[]): EditorState {
  if (state.save.kind !== 'conflict') return state
  const { stored, merged } = state.save
  return rebased(state, resolveTexts(merged, choices), stored)
}

/** The text stands on the stored version from here on; it is saved already where it is the same. */
function rebased(state: EditorState, text: ResumeText, stored: Resume): EditorState {
  const base = storedText(stored)
  const revision = state.revision + 1
  return {
    ...state,
    resumeTitle: text.title,
    jobDescription: text.jobDescription,
    currentLatex: text.latex,
    base,
    unanswered: null,
    version: stored.version,
    lastSaved: new Date(stored.updated_at),
    revision,
    savedRevision: isSameText(text, base) ? revision : state.savedRevision,
    save: { kind: 'idle' },
  }
}
