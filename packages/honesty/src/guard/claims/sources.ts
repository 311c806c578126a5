// The lines that a changed line may be made of.
import type { ChangedBlock } from '../case/case-file.ts'
import { originLine } from '../case/rewording.ts'
import { sentencesOf } from '../case/said-facts.ts'
import { canonicalWord, stem, wordsOf } from '../text/words.ts'
import { sharedBy, stemsIn } from './clauses.ts'

/** A line says part of another one from so many shared words on. */
const minShared = 2
/** Of more lines only the nearest is looked at. */
const maxGone = 100

/** The lines that are gone and say some of it, and the nearest of the entry's. */
export function sourceLines(at: ChangedBlock): readonly string[] {
  if (at.block.kind === 'entry') return headOf(at)
  const known = linesOf.get(at)
  if (known) return known
  const stems = stemsIn(at.block.text)
  const origin = originLine(at)
  const isFew = at.gone.length <= maxGone
  const others = (isFew ? at.gone : []).filter(
    (line) => line !== origin && sharedBy(stemsIn(line), stems) >= minShared && !isContinued(at, line),
  )
  const lines = [...(origin === '' ? [] : [origin]), ...others]
  linesOf.set(at, lines)
  return lines
}
/** So much of a line stands in another bullet of its entry: that one is made of it. */
const minContinued = 0.7
function isContinued({ block, section }: ChangedBlock, line: string): boolean {
  const stems = stemsIn(line)
  const here = sharedBy(stems, stemsIn(block.text))
  return section.blocks.some((other) => {
    if (other === block || other.kind !== 'bullet' || other.entry !== block.entry) return false
    const there = sharedBy(stems, stemsIn(other.text))
    return there > here && there >= minContinued * stems.size
  })
}
const linesOf = new WeakMap<ChangedBlock, readonly string[]>()

const headOf = ({ source }: ChangedBlock): readonly string[] =>
  source?.head ? [source.head.args?.join('; ') ?? source.head.text] : []

/** Sentences of what the person said of this entry. */
interface Sentence {
  readonly text: string
  readonly stems: ReadonlySet<string>
}

/** Read once for all lines that the same words are about. */
function spokenIn({ statements }: ChangedBlock): readonly Sentence[] {
  const known = sentencesOfStatements.get(statements)
  if (known) return known
  const read = statements
    .flatMap((words) => [...sentencesOf(words), words])
    .slice(0, maxSentences)
    .map((text) => ({ text, stems: stemsIn(text) }))
  sentencesOfStatements.set(statements, read)
  return read
}
const sentencesOfStatements = new WeakMap<readonly string[], readonly Sentence[]>()
const maxSentences = 100

const isAbout = ({ stems: said }: Sentence, stems: ReadonlySet<string>): boolean =>
  sharedBy(stems, said) >= Math.min(minShared, Math.max(1, stems.size))

/** The person said of this entry something with these stems: two of them, or the only one. */
export const isSpokenOf = (at: ChangedBlock, stems: ReadonlySet<string>): boolean =>
  spokenIn(at).some((sentence) => isAbout(sentence, stems))

/** "The Python course" of "Python for Data Analysis": a word of the name right before what it is. */
const ofCourse =
  /(?<name>\p{L}{4,})['’]?s? (?:course|exam|test|certificate|certification|cert|licen[cs]e|degree|module|training|diploma|class)\b/giu
const kinds =
  /^(?:course|exam|test|certificat\p{L}*|licen[cs]e|degree|module|training|diploma|class|short|online|first|last)$/iu
const namesIt = (name: string, said: string): boolean =>
  Array.from(said.matchAll(ofCourse)).some(({ groups }) => {
    const word = groups?.['name'] ?? ''
    return !kinds.test(word) && stemsIn(name).has(stem(canonicalWord(word)))
  })

/** "Level 3" of "Food Hygiene Level 3". */
const namesNumbered = (name: string, said: string): boolean =>
  (name.match(/\p{L}{4,20} \d{1,4}(?!\d)/gu) ?? []).some((part) => said.toLowerCase().includes(part.toLowerCase()))

/** "I finished the Python book" is no exam. */
const ofExam = /\b(?:passed|exam|course|certificat\w+|module|test|level|cat|category|unit|licen[cs]e|programme?)\b/i
const minRareChars = 4
const sharedOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((stem) => other.has(stem))
/** "Vibration cat 1 is passed": a word that the section has in this entry alone. */
const isOnlyThere = ({ section, source }: ChangedBlock, shared: readonly string[]): boolean =>
  shared.some(
    (one) =>
      one.length >= minRareChars &&
      section.blocks.filter(({ kind, text }) => kind === 'entry' && stemsIn(text).has(one)).length === 1 &&
      stemsIn(source?.head?.text ?? '').has(one),
  )

/** Of an entry's name the person says one word, and that it is done by now: "I finished the Python course". */
const isDoneSpokenOf = (at: ChangedBlock, stems: ReadonlySet<string>): boolean =>
  at.block.kind === 'entry' &&
  spokenIn(at).some(
    (sentence) =>
      isMeant.test(sentence.text) &&
      (namesIt(at.block.text, sentence.text) ||
        namesNumbered(at.block.text, sentence.text) ||
        sharedBy(stems, sentence.stems) > 1 ||
        (ofExam.test(sentence.text) && isOnlyThere(at, sharedOf(stems, sentence.stems)))),
  )

/** The same, and it says the line's own deed, or that it was done alone or is done by now. */
export function isDeedSpokenOf(at: ChangedBlock, stems: ReadonlySet<string>): boolean {
  const deed = stem(wordsOf(at.block.text)[0]?.text ?? '')
  // "Passed the 2391".
  const numbers = at.block.text.match(/(?<!\d)\d{3,}(?!\d)/g)?.filter((one) => !/^(?:19|20)\d\d$/.test(one)) ?? []
  // "I passed PMP": what is meant has a name.
  const names = (at.block.text.match(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,5}(?![\p{L}\d])/gu) ?? []).map((name) =>
    stem(canonicalWord(name)),
  )
  if (isDoneSpokenOf(at, stems)) return true
  return spokenIn(at).some(
    (sentence) =>
      (isAbout(sentence, stems) && (sentence.stems.has(deed) || isMeant.test(sentence.text))) ||
      (isMeant.test(sentence.text) &&
        (numbers.some((number) => sentence.text.includes(number)) || names.some((name) => sentence.stems.has(name)))),
  )
}
const isMeant =
  /\b(?:myself|alone|on my own|by myself|now|already|finally|finished|completed|done|passed|did|licensed|certified|renewed|awarded|approved|granted|launched|published|went live|came through|in charge|regular(?:ly)?|always)\b/i

/** A line about work or a person's life: no head of an entry, no address. */
export const isProse = ({ block, section }: ChangedBlock): boolean =>
  (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header'
