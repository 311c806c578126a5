// Links that lead somewhere and show nothing: they can be neither seen nor pressed, and a parser finds no address.
import { masked } from '../outline/mask-latex.ts'

export interface EmptyLink {
  readonly address: string
  /** Of the source, from 1. */
  readonly line: number
  readonly from: number
  readonly to: number
}

const written = /\\href\s{0,9}\{([^{}]{1,2000})\}\s{0,9}\{\s{0,9}\}|\\link\s{0,9}\[\s{0,9}\]\s{0,9}\{([^{}]{1,2000})\}/g

export function emptyLinks(latex: string): EmptyLink[] {
  if (!latex.includes('\\href') && !latex.includes('\\link')) return []
  const { mask } = masked(latex)
  return [...latex.matchAll(written)].flatMap(({ 0: all, 1: ofHref, 2: ofLink, index: from }) => {
    const address = (ofHref ?? ofLink ?? '').trim()
    // In a comment, or in text that stands for itself.
    if (address === '' || mask[from] !== '\\') return []
    return [{ address, from, to: from + all.length, line: latex.slice(0, from).split('\n').length }]
  })
}
