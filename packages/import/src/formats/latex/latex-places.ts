// Commands of LaTeX that begin lines, cells, points, sections and environments.
import { environmentArguments, spaces } from '@galley/resume/outline/text-commands'
import { writePairs } from './latex-pairs.ts'
import { past, sourceOf } from './latex-walk.ts'
import type { CommandReader } from './latex-walk.ts'

const heading = /^(?:sub)*section$|^(?:cv|r|resume|my|side)?(?:sub)?section(?:title|heading)?$|^heading$/i
const environmentHeading = /^(?:rSection|cvsection|resumesection|rubric|section)$/i
const list = /^(?:itemize|enumerate|description|bullets|.*(?:items?|list|highlights))$/i
const breaks = new Set([
  'newline',
  'linebreak',
  'par',
  'newpage',
  'clearpage',
  'tabularnewline',
  'bigskip',
  'medskip',
  'smallskip',
  'hline',
])
const tabs = new Set(['hfill', 'hfil', 'dotfill', 'hrulefill', 'tab'])
const opaque = /^(?:tikzpicture|picture|pspicture|filecontents\*?|lstlisting|minted|comment)$/

export const readPlace: CommandReader = (walk, given) => {
  const { source, writer } = walk
  const { name, all, shown, end, after } = given
  const [main] = shown
  const own = main && sectioning(name)
  if (own) return own(walk, given)
  if (name === 'item' || (name === 'cvitem' && all.length < 2)) return point(walk, given)
  if (breaks.has(name)) writer.endLine()
  else if (tabs.has(name)) writer.nextCell()
  else {
    writer.say(spaces.get(name) ?? '')
    return undefined
  }
  return after === end ? past(source, end) : end
}

/** What has an argument that says what begins or ends. */
function sectioning(name: string): CommandReader | undefined {
  if (name === 'begin') return begin
  if (name === 'end') return endEnvironment
  return heading.test(name) ? section : undefined
}

const section: CommandReader = (walk, { name, shown: [main] }) => {
  walk.writer.headingOf(/sub/i.test(name) ? 'sub' : 'section', () => walk.inside(main!))
  return main!.to + 1
}

const point: CommandReader = (walk, { all: [label], end }) => {
  const { source, writer } = walk
  writer.point()
  if (!label?.isOptional) return past(source, end)
  writer.within({ bold: true }, () => walk.inside(label))
  writer.say(' ')
  return label.to + 1
}

const begin: CommandReader = (walk, { all, shown: [main, ...others] }) => {
  const { source, writer, left } = walk
  const name = sourceOf(walk, main!)
  const at = main!.to + 1
  writer.endLine()
  if (opaque.test(name)) {
    const end = source.latex.indexOf(`\\end{${name}}`, at)
    left.push(`\\begin{${name}}`)
    return end === -1 ? source.latex.length : end
  }
  const [title] = others
  if (environmentHeading.test(name) && title) {
    writer.headingOf('section', () => walk.inside(title))
    return title.to + 1
  }
  const silent = others[(environmentArguments.get(name) ?? 0) - 1]
  if (silent) return silent.to + 1
  if (list.test(name)) writer.deeper(1)
  if (others.length > 0 && !environmentArguments.has(name) && !list.test(name)) {
    writePairs(walk, others)
    return others.at(-1)!.to + 1
  }
  const options = all.findLast(({ isOptional }) => isOptional)
  return list.test(name) && others.length === 0 && options ? options.to + 1 : at
}

const endEnvironment: CommandReader = (walk, { shown: [main] }) => {
  walk.writer.endLine()
  if (list.test(sourceOf(walk, main!))) walk.writer.deeper(-1)
  return main!.to + 1
}
