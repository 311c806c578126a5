// What classes for resumes take in the preamble: the name, the post, how to reach the person.
import { argumentsAt, masked } from '@galley/resume/outline/mask-latex'
import type { Argument } from '@galley/resume/outline/mask-latex'
import { sourceOf } from './latex-walk.ts'
import type { Walk } from './latex-walk.ts'

/** In the order in which a reader finds it. */
const personal = [
  'name',
  'firstname',
  'familyname',
  'lastname',
  'author',
  'title',
  'position',
  'headline',
  'tagline',
  'address',
  'location',
  'phone',
  'mobile',
  'email',
  'homepage',
  'linkedin',
  'github',
  'social',
  'extrainfo',
  'quote',
]
const isName = /name$|^author$/
const homes = new Map([
  ['linkedin', 'linkedin.com/in/'],
  ['github', 'github.com/'],
])

interface Command {
  readonly name: string
  readonly all: readonly Argument[]
}

/** `walkIn` begins a walk through another source. */
export function writePerson(preamble: string, walkIn: (source: Walk['source']) => Walk): void {
  const source = masked(preamble)
  const walk = walkIn(source)
  const commands: Command[] = Array.from(
    source.mask.matchAll(/\\([A-Za-z]+)\*?(?=[\s[{])/g),
    ({ 1: name = '', 0: text, index }) => ({ name, all: argumentsAt(source, index + text.length).all }),
  )
  for (const name of personal) for (const each of commands) if (each.name === name) writeOne(walk, each)
  const photo = commands.find(({ name, all }) => name === 'photo' && all.length > 0)?.all.at(-1)
  if (photo) walk.left.push(`\\photo{${sourceOf(walk, photo)}}`)
}

function writeOne(walk: Walk, { name, all }: Command): void {
  const { writer } = walk
  const option = all.find(({ isOptional }) => isOptional)
  const shown = all.filter(({ isOptional }) => !isOptional)
  const home = homes.get(name === 'social' && option ? sourceOf(walk, option) : name) ?? ''
  const write = () => {
    for (const [index, argument] of shown.entries()) {
      if (index > 0) writer.say(isName.test(name) ? ' ' : ', ')
      if (!/\/|\.com/.test(sourceOf(walk, argument))) writer.say(home)
      walk.inside(argument)
    }
  }
  if (shown.length === 0) return
  if (isName.test(name)) writer.headingOf('title', write)
  else write()
  writer.endLine()
}
