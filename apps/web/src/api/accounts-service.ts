// Where this installation keeps its accounts, as its settings say while it runs: one build serves both. Its own pages
// have it written into them; pages on another host than the API's ask the API once, before anything else.
import { apiCaller } from './api-origin.ts'

export interface AccountsAddress {
  /** Null: under the API's origin. */
  url: string | null
  /** Identifies the project, not the person. */
  key: string
}

/** Embedded accounts have one key for all. */
const embedded: AccountsAddress = { url: null, key: 'galley-embedded' }

/** What the API said last, for a start while it can't be reached. */
const storageKey = 'galley-accounts-service'
const tries = 3
const betweenTriesMs = 1_000

const serviceOf = (url: unknown, key: unknown): AccountsAddress | null =>
  typeof url === 'string' && /^https?:\/\//.test(url) && typeof key === 'string' && key !== '' ? { url, key } : null

interface Sources {
  /** What stands in the page; null in a page without it. */
  meta: (name: string) => string | null
  /** The API's response to getAccountsService; rejects where there is none. */
  ask: () => Promise<unknown>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  waitMs?: number
}

export async function findAccountsService(sources: Sources): Promise<AccountsAddress> {
  const url = sources.meta('accounts-url')
  return url === '?' ? askApi(sources) : (serviceOf(url, sources.meta('accounts-key')) ?? embedded)
}

async function askApi({ ask, storage, waitMs = betweenTriesMs }: Sources): Promise<AccountsAddress> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    try {
      const { hosted } = (await ask()) as { hosted: { url?: unknown; key?: unknown } | null }
      remember(storage, JSON.stringify({ hosted }))
      return serviceOf(hosted?.url, hosted?.key) ?? embedded
    } catch {
      // The next try, or what was said last.
    }
  }
  return lastKnown(storage) ?? embedded
}

function remember(storage: Sources['storage'], text: string): void {
  try {
    storage.setItem(storageKey, text)
  } catch {
    // A full storage only costs the reminder.
  }
}

function lastKnown(storage: Sources['storage']): AccountsAddress | null {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as {
      hosted?: { url?: unknown; key?: unknown }
    } | null
    return serviceOf(kept?.hosted?.url, kept?.hosted?.key)
  } catch {
    return null
  }
}

export const accountsService = await findAccountsService({
  meta: (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null,
  async ask() {
    const response = await fetch(apiCaller.addressOf('/api/auth/service'), {
      headers: apiCaller.headers,
      signal: AbortSignal.timeout(5_000),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  },
  storage: localStorage,
})
