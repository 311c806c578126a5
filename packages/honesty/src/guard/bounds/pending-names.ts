// A certificate, a course or a degree that is not finished, or has expired, named elsewhere without saying so: in the
// summary, under the name, in a list.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { blocksOf } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { sharedBy, stemsIn } from '../claims/clauses.ts'
import { listItems } from '../text/list-items.ts'

const status = String.raw`in progress|ongoing|under ?way|expected|anticipated|pending|planned|scheduled|booked|enrolled|studying|preparing|working towards?|pursuing|candidate|not yet|part[- ]qualified|first of|started|since|expired|lapsed|inactive|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const isPending = new RegExp(String.raw`(?<![\p{L}\d-])(?:${status})(?![\p{L}\d])`, 'iu')
/** Words that keep the status, whatever it is. */
const isKept = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${status}|stud(?:y|ies|ent|ents)|toward[s]?|train(?:ee|ing)|prepar\w+|complet(?:es|ing)|tak(?:es|ing)|read(?:s|ing) for|due|to be|soon|final[- ]year|(?:first|second|third)[- ]year|expir\w+)(?![\p{L}\d])`,
  'iu',
)
const isDone =
  /\b(?:passed|finished|completed|graduated|got|received|earned|obtained|renewed|redid|re-?took|awarded|certified|qualified|licen[sc]ed|hold|done)\b/i

interface PendingName {
  readonly text: string
  readonly stems: ReadonlySet<string>
}

export function judgePendingNames({ changed, accepted, said }: CaseFile): Violation[] {
  const names = blocksOf(accepted).flatMap(pendingIn).slice(0, maxNames)
  if (names.length === 0) return []
  const done = said.filter((words) => isDone.test(words)).map((words) => stemsIn(words))
  return changed.flatMap((at) => {
    if (!isElsewhere(at)) return []
    const now = stemsIn(at.block.text)
    const before = stemsIn(at.gone.join('\n'))
    const isNamed = ({ stems }: PendingName, by: ReadonlySet<string>) => sharedBy(stems, by) >= minShare * stems.size
    const found = names.find(
      (name) =>
        isNamed(name, now) &&
        !isNamed(name, before) &&
        !done.some((words) => sharedBy(name.stems, words) > 0) &&
        !isKept.test(withoutName(clauseOf(at.block.text, name), name)),
    )
    if (!found) return []
    const question = `Your resume says “${found.text}”, the draft leaves out that it is not finished. Which is right?`
    return [blockViolation(at, 'scope', { text: at.block.text.slice(0, maxShown), allowed: [found.text], question })]
  })
}

const maxNames = 30
const maxShown = 80
/** So large a share of a name's words names it. */
const minShare = 0.6
const minStems = 2

/** Where a title is claimed; the entry itself is for other rules. */
const isElsewhere = ({ block, section }: ChangedBlock) =>
  (section.kind === 'header' && block.kind !== 'entry') || block.kind === 'paragraph' || block.kind === 'skills'

interface Named {
  readonly kind: string
  readonly text: string
  readonly args?: readonly string[]
}

/** "CCRN (preparing for the exam)": the name is what stands before its status. */
function pendingIn({ kind, text, args }: Named): PendingName[] {
  if (kind !== 'entry' && kind !== 'skills') return []
  const lines = kind === 'skills' ? listItems((args ?? [text]).join(', ')).map((item) => item.text) : [text]
  return lines.flatMap((line) => {
    if (!isPending.test(line) || line.length > maxChars) return []
    const name = kind === 'entry' ? (args?.find((arg) => arg !== '') ?? line) : line
    const bare = name.split(/\s*[(,;–]|\s-\s/)[0] ?? name
    const stems = stemsIn(bare)
    const isTelling = stems.size >= minStems || /\p{Lu}{2}/u.test(bare)
    return isTelling && stems.size > 0 ? [{ text: line.trim(), stems }] : []
  })
}
const maxChars = 200

/** "Library Studies" are no studying. */
const withoutName = (clause: string, { stems }: PendingName): string =>
  clause.replaceAll(/[\p{L}\d]+/gu, (word) => ([...stemsIn(word)].some((one) => stems.has(one)) ? '' : word))

/** The clause of a text that has the most of a name. */
const clauseOf = (text: string, { stems }: PendingName): string =>
  text.split(/[.;,]\s/).toSorted((one, other) => sharedBy(stems, stemsIn(other)) - sharedBy(stems, stemsIn(one)))[0] ??
  text
