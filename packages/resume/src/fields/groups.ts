// Where groups of a piece of LaTeX end.

/** The offset of the brace that closes the one at `open`; null where there is none. */
export function groupEnd(tex: string, open: number): number | null {
  let depth = 0
  for (let at = open; at < tex.length; at += 1) {
    const char = tex[at]
    if (char === '\\') at += 1
    else if (char === '{') depth += 1
    else if (char === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return null
}

/** The offset of the bracket that closes the one at `open`; null where there is none. */
export function optionEnd(tex: string, open: number): number | null {
  for (let at = open + 1; at < tex.length; at += 1) {
    const char = tex[at]
    if (char === '\\') at += 1
    else if (char === '{') {
      const end = groupEnd(tex, at)
      if (end === null) return null
      at = end
    } else if (char === ']') return at
    else if (char === '}') return null
  }
  return null
}

export function afterSpaces(tex: string, from: number): number {
  let at = from
  while (tex[at] === ' ' || tex[at] === '\t') at += 1
  return at
}

/** After the group that begins here, spaces before it aside; null where none does. */
export function afterGroup(tex: string, from: number): number | null {
  const start = afterSpaces(tex, from)
  const end = tex[start] === '{' ? groupEnd(tex, start) : null
  return end === null ? null : end + 1
}

/** Parts of a source between separators outside of groups. Without one, the whole source is the only part. */
export function splitOutsideGroups(tex: string, separator: RegExp): string[] {
  const parts: string[] = []
  let rest = tex
  for (;;) {
    const found = separatorIn(rest, separator)
    if (!found) return [...parts, rest]
    parts.push(rest.slice(0, found.from))
    rest = rest.slice(found.to)
  }
}

/** The first separator outside of groups, or null. */
export function separatorIn(tex: string, separator: RegExp): { from: number; to: number } | null {
  const sticky = new RegExp(separator.source, 'uy')
  let at = 0
  while (at < tex.length) {
    sticky.lastIndex = at
    const found = sticky.exec(tex)
    if (found && found[0] !== '') return { from: at, to: at + found[0].length }
    if (tex[at] === '\\') at += 2
    else if (tex[at] === '{') {
      const end = groupEnd(tex, at)
      if (end === null) return null
      at = end + 1
    } else at += 1
  }
  return null
}
