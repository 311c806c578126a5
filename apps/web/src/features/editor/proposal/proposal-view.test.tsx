// @vitest-environment jsdom
// A proposal answered by the keyboard.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProposalView } from './proposal-view.tsx'

beforeEach(() => {
  // jsdom measures nothing.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const before = '\\item one\n\\item two\n\\item three\n\\item four\n\\item five'
const after = '\\item one\n\\item 2 two\n\\item three\n\\item four\n\\item new\n\\item five'

const wordings = [{ line: '\\item 2 two', latex: '\\item two, 2' }]

function show({ isAcceptable = true } = {}) {
  const spies = {
    onAccept: vi.fn(),
    onReject: vi.fn(),
    onToggleInline: vi.fn(),
    onDecideHunk: vi.fn(),
    onReword: vi.fn(),
    onTakeBack: vi.fn(),
  }
  render(
    <ProposalView
      accepted={before}
      proposal={{ base: before, latex: after, messageId: 'm1', review: null, wordings }}
      isAcceptable={isAcceptable}
      showInlineChanges
      {...spies}
    />,
  )
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Proposed changes to the LaTeX code' }), { key, ...more })
  return { ...spies, press }
}

const current = () => document.querySelector('.hunk-answers.hunk-current')?.getAttribute('aria-label')

it('says how much it changes, and shows all of it without taking an edit', () => {
  show()
  expect(screen.getByText('1 line changed, 1 added')).toBeTruthy()
  const code = screen.getByRole('textbox', { name: 'Proposed changes to the LaTeX code' })
  expect([code.getAttribute('contenteditable'), code.getAttribute('aria-readonly')]).toEqual(['false', 'true'])
})

describe('the keyboard', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('accepts with Enter and %o', (modifier) => {
    const { press, onAccept } = show()
    press('Enter')
    expect(onAccept).not.toHaveBeenCalled()
    press('Enter', modifier)
    expect(onAccept).toHaveBeenCalledOnce()
  })
  it('accepts nothing that cannot be accepted', () => {
    const { press, onAccept } = show({ isAcceptable: false })
    press('Enter', { ctrlKey: true })
    expect(onAccept).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept All' }).disabled).toBe(true)
  })
  it('rejects with Escape pressed twice, and not once', () => {
    const { press, onReject } = show()
    press('Escape')
    expect(onReject).not.toHaveBeenCalled()
    expect(screen.getByText('Press Escape again to reject all.')).toBeTruthy()
    press('Escape')
    expect(onReject).toHaveBeenCalledOnce()
  })
  it('goes from change to change with F7', () => {
    const { press } = show()
    press('F7')
    expect(current()).toBe('Change 2 of 2')
    press('F7', { shiftKey: true })
    expect(current()).toBe('Change 1 of 2')
  })
  it('takes a change with Alt+Enter and rejects the next one with Alt+Down and Alt+Backspace', () => {
    const { press, onDecideHunk } = show()
    press('Enter', { altKey: true })
    press('ArrowDown', { altKey: true })
    press('Backspace', { altKey: true })
    expect(onDecideHunk.mock.calls).toEqual([
      [0, 'taken'],
      [1, 'rejected'],
    ])
  })
  it('goes round with Alt+Up', () => {
    const { press } = show()
    press('ArrowUp', { altKey: true })
    expect(current()).toBe('Change 2 of 2')
  })
  it.each([{ ctrlKey: true }, { metaKey: true }])('opens the last one again with z and %o', (modifier) => {
    const { press, onTakeBack } = show()
    press('z', modifier)
    expect(onTakeBack).toHaveBeenCalledOnce()
  })
})

describe('each change', () => {
  it('has its own answers, by name', () => {
    const { onDecideHunk } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Reject change 2 of 2' }))
    fireEvent.click(screen.getByRole('button', { name: 'Accept change 1 of 2' }))
    expect(onDecideHunk.mock.calls).toEqual([
      [1, 'rejected'],
      [0, 'taken'],
    ])
    expect(screen.getByText('2 of 2 changes left')).toBeTruthy()
  })
  it('cannot be decided where the text has changed since', () => {
    const { press, onDecideHunk } = show({ isAcceptable: false })
    press('Enter', { altKey: true })
    expect(onDecideHunk).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept change 1 of 2' }).disabled).toBe(true)
  })
})

it('shows another wording of a change that has one, by button and by key', () => {
  const { onReword, press } = show()
  fireEvent.click(screen.getByRole('button', { name: /^Show another wording of change 1 of 2.*Wording 1 of 2$/ }))
  expect(onReword).toHaveBeenLastCalledWith(0)
  press('ArrowRight', { altKey: true })
  expect(onReword).toHaveBeenCalledTimes(2)
  press('ArrowDown', { altKey: true })
  press('ArrowRight', { altKey: true })
  expect(onReword).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: /^Show another wording of change 2/ })).toBeNull()
})
