// The words of Galley's own class (tex/class/resume.cls), and those that other classes share with it, as lines: for a
// source that does not compile because of one mistake.
import type { Argument } from '@galley/resume/outline/mask-latex'
import { sourceOf } from './latex-walk.ts'
import type { CommandReader, Walk } from './latex-walk.ts'

const contacts = new Set([
  'headline',
  'email',
  'phone',
  'mobile',
  'location',
  'linkedin',
  'github',
  'website',
  'homepage',
  'portfolio',
  'contact',
])

/** Arguments by their number that stand on one line, and what parts them; one by one, line by line. */
const layouts = new Map<string, readonly (readonly number[])[]>([
  [
    'entry',
    [
      [0, 3],
      [1, 2],
    ],
  ],
  ['shortentry', [[0, 1, 2]]],
  ['publication', [[0, 3], [1], [2]]],
])

/** A label before a list, or before a text. */
const labelled = new Set(['skills', 'detail'])

export const readWord: CommandReader = (walk, { name, all, shown }) => {
  const { writer } = walk
  const [first] = shown
  const last = shown.at(-1)
  if (!first || !last) return undefined
  const layout = layouts.get(name)
  if (name === 'name' && shown.length === 1) writer.headingOf('title', () => walk.inside(first))
  else if (contacts.has(name) && shown.length === 1) writeLines(walk, [[first]])
  else if (layout && shown.length === Math.max(...layout.flat()) + 1)
    writeLines(walk, [
      ...layout.map((line) => line.map((index) => shown[index]!)),
      all.filter(({ isOptional }) => isOptional),
    ])
  else if (labelled.has(name)) writeLabelled(walk, all)
  else return undefined
  return last.to + 1
}

function writeLines(walk: Walk, lines: readonly (readonly Argument[])[]): void {
  walk.writer.endLine()
  for (const line of lines) {
    for (const argument of line) {
      if (sourceOf(walk, argument).trim() === '') continue
      walk.writer.nextCell()
      walk.inside(argument)
    }
    walk.writer.endLine()
  }
}

function writeLabelled(walk: Walk, all: readonly Argument[]): void {
  const { writer } = walk
  const label = all.length > 1 ? all[0] : undefined
  writer.endLine()
  if (label) writer.within({ bold: true }, () => walk.inside(label))
  if (label) writer.say(': ')
  for (const text of label ? all.slice(1) : all) walk.inside(text)
  writer.endLine()
}
