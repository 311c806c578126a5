import type { Diagnostic, TextFix } from '@galley/contract/latex'
import { isolateHistory, redo, undo } from '@codemirror/commands'
import { setDiagnostics, type Diagnostic as Lint } from '@codemirror/lint'
import { Annotation, Compartment, EditorState as CodeState } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { changedPart } from './changed-part.ts'
import { latexEditing } from './editor-extensions.ts'
import { changesOf, type Change } from '../compile/text-fix.ts'
import { selectionToolbar, type AskSelection } from './selection-toolbar.ts'
import { showSuggestions, suggestionMarks, type TextSuggestions } from './suggestion-marks.ts'
import { markedWords, showMarks, type TextMarks } from './text-marks.ts'

export interface CodeEditorHandle {
  focus: () => void
  /** Puts the cursor at the start of this line, counted from 1, and shows it. */
  goToLine: (line: number) => void
  /**
   * Applies a fix as an edit of the person's, which one undo takes back. Does nothing where the text has changed
   * meanwhile.
   */
  applyFix: (fix: TextFix) => void
  /**
   * An edit made for the text and the cursor as they are, as one step; the cursor goes behind one of its changes. Does
   * nothing while the person can't type.
   */
  insert: (make: (latex: string, cursor: number) => Insertion | null) => void
  /**
   * The text as another view of it has it now: an edit of the person's, in the same history. What is typed in one
   * place without a pause is one step. `madeFrom`: the text that this one was made from; where that is an older one,
   * nothing is written.
   */
  write: (latex: string, kind: 'typing' | 'step', madeFrom?: string) => void
  undo: () => void
  redo: () => void
  /** Undoes the last step also while the person can't type. */
  takeBack: () => void
}

/** Sorted by place. `cursorAfter` is the index of a change. */
interface Insertion {
  changes: Change[]
  cursorAfter: number
}

interface Props {
  latex: string
  diagnostics: Diagnostic[]
  /** While the assistant works on the text, or has a proposal for it. */
  isReadOnly?: boolean
  /** Words to be marked, of a text that may be a moment old. Null: none. */
  marks?: TextMarks | null
  /** On the prose, of a text that may be a moment old. Null: none. */
  suggestions?: TextSuggestions | null
  onEdit: (latex: string) => void
  /** The person put the cursor on another line, counted from 1, without typing. */
  onCursorLine?: (line: number) => void
  /** The person asks the assistant about a part of `latex`. Null: there is none to be asked. */
  onAsk?: AskSelection | null
  ref?: Ref<CodeEditorHandle>
}

/** Marks a change that came from outside, which is not an edit of the person's. */
const fromOutside = Annotation.define<boolean>()

export function CodeEditor({
  latex,
  diagnostics,
  isReadOnly = false,
  marks = null,
  suggestions = null,
  onEdit,
  onCursorLine,
  onAsk = null,
  ref,
}: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const on = useRef({ onEdit, onCursorLine, onAsk })
  useEffect(() => void (on.current = { onEdit, onCursorLine, onAsk }), [onEdit, onCursorLine, onAsk])
  const first = useRef(latex)
  const readOnly = useRef(new Compartment())

  useEffect(() => {
    const created = new EditorView({
      parent: host.current as HTMLElement,
      doc: first.current,
      extensions: [
        latexEditing(words.code.label),
        markedWords,
        suggestionMarks,
        selectionToolbar(() => on.current.onAsk),
        readOnly.current.of(CodeState.readOnly.of(false)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(fromOutside)))
            on.current.onEdit(update.state.doc.toString())
          const line = enteredLine(update)
          if (line !== null) on.current.onCursorLine?.(line)
        }),
      ],
    })
    view.current = created
    return () => created.destroy()
  }, [])

  useEffect(() => {
    const { current } = view
    const before = current?.state.doc.toString()
    if (!current || before === undefined || before === latex) return
    current.dispatch({
      changes: changedPart(before, latex),
      // A step of its own, so that one undo takes back this and nothing that was typed just before.
      annotations: [fromOutside.of(true), isolateHistory.of('full')],
    })
  }, [latex])

  useEffect(() => {
    view.current?.dispatch({ effects: readOnly.current.reconfigure(CodeState.readOnly.of(isReadOnly)) })
  }, [isReadOnly])

  useEffect(() => {
    const { current } = view
    if (current)
      current.dispatch(
        setDiagnostics(
          current.state,
          diagnostics.flatMap((diagnostic) => lintOf(current.state, diagnostic)),
        ),
      )
  }, [diagnostics])

  useEffect(() => {
    if (view.current) showMarks(view.current, marks)
  }, [marks])

  useEffect(() => {
    if (view.current) showSuggestions(view.current, suggestions)
  }, [suggestions])

  useImperativeHandle(ref, () => handleOf(view, readOnly))

  return <div ref={host} className="h-full min-h-0 overflow-hidden" />
}

/** The line that the cursor was moved to, from another one. Null while the person types, or is elsewhere. */
function enteredLine({ selectionSet, docChanged, view, startState, state }: ViewUpdate): number | null {
  if (!selectionSet || docChanged || !view.hasFocus) return null
  const lineOf = ({ doc, selection }: CodeState) => doc.lineAt(selection.main.head).number
  const line = lineOf(state)
  return line === lineOf(startState) ? null : line
}

interface ShownChange {
  changes: Change[]
  at: number
  userEvent: string
}

/** One step of the history; the cursor goes behind what is at `at` now. */
function changeAt(view: EditorView, { changes, at, userEvent }: ShownChange): void {
  const applied = view.state.changes(changes)
  const anchor = applied.mapPos(at, 1)
  view.dispatch({
    changes: applied,
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    annotations: isolateHistory.of('full'),
    userEvent,
  })
  view.focus()
}

/** What the rest of the editor may do with the code. */
function handleOf(view: RefObject<EditorView | null>, readOnly: RefObject<Compartment>): CodeEditorHandle {
  return {
    focus: () => view.current?.focus(),
    goToLine(line) {
      const { current } = view
      if (!current) return
      const { doc, selection } = current.state
      const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
      // A cursor that is on the line stays where it is.
      const { head } = selection.main
      const at = head >= from && head <= to ? head : from
      current.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
      current.focus()
    },
    applyFix(fix) {
      const { current } = view
      const changes = current && changesOf(fix, current.state.doc.toString())
      const last = changes?.at(-1)
      if (!current || current.state.readOnly || !changes || !last) return
      changeAt(current, { changes, at: last.to, userEvent: 'input.fix' })
    },
    insert(make) {
      const { current } = view
      if (!current || current.state.readOnly) return
      const insertion = make(current.state.doc.toString(), current.state.selection.main.head)
      const at = insertion?.changes[insertion.cursorAfter]?.to
      if (insertion && at !== undefined) changeAt(current, { changes: insertion.changes, at, userEvent: 'input.file' })
    },
    write(text, kind, madeFrom) {
      const { current } = view
      if (!current || current.state.readOnly) return
      const present = current.state.doc.toString()
      if (madeFrom !== undefined && madeFrom.replaceAll('\r\n', '\n') !== present) return
      current.dispatch({
        changes: changedPart(present, text.replaceAll('\r\n', '\n')),
        ...(kind === 'typing'
          ? { userEvent: 'input.type.form' }
          : { userEvent: 'input.form', annotations: isolateHistory.of('full') }),
      })
    },
    undo: () => void (view.current && undo(view.current)),
    redo: () => void (view.current && redo(view.current)),
    takeBack() {
      const { current } = view
      if (!current) return
      const { readOnly: isLocked } = current.state
      const lock = (is: boolean) =>
        current.dispatch({ effects: readOnly.current.reconfigure(CodeState.readOnly.of(is)) })
      lock(false)
      undo(current)
      lock(isLocked)
    },
  }
}

function lintOf({ doc }: CodeState, { line, severity, message, hint }: Diagnostic): Lint[] {
  if (line === null || line < 1 || line > doc.lines) return []
  const { from, to, text } = doc.line(line)
  const start = from + (text.length - text.trimStart().length)
  return [{ from: Math.min(start, to), to, severity, message: hint ? `${message}. ${hint}` : message }]
}
