// The editor's panes, bound to its state.
import type { TextFix } from '@galley/contract/latex'
import { lazy, Suspense, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref, type RefObject } from 'react'
import type { CodeEditorHandle } from './source/code-editor.tsx'
import { CodePane, type Decide, type DecideHunk } from './code-pane.tsx'
import { CompileLog } from './compile/compile-log.tsx'
import { reportOf } from './compile/compile-report.ts'
import { findLog } from './compile/find-log.ts'
import { EditorPanes } from './editor-panes.tsx'
import { FilesButton, type FilesHandle } from './files/files-button.tsx'
import { insertionOf } from './files/insert-file.ts'
import { LookButton } from './look/look-button.tsx'
import { EditorPhoto } from './photo/editor-photo.tsx'
import { Preview } from './preview-pane.tsx'
import { isBehind, isLatexLocked, needsAnswer, type EditorState } from './state/editor-state.ts'
import type { ProposalViewHandle } from './proposal/proposal-view.tsx'
import type { AskSelection } from './source/selection-toolbar.ts'
import type { TextSuggestions } from './source/suggestion-marks.ts'
import type { TextMarks } from './source/text-marks.ts'
import { useSourceView, type ChosenView, type TextView } from './source/view-switch.tsx'
import type { Editor } from './use-editor.ts'
import { findLine, useLinePlace } from './preview/use-line-place.ts'
import { useFormHandle, type FormHandle } from './use-form-handle.ts'
import type { OnPagePoint } from './preview/use-page-clicks.ts'

const noWords: readonly string[] = []

/** Rarely needed, and it brings the comparison of two texts with it. */
const ConflictDialog = lazy(async () => ({ default: (await import('./save/conflict-dialog.tsx')).ConflictDialog }))

export interface WorkspaceHandle {
  /** Brings the proposal into view, with the keyboard on it. */
  showProposal: () => void
  /** Goes to this line of the source, and marks where its words stand on the page. */
  showLine: (line: number) => void
  /** Goes to these words of this line, in the view that is open. */
  showWords: (line: number, words: string) => void
  /** Changes the text as one step of its history. */
  write: (latex: string) => void
}

interface Props {
  editor: Editor
  chat: ReactNode
  /** Words to be marked in the text and on the page. */
  marks: TextMarks | null
  suggestions: TextSuggestions | null
  /** Stands beside the views of the text. */
  tools: ReactNode
  onDecide: Decide
  onDecideHunk: DecideHunk
  /** The person asks the assistant about a part of the code. Null: there is none to be asked. */
  onAsk: AskSelection | null
  /** Starts a resume of Galley's own class from a document of another one. */
  onBringIn: () => void
  /** The form view of the text; composed by the page. */
  form: (parts: FormParts) => ReactNode
  ref?: Ref<WorkspaceHandle>
}

/** What a form needs to be another view of the text. */
export interface FormParts {
  latex: string
  isLocked: boolean
  onEdit: (latex: string, kind: 'typing' | 'step') => void
  onUndo: () => void
  onRedo: () => void
  onFocusLine: (line: number) => void
  onEditInLatex: (line: number) => void
  onBringIn: () => void
  /** The field of the photo; null where a document can't have one. */
  photo: ReactNode
  ref: Ref<FormHandle>
}

export function EditorWorkspace({ editor, chat, marks, suggestions, tools, form, onBringIn, ref, ...on }: Props) {
  const { state, dispatch } = editor
  const code = useRef<CodeEditorHandle>(null)
  const proposal = useRef<ProposalViewHandle>(null)
  const files = useRef<FilesHandle>(null)
  const { ref: formRef, form: fields } = useFormHandle()
  const source = useSourceView(editor.userId)
  const { report, diagnostics } = useReport(state)
  const { goToLine, applyFix, insertFile, showCode, showWords, findPlace, boxes, onPoint, switchTo } = useWays(editor, {
    code,
    fields,
    source,
  })
  useImperativeHandle(ref, () => ({
    showProposal() {
      editor.showPane('code')
      setTimeout(() => proposal.current?.focus())
    },
    showLine: showCode,
    showWords,
    write: (latex) => code.current?.write(latex, 'step'),
  }))
  return (
    <>
      <EditorPanes
        errors={report.diagnostics.filter(({ severity }) => severity === 'error').length}
        pane={editor.pane}
        view={source.view}
        onShowPane={editor.showPane}
        code={
          <CodePane
            state={state}
            dispatch={dispatch}
            diagnostics={diagnostics}
            marks={marks}
            suggestions={suggestions}
            code={code}
            proposal={proposal}
            {...on}
            onCursorLine={findPlace}
            view={source.view}
            onView={switchTo}
            form={() =>
              form({
                ...writingOf(editor, code),
                onFocusLine: findPlace,
                onEditInLatex: goToLine,
                onBringIn,
                ref: formRef,
              })
            }
            tools={
              <>
                {tools}
                <Files ref={files} editor={editor} code={code} onInsert={insertFile} />
                <Look state={state} code={code} onBringIn={onBringIn} />
              </>
            }
          />
        }
        log={
          <CompileLog
            report={report}
            latex={state.currentLatex}
            findLog={logFinderOf(state)}
            onClear={() => dispatch({ type: 'logCleared' })}
            onGoToLine={goToLine}
            onFix={applyFix}
            onAddFile={state.resumeId === null ? null : (...file) => files.current?.addMissing(...file)}
          />
        }
        chat={chat}
        preview={
          <Preview {...{ editor, code, boxes, onPoint, onGoToLine: goToLine }} words={marks?.words ?? noWords} />
        }
      />
      <Conflict state={state} dispatch={dispatch} />
    </>
  )
}

/** The log of a compile that succeeded is kept by the server. */
const logFinderOf = ({ compile, isLogCleared, resumeId }: EditorState) =>
  compile.kind === 'success' && !isLogCleared && resumeId !== null ? () => findLog(resumeId) : null

/** What the log shows of the last compile, and what the code marks of it. */
function useReport({ compile, isLogCleared }: EditorState) {
  const report = useMemo(() => reportOf(isLogCleared ? { kind: 'idle' } : compile), [compile, isLogCleared])
  const diagnostics = useMemo(() => reportOf(compile).diagnostics, [compile])
  return { report, diagnostics }
}

interface WaysParts {
  code: RefObject<CodeEditorHandle | null>
  fields: FormHandle
  source: ChosenView
}

/** The ways to a line: in the code, in the form, and on the page. */
function useWays(editor: Editor, { code, fields, source: { view, show, choose } }: WaysParts) {
  const { state } = editor
  /** Where the keyboard was last: of a line of the code, or of a field. */
  const lastLine = useRef<number>(null)
  const goToLine = (line: number) => {
    editor.showPane('code')
    show('latex')
    // The code comes into view first: what is hidden can't be scrolled.
    setTimeout(() => code.current?.goToLine(line))
  }
  const applyFix = (fix: TextFix) => {
    editor.showPane('code')
    show('latex')
    setTimeout(() => code.current?.applyFix(fix))
  }
  const insertFile = (name: string) => {
    editor.showPane('code')
    show('latex')
    setTimeout(() => code.current?.insert((latex, cursor) => insertionOf(name, latex, cursor)))
  }
  const place = useLinePlace(state)
  const findPlace = (line: number) => {
    lastLine.current = line
    place.find(line)
  }
  const showCode = (line: number) => {
    goToLine(line)
    findPlace(line)
  }
  const showInForm = (line: number, words: string): boolean => {
    const isShown = fields.showLine(line, words)
    if (isShown) editor.showPane('code')
    return isShown
  }
  const showWords = (line: number, words: string) => {
    if (view !== 'form' || !showInForm(line, words)) showCode(line)
  }
  const onPoint: OnPagePoint = async (point, signal) => {
    const line = await findLine(state, point, signal)
    if (line === null || signal.aborted) return
    // A click beside the words leads to no other view.
    if (view === 'form' && point.words === '') showInForm(line, '')
    else showWords(line, point.words)
  }
  const switchTo = (next: TextView) => {
    choose(next)
    const line = lastLine.current
    if (line === null) return
    if (next === 'latex') setTimeout(() => code.current?.goToLine(line))
    else fields.showLine(line, '')
  }
  return { goToLine, applyFix, insertFile, showCode, showWords, findPlace, boxes: place.boxes, onPoint, switchTo }
}

const Conflict = ({ state, dispatch }: Pick<Editor, 'state' | 'dispatch'>) =>
  needsAnswer(state) && (
    <Suspense>
      <ConflictDialog state={state} dispatch={dispatch} />
    </Suspense>
  )

type Writing = Omit<FormParts, 'onFocusLine' | 'onEditInLatex' | 'onBringIn' | 'ref'>

/** Whatever changes the text beside the code writes into the code's history. */
const writingOf = ({ state, filesChanged }: Editor, code: RefObject<CodeEditorHandle | null>): Writing => {
  const text = { latex: state.currentLatex, isLocked: isLatexLocked(state) }
  const onRewrite = (latex: string) => code.current?.write(latex, 'step')
  return {
    ...text,
    onEdit: (latex, kind) => code.current?.write(latex, kind),
    onUndo: () => code.current?.undo(),
    onRedo: () => code.current?.redo(),
    photo: <EditorPhoto {...text} resumeId={state.resumeId} onRewrite={onRewrite} onChanged={filesChanged} />,
  }
}

interface FilesProps {
  editor: Editor
  code: RefObject<CodeEditorHandle | null>
  onInsert: (name: string) => void
  ref: Ref<FilesHandle>
}

/** A document that is not stored yet has nothing beside it. */
function Files({ editor: { state, filesChanged }, code, ...props }: FilesProps) {
  const { resumeId } = state
  if (resumeId === null) return null
  return (
    <FilesButton
      key={resumeId}
      {...props}
      resumeId={resumeId}
      latex={state.currentLatex}
      isLocked={isLatexLocked(state)}
      onRewrite={(latex) => code.current?.write(latex, 'step')}
      onChanged={filesChanged}
    />
  )
}

interface LookProps {
  state: EditorState
  code: RefObject<CodeEditorHandle | null>
  onBringIn: () => void
}

function Look({ state, code, onBringIn }: LookProps) {
  const isPageDue = isBehind(state) || state.compile.kind === 'compiling'
  return (
    <LookButton
      latex={state.currentLatex}
      isLocked={isLatexLocked(state)}
      page={isPageDue ? null : state.pdf}
      onChange={(latex) => code.current?.write(latex, 'step')}
      onBringIn={onBringIn}
      onUndo={() => code.current?.undo()}
      onRedo={() => code.current?.redo()}
    />
  )
}
