// One option of our own class, set or taken away in the text; all else stays as it was typed.
import { classLine, nameOf } from './class-options.ts'

interface Option {
  name: string
  from: number
  to: number
}

/** A comment goes to the end of its line; a comma in it, or in braces, is none that parts options. */
const piece = /%[^\n]*|\{[^{}]*\}|,|[^%,{]+/g

function optionsIn(text: string): { options: Option[]; commas: number[] } {
  const options: Option[] = []
  const commas: number[] = []
  let isNew = true
  for (const { 0: found, index } of text.matchAll(piece)) {
    if (found === ',') commas.push(index)
    if (found === ',') isNew = true
    if (found === ',' || found.startsWith('%') || found.trim() === '') continue
    const from = index + found.length - found.trimStart().length
    const to = index + found.trimEnd().length
    if (isNew) options.push({ name: '', from, to })
    else options.at(-1)!.to = to
    isNew = false
  }
  return { commas, options: options.map((option) => ({ ...option, name: nameOf(text.slice(option.from, option.to)) })) }
}

function without(text: string, { from, to }: Option, commas: readonly number[]): string {
  const after = commas.find((comma) => comma >= to)
  if (after !== undefined) return text.slice(0, from) + text.slice(after + 1).trimStart()
  const before = commas.findLast((comma) => comma < from)
  return text.slice(0, before ?? from) + text.slice(to)
}

/** Null takes the option away. A theme is written first: a preamble that begins with it is prewarmed. */
function changed(text: string, name: string, value: string | null): string {
  const { options, commas } = optionsIn(text)
  const [first, another] = options.filter((option) => option.name === name)
  const last = options.at(-1)
  if (another) return changed(without(text, another, commas), name, value)
  if (value === null) return first ? without(text, first, commas) : text
  const written = `${name}=${value}`
  if (first) return text.slice(0, first.from) + written + text.slice(first.to)
  if (!last) return text + written
  if (name === 'theme') return `${text.slice(0, options[0]!.from)}${written},${text.slice(options[0]!.from)}`
  return `${text.slice(0, last.to)},${written}${text.slice(last.to)}`
}

/** The document with this option of the class set, or without it; null where it is of another class. */
export function setOption(latex: string, name: string, value: string | null): string | null {
  const found = classLine.exec(latex)
  if (!found) return null
  const text = changed(found[1] ?? '', name, value)
  const brackets = text.trim() === '' ? '' : `[${text}]`
  return `${latex.slice(0, found.index)}\\documentclass${brackets}{resume}${latex.slice(found.index + found[0].length)}`
}
