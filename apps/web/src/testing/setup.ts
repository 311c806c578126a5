// Test files share a process. Each leaves nothing to the next: no counted events that wait to be sent, no state that
// modules keep.
import * as React from 'react'
import { afterAll, vi } from 'vitest'
import { trackTimeouts } from './track-timeouts.ts'

const timeouts = trackTimeouts()

afterAll(() => {
  vi.useRealTimers()
  timeouts.stop()
  if (typeof window !== 'undefined') {
    window.dispatchEvent(new Event('pagehide'))
    document.head.replaceChildren()
    document.body.replaceChildren()
  }
  vi.resetModules()
})

// Test files run beside each other in threads of one process, which Node's channels reach: the sign-in of one file
// would be heard in another as one of its other tabs.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')

// React's development build takes a stack trace for each element that is made, up to a number of them a second, for the
// warnings about it: a sixth of all these tests' time. Here that number is reached from the start.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stack traces elsewhere: see what does it now, or the tests are slow')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e4,
  set() {},
  configurable: true,
})

if (typeof window !== 'undefined') {
  const { configure, prettyDOM } = await import('@testing-library/react')
  configure({
    // A busy machine takes longer than the default of one second.
    asyncUtilTimeout: 20_000,
    // A query that waits fails many times before it succeeds: the page is printed only for a failure that is read.
    getElementError(message, container) {
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
      return Object.defineProperty(error, 'message', { get: print })
    },
  })
}
