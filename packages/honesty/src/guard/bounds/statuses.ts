// A status that makes less of a title: "PhD candidate" is no PhD, an apprentice no journeyman, a deputy no head. In the
// languages that resumes come in here.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isSpokenOf, sourceLines } from '../claims/sources.ts'
import { isGrammar, stemOf, wordsOf, type WordToken } from '../text/words.ts'

const statuses = new RegExp(
  `^(?:${[
    'candidate|trainee|apprentice|students?|intern|cadet|probation\\w*|understud(?:y|ied)|extra|assistant|deputy|acting|interim|junior|associate|aspiring|prospective|provisional|temporary|relief|vice|co',
    'auszubildende[rn]?|azubi|praktikant\\w*|werkstudent\\w*|anwärter\\w*|stellvertretend\\w*|assistent\\w*|student\\w*|kandidat\\w*',
    'stagiaire|apprentie?|adjointe?|suppléante?|étudiante?|assistante?|alternante?',
    'becari\\w+|aprendiz|ayudante|auxiliar|practicante|suplente|asistente|estudiante|segund[oa]',
    'estagiári\\w+|assistente|estudante|adjunt[oa]',
    'tirocinante|apprendista|stagista|studente(?:ssa)?|vice',
    'leerling|stagiair\\w*|assistent\\w*',
    'stażyst\\w+|praktykant\\w*|pomocnik|asystent\\w*|zastępca',
  ].join('|')})$`,
  'iu',
)

/** Titles stand in headlines, heads of entries, lists and sentences. */
export const judgeStatuses = ({ changed }: CaseFile): Violation[] =>
  changed.flatMap((at) => {
    const lost = titleLines(at)
      .flatMap(titlesIn)
      .find((title) => isLost(at, title))
    if (!lost) return []
    const question = `Your resume says “${lost.text}”, the draft leaves a part of that out. Which is right?`
    return [blockViolation(at, 'scope', { text: lost.noun.text, allowed: [lost.text], question })]
  })

const titleLines = (at: ChangedBlock): readonly string[] =>
  at.block.kind === 'contact' || at.block.kind === 'skills' ? at.gone.slice(0, maxLines) : sourceLines(at)

interface Title {
  readonly status: string
  readonly noun: WordToken
  readonly text: string
}
/** Of more lines, and of longer ones, only the beginning is checked. */
const maxLines = 40
const maxChars = 600
const maxWords = 80

/** "Trainee mechanic", "PhD candidate". */
function titlesIn(line: string): Title[] {
  const words = wordsOf(line.slice(0, maxChars)).slice(0, maxWords)
  return words.flatMap((word, index) => {
    if (!statuses.test(word.text)) return []
    return [words[index + 1], words[index - 1]].flatMap((noun) => {
      if (noun === undefined || !isBeside(line, word, noun) || isGrammar(noun.text) || !/\p{L}{2}/u.test(noun.text))
        return []
      const [first, last] = noun.from > word.from ? [word, noun] : [noun, word]
      return [{ status: word.text, noun, text: line.slice(first.from, last.from + last.text.length) }]
    })
  })
}
const isBeside = (line: string, one: WordToken, other: WordToken): boolean => {
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  return /^[\s-]$/.test(line.slice(first.from + first.text.length, last.from))
}

function isLost(at: ChangedBlock, { noun, status }: Title): boolean {
  const words = wordsOf(at.block.text.slice(0, maxChars)).slice(0, maxWords)
  const own = stemOf(noun.text)
  const index = words.findIndex(({ text }) => stemOf(text) === own)
  if (index === -1 || words.some(({ text }) => statuses.test(text) || stemOf(text) === stemOf(status))) return false
  // "Nurses" of "student nurses": others, whose number is for another rule.
  if (words[index]!.text.toLowerCase() !== noun.text.toLowerCase()) return false
  const isBare = titleLines(at).some((line) => {
    const places = wordsOf(line.slice(0, maxChars)).filter(({ text }) => stemOf(text) === own)
    return places.length > titlesIn(line).filter((title) => stemOf(title.noun.text) === own).length
  })
  return !isBare && isTitle(at, index) && !isSpokenOf(at, new Set([own]))
}

/** In a sentence what the person is stands at its beginning; "a meeting of students" is about others. */
const isTitle = ({ block }: ChangedBlock, index: number): boolean =>
  block.kind === 'contact' || block.kind === 'entry' || block.kind === 'skills' || index < maxBefore
const maxBefore = 3
