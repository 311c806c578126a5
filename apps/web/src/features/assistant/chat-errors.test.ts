// The specification's sentences, word for word.
import type { MessageAnswer } from '@galley/contract/assistant'
import { describe, expect, it } from 'vitest'
import { assistant } from '../../strings/en/assistant.ts'
import { troubleOfAnswer, troubleOfNetwork, troubleOfStart, troubleOfStatus } from './chat-errors.ts'

describe('a refused message', () => {
  it.each([
    [402, 'billing_prompt', "You've run out of AI messages! You've used all your available messages."],
    [404, 'trouble', 'Chat session expired. Please refresh the page and try again.'],
    [403, 'trouble', 'Access denied. Please check your permissions.'],
    [500, 'trouble', 'Server error. Please try again in a moment.'],
    [409, 'trouble', 'Something went wrong (409). Please try again.'],
    [429, 'trouble', 'Something went wrong (429). Please try again.'],
    [503, 'trouble', 'Something went wrong (503). Please try again.'],
  ])('%i: %s: %s', (status, kind, content) => expect(troubleOfStatus(status)).toEqual({ kind, content }))

  it('says what goes on where the assistant is switched off', () => {
    const { kind, content } = troubleOfStatus(503, 'assistant_off')
    expect(kind).toBe('trouble')
    expect(content).toMatch(/^The assistant is switched off .*You were not charged\. You can go on editing/)
  })

  it('says what to do where the account is full', () => {
    const { kind, content } = troubleOfStatus(409, 'account_full')
    expect(kind).toBe('trouble')
    expect(content).toMatch(/^Your account is full: .*Delete what you no longer need, then try again\.$/)
  })
})

it('says where the text is when the server is not reached, or is lost sight of', () => {
  for (const sentence of [troubleOfNetwork.advice, assistant.cutOff]) expect(sentence).toContain('kept on this device')
})

describe('an answer without success', () => {
  const answer = (error: string | null, isCharged: boolean): MessageAnswer => ({
    success: false,
    response: '',
    patch_data: null,
    error,
    credits_deducted: isCharged,
    message: null,
  })
  const usual = 'Sorry, I encountered an error processing your request. Please try again.'
  it.each([
    ['It took too long.', false, 'It took too long. (No message credit deducted)'],
    ['It took too long.', true, 'It took too long.'],
    [null, false, `${usual} (No message credit deducted)`],
    ['', true, usual],
  ])('%j, charged %s: %s', (error, isCharged, content) =>
    expect(troubleOfAnswer(answer(error, isCharged))).toEqual({ kind: 'trouble', content }),
  )
})

it.each([
  [troubleOfNetwork.content, 'Sorry, something went wrong... (No message credit deducted)'],
  [troubleOfStart(503), 'Failed to start AI session (503). Using basic mode instead. Some features may be limited.'],
  [troubleOfStart(null), 'Network error initializing AI session. Using basic mode instead.'],
  [assistant.trouble.notReady, 'AI session not ready yet. Please wait for initialization to complete.'],
  [assistant.trouble.buyMore, 'Click here to buy more messages'],
  [assistant.trouble.pdfFailed(null), 'PDF compilation failed: Unknown error'],
  [assistant.trouble.pdfFailed('no pages'), 'PDF compilation failed: no pages'],
  [assistant.trouble.pdfBroken, 'Error compiling LaTeX. Please try again.'],
  [assistant.trouble.imageBroken, 'Error uploading image. Please try again.'],
  [assistant.tailor.empty, 'Please enter a job description first'],
  [assistant.noResume, 'Save a new resume to enable AI Chat.'],
])('%s', (sentence, expected) => expect(sentence).toBe(expected))
