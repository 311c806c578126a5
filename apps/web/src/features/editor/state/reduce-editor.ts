// The editor as a pure reducer. What happens in the world (saving, compiling, clocks, storage) happens elsewhere and is
// reported here; an answer that comes too late changes nothing.
import {
  emptyEditor,
  isLatexLocked,
  keepsPdf,
  type EditorAction,
  type EditorState,
  type LoadedResume,
} from './editor-state.ts'
import { isProposalAction, reduceProposal } from './reduce-proposal.ts'
import { askedAnew, reduceSave } from './reduce-save.ts'

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  if (isProposalAction(action)) return reduceProposal(state, action)
  switch (action.type) {
    case 'resumeLoaded':
      return loaded(action.resume)
    case 'logCleared':
      return { ...state, isLogCleared: true }
    case 'draftRestored':
    case 'latexEdited':
    case 'titleEdited':
    case 'jobDescriptionEdited':
      return reduceText(state, action)
    case 'compileStarted':
    case 'compileSucceeded':
    case 'compileFailed':
    case 'compileErrored':
      return reduceCompile(state, action)
    default:
      return reduceSave(state, action)
  }
}

const loaded = ({ title, jobDescription, latex, ...resume }: LoadedResume): EditorState => ({
  ...emptyEditor(),
  resumeId: resume.resumeId,
  resumeTitle: title,
  jobDescription,
  currentLatex: latex,
  base: { title, jobDescription, latex },
  templateName: resume.templateName,
  formData: resume.formData,
  version: resume.version,
  lastSaved: resume.at,
  pdf: resume.pdf,
})

type TextAction = Extract<
  EditorAction,
  { type: 'draftRestored' | 'latexEdited' | 'titleEdited' | 'jobDescriptionEdited' }
>

/** A change that changes nothing is none: it makes nothing dirty. */
function reduceText(state: EditorState, action: TextAction): EditorState {
  if (action.type === 'latexEdited' && isLatexLocked(state)) return state
  const before = { title: state.resumeTitle, jobDescription: state.jobDescription, latex: state.currentLatex }
  const isDraft = action.type === 'draftRestored'
  const { title, jobDescription, latex } = { ...before, ...(isDraft ? action.draft : action) }
  if (title === before.title && jobDescription === before.jobDescription && latex === before.latex) return state
  const known = isDraft ? { base: action.draft.base, unanswered: action.draft.unanswered } : {}
  return askedAnew({
    ...state,
    ...known,
    revision: state.revision + 1,
    resumeTitle: title,
    jobDescription,
    currentLatex: latex,
  })
}

type CompileAction = Extract<
  EditorAction,
  { type: 'compileStarted' | 'compileSucceeded' | 'compileFailed' | 'compileErrored' }
>

function reduceCompile(state: EditorState, action: CompileAction): EditorState {
  if (action.type === 'compileStarted') {
    if (action.isLive) return { ...state, run: action.run }
    return { ...state, run: action.run, compile: { kind: 'compiling', run: action.run }, isLogCleared: false }
  }
  // A later compile has started meanwhile: this answer is about a text that is no longer asked about.
  if (action.run !== state.run) return state
  switch (action.type) {
    case 'compileSucceeded':
      return {
        ...state,
        compile: { kind: 'success', diagnostics: action.diagnostics },
        pdf: action.pdf,
        isLogCleared: false,
      }
    case 'compileFailed':
      return {
        ...state,
        compile: { kind: 'failure', code: action.code, diagnostics: action.diagnostics, log: action.log },
        pdf: action.isLive || keepsPdf(action.code) ? state.pdf : null,
        isLogCleared: false,
      }
    case 'compileErrored':
      return { ...state, compile: { kind: 'error', message: action.message }, isLogCleared: false }
  }
}
