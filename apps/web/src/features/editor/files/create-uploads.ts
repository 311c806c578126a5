// Files on their way to the server, one after the other. What could not be sent stays listed, with its reason.

export interface Sending {
  name: string
  file: Blob
  /** Puts back what was deleted or replaced. */
  isUndo: boolean
}

export type Arrived = Sending & { isReplacement: boolean }

export interface Upload {
  id: number
  name: string
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed, or was never sent. */
  reason: string | null
  /** Null: it was never to be sent, and can't be tried again. */
  sending: Sending | null
}

export interface Uploads {
  add: (all: readonly Sending[]) => void
  refuse: (name: string, reason: string) => void
  again: (id: number) => void
  dismiss: (id: number) => void
  /** The same array until something changes. */
  list: () => readonly Upload[]
  subscribe: (listener: () => void) => () => void
  /** One at a time hears how it went. */
  listen: (heard: UploadsHeard) => () => void
}

interface UploadsHeard {
  onFailed: (reason: string) => void
  /** Nothing is on its way any more: what has arrived since the last time. */
  onArrived: (all: readonly Arrived[]) => void
}

interface UploadsParts {
  /** `add` is that of the uploads. Returns whether another file was replaced. */
  send: (sending: Sending, add: Uploads['add']) => Promise<boolean>
  reasonOf: (error: unknown) => string
  /** The editor was left meanwhile. */
  sayUnheard: (reason: string) => void
}

export function createUploads({ send, reasonOf, sayUnheard }: UploadsParts): Uploads {
  let uploads: readonly Upload[] = []
  let lastId = 0
  let isRunning = false
  let heard: UploadsHeard | null = null
  const fail = (reason: string) => (heard ? heard.onFailed(reason) : sayUnheard(reason))
  const listeners = new Set<() => void>()
  const show = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, to: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))
  const dismiss = (id: number) => show(uploads.filter((upload) => upload.id !== id))
  const list = (upload: Omit<Upload, 'id'>) => show([...uploads, { ...upload, id: (lastId += 1) }])

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    const arrived: Arrived[] = []
    for (;;) {
      const next = uploads.find(({ state }) => state === 'waiting')
      if (!next?.sending) break
      change(next.id, { state: 'sending' })
      try {
        const isReplacement = await send(next.sending, add)
        arrived.push({ ...next.sending, isReplacement })
        dismiss(next.id)
      } catch (error) {
        const reason = reasonOf(error)
        change(next.id, { state: 'failed', reason })
        fail(reason)
      }
    }
    isRunning = false
    if (arrived.length > 0) heard?.onArrived(arrived)
  }

  function add(all: readonly Sending[]): void {
    for (const sending of all) list({ name: sending.name, state: 'waiting', reason: null, sending })
    void run()
  }

  return {
    add,
    refuse(name, reason) {
      list({ name, state: 'failed', reason, sending: null })
      fail(reason)
    },
    again(id) {
      change(id, { state: 'waiting', reason: null })
      void run()
    },
    dismiss,
    list: () => uploads,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen(next) {
      heard = next
      return () => void (heard = heard === next ? null : heard)
    },
  }
}
