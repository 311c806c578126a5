// A message about a part of the text: its answer changes that part and nothing else.
import type { Selection } from '@galley/contract/assistant'
import { hunksOf, type HunkPiece } from '@galley/resume/hunks/hunks-of'
import { textWith } from '@galley/resume/hunks/decide-hunks'
import type { Reply } from './read-reply.ts'
import { readReply, withoutThoughts } from './read-reply.ts'
import { readReasons, withoutReasons } from './read-reasons.ts'
import { readWordings, withoutWordings } from './read-wordings.ts'
import { assemble } from './assemble.ts'

/** Of a proposed text the changes that lie within the selection, each whole or not at all. */
export function onlyWithin(accepted: string, proposed: string, selection: Selection): string {
  const hunks = hunksOf(accepted, proposed)
  const isInside = new Map<number, boolean>()
  let at = 0
  for (const piece of hunks.pieces) {
    const length = piece.before.length === 0 ? 0 : piece.before.join('\n').length
    if (piece.hunk !== null)
      isInside.set(piece.hunk, (isInside.get(piece.hunk) ?? true) && liesIn(piece, at, selection))
    if (piece.before.length > 0) at += length + 1
  }
  return textWith(
    hunks,
    Array.from({ length: hunks.count }, (_none, hunk) => (isInside.get(hunk) === true ? 'taken' : 'rejected')),
  )
}

/** Whether what differs stands between the ends of the selection. */
function liesIn({ before, after }: HunkPiece, start: number, { from, to }: Selection): boolean {
  const [old, fresh] = [before.join('\n'), after.join('\n')]
  let [head, tail] = [0, 0]
  const max = Math.min(old.length, fresh.length)
  while (head < max && old[head] === fresh[head]) head += 1
  while (tail < max - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1
  return start + head >= from && start + old.length - tail <= to
}

const fence = /```[a-zA-Z]*[ \t]*\n([\s\S]*?)\n?[ \t]*```/g

/**
 * A model's reply about a selection: its words, and the whole text with the replacement. A reply that gives a whole
 * document is taken as far as it changes the selection.
 */
export function readSelectedReply(given: string, accepted: string, selection: Selection): Reply {
  const whole = readReply(given)
  if (whole.latex !== null && /\\(?:begin\{document\}|documentclass)/.test(whole.latex))
    return { ...whole, latex: onlyWithin(accepted, assemble(accepted, whole.latex), selection) }
  const thought = withoutThoughts(given)
  const text = withoutReasons(withoutWordings(thought))
  // What is quoted comes first.
  const found = [...text.matchAll(fence)].at(-1)
  const message = (found ? text.replaceAll(fence, '\n') : text.replace(/```[\s\S]*$/, ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const isCut = !found && text.includes('```')
  const latex = found ? replaced(accepted, selection, found[1] ?? '') : null
  return { message, latex, isCut, reasons: readReasons(thought), wordings: readWordings(thought) }
}

/** The white space around the selection stays as it is. */
function replaced(text: string, { from, to }: Selection, replacement: string): string {
  const old = text.slice(from, to)
  const [lead = '', end = ''] = [/^\s*/.exec(old)?.[0], /\s*$/.exec(old)?.[0]]
  const fragment = replacement.replace(/\\(?:end\{document\}|begin\{document\}|documentclass)[\s\S]*$/, '').trim()
  return text.slice(0, from) + lead + fragment + (old.trim() === '' ? '' : end) + text.slice(to)
}
