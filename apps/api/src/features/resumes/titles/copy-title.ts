// "Title (copy)", then "Title (copy 2)": a copy of a copy is named after the same title.
import { limits } from '@galley/contract/limits'

const copySuffix = / \(copy(?: \d{1,4})?\)$/

/** The first such title that is not taken yet. */
export function copyTitle(title: string, taken: ReadonlySet<string>): string {
  const base = title.replace(copySuffix, '') || title
  for (let copy = 1; ; copy += 1) {
    const suffix = copy === 1 ? ' (copy)' : ` (copy ${copy})`
    const candidate = base.slice(0, limits.titleChars - suffix.length).trimEnd() + suffix
    if (!taken.has(candidate)) return candidate
  }
}
