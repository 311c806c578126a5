// The person's own address and number in the header, as they say them.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { outlineOf } from '@galley/resume/outline/outline-of'
import type { ContactField } from '../commands/command.ts'
import { isOwnClass } from './own-class.ts'
import type { Edited } from './edited.ts'
import { spliced } from './splice.ts'

const shapes: Readonly<Record<ContactField, RegExp>> = {
  email: /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/,
  phone: /^[+(]?\d[\d ()./-]{3,30}$/,
}
const inText: Readonly<Record<ContactField, RegExp>> = {
  email: /[\w.+\\-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g,
  phone: /[+(]?\d[\d ()./~-]{6,30}\d/g,
}
const names: Readonly<Record<ContactField, string>> = { email: 'email address', phone: 'phone number' }

/** `to` null takes the field out. */
export function editContact(latex: string, field: ContactField, to: string | null): Edited {
  if (to !== null && !shapes[field].test(to))
    return { problem: `“${to}” does not read as ${field === 'email' ? 'an' : 'a'} ${names[field]}.` }
  const header = outlineOf(latex).sections.find(({ kind }) => kind === 'header')
  const range = header ?? { from: 0, to: 0 }
  const text = latex.slice(range.from, range.to)
  const command = new RegExp(String.raw`\n?[ \t]{0,40}\\${field}\{([^{}\n]{0,200})\}`).exec(text)
  const fresh = to === null ? '' : field === 'email' ? to.replaceAll('_', String.raw`\_`) : escapeTex(to)
  const said = to === null ? `I took out your ${names[field]}.` : `I set your ${names[field]} to ${to}.`
  if (command) {
    const whole = { from: range.from + command.index, to: range.from + command.index + command[0].length }
    const inner = { from: whole.to - 1 - (command[1] ?? '').length, to: whole.to - 1 }
    return { latex: spliced(latex, [{ ...(to === null ? whole : inner), text: fresh }]), said }
  }
  return typedContact(latex, { field, to, fresh, said, range })
}

interface TypedContact {
  field: ContactField
  to: string | null
  fresh: string
  said: string
  range: { from: number; to: number }
}

/** Where no command of our class holds it: wherever it is typed; into the header of our class where it is not there. */
function typedContact(latex: string, { field, to, fresh, said, range }: TypedContact): Edited {
  const found = [...latex.slice(range.from, range.to).matchAll(inText[field])]
  const end = to !== null && isOwnClass(latex) ? /\n[ \t]*\\end\{header\}/.exec(latex) : null
  if (found.length === 0 && end)
    return { latex: spliced(latex, [{ from: end.index, to: end.index, text: `\n  \\${field}{${fresh}}` }]), said }
  if (found.length === 0)
    return { problem: `I did not find ${field === 'email' ? 'an' : 'a'} ${names[field]} at the top of your resume.` }
  if (to === null)
    return {
      problem: `Your ${names[field]} is written in a way that I can't take out safely. Please edit it in the source.`,
    }
  const places = found.map(({ 0: old, index }) => ({
    from: range.from + index,
    to: range.from + index + old.length,
    text: fresh,
  }))
  return { latex: spliced(latex, places), said }
}

/** Whether the top of the resume names them. */
export function ownContact(latex: string): Record<ContactField, boolean> {
  const header = outlineOf(latex).sections.find(({ kind }) => kind === 'header')
  const text = header ? latex.slice(header.from, header.to) : ''
  const has = (field: ContactField) => text.search(inText[field]) >= 0
  return { email: has('email'), phone: has('phone') }
}
