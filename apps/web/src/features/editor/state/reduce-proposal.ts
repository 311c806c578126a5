// How the assistant's work changes the editor: an operation begins and ends, and what it proposes is looked at,
// accepted or rejected.
import { acceptableProposal, type EditorAction, type EditorState } from './editor-state.ts'
import { openCount, withHunk, withNextWording, withoutLast, type EditorProposal } from './proposal-hunks.ts'

const proposalActions = {
  aiOperationStarted: true,
  aiAnswered: true,
  aiFailed: true,
  aiStopped: true,
  proposalOpened: true,
  proposalAccepted: true,
  proposalRejected: true,
  hunkDecided: true,
  hunkReworded: true,
  hunkTakenBack: true,
  inlineChangesToggled: true,
} satisfies Partial<Record<EditorAction['type'], true>>

export type ProposalAction = Extract<EditorAction, { type: keyof typeof proposalActions }>

export const isProposalAction = (action: EditorAction): action is ProposalAction => action.type in proposalActions

const noDiff = { diffMode: 'none', proposal: null, showInlineChanges: false } as const

export function reduceProposal(state: EditorState, action: ProposalAction): EditorState {
  switch (action.type) {
    case 'aiOperationStarted':
      return { ...state, ...noDiff, aiOperationInProgress: true, operation: action.operation }
    case 'aiAnswered':
      return isAwaited(state, action) ? viewing({ ...state, aiOperationInProgress: false }, action.proposal) : state
    case 'aiFailed':
    case 'aiStopped':
      return isAwaited(state, action) ? { ...state, aiOperationInProgress: false } : state
    case 'proposalOpened':
      return state.aiOperationInProgress ? state : viewing(state, action.proposal)
    case 'proposalAccepted':
      return accepted(state)
    // The accepted text was never left: it is what stands when the proposal is gone.
    case 'proposalRejected':
      return whileViewing(state, noDiff)
    case 'inlineChangesToggled':
      return whileViewing(state, { showInlineChanges: !state.showInlineChanges })
    default:
      return onHunks(state, action)
  }
}

const whileViewing = (state: EditorState, change: Partial<EditorState>): EditorState =>
  state.diffMode === 'viewing' ? { ...state, ...change } : state

const isAwaited = (state: EditorState, { operation }: { operation: number }): boolean =>
  state.aiOperationInProgress && state.operation === operation

/** A proposal that is empty, or that is the text as it stands, is nothing to look at. */
const viewing = (state: EditorState, proposal: EditorProposal | null): EditorState =>
  proposal === null || proposal.latex === '' || proposal.latex === state.currentLatex
    ? state
    : { ...state, diffMode: 'viewing', proposal, showInlineChanges: true }

function onHunks(
  state: EditorState,
  action: Extract<ProposalAction, { type: 'hunkDecided' | 'hunkReworded' | 'hunkTakenBack' }>,
): EditorState {
  if (action.type === 'hunkDecided') return hunkDecided(state, action)
  return action.type === 'hunkReworded' ? hunkReworded(state, action.hunk) : hunkTakenBack(state)
}

/** The proposal closes with the last of its changes. */
function hunkDecided(
  state: EditorState,
  { hunk, choice }: Extract<ProposalAction, { type: 'hunkDecided' }>,
): EditorState {
  const proposal = acceptableProposal(state)
  if (proposal === null) return state
  const next = withHunk(proposal, hunk, choice)
  if (next === proposal) return state
  return { ...withText(state, next.base), ...(openCount(next) === 0 ? noDiff : { proposal: next }) }
}

function hunkReworded(state: EditorState, hunk: number): EditorState {
  const proposal = acceptableProposal(state)
  return proposal ? { ...state, proposal: withNextWording(proposal, hunk) } : state
}

function hunkTakenBack(state: EditorState): EditorState {
  const proposal = acceptableProposal(state)
  const next = proposal && withoutLast(proposal)
  if (next === null || next === proposal) return state
  return { ...withText(state, next.base), proposal: next }
}

/** Saved as soon as an accepted proposal is. */
function withText(state: EditorState, latex: string): EditorState {
  if (latex === state.currentLatex) return state
  const revision = state.revision + 1
  return { ...state, currentLatex: latex, revision, acceptedRevision: revision }
}

function accepted(state: EditorState): EditorState {
  const proposal = acceptableProposal(state)
  if (proposal === null) return state
  return { ...withText(state, proposal.latex), ...noDiff }
}
