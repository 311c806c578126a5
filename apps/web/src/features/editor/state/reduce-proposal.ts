// How the assistant's work changes the editor: an operation begins and ends, and what it proposes is looked at,
// accepted or rejected.
import { acceptableProposal, type EditorAction, type EditorState, type EditorProposal } from './editor-state.ts'

const proposalActions = {
  aiOperationStarted: true,
  aiAnswered: true,
  aiFailed: true,
  aiStopped: true,
  proposalOpened: true,
  proposalAccepted: true,
  proposalRejected: true,
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
      return state.diffMode === 'viewing' ? { ...state, ...noDiff } : state
    case 'inlineChangesToggled':
      return state.diffMode === 'viewing' ? { ...state, showInlineChanges: !state.showInlineChanges } : state
  }
}

const isAwaited = (state: EditorState, { operation }: { operation: number }): boolean =>
  state.aiOperationInProgress && state.operation === operation

/** A proposal that is empty, or that is the text as it stands, is nothing to look at. */
const viewing = (state: EditorState, proposal: EditorProposal | null): EditorState =>
  proposal === null || proposal.latex === '' || proposal.latex === state.currentLatex
    ? state
    : { ...state, diffMode: 'viewing', proposal, showInlineChanges: true }

function accepted(state: EditorState): EditorState {
  const proposal = acceptableProposal(state)
  if (proposal === null) return state
  const revision = state.revision + 1
  return { ...state, ...noDiff, currentLatex: proposal.latex, revision, acceptedRevision: revision }
}
