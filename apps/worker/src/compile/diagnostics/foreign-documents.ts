// Documents that were written for something else than what sets them here: without a class, for another TeX, or for
// another class that has the same name as ours. Each explains the errors that follow from it, and stands before them.
import type { Diagnostic } from '@galley/contract/latex'
import { otherEngines, resumeCommands, resumeEnvironments } from './known-words.ts'
import type { SourceText } from './source-text.ts'
import { leaveOutPackage } from './text-fixes.ts'
import { isDefinedIn, loadedPackages, usesResumeClass } from './unknown-words.ts'

/** `errors` are TeX's errors: a document that compiles is not foreign. */
export function diagnoseForeignDocument(
  source: SourceText,
  errors: readonly Diagnostic[],
  isOfPdfTex: boolean,
): Diagnostic[] {
  if (errors.length === 0) return []
  const another = isOfPdfTex ? forAnotherTex(source) : null
  return [withoutClass(source, errors), another, forAnotherClass(source, errors)].flatMap((found) =>
    found === null ? [] : [{ severity: 'error' as const, ...found }],
  )
}

type ForeignDiagnostic = Omit<Diagnostic, 'severity'> | null

function withoutClass({ code }: SourceText, errors: readonly Diagnostic[]): ForeignDiagnostic {
  const isDocument =
    code.some((text) => text.includes('\\begin{document}')) ||
    errors.some(({ said }) => said?.includes('Missing \\begin{document}'))
  if (!isDocument || code.some((text) => /\\document(?:class|style)/.test(text))) return null
  return {
    line: 1,
    message: 'This document has no \\documentclass',
    hint: 'Start it with \\documentclass{resume}, or with the class it was written for, such as \\documentclass{article}.',
  }
}

function forAnotherTex(source: SourceText): ForeignDiagnostic {
  const name = loadedPackages(source).find((one) => otherEngines.has(one))
  if (name === undefined) return null
  const at = source.code.findIndex((text) => /\\(?:usepackage|RequirePackage)/.test(text) && text.includes(name))
  const fix = isUsed(source) ? undefined : leaveOutPackage(source, at, name)
  return {
    line: at < 0 ? null : at + 1,
    message: `This document asks for ${name.startsWith('lua') ? 'LuaLaTeX' : 'XeLaTeX'}`,
    hint: `The package ${name} doesn’t work with pdfLaTeX. Let the document choose what it is typeset with, or remove the package and the commands that come with it, such as \\setmainfont.`,
    ...(fix && { fix }),
  }
}

/** Commands that come with those packages: without the package each of them is an error. */
const itsCommands =
  /\\(?:set(?:main|sans|mono|math)font|fontspec|newfontfamily|defaultfontfeatures|addfontfeatures?|set(?:main|default|other)languages?|directlua|luaexec|setCJK\w+)\b/
const isUsed = ({ code }: SourceText) => code.some((text) => itsCommands.test(text))

/**
 * This many different words that our class does not have are no typing errors. One word of the best known class of that
 * name is enough.
 */
const minForeign = 3
const wellKnown = /^(?:rSection|rSubsection|printaddress|printname|addressSep)$/

/**
 * Commands that TeX did not know, and that look neither like a typing error nor like one of a package. A document with
 * an environment of our class is ours: it lacks a definition.
 */
function undefinedCommands({ environments }: SourceText, errors: readonly Diagnostic[]): string[] {
  if (environments.some(({ name }) => resumeEnvironments.includes(name))) return []
  return errors.flatMap(({ message, hint }) => {
    const name = /^Unknown command \\([A-Za-z]{3,})$/.exec(message)?.[1]
    const isExplained = /Did you mean|comes with the package/.test(hint ?? '')
    return name === undefined || isExplained || Object.hasOwn(resumeCommands, name) ? [] : [`\\${name}`]
  })
}

function forAnotherClass(source: SourceText, errors: readonly Diagnostic[]): ForeignDiagnostic {
  const { code, environments } = source
  if (!usesResumeClass(source) || code.some((text) => /\\(?:ProvidesClass|LoadClass)\b/.test(text))) return null
  const begun = environments.filter(({ kind }) => kind === 'begin').map(({ name }) => name)
  const used = code.flatMap((text) => Array.from(text.matchAll(/\\([A-Za-z]{3,})/g), ([, name = '']) => name))
  const foreign = [
    ...begun.filter((name) => !resumeEnvironments.includes(name) && !isDefinedIn(source, name, 'environments')),
    ...used.filter(
      (name) => wellKnown.test(name) && !Object.hasOwn(resumeCommands, name) && !isDefinedIn(source, name, 'commands'),
    ),
  ]
  const names = Array.from(new Set([...foreign, ...undefinedCommands(source, errors)]))
  if (!names.some((name) => wellKnown.test(name)) && names.length < minForeign) return null
  return {
    line: code.findIndex((text) => text.includes('\\documentclass')) + 1,
    message: 'This document was written for another class named “resume”',
    hint: `Galley’s class has no ${names.slice(0, 3).join(', ')}. To use the other class, paste its file above this line, between \\begin{filecontents*}{theirs.cls} and \\end{filecontents*}, and write \\documentclass{theirs}.`,
  }
}
