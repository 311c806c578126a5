// Whether what a command stands for is text with a look, and no program, frame or part of a resume's structure.
import { structureWords } from './resume-words.ts'

const programs =
  /^(?:if.*|else|or|fi|un(?:less|expanded)|[gex]?def|let|futurelet|(?:re|)newcommand|providecommand|DeclareRobustCommand|(?:New|Renew|Provide|Declare)DocumentCommand|(?:re|)newenvironment|csname|endcsname|expandafter|noexpand|aftergroup|afterassignment|catcode|lccode|uccode|mathcode|scantokens|string|detokenize|meaning|number|romannumeral|the|char|loop|repeat|while.*|for.*|count|dimen|toks|newcount|advance|input|include|read|write|immediate|special|directlua|verb|lstinline|UseName|use|obeylines|global|long|outer|protected)$/

/** Of a command that takes no argument, without comments. `isOwn` is for names that the document defines. */
export function isTextLike(replacement: string, isOwn: (name: string) => boolean): boolean {
  return (
    !replacement.includes('#') &&
    commandsIn(replacement).every((name) => isOwn(name) || !structureWords.has(name)) &&
    !isProgram(replacement)
  )
}

/** Whether what it prints depends on more than what stands in it. */
export const isProgram = (replacement: string): boolean =>
  commandsIn(replacement).some((name) => programs.test(name) || name.includes('@'))

const commandsIn = (tex: string) => Array.from(tex.matchAll(/\\(?:([A-Za-z@]+)|[^])/g), ({ 1: name }) => name ?? '')
