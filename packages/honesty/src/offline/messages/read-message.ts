// A message of several sentences that are read as one.
import { bulletInPlace } from './bullet-in-place.ts'
import { careerBreak } from './career-break.ts'
import { jobChange } from './job-change.ts'
import { jobInLines } from './job-in-lines.ts'
import type { MessageReader, ReadMessage, WholeMessage } from './message-reader.ts'
import { newProject } from './new-project.ts'
import { oneOfTwo } from './one-of-two.ts'
import { quotedCorrection } from './quoted-correction.ts'
import { townOnly } from './town-only.ts'
import { voluntaryWork } from './voluntary-work.ts'
import { wrongDate } from './wrong-date.ts'

const readers: readonly MessageReader[] = [
  oneOfTwo,
  newProject,
  jobChange,
  townOnly,
  bulletInPlace,
  jobInLines,
  careerBreak,
  voluntaryWork,
  wrongDate,
  quotedCorrection,
]
const maxChars = 1_200

/** The first that reads it; null where none does. Pure. */
export function readMessage(whole: WholeMessage): ReadMessage | null {
  if (whole.message.length > maxChars) return null
  for (const read of readers) {
    const found = read(whole)
    if (found) return found
  }
  return null
}
