// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { askAssistant } from './ask-assistant.ts'

afterEach(() => void vi.unstubAllGlobals())

const asked = {
  sessionId: 's1',
  outgoing: { key: 'a-key-of-its-own', body: { message: 'Hello', current_latex: 'x' } },
}

it.each([
  ['the connection is lost before an answer begins: the server may be at it', true, 'cut_off'],
  ['this device has no connection: nothing was sent', false, 'unreachable'],
])('%s', async (_title, isOnline, kind) => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const result = await askAssistant(asked, { onText: vi.fn(), onStage: vi.fn() }, new AbortController().signal)
  expect(result).toEqual({ kind })
})
