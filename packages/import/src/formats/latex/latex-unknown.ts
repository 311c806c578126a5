// All other commands of LaTeX: those that print nothing are passed over, and unknown ones show their arguments.
import { argumentsAt, type Masked } from '@galley/resume/outline/mask-latex'
import { silentArguments } from '@galley/resume/outline/text-commands'
import { writePairs } from './latex-pairs.ts'
import { past, sourceOf } from './latex-walk.ts'
import type { CommandArguments, Walk } from './latex-walk.ts'

const shows = new Set(['includegraphics', 'photo', 'input', 'include', 'bibliography', 'addbibresource', 'subfile'])
const defines = /^(?:re|provide)?newcommand$|^def$|^let$|^(?:re)?newenvironment$/
/** What goes to a file, or to the shell: `\immediate\write18{…}`, `\openout\file=name`. */
const streams = new Set(['write', 'openout', 'closeout', 'openin', 'closein', 'read', 'typeout', 'message', 'wlog'])
const pointName = /item|bullet|point/i

export function readUnknown(walk: Walk, { name, all, shown, end, after }: CommandArguments): number {
  const { source, left, writer } = walk
  const [only] = shown
  if (only && shows.has(name)) left.push(`\\${name}{${sourceOf(walk, only)}}`)
  if (defines.test(name)) return after
  if (streams.has(name)) return afterStream(source, end)
  const silent = silentArguments.get(name)
  if (silent !== undefined) return shown[silent - 1] ? shown[silent - 1]!.to + 1 : after
  if (!only) return all.length > 0 ? after : past(source, end)
  if (shown.length > 1) {
    writePairs(walk, shown)
    return after
  }
  if (pointName.test(name)) writer.point()
  walk.inside(only)
  if (pointName.test(name)) writer.endLine()
  return only.to + 1
}

const stream = /\s*(?:-?\d+|\\[A-Za-z@]+)?\s*(?:=\s*[^\s\\{}]*|(?=\{))/y

/** Past the number or name of a stream, and past what goes there: a file's name, or a group. */
function afterStream(source: Masked, end: number): number {
  stream.lastIndex = end
  const target = stream.exec(source.latex)?.[0].length ?? 0
  const { all } = argumentsAt(source, end + target)
  return all[0] ? all[0].to + 1 : past(source, end + target)
}
