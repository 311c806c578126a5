// The fields of our class's header, and what stands in them.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { lookup } from '@galley/resume/text/lookup'
import type { Edited } from './edited.ts'
import { spliced } from './splice.ts'

const command = (name: string) => new RegExp(String.raw`\\${name}\{([^{}\n]{0,200})\}`)

/** As LaTeX; undefined where there is none. */
export const fieldOf = (latex: string, name: string): string | undefined => command(name).exec(latex)?.[1]

/** `value` is LaTeX. A field that is not there is added; null where there is no header to add it to. */
export function setField(latex: string, name: string, value: string): string | null {
  const found = command(name).exec(latex)
  if (found) {
    const from = found.index + `\\${name}{`.length
    return spliced(latex, [{ from, to: from + (found[1] ?? '').length, text: value }])
  }
  const end = /\n[ \t]*\\end\{header\}/.exec(latex)
  if (!end) return null
  return spliced(latex, [{ from: end.index, to: end.index, text: `\n  \\${name}{${value}}` }])
}

const shownNames = lookup({ linkedin: 'LinkedIn', github: 'GitHub', email: 'email address', phone: 'phone number' })
/** `name` is one of the header's commands. */
export function removeField(latex: string, name: string): Edited {
  const found = new RegExp(String.raw`\n?[ \t]{0,40}\\${name}\{[^{}\n]{0,200}\}`).exec(latex)
  const shown = shownNames[name] ?? name
  return found
    ? {
        latex: spliced(latex, [{ from: found.index, to: found.index + found[0].length, text: '' }]),
        said: `I took out your ${shown}.`,
      }
    : { problem: `I found no ${shown} at the top of your resume.` }
}

const saysWhose =
  /\bmy (?:\p{L}+ ){0,2}(?:sur|last ?)?name\b|\bname (?:at|on) (?:the )?top\b|\b(?:call me|i am|i'm|im)\b/iu
const namesIn = (text: string): string[] => text.toLowerCase().split(/[\s-]+/)

/**
 * Whether "the name is First Aid Level 2" names the person: "my name" does, and so does a name that keeps a word of
 * theirs. A course or an employer has a name, too.
 */
export function isOwnName(latex: string, fresh: string, message: string): boolean {
  const old = namesIn(fieldOf(latex, 'name') ?? '')
  return saysWhose.test(message) || namesIn(fresh).some((word) => old.includes(word))
}

/** Null where no field holds the name. */
export function setName(latex: string, fresh: string): Edited | null {
  const found = command('name').exec(latex)
  const old = found?.[1]
  if (!found || !old) return null
  const surname = old.split(' ').at(-1) ?? old
  const others = latex
    .slice(found.index + found[0].length)
    .toLowerCase()
    .includes(surname.toLowerCase())
  const rest = others
    ? ` “${surname}” stands further down as well, in an address or a publication: those I left, because mail and articles go by the name that they have.`
    : ''
  return {
    latex: setField(latex, 'name', escapeTex(fresh)) ?? latex,
    said: `I changed your name to ${fresh}.${rest}`,
  }
}
