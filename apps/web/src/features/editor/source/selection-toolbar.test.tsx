// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CodeEditor } from './code-editor.tsx'

// jsdom lays nothing out.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})
afterEach(cleanup)

const latex = '\\item Led nine nurses.\n\\item Wrote rotas.\n'

function open({ isReadOnly = false, hasChat = true, text = latex } = {}) {
  const onAsk = vi.fn()
  const { container } = render(
    <CodeEditor
      latex={text}
      diagnostics={[]}
      isReadOnly={isReadOnly}
      onEdit={() => undefined}
      onAsk={hasChat ? onAsk : null}
    />,
  )
  const view = EditorView.findFromDOM(container.querySelector<HTMLElement>('.cm-editor') ?? container)!
  view.focus()
  return { onAsk, view, user: userEvent.setup() }
}
const select = (view: EditorView, from: number, to: number) => view.dispatch({ selection: { anchor: from, head: to } })
const toolbar = () => screen.queryByRole('group', { name: 'Ask the assistant about the selection' })
/** Longer than a selection has to rest. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 400))

it('offers what can be asked about a selection, and asks about that', async () => {
  const { onAsk, view, user } = open()
  select(view, 6, 22)
  await user.click(await screen.findByRole('button', { name: 'Shorter' }))
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ from: 6, to: 22 }, 'shorter')
  expect(view.hasFocus).toBe(true)
  expect(toolbar()).toBeNull()
})

it('leaves focus and selection in the code while a button is pressed', async () => {
  const { view, user } = open()
  select(view, 6, 22)
  await user.pointer({ keys: '[MouseLeft>]', target: await screen.findByRole('button', { name: 'Ask…' }) })
  await rest()
  expect(view.hasFocus).toBe(true)
  expect(toolbar()).not.toBeNull()
})

it.each(['Shorter', 'Stronger', 'Fix', 'Translate…', 'Ask…'])('has a button %s', async (name) => {
  const { view } = open()
  select(view, 22, 6)
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

it('goes with the selection, with the next change, and with Escape', async () => {
  const { view, user } = open()
  select(view, 6, 22)
  await waitFor(() => expect(toolbar()).not.toBeNull())
  select(view, 6, 6)
  expect(toolbar()).toBeNull()
  select(view, 6, 22)
  await waitFor(() => expect(toolbar()).not.toBeNull())
  view.dispatch({ changes: { from: 0, insert: '%' } })
  expect(toolbar()).toBeNull()
  select(view, 6, 22)
  await waitFor(() => expect(toolbar()).not.toBeNull())
  await user.keyboard('{Escape}')
  expect(toolbar()).toBeNull()
  expect(view.state.selection.main.to).toBe(22)
  select(view, 6, 21)
  const button = await screen.findByRole('button', { name: 'Shorter' })
  button.focus()
  await user.keyboard('{Escape}')
  expect(toolbar()).toBeNull()
  expect(view.hasFocus).toBe(true)
})

it.each([
  ['nothing is selected', {}, [6, 6]],
  ['only a line break is selected', {}, [22, 23]],
  ['the text is locked', { isReadOnly: true }, [6, 22]],
  ['there is no assistant', { hasChat: false }, [6, 22]],
  ['more is selected than a message may be about', { text: 'a'.repeat(9_000) }, [0, 8_500]],
] as const)('is not there where %s', async (_why, options, [from, to]) => {
  const { view } = open(options)
  select(view, from, to)
  await rest()
  expect(toolbar()).toBeNull()
})
