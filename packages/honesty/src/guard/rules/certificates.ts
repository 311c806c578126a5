// Certificates and awards that stand as plain lines: every significant word is the section's own, the form's or the
// person's. A word of a job title makes no certificate's name longer.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { originLine } from '../case/rewording.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { shortForms } from '../text/short-forms.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { canonicalWord, isGrammar, longAliases, stem, wordsOf } from '../text/words.ts'
import { isExpansion } from './terms.ts'

/** What may be said of any certificate. */
const plainWords =
  /^(?:issu|certif|credenti|valid|expir|progress|pursu|expect|anticip|schedul|stud|prepar|candidat|pending|plann|obtain|earn|award|receiv|pass|cours|train|date|id|numb|level|complet|qualif|stat|licens|exam|test|yet|way|book|tak|sit|sat|due|renew|regist|hold|held|current|still|enrol|gain|laps|ongo|now|finish|outstand|remain)/

export const month = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?\.?$/i

/** Not yet held: a line that no longer says so claims it. */
const pending =
  /\b(?:candidate|expected|in progress|pending|planned|scheduled|anticipated|preparing|stud(?:y|ies|ying)|under ?way|not yet|booked|eligible)\b/i

const passed = /\b(?:passed|got|received|completed|finished|earned|obtained|have|hold|certified)\b/i

export function judgeCertificates({ changed }: CaseFile): Violation[] {
  return changed
    .filter(
      ({ block, section }) =>
        /^(?:certifications|awards)$/.test(section.kind) && block.kind !== 'entry' && block.entry === null,
    )
    .flatMap((at) => {
      const isFinished =
        pending.test(originLine(at)) &&
        !pending.test(at.block.text) &&
        !at.statements.some((words) => passed.test(words))
      const finished = isFinished ? [at.block.text] : []
      return [...finished, ...strangeWords(at)].map((text) =>
        blockViolation(at, 'entry', { text, question: `Is "${text}" part of what you were given?` }),
      )
    })
}

function strangeWords({ block, own }: ChangedBlock): string[] {
  const isOwn = (text: string) => isGrammar(text) || own.stems.has(stem(canonicalWord(text)))
  const aliased = longAliases(block.text).filter(({ name }) =>
    name.split(' ').every((part) => own.stems.has(stem(part))),
  )
  const known = [...aliased, ...shortForms(block.text)]
  const words = wordsOf(block.text)
  return words
    .filter(({ text, from }, index) => {
      if (known.some((one) => from >= one.from && from < one.to) || isExpansion(words, index, own)) return false
      return (
        !/^\d/.test(text) &&
        !month.test(text) &&
        !plainWords.test(stem(canonicalWord(text))) &&
        !plainVocabulary.has(stem(canonicalWord(text))) &&
        !isOwn(text) &&
        !text.split(/[-/]/).every(isOwn)
      )
    })
    .map(({ text }) => text)
}
