// Whole sections: taken out, renamed, moved.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Section } from '@galley/resume/outline/outline'
import type { EditTarget } from '../commands/command.ts'
import type { Edited } from './edited.ts'
import { findSection, noSection, sectionsOf } from './find-places.ts'
import { spliced } from './splice.ts'

export function removeSection(latex: string, name: string): Edited {
  const section = findSection(latex, name)
  if (!section) return noSection(latex, name)
  return {
    latex: spliced(latex, [{ from: section.from, to: section.to, text: '' }]),
    said: `I took out the section ${section.heading}.`,
  }
}

/** "Experience to Work History and Skills to Key Skills" renames both, or neither. */
export function renameSection(latex: string, name: string, to: string): Edited {
  const [, first = '', next = '', other = ''] = twoNames.exec(to) ?? []
  if (next === '' || !findSection(latex, next)) return renamed(latex, name, to)
  const one = renamed(latex, name, first)
  const both = 'latex' in one ? renameSection(one.latex, next, other) : one
  return 'latex' in one && 'latex' in both ? { latex: both.latex, said: `${one.said} ${both.said}` } : both
}
const twoNames = /^(.{2,50}?) and (.{2,50}?) (?:to|into|as) (.{2,60})$/i

function renamed(latex: string, name: string, to: string): Edited {
  const section = findSection(latex, name)
  if (!section) return noSection(latex, name)
  const command = latex.slice(section.from, section.bodyFrom)
  const heading = command.lastIndexOf('{')
  if (heading < 0) return { problem: `The heading of “${name}” is written in a way that I can't change.` }
  const fresh = `${command.slice(0, heading)}{${escapeTex(to)}}${/\}([^}]*)$/.exec(command)?.[1] ?? ''}`
  return {
    latex: spliced(latex, [{ from: section.from, to: section.bodyFrom, text: fresh }]),
    said: `I renamed ${section.heading} to ${to}.`,
  }
}

export function moveSection(latex: string, name: string, place: EditTarget): Edited {
  const sections = sectionsOf(latex)
  const section = findSection(latex, name)
  if (!section) return noSection(latex, name)
  const own = sections.findIndex(({ from }) => from === section.from)
  const others = sections.filter((_section, index) => index !== own)
  const at = targetOf({ latex, others, own, place })
  if (at === null) return noSection(latex, typeof place === 'object' ? place.heading : name)
  const order = [...others.slice(0, at), section, ...others.slice(at)]
  if (order.every(({ from }, index) => from === sections[index]?.from))
    return { problem: `${section.heading} stands there already.` }
  const first = sections[0]!.from
  const last = sections.at(-1)!.to
  const texts = order.map(({ from, to }) => latex.slice(from, to).trimEnd())
  return {
    latex: `${latex.slice(0, first)}${texts.join('\n\n')}\n\n${latex.slice(last).trimStart()}`,
    said: `I moved ${section.heading}.`,
  }
}

function targetOf({
  latex,
  others,
  own,
  place,
}: {
  latex: string
  others: Section[]
  own: number
  place: EditTarget
}): number | null {
  if (place === 'top') return 0
  if (place === 'bottom') return others.length
  if (place === 'up') return Math.max(0, own - 1)
  if (place === 'down') return Math.min(others.length, own + 1)
  const found = findSection(latex, place.heading)
  const index = others.findIndex(({ from }) => from === found?.from)
  return index < 0 ? null : place.side === 'before' ? index : index + 1
}
