// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import type { TextFix } from '@galley/contract/latex'
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CodeEditor, type CodeEditorHandle } from './code-editor.tsx'

afterEach(cleanup)

const fix: TextFix = {
  title: 'Change “itemise” to “itemize”',
  edits: [
    { line: 1, column: 1, was: '\\begin{itemise}', text: '\\begin{itemize}' },
    { line: 3, column: 1, was: '\\end{itemise}', text: '\\end{itemize}' },
  ],
}

function open(latex: string) {
  const onEdit = vi.fn()
  const ref = createRef<CodeEditorHandle>()
  const { container } = render(<CodeEditor ref={ref} latex={latex} diagnostics={[]} onEdit={onEdit} />)
  const view = EditorView.findFromDOM(container.querySelector<HTMLElement>('.cm-editor') ?? container)
  if (!view || !ref.current) throw new Error('there is no editor')
  return { onEdit, view, handle: ref.current, text: () => view.state.doc.toString() }
}

it('applies a fix as an edit, apart from what was typed before, so that one undo takes it back and no more', () => {
  const { handle, onEdit, view, text } = open('\\begin{itemise}\n\\item x\n\\end{itemise}')
  view.dispatch({ changes: { from: 22, insert: 'yz' }, userEvent: 'input.type' })
  handle.applyFix(fix)
  expect(text()).toBe('\\begin{itemize}\n\\item yzx\n\\end{itemize}')
  expect(onEdit).toHaveBeenLastCalledWith(text())
  undo(view)
  expect(text()).toBe('\\begin{itemise}\n\\item yzx\n\\end{itemise}')
  expect(onEdit).toHaveBeenLastCalledWith(text())
})

it('leaves a text alone that is no longer the one that the fix is for', () => {
  const { handle, onEdit, text } = open('% new\n\\begin{itemise}\n\\item x\n\\end{itemise}')
  handle.applyFix(fix)
  expect(text()).toBe('% new\n\\begin{itemise}\n\\item x\n\\end{itemise}')
  expect(onEdit).not.toHaveBeenCalled()
})

it('writes nothing that was made from an older text', () => {
  const { handle, onEdit, text } = open('one two')
  handle.write('ONE', 'step', 'one')
  expect([text(), onEdit.mock.calls]).toEqual(['one two', []])
  handle.write('ONE two', 'step', 'one two')
  expect(text()).toBe('ONE two')
})

it('takes a text that is put back as one step, which undo takes back without what was typed just before', () => {
  const onEdit = vi.fn()
  const { container, rerender } = render(<CodeEditor latex="accepted" diagnostics={[]} onEdit={onEdit} />)
  const view = EditorView.findFromDOM(container)
  if (!view) throw new Error('there is no editor')
  view.dispatch({ changes: { from: 8, insert: '!' }, userEvent: 'input.type' })
  rerender(<CodeEditor latex="before" diagnostics={[]} onEdit={onEdit} />)
  expect(view.state.doc.toString()).toBe('before')
  undo(view)
  expect(onEdit).toHaveBeenLastCalledWith('accepted!')
})

it.each([
  ['in the middle', 'one two three', 'one 2 three'],
  ['at the end', 'one', 'one two'],
  ['that repeats', 'aaa', 'aaaa'],
  ['of all', 'one', ''],
])('takes a change from outside %s, and the cursor stays by its words', (_where, before, after) => {
  const { container, rerender } = render(<CodeEditor latex={before} diagnostics={[]} onEdit={vi.fn()} />)
  const view = EditorView.findFromDOM(container)
  if (!view) throw new Error('there is no editor')
  view.dispatch({ selection: { anchor: 1 } })
  rerender(<CodeEditor latex={after} diagnostics={[]} onEdit={vi.fn()} />)
  expect(view.state.doc.toString()).toBe(after)
  expect(view.state.selection.main.head).toBe(Math.min(1, after.length))
})

it('reports the line that the cursor is moved to, but not while the person types or is elsewhere', () => {
  const onCursorLine = vi.fn()
  const { container } = render(
    <CodeEditor latex={'one\ntwo\nthree'} diagnostics={[]} onEdit={vi.fn()} onCursorLine={onCursorLine} />,
  )
  const view = EditorView.findFromDOM(container.querySelector<HTMLElement>('.cm-editor')!)!
  view.dispatch({ selection: { anchor: 5 } })
  expect(onCursorLine).not.toHaveBeenCalled()
  view.focus()
  view.dispatch({ selection: { anchor: 9 } })
  view.dispatch({ selection: { anchor: 11 } })
  view.dispatch({ changes: { from: 0, insert: 'x\n' }, selection: { anchor: 1 } })
  expect(onCursorLine.mock.calls).toEqual([[3]])
})

describe('an insertion', () => {
  const insertion = {
    changes: [
      { from: 0, to: 0, insert: '% new\n' },
      { from: 3, to: 3, insert: '[x]' },
    ],
    cursorAfter: 1,
  }

  it('is one step at the cursor, which goes behind it', () => {
    const onEdit = vi.fn()
    const handle = createRef<CodeEditorHandle>()
    const { container } = render(<CodeEditor ref={handle} latex="one two" diagnostics={[]} onEdit={onEdit} />)
    const view = EditorView.findFromDOM(container)!
    view.dispatch({ selection: { anchor: 3 } })
    const make = vi.fn(() => insertion)
    handle.current?.insert(make)
    expect(make).toHaveBeenCalledExactlyOnceWith('one two', 3)
    expect(onEdit).toHaveBeenLastCalledWith('% new\none[x] two')
    expect(view.state.selection.main.head).toBe('% new\none[x]'.length)
    expect(view.hasFocus).toBe(true)
    undo(view)
    expect(onEdit).toHaveBeenLastCalledWith('one two')
  })

  it('changes nothing while the text is locked', () => {
    const onEdit = vi.fn()
    const handle = createRef<CodeEditorHandle>()
    render(<CodeEditor ref={handle} latex="one two" diagnostics={[]} isReadOnly onEdit={onEdit} />)
    handle.current?.insert(() => insertion)
    expect(onEdit).not.toHaveBeenCalled()
  })
})
