// Which commands the preamble of a document defines, and what stands for each of them. Only what can be known without
// running TeX: a name that is defined under a condition, inside of a group or anew in the body is left out.
import type { Argument, Masked } from './mask-latex.ts'
import { argumentsAt, commentMark } from './mask-latex.ts'

export interface OwnDefinition {
  /** How many arguments it takes; no optional ones. */
  readonly arity: number
  /** Without comments. */
  readonly replacement: string
}

const definers =
  '(?:re|)newcommand|providecommand|DeclareRobustCommand|(?:New|Renew|Provide|Declare)DocumentCommand|[gex]?def|let'
const definerName = new RegExp(`^(?:${definers})$`)
const definedName = /\*?\s*(?:\{\s*\\([A-Za-z@]+)\s*\}|\\([A-Za-z@]+))/y
const inBody = new RegExp(String.raw`\\(${definers})(?![A-Za-z@])\*?\s*\{?\s*\\([A-Za-z@]+)`, 'g')
const tokens = /[{}]|\\([A-Za-z@]+)/g
/** Begins a condition of TeX, which `\fi` ends. */
const condition = /^if(?!(?:f|thenelse|boolexpr|toggle|def|undef|blank|strequal|numequal)$)/

interface Scan {
  readonly source: Masked
  readonly bodyFrom: number
  readonly found: Map<string, OwnDefinition | null>
}

/** Definitions of commands of letters, by their names. `isLeftOut` is for what stands there and is not in force. */
export function ownDefinitions(
  source: Masked,
  isLeftOut: (offset: number) => boolean = () => false,
): ReadonlyMap<string, OwnDefinition> {
  const bodyFrom = source.mask.indexOf('\\begin{document}')
  const scan: Scan = { source, bodyFrom, found: new Map() }
  readPreamble(scan, isLeftOut)
  if (scan.found.size > 0) readBody(scan)
  return new Map([...scan.found].flatMap(([name, own]) => (own && /^[A-Za-z]{1,40}$/.test(name) ? [[name, own]] : [])))
}

function readPreamble(scan: Scan, isLeftOut: (offset: number) => boolean): void {
  const preamble = scan.source.mask.slice(0, Math.max(scan.bodyFrom, 0))
  let [groups, conditions] = [0, 0]
  tokens.lastIndex = 0
  for (let token = tokens.exec(preamble); token; token = tokens.exec(preamble)) {
    const name = token[1]
    if (name === undefined) groups = Math.max(0, groups + (token[0] === '{' ? 1 : -1))
    else if (definerName.test(name)) {
      const at = tokens.lastIndex
      const isSure = groups === 0 && conditions === 0
      tokens.lastIndex = isLeftOut(token.index) ? at : readDefinition(scan, { definer: name, at, isSure })
    } else if (name === 'newif') tokens.lastIndex = afterName(preamble, tokens.lastIndex)
    else if (groups === 0 && condition.test(name)) conditions += 1
    else if (groups === 0 && name === 'fi') conditions = Math.max(0, conditions - 1)
  }
}

function afterName(mask: string, at: number): number {
  definedName.lastIndex = at
  return definedName.test(mask) ? definedName.lastIndex : at
}

interface Definer {
  readonly definer: string
  /** After its name. */
  readonly at: number
  readonly isSure: boolean
}

/** Returns the offset after the name that is defined. */
function readDefinition({ source, found, bodyFrom }: Scan, { definer, at, isSure }: Definer): number {
  definedName.lastIndex = at
  const named = definedName.exec(source.mask)
  const name = named?.[1] ?? named?.[2]
  if (!named || name === undefined) return at
  const end = at + named[0].length
  if (/^provide/i.test(definer) && found.has(name)) return end
  // Two definitions that each must be the first: one of them is not in force, and which one is unknown.
  const isTwice = /^new/i.test(definer) && found.has(name)
  const shape = isSure && !isTwice ? shapeAt(source, definer, end) : null
  const isInPreamble = shape !== null && shape.text.to < bodyFrom
  found.set(name, isInPreamble ? { arity: shape.arity, replacement: withoutComments(source, shape.text) } : null)
  return end
}

interface Shape {
  readonly arity: number
  readonly text: Argument
}

/** Null where it takes arguments of another kind, or stands for another command. */
function shapeAt(source: Masked, definer: string, end: number): Shape | null {
  if (definer === 'let') return null
  if (definer.endsWith('def')) return plainShape(source, end)
  const { all } = argumentsAt(source, end)
  const first = all[0]
  if (!first) return null
  const isCount = first.isOptional
  if (!isCount && !definer.endsWith('DocumentCommand')) return { arity: 0, text: first }
  const arity = arityIn(source.latex.slice(first.from, Math.min(first.to, first.from + 20)).trim(), isCount)
  const text = all[1]
  return arity !== null && text && !text.isOptional ? { arity, text } : null
}

/** `[1]`, or `{m}`. */
function arityIn(tex: string, isCount: boolean): number | null {
  if (isCount) return /^\d$/.test(tex) ? Number(tex) : null
  return tex === '' ? 0 : /^\+?m$/.test(tex) ? 1 : null
}

/** `\def\name#1{…}`. */
function plainShape(source: Masked, end: number): Shape | null {
  const parameters = /^\s*(#1)?\s*(?=\{)/.exec(source.mask.slice(end, end + 40))
  const text = parameters && argumentsAt(source, end + parameters[0].length).all[0]
  return text ? { arity: parameters[1] === undefined ? 0 : 1, text } : null
}

const comment = new RegExp(`${commentMark}+\\n?[ \\t]*`, 'g')

function withoutComments({ latex, mask }: Masked, { from, to }: Argument): string {
  let out = ''
  let at = from
  for (const { index, 0: found } of mask.slice(from, to).matchAll(comment)) {
    out += latex.slice(at, from + index)
    at = from + index + found.length
  }
  return out + latex.slice(at, to)
}

/** A name that means two things in one document means neither for sure. */
function readBody({ source, bodyFrom, found }: Scan): void {
  for (const { 1: definer = '', 2: name = '' } of source.mask.slice(bodyFrom).matchAll(inBody))
    if (!/^provide/i.test(definer)) found.delete(name)
}
