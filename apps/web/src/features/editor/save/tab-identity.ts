// Which tab this is, and whether another one still lives. A tab keeps its name through a reload, and holds a lock as
// long as it lives: the browser lets go of it whatever way the tab ends.
const storageKey = 'galley-tab'
const lockOf = (tab: string) => `galley-tab ${tab}`

/** Resolves with true when the lock is this tab's from now on. */
function hold(tab: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // Held until the tab is gone.
      return lock === null ? undefined : new Promise(() => {})
    })
  })
}

async function identify(): Promise<string> {
  const kept = sessionStorage.getItem(storageKey)
  // A duplicated tab comes with the name of the one that it was made from, which lives: it takes another.
  const tab = kept !== null && (await hold(kept)) ? kept : crypto.randomUUID()
  if (tab !== kept) await hold(tab)
  sessionStorage.setItem(storageKey, tab)
  return tab
}

/** This tab's name where it is known by now, for what can't wait; null before. */
export const knownTab = (): string | null => sessionStorage.getItem(storageKey)

let own: Promise<string> | undefined
export const ownTab = (): Promise<string> => (own ??= identify())

/** Where the browser has no locks every other tab counts as gone: a text shown twice is better than one never shown. */
export async function isTabAlive(tab: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(tab))
}
