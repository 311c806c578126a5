// All other commands of LaTeX: those that print nothing are passed over, and those that nobody knows show their arguments.
import { silentArguments } from '../outline/text-commands.ts'
import { writePairs } from './latex-pairs.ts'
import { past, sourceOf } from './latex-walk.ts'
import type { Given, Walk } from './latex-walk.ts'

const shows = new Set(['includegraphics', 'photo', 'input', 'include', 'bibliography', 'addbibresource', 'subfile'])
const defines = /^(?:re|provide)?newcommand$|^def$|^let$|^(?:re)?newenvironment$/
const pointName = /item|bullet|point/i

export function readUnknown(walk: Walk, { name, all, shown, end, after }: Given): number {
  const { source, left, writer } = walk
  const [only] = shown
  if (only && shows.has(name)) left.push(`\\${name}{${sourceOf(walk, only)}}`)
  if (defines.test(name)) return after
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
