// @vitest-environment jsdom
// Writing a message, as a person does it.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRef } from 'react'
import type { AskedPart } from './asked-part.ts'
import { ChatInput, type ChatInputHandle } from './chat-input.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function show({
  isAwaiting = false,
  canStop = false,
  isTaken = true,
  seesFiles = true,
  part = null as AskedPart | null,
} = {}) {
  const onSend = vi.fn(() => isTaken)
  const onStop = vi.fn()
  const onPart = vi.fn()
  const ref = createRef<ChatInputHandle>()
  render(
    <ChatInput
      ref={ref}
      latex="x"
      resumeId="r1"
      arrived={null}
      isAwaiting={isAwaiting}
      canStop={canStop}
      seesFiles={seesFiles}
      onSend={onSend}
      onStop={onStop}
      part={part}
      onPart={onPart}
    />,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the assistant' })
  return { onSend, onStop, onPart, field, ref, user: userEvent.setup() }
}
const nothing = { image: null, pdf: null }

describe('Enter', () => {
  it('sends, and empties the field', async () => {
    const { onSend, field, user } = show()
    await user.type(field, 'Shorten it{Enter}')
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Shorten it', nothing)
    expect(field.value).toBe('')
  })
  it('with Shift begins a line', async () => {
    const { onSend, field, user } = show()
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two')
    expect([field.value, onSend.mock.calls.length]).toEqual(['one\ntwo', 0])
  })
  it('ends a word that is being composed, and sends nothing', () => {
    const { onSend, field } = show()
    fireEvent.change(field, { target: { value: '看護' } })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(onSend).not.toHaveBeenCalled()
  })
  it.each(['', '   '])('sends nothing of %j', async (text) => {
    const { onSend, field, user } = show()
    if (text) await user.type(field, text)
    await user.type(field, '{Enter}')
    expect(onSend).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  })
  it('is ignored while a reply is awaited, and what was typed stays', async () => {
    const { onSend, field, user } = show({ isAwaiting: true })
    await user.type(field, 'And this{Enter}')
    expect([field.value, onSend.mock.calls.length]).toEqual(['And this', 0])
  })
})

it('keeps what was not taken', async () => {
  const { field, user } = show({ isTaken: false })
  await user.type(field, 'Too early{Enter}')
  expect(field.value).toBe('Too early')
})

it('stops what is being answered', async () => {
  const { onStop, user } = show({ isAwaiting: true, canStop: true })
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})

it.each([
  ['', 'I have used Kafka: '],
  ['Shorten it ', 'Shorten it\nI have used Kafka: '],
])('begins with given words after %j, the cursor behind them', async (typed, expected) => {
  const { field, ref, user } = show()
  if (typed) await user.type(field, typed)
  act(() => ref.current?.begin('I have used Kafka: '))
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('in 2024')
  expect(field.value).toBe(`${expected}in 2024`)
})

describe('about a part of the text', () => {
  const part = { from: 0, to: 16, text: 'Led \\textbf{nine}' }

  it('says so, and is about the whole again after it was sent', async () => {
    const { field, onPart, user } = show({ part })
    expect(screen.getByText('“Led nine”')).toBeTruthy()
    await user.type(field, 'Shorter{Enter}')
    expect(onPart).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('stays where the message was not sent', async () => {
    const { field, onPart, user } = show({ part, isTaken: false })
    await user.type(field, 'Shorter{Enter}')
    expect(onPart).not.toHaveBeenCalled()
  })

  it('can be taken off', async () => {
    const { onPart, user } = show({ part })
    await user.click(screen.getByRole('button', { name: 'Ask about the whole resume instead' }))
    expect(onPart).toHaveBeenCalledExactlyOnceWith(null)
  })
})
