// Commands, environments and packages that a document uses and nothing defines: what was meant, and where it comes
// from.
import { formulaCommands, latexCommands, latexEnvironments, packages, whoAddsIt } from './known-words.ts'
import { resumeCommands, resumeEnvironments } from './known-words.ts'
import type { Explanation, ErrorContext } from './diagnostic-rule.ts'
import { nearestWord } from './nearest-word.ts'
import { commandColumns, isInFormula, onlyPlaceOf, type SourcePosition, type SourceText } from './source-text.ts'
import { fixOf, leaveOutPackage, loadPackage, renameEnvironment, replaceAt } from './text-fixes.ts'

export const usesResumeClass = ({ code }: SourceText) =>
  code.some((text) => /\\documentclass\s*(\[[^\]]*\])?\s*\{resume\}/.test(text))

/** The names of the packages that the document loads. */
export function loadedPackages({ code }: SourceText): string[] {
  const loads = /\\(?:usepackage|RequirePackage)\s*(?:\[[^\]]*\])?\s*\{([^{}]*)\}/g
  return [
    ...code
      .filter((text) => text.includes('ackage'))
      .join('\n')
      .matchAll(loads),
  ].flatMap(({ 1: list = '' }) => list.split(',').map((name) => name.trim()))
}

const definesCommand =
  /\\(?:(?:re)?newcommand|providecommand|DeclareRobustCommand|DeclareMathOperator|(?:New|Renew|Provide|Declare)DocumentCommand|[egx]?def|let|newlength|newdimen|newif|newsavebox)\*?\s*\{?\s*\\([A-Za-z@]+)/g
const definesEnvironment = /\\(?:(?:re)?newenvironment|(?:New|Renew)DocumentEnvironment|newlist)\*?\s*\{([^{}]+)\}/g

const ownNames = ({ code }: SourceText, defines: RegExp) =>
  code.flatMap((text) => (text.includes('\\') ? [...text.matchAll(defines)].map(({ 1: name = '' }) => name) : []))

function knownNames(source: SourceText, kind: 'commands' | 'environments'): string[] {
  const isCommand = kind === 'commands'
  return [
    ...ownNames(source, isCommand ? definesCommand : definesEnvironment),
    ...(isCommand ? latexCommands : latexEnvironments),
    ...(usesResumeClass(source) ? (isCommand ? Object.keys(resumeCommands) : resumeEnvironments) : []),
    ...loadedPackages(source).flatMap((name) => (Object.hasOwn(packages, name) ? packages[name]?.[kind] : null) ?? []),
  ]
}

export const isDefinedIn = (source: SourceText, name: string, kind: 'commands' | 'environments'): boolean =>
  knownNames(source, kind).includes(name)

/** The package that this command or environment comes from. */
function packageOf(name: string, kind: 'commands' | 'environments'): string | null {
  if (kind === 'commands' && /^fa[A-Z]/.test(name)) return 'fontawesome5'
  return Object.keys(packages).find((known) => packages[known]?.[kind]?.includes(name)) ?? null
}

const fromElsewhere = (name: string) => {
  const isSmall = packages[name]?.isSmall ?? false
  return isSmall
    ? `It comes with the package ${name}, which this document does not load.`
    : `It comes with the package ${name}. That is part of the full TeX distribution, which the server’s administrator can install (bin/start --tex full). Remove the command, or write a word instead.`
}

/** Which command TeX did not know: the last that it read. */
const lastCommand = (text: string) => /\\([A-Za-z@]+|[^A-Za-z\s])\s*$/.exec(text)?.[0].trim() ?? null

export function lookForCommand({ error, source, stop, line }: ErrorContext): Partial<Explanation> | null {
  const name = lastCommand(error.reading)
  if (name === null) return null
  const place = placeOf(name, { source, stop, line })
  const message = `Unknown command ${name}`
  if (place === null && onlyPlaceOf(source, name) === null && !source.code.some((text) => text.includes(name)))
    return {
      message,
      hint: `${name} is not a known command. It is used inside another command on this line: check what that one is given.`,
    }
  const said = `${name} is not a known command.`
  const from = packageOf(name.slice(1), 'commands')
  if (from && !loadedPackages(source).includes(from)) {
    const load = packages[from]?.isSmall ? loadPackage(source, from) : null
    return {
      message,
      hint: `${said} ${fromElsewhere(from)}`,
      fix: load ? fixOf(source, `Load ${from}`, [load]) : undefined,
    }
  }
  const known = knownNames(source, 'commands')
  // What is spelled rightly is not meant to be another word.
  if (Object.hasOwn(resumeCommands, name.slice(1))) return { message, hint: `${said} ${ofOurClass(source, name)}` }
  const meant = known.includes(name.slice(1)) ? null : nearestWord(name.slice(1), known)
  if (meant === null) return { message, hint: `${said} Check its spelling, or load the package it comes from.` }
  const fix = place ? fixOf(source, `Change to \\${meant}`, [replaceAt(place, name, `\\${meant}`)]) : undefined
  return { message, hint: `${said} Did you mean \\${meant}?`, fix }
}

const ofOurClass = (source: SourceText, name: string) =>
  usesResumeClass(source)
    ? `${name} works only between \\begin{header} and \\end{header}.`
    : `It belongs to Galley’s class resume, which this document does not use.`

function placeOf(
  name: string,
  { source, stop, line }: Pick<ErrorContext, 'source' | 'stop' | 'line'>,
): SourcePosition | null {
  if (stop) {
    const column = stop.column - name.length
    if (source.code[stop.line]?.startsWith(name, column)) return { line: stop.line, column }
  }
  const [column, second] = line === null ? [] : commandColumns(source, line - 1, name)
  if (line !== null && column !== undefined && second === undefined) return { line: line - 1, column }
  return onlyPlaceOf(source, name)
}

export function lookForEnvironment({ groups, source, line }: ErrorContext): Partial<Explanation> | null {
  const name = groups[0] ?? ''
  const said = `There is no environment named “${name}”.`
  const from = packageOf(name, 'environments')
  if (from && !loadedPackages(source).includes(from)) {
    const load = packages[from]?.isSmall ? loadPackage(source, from) : null
    return { hint: `${said} ${fromElsewhere(from)}`, fix: load ? fixOf(source, `Load ${from}`, [load]) : undefined }
  }
  const meant = nearestWord(name, knownNames(source, 'environments'))
  if (meant === null) return null
  const begin = source.environments.find(
    (found) => found.kind === 'begin' && found.name === name && found.line + 1 === line,
  )
  return { hint: `${said} Did you mean “${meant}”?`, fix: begin && renameEnvironment(source, begin, meant) }
}

const classes = ['resume', 'article', 'moderncv', 'letter', 'report']

const classesOfFullSet = new Set(
  (
    'moderncv europecv europasscv limecv simplecv curve currvita resumecls vita cv4tw ' +
    'ctexart ctexrep ctexbook IEEEtran acmart apa7 tufte-handout tufte-book revtex4-2'
  ).split(' '),
)
/** Most classes of resumes are no part of TeX: they are files that lie beside the document. */
const wayToClass = (name: string) =>
  classesOfFullSet.has(name)
    ? `Use the class resume or article. ${whoAddsIt}`
    : `Its file has to stand in the document: paste it above this line, between \\begin{filecontents*}{${name}.cls} and \\end{filecontents*}. Or use the class resume or article.`

/** A package or class that is not installed: TeX notices a line or more after the one that asks for it. */
export function lookForPackage({ groups, source, line }: ErrorContext): Partial<Explanation> | null {
  const [name = '', kind = ''] = groups
  const isClass = kind === 'cls'
  const asks = isClass ? /\\documentclass/ : /\\(?:usepackage|RequirePackage)/
  const found = source.code.findIndex((text) => asks.test(text) && text.includes(name))
  const at = found < 0 ? line : found + 1
  const way = isClass ? wayToClass(name) : `Remove the line, or use another package. ${whoAddsIt}`
  const meant = nearestWord(
    name,
    isClass ? classes : Object.keys(packages).filter((known) => known !== name && packages[known]?.isSmall),
  )
  if (meant !== null && found >= 0) {
    const column = source.code[found]?.lastIndexOf(name) ?? -1
    return {
      line: at,
      hint: `There is no “${name}” here. Did you mean “${meant}”?`,
      fix: fixOf(source, `Change to ${meant}`, [replaceAt({ line: found, column }, name, meant)]),
    }
  }
  return {
    line: at,
    hint: `The ${isClass ? 'class' : 'package'} “${name}” is not installed here. ${way}`,
    fix: leaveOut(),
  }

  function leaveOut() {
    if (isClass || found < 0) return undefined
    const isUsed =
      (packages[name]?.commands ?? []).some((command) => onlyUse(source, command)) ||
      (name.startsWith('fontawesome') && onlyUse(source, 'fa[A-Z]\\w*'))
    return isUsed ? undefined : leaveOutPackage(source, found, name)
  }
}

const onlyUse = ({ code }: SourceText, command: string) => {
  const pattern = new RegExp(`\\\\${command}(?![A-Za-z])`)
  return code.some((text) => pattern.test(text))
}

/** A command of formulas that stands in the text. */
export function lookForFormulaCommand(source: SourceText, stop: SourcePosition): Partial<Explanation> | null {
  const before = source.code[stop.line]?.slice(0, stop.column) ?? ''
  const name = /\\([A-Za-z]+)\s*$/.exec(before)
  if (!name || !formulaCommands.has(name[1] ?? '')) return null
  const command = `\\${name[1]}`
  const place = { line: stop.line, column: name.index }
  return {
    message: `${command} is outside a formula`,
    hint: `Write $${command}$: commands like this one work between dollar signs only.`,
    fix: isInFormula(source, place)
      ? undefined
      : fixOf(source, `Write $${command}$`, [replaceAt(place, command, `$${command}$`)]),
  }
}
