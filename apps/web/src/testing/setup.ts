// Test files share a process. Each leaves nothing to the next: no counted events that wait to be sent, no state that
// modules keep.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event('pagehide'))
  vi.resetModules()
})
