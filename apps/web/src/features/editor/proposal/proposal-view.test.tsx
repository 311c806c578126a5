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

function show({ isAcceptable = true } = {}) {
  const spies = { onAccept: vi.fn(), onReject: vi.fn(), onToggleInline: vi.fn() }
  render(
    <ProposalView
      accepted={'one\ntwo\nthree\nfour\nfive'}
      proposed={'one\n2\nthree\nfour\nnew\nfive'}
      isAcceptable={isAcceptable}
      showInlineChanges
      {...spies}
    />,
  )
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Proposed changes to the LaTeX code' }), { key, ...more })
  return { ...spies, press }
}

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
    expect(screen.getByText('2 of 2')).toBeTruthy()
    press('F7', { shiftKey: true })
    expect(screen.getByText('1 of 2')).toBeTruthy()
  })
})
