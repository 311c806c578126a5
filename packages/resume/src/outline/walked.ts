// A masked source in which the walk over blocks knows where structure begins.
import type { Masked } from './mask-latex.ts'

/** A source, and the offsets where something begins that makes a group more than a run of text. */
export interface Walked extends Masked {
  readonly structure: readonly number[]
}

/** Lists, environments and macros of bullets; a line break as well, where every line is a thing of its own. */
const structural =
  /\\(?:item(?![A-Za-z])|begin|end|entry|subsection|[a-z]+(?:Item|heading|Heading|entry|Entry)(?![a-z]))/g

export function walked(source: Masked): Walked {
  return { ...source, structure: Array.from(source.mask.matchAll(structural), ({ index }) => index) }
}
