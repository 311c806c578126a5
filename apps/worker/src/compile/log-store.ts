// TeX's log of the last preview of each resume that made a PDF, for whoever asks to read it. A failure brings its log along.

export interface LogStore {
  remember(key: string, log: string): void
  /** Null where nothing is remembered. */
  find(key: string): string | null
}

/** What was made last stays longest. */
export function createLogStore({ mostKeys = 500, mostChars = 16 * 1024 * 1024 } = {}): LogStore {
  // A Map keeps its keys in the order in which they came: the oldest stand first.
  const kept = new Map<string, string>()
  let chars = 0

  function forget(key: string): void {
    chars -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  return {
    remember(key, log) {
      forget(key)
      kept.set(key, log)
      chars += log.length
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKeys && chars <= mostChars) return
        forget(oldest)
      }
    },
    find: (key) => kept.get(key) ?? null,
  }
}
