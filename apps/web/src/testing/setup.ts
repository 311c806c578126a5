// Test files share a process. Each leaves nothing to the next: no counted events that wait to be sent, no state that
// modules keep.
import { afterAll, vi } from 'vitest'

afterAll(() => {
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

// A busy machine takes longer than the default of one second.
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
}
