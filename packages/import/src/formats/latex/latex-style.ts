// Commands of LaTeX that change how text looks, and those that print a sign.
import { accents, signs } from '@galley/resume/outline/text-commands'
import { past, sourceOf } from './latex-walk.ts'
import type { CommandReader, Walk } from './latex-walk.ts'

const bold = new Set(['textbf', 'textsc', 'strong'])
const italic = new Set(['textit', 'emph', 'textsl'])
/** Up to the end of the group. */
const from = new Map([
  ['bfseries', { bold: true }],
  ['bf', { bold: true }],
  ['scshape', { bold: true }],
  ['itshape', { italic: true }],
  ['it', { italic: true }],
  ['em', { italic: true }],
  ['slshape', { italic: true }],
  ['Huge', { size: 24 }],
  ['huge', { size: 20 }],
  ['LARGE', { size: 17 }],
  ['Large', { size: 14 }],
  ['large', { size: 12 }],
])

const address = (written: string) => written.replace(/\\([%#&_$~])/g, '$1')

export const readStyle: CommandReader = (walk, given) => {
  const { source, writer } = walk
  const { name, end } = given
  const style = from.get(name)
  const accent = accents.get(name)
  const sign = signs.get(name)
  if (style) writer.from(style)
  else if (accent !== undefined) writer.accent(accent)
  else if (sign !== undefined) {
    writer.say(sign)
    return source.latex.startsWith('{}', end) ? end + 2 : end
  } else return readStyled(walk, given)
  return past(source, end)
}

const readStyled: CommandReader = (walk: Walk, { name, shown: [first, second] }) => {
  const { writer } = walk
  if (!first) return undefined
  if (name === 'url') writer.say(address(sourceOf(walk, first)))
  else if (bold.has(name)) writer.within({ bold: true }, () => walk.inside(first))
  else if (italic.has(name)) writer.within({ italic: true }, () => walk.inside(first))
  else if (name === 'href' && second) {
    writer.within({ link: address(sourceOf(walk, first)) }, () => walk.inside(second))
    return second.to + 1
  } else return undefined
  return first.to + 1
}
