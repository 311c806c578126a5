// What stands below a degree: grade, honours, courses. What is none of these has no field in the form.
import type { EducationItem } from '@galley/contract/resume-data'
import { degreePattern } from '../vocabulary/degree-words.ts'
import { found, present } from '../sections/draft.ts'
import type { ImportDraft, FoundText } from '../sections/draft.ts'
import { listItems } from '../sections/split-list.ts'
import { joinRuns, slice, trimRun, without } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

type Details = Pick<ImportDraft<EducationItem>, 'gpa' | 'honors' | 'coursework'>

const grade =
  /(?:(?:overall|cumulative|major|final)\s+)?(?:C?GPA|grade|note|notenschnitt|abschlussnote|média|media|voto|mention|moyenne)\b\s*[:=]?\s*(?<value>\d{1,3}(?:[.,]\d{1,3})?%?(?:\s*(?:\/|out of)\s*\d{1,3}(?:[.,]\d+)?)?)/iu
/** "110/110 e lode", "108/110": no other grade is out of so many. */
const italianGrade = /(?<value>(?<!\d)\d{2,3}\s*\/\s*110(?!\d)(?:\s*(?:e|con|cum)\s+(?:la\s+)?lode)?)/iu
const gradeAfter = /(?<value>\d[.,]\d{1,2}(?:\s*\/\s*\d{1,2}(?:[.,]\d+)?)?)\s*C?GPA\b/iu
const courses =
  /^(?:(?:relevant|selected|key|core|incoming|main)\s+)?(?:course\s?work|courses|modules|subjects|kurse|cours|asignaturas|corsi|disciplinas|schwerpunkte|studied)(?:\s+(?:include[sd]?|included))?\s*[:–—-]\s*/i
const honours =
  /^honou?rs?\s*[:–—-]\s*|\b(?:cum laude|dean['’]?s list|distinction|valedictorian|salutatorian|scholar(?:ship)?|fellowship|honou?rs?|(?:first|second|third)[- ]class|(?:upper|lower) second|2[:.][12]\b|^minor in|summa|magna|phi beta kappa|thesis|dissertation|award|prize|auszeichnung|mention|stipendi)/i
const honourLabel = /^(?:honou?rs?|awards?)\s*[:–—-]\s*/i

/** `degree` is a line that is one, where the header had none. */
export function educationDetails(
  runs: readonly Run[],
  needsDegree: boolean,
): { fields: Details; degree: Run | undefined } {
  let gpa: FoundText | undefined
  let degree: Run | undefined
  const praise: Run[] = []
  const coursework: Run[] = []
  for (const run of runs) {
    const label = courses.exec(run.text)
    if (label) {
      coursework.push(...listItems(slice(run, label[0].length)))
      continue
    }
    const match = gradeOf(run.text)
    if (match && !gpa) gpa = gradeIn(run, match)
    const rest = match ? trimRun(without(run, match.index, match.index + match[0].length)) : run
    if (needsDegree && !degree && degreePattern.test(rest.text) && rest.text.length < 100) degree = rest
    else if (honours.test(rest.text)) praise.push(rest)
  }
  const fields = {
    gpa,
    honors: found(joinRuns(praise), 0.7, praise.map(({ text }) => text.replace(honourLabel, '')).join('; ')),
    coursework: present(coursework.map((run) => found(run, 0.8))),
  }
  return { fields, degree }
}

/** How well it was passed, wherever the text says it. */
export const gradeOf = (text: string): RegExpExecArray | null =>
  grade.exec(text) ?? gradeAfter.exec(text) ?? italianGrade.exec(text)

function gradeIn(run: Run, match: RegExpExecArray): FoundText | undefined {
  const value = match.groups?.['value'] ?? ''
  const from = match.index + match[0].indexOf(value)
  return found(slice(run, match.index, match.index + match[0].length), 0.95, run.text.slice(from, from + value.length))
}

/** "Faculty of Economics, Accounting and Audit": below the degree, the subject stands after the faculty. */
const faculty =
  /^(?:\S+\s+)?(?:факультет|faculty|fakultät|fakult[ay]|wydział|facultad|faculté|facoltà|faculdade|fakültesi)(?:\s[^,]{1,40})?,\s+(?=\p{Lu})/iu
export function subjectAfterFaculty(line: Run | undefined): FoundText | undefined {
  const end = line && faculty.exec(line.text)?.[0].length
  return line && end && line.text.length < 120 && !/[.!?]$/.test(line.text) ? found(slice(line, end), 0.6) : undefined
}
