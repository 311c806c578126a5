// The editor as a pure reducer. What happens in the world (saving, compiling, clocks, storage) happens elsewhere and is
// reported here; an answer that comes too late changes nothing.
import {
  emptyEditor,
  isLatexLocked,
  keepsPdf,
  type EditorEvent,
  type EditorState,
  type LoadedResume,
} from './editor-state.ts'
import { isProposalEvent, reduceProposal } from './reduce-proposal.ts'
import { askedAnew, reduceSave } from './reduce-save.ts'

export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  if (isProposalEvent(event)) return reduceProposal(state, event)
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

type TextEvent = Extract<
  EditorEvent,
  { type: 'draftRestored' | 'latexEdited' | 'titleEdited' | 'jobDescriptionEdited' }
>

/** A change that changes nothing is none: it makes nothing dirty. */
function reduceText(state: EditorState, event: TextEvent): EditorState {
  if (event.type === 'latexEdited' && isLatexLocked(state)) return state
  const before = { title: state.resumeTitle, jobDescription: state.jobDescription, latex: state.currentLatex }
  const isDraft = event.type === 'draftRestored'
  const { title, jobDescription, latex } = { ...before, ...(isDraft ? event.draft : event) }
  if (title === before.title && jobDescription === before.jobDescription && latex === before.latex) return state
  const known = isDraft ? { base: event.draft.base, unanswered: event.draft.unanswered } : {}
  return askedAnew({
    ...state,
    ...known,
    revision: state.revision + 1,
    resumeTitle: title,
    jobDescription,
    currentLatex: latex,
  })
}

type CompileEvent = Extract<
  EditorEvent,
  { type: 'compileStarted' | 'compileSucceeded' | 'compileFailed' | 'compileErrored' }
>

function reduceCompile(state: EditorState, event: CompileEvent): EditorState {
  if (event.type === 'compileStarted') {
    if (event.isLive) return { ...state, run: event.run }
    return { ...state, run: event.run, compile: { kind: 'compiling', run: event.run }, isLogCleared: false }
  }
  // A later compile has started meanwhile: this answer is about a text that is no longer asked about.
  if (event.run !== state.run) return state
  switch (event.type) {
    case 'compileSucceeded':
      return {
        ...state,
        compile: { kind: 'success', diagnostics: event.diagnostics },
        pdf: event.pdf,
        isLogCleared: false,
      }
    case 'compileFailed':
      return {
        ...state,
        compile: { kind: 'failure', code: event.code, diagnostics: event.diagnostics, log: event.log },
        pdf: event.isLive || keepsPdf(event.code) ? state.pdf : null,
        isLogCleared: false,
      }
    case 'compileErrored':
      return { ...state, compile: { kind: 'error', message: event.message }, isLogCleared: false }
  }
}
