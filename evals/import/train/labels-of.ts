// A generated page's labels, line by line as the import sees them: texts of the page are found in the PDF's words, in
// their order.
import { lineRoles } from '@galley/import/pdf/model/learning'
import type { Line, LineRole, Word } from '@galley/import/pdf/model/learning'
import type { Segment, TextRole } from '../generate/page-parts.ts'

const window = 600
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad]/g, '')

/** Which of the page's texts a word belongs to, by the word's id. */
export function segmentsOfWords(words: readonly Word[], segments: readonly Segment[]): Map<number, Segment> {
  const all = segments.map(({ text }) => plain(text))
  const text = all.join('')
  const owners = segments.flatMap((segment, index) => Array.from({ length: all[index]!.length }, () => segment))
  const found = new Map<number, Segment>()
  let at = 0
  for (const word of words) {
    const own = plain(word.text)
    if (own === '') continue
    const near = text.slice(at, at + window).indexOf(own)
    const isNear = near >= 0 && (near < 40 || own.length > 3)
    const place = isNear ? at + near : own.length > 5 ? text.indexOf(own) : -1
    if (place < 0) continue
    found.set(word.id, owners[place]!)
    at = place + own.length
  }
  return found
}

const headRoles = new Set<TextRole>([
  'title',
  'organisation',
  'place',
  'date',
  'degree',
  'subject',
  'school',
  'project',
  'tech',
  'issuer',
])
const listRoles = new Set<TextRole>(['group', 'skill', 'item'])

/** Of one flow; which units have begun is known over all flows of the page. */
export function labelsOf(lines: readonly Line[], owners: ReadonlyMap<number, Segment>, begun: Set<number>): number[] {
  return lines.map((line) => lineRoles.indexOf(labelOf(line, owners, begun)))
}

function labelOf({ words }: Line, owners: ReadonlyMap<number, Segment>, begun: Set<number>): LineRole {
  const own = words.flatMap((word) => owners.get(word.id) ?? [])
  const most = majority(own.filter(({ role }) => role !== 'mark'))
  if (!most) return 'other'
  const isFirst = !begun.has(most.unit)
  const { role } = most
  if (headRoles.has(role)) {
    begun.add(most.unit)
    return isFirst ? 'begin' : 'header'
  }
  if (listRoles.has(role)) return 'item'
  if (role === 'bullet' || role === 'prose' || role === 'detail') {
    begun.add(most.unit)
    return isFirst ? (role === 'bullet' ? 'bullet' : 'prose') : 'more'
  }
  return role === 'name' || role === 'headline' || role === 'contact' || role === 'heading' ? role : 'other'
}

function majority(all: readonly Segment[]): Segment | undefined {
  const counts = new Map<Segment, number>()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return Array.from(counts).toSorted((one, other) => other[1] - one[1])[0]?.[0]
}
