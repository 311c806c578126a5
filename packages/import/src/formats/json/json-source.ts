// Untrusted JSON, read value by value: what was asked for and was of the right type is taken, the rest can be listed in
// the end.

export interface JsonSource {
  /** A text or a number under this key, else empty. */
  text(...keys: readonly string[]): string
  /** An address of the web or of mail, or one without a scheme; of any other scheme it is left. */
  address(...keys: readonly string[]): string
  /** Whether the text under this key matches; one that does not is left. */
  says(key: string, pattern: RegExp): boolean
  /** This value where it is a text by itself, else empty. */
  itself(): string
  /** The texts of a list; one text alone counts as a list of one. */
  texts(...keys: readonly string[]): string[]
  /** What is in a list; one object alone counts as a list of one. */
  items(...keys: readonly string[]): JsonSource[]
  item(key: string): JsonSource
  /** What no reader asked for, each with its path: "basics.image: …". */
  left(ignored?: ReadonlySet<string>): string[]
}

/** Of one list; what follows is among what is left. */
const maxItems = 300
/** No resume is deeper. */
const deepest = 12

export function jsonSource(value: unknown, path = '', taken = new Set<string>()): JsonSource {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const own = (key: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  const take = (found: unknown, where: string): string => {
    const text = typeof found === 'number' ? String(found) : typeof found === 'string' ? found.trim() : ''
    if (text !== '') taken.add(where)
    return text
  }
  const firstOf = (keys: readonly string[], isFit: (found: unknown) => boolean) => keys.find((key) => isFit(own(key)))
  return {
    text(...keys) {
      const key = firstOf(
        keys,
        (found) => (typeof found === 'string' && found.trim() !== '') || typeof found === 'number',
      )
      return key === undefined ? '' : take(own(key), at(key))
    },
    address(...keys) {
      const key = keys.find((each) => isAddress(own(each)))
      return key === undefined ? '' : take(own(key), at(key))
    },
    says(key, pattern) {
      const found = own(key)
      return typeof found === 'string' && pattern.test(found.trim()) && take(found, at(key)) !== ''
    },
    itself: () => (typeof value === 'string' ? take(value, path) : ''),
    texts(...keys) {
      const key = firstOf(keys, (found) => Array.isArray(found) || typeof found === 'string')
      const found = key === undefined ? undefined : own(key)
      if (key === undefined || typeof found === 'string')
        return [take(found, at(key ?? ''))].filter((text) => text !== '')
      return (found as unknown[]).map((each, index) => take(each, `${at(key)}.${index}`)).filter((text) => text !== '')
    },
    items(...keys) {
      const key = firstOf(keys, (each) => typeof each === 'object' && each !== null)
      const found = key === undefined ? [] : own(key)
      if (!Array.isArray(found)) return [jsonSource(found, at(key!), taken)]
      return found.slice(0, maxItems).map((each, index) => jsonSource(each, `${at(key!)}.${index}`, taken))
    },
    item: (key) => jsonSource(own(key), at(key), taken),
    left: (ignored = new Set()) => leaves(value, { path, taken, ignored }),
  }
}

/** A port is no scheme: "example.org:8080". */
const scheme = /^(?!(?:https?|mailto):|[^:/]*\.[^:/]*:\d+(?:\/|$))[a-z][a-z\d+.-]*:/i
/** Browsers pass over what is not seen. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0020\u007f-\u00a0]/g
const isAddress = (found: unknown) =>
  typeof found === 'string' && found.trim() !== '' && !scheme.test(found.replace(unseen, ''))

interface Leaving {
  readonly path: string
  readonly taken: ReadonlySet<string>
  readonly ignored: ReadonlySet<string>
}

function leaves(value: unknown, { path, taken, ignored }: Leaving, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number' || value === true) {
    const text = String(value).trim()
    return taken.has(path) || text === '' ? [] : [path === '' ? text : `${path}: ${text}`]
  }
  if (typeof value !== 'object' || value === null) return []
  if (depth > deepest) return [`${path}: …`]
  return Object.entries(value).flatMap(([key, inner]) => {
    const inside = path === '' ? key : `${path}.${key}`
    return ignored.has(inside) ? [] : leaves(inner, { path: inside, taken, ignored }, depth + 1)
  })
}
