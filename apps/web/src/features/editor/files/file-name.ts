// Names of files beside a resume: how a given one is mended, and what keeps it from being a name.
import { limits } from '@galley/contract/limits'
import { isResumeFileName, kindOfResumeFile, resumeFileKinds } from '@galley/contract/resume-files'
import { normalized } from '@galley/resume/text/normalized'

export const fileEndings: readonly string[] = Object.values(resumeFileKinds).flat()

/** Lower-case and without its dot; empty where there is none. */
export const endingOf = (name: string): string => /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
export const withoutEnding = (name: string): string => (endingOf(name) === '' ? name : name.replace(/\.[^./]+$/, ''))

/** The same bytes may have either ending. */
export const isSameFormat = (one: string, other: string): boolean => formatOf(one) === formatOf(other)
const formatOf = (ending: string) => (ending === 'jpeg' ? 'jpg' : ending)

export type NameProblem = 'ending' | 'format' | 'reserved' | 'long' | 'letters'
export type MendedName = { kind: 'name'; name: string } | { kind: 'problem'; problem: NameProblem }

const asProblem = (problem: NameProblem): MendedName => ({ kind: 'problem', problem })

/** The name as it may be: spaces trimmed, characters that are not allowed as hyphens, its ending in lower case. */
export function mendFileName(given: string): MendedName {
  const trimmed = normalized(given, 'NFC').trim()
  const name = isResumeFileName(trimmed) ? trimmed : mended(trimmed)
  if (isResumeFileName(name)) return { kind: 'name', name }
  if (!fileEndings.includes(endingOf(trimmed))) return asProblem('ending')
  if (name.length > limits.resumeFileNameChars) return asProblem('long')
  // With a letter before it, a reserved name is like any other.
  return asProblem(isResumeFileName(`x${name}`) && /^[\p{L}\p{N}]/u.test(name) ? 'reserved' : 'letters')
}

function mended(name: string): string {
  const ending = endingOf(name)
  const stem = withoutEnding(name)
    .split('/')
    .map((segment) =>
      segment
        .replace(/[^\p{L}\p{M}\p{N} _.+-]+/gu, '-')
        .replace(/-{2,}/g, '-')
        .replace(/^[\p{M} _.+-]+|[ -]+$/gu, ''),
    )
    .join('/')
  return ending === '' ? stem : `${stem}.${ending}`
}

/** A new name for a file: without an ending it keeps its own, and what is in it stays what it is. */
export function mendNewName(given: string, old: string): MendedName {
  const ending = endingOf(old)
  const found = mendFileName(given)
  if (found.kind === 'problem')
    return found.problem === 'ending' && given.trim() !== '' ? mendFileName(`${given.trim()}.${ending}`) : found
  return isTextFile(old) && isTextFile(found.name)
    ? found
    : isSameFormat(endingOf(found.name), ending)
      ? found
      : asProblem('format')
}

const isTextFile = (name: string) => ['latex', 'sources', 'data'].includes(kindOfResumeFile(name) ?? '')
