// What a line says of others: "the HPLC is serviced by its maker". Where they are no longer named, what they worked on
// looks like the person's.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isFromStatements } from '../case/rewording.ts'
import { sentencesOf } from '../case/said-facts.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { taggedWords } from '../../lexicon/part-of-speech.ts'
import { happens } from './causes.ts'
import { stemOf, wordsOf } from '../text/words.ts'
import { stemsIn } from './clauses.ts'
import { deedsIn } from '../deeds/deeds.ts'
import { measureOf } from './measures.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeOthersWork({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) && at.block.kind === 'bullet' && at.gone.length <= maxGone)
    .flatMap((at) => {
      const said = isFromStatements(at) ? at.statements.flatMap(sentencesOf) : []
      const thing = [...sourceLines(at), ...said].flatMap((line) => takenFrom(at, line, said.includes(line)))[0]
      if (thing === undefined) return []
      const text = wordsOf(at.block.text).find((word) => stemOf(word.text) === stemOf(thing))?.text ?? thing
      const question = `Your resume names others for “${text}”. Was that your work, too?`
      return [blockViolation(at, 'scope', { text, question })]
    })
}

/** Where a whole page is written anew, a thing may come from any of its lines. */
const maxGone = 4
const betweenActors = /[;.](?=\s)|,\s+(?=(?:who|while|and (?:the|a|an)|but|I)\b)|\s(?:while|who)\s/

function takenFrom(at: ChangedBlock, line: string, isSaid: boolean): string[] {
  const deedsNow = deedsIn(at.block.text)
  if (deedsNow.some(({ actor }) => actor !== 'self')) return []
  const parts = line
    .replace(errand, '')
    .split(betweenActors)
    .map((text) => ({ text: text.trim(), deeds: deedsIn(text.trim()) }))
  const isTheirs = ({ text, deeds }: (typeof parts)[number]) =>
    deeds.length > 0 &&
    deeds.every(({ actor, verb }) => actor === 'other' && !/^(?:is|are|was|were|be|been|has|have|had)$/i.test(verb)) &&
    !happens.test(text.replace(/\bc[ao]me up with\b/gi, ''))
  const theirs = parts.filter(isTheirs)
  if (theirs.length === 0 || theirs.length === parts.length) return []
  const isOwn = (verb: string) =>
    parts.some((part) => !isTheirs(part) && part.deeds.some((deed) => stemOf(deed.verb) === stemOf(verb)))
  // "Darek drew the layout, I tested it": what was tested is his.
  const isIt = parts.some((part) => !isTheirs(part) && /\b(?:it|them|that)\b/i.test(part.text))
  if (isIt && deedsNow.every(({ verb }) => isOwn(verb))) return []
  const own = new Set(parts.filter((part) => !isTheirs(part)).flatMap(({ text }) => [...stemsIn(text)]))
  // In brackets they may still be named.
  const now = stemsIn(at.block.text.replaceAll(/\([^()]*\)/g, ' '))
  return theirs.flatMap(({ text }) => {
    const words = taggedWords(text)
    // "The testing".
    const isThing = (index: number) => words[index]!.text.endsWith('ing') && words[index - 1]?.pos === 'DET'
    const things = words.filter(({ pos }, index) => pos === 'NOUN' || pos === 'PROPN' || isThing(index))
    const isTaken = (thing: string) =>
      measureOf(`1 ${thing}`) === null &&
      now.has(stemOf(thing)) &&
      !own.has(stemOf(thing)) &&
      !isNamedAsOther(at.block.text, thing)
    return things
      .map((one) => one.text)
      .filter((thing) => isTaken(thing) && (isSaid || !isSpokenOf(at, new Set([stemOf(thing)]))))
  })
}

/** "Add to Carrow & Finch, please: …" */
const errand = /^\W*(?:please )?(?:add|put|include|mention)\b[^:]{0,60}:\s/iu

/** "To a senior adjuster", "by the city", "for the manager's review": the others are still named. */
const isNamedAsOther = (line: string, thing: string): boolean =>
  new RegExp(`${thing.replaceAll(/[^\p{L}\d-]/gu, '.')}\\s[\\p{L}]+ing\\b`, 'iu').test(line) ||
  new RegExp(`['’]s?\\s(?:[\\p{L}-]+\\s){0,3}${thing.replaceAll(/[^\p{L}\d-]/gu, '.')}`, 'iu').test(line) ||
  new RegExp(
    `\\b(?:to|by|for|from|with)\\s(?:[\\p{L}'’-]+\\s){0,3}${thing.replaceAll(/[^\p{L}\d-]/gu, '.')}`,
    'iu',
  ).test(line)
