// A degree's name and its subject, wherever in the text the subject stands.
import { degreePattern, subjectJoint } from '../vocabulary/degree-words.ts'
import { found } from '../sections/draft.ts'
import type { FoundText } from '../sections/draft.ts'
import { slice, trimRun } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export function degreeAndField(run: Run): { degree?: FoundText | undefined; field?: FoundText | undefined } {
  const match = degreePattern.exec(run.text)
  if (!match) return {}
  const from = /^(?:graduat(?:ed|ion) (?:as|with)(?: an?)?|degree|abschluss)\s*:?\s*$/i.test(
    run.text.slice(0, match.index),
  )
    ? match.index
    : 0
  const end = match.index + match[0].length
  const joint = subjectJoint.exec(run.text.slice(end))?.[0].length ?? 0
  const field = withoutGraduated(trimRun(slice(run, end + joint), /^[\s,;:|·•–—（]+|[\s,;:|·•–—）-]+$/gu))
  const before = trimRun(slice(run, 0, match.index))
  // "计算机科学 本科": the subject stands first.
  const isInBrackets = before.text.endsWith('(') && run.text.slice(end).trimStart().startsWith(')')
  if (isInBrackets || (field.text === '' && isSubjectBefore(before.text)))
    return {
      degree: found(trimRun(slice(run, match.index, end)), 0.9),
      field: found(trimRun(before, /^\s+|[\s(]+$/gu), 0.7),
    }
  return { degree: found(trimRun(slice(run, from, end)), 0.9), field: found(slice(run, end), 0.8, field.text) }
}

/** "졸업 (학점 3.8/4.5)": that it was passed, and how well. */
const withoutGraduated = (run: Run): Run =>
  /^(?:졸업|수료|재학|卒業|毕业|畢業|在读)(?!\p{L})/u.test(run.text) ? slice(run, 0, 0) : run
const isSubjectBefore = (text: string) => /^\p{Lo}{3,}/u.test(text)
