// What one entry says is no fact of another: a technology, or a thing of two words, that stands under another employer
// only.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { everydayNames, technologies } from '../text/technologies.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { canonicalWord, longAliases, plain, stem, stemPairs, wordsOf } from '../text/words.ts'

export function judgeMoved({ changed, translated, acceptedGroups, accepted, input }: CaseFile): Violation[] {
  const lines = [...changed, ...translated].filter(
    ({ block, source, section }) =>
      block.kind !== 'entry' &&
      block.kind !== 'skills' &&
      block.entry !== null &&
      source !== null &&
      section.kind !== 'summary',
  )
  const listed = new Set(
    [
      ...accepted.sections.flatMap(({ blocks }) =>
        blocks.filter(({ kind }) => kind === 'skills').map(({ text }) => text),
      ),
      ...input.form.skills,
    ].flatMap((text) => text.split(/\s*[,;:|•·()\n]\s*/)),
  )
  return lines.flatMap((at) => {
    const others = acceptedGroups.filter((group) => group.head !== null && group !== at.source)
    const pairs = new Set(others.flatMap(({ blocks }) => blocks.flatMap(({ text }) => stemPairs(text))))
    return [...movedNames(at, listed), ...movedPairs(at, pairs)].map((text) =>
      blockViolation(at, 'entry', { text, question: `Is "${text}" true of ${at.where ?? 'this entry'}, too?` }),
    )
  })
}

/** A tool of the tables, or a name of the person's own list of skills. */
function movedNames({ block, own }: ChangedBlock, listed: ReadonlySet<string>): string[] {
  const aliased = longAliases(block.text).filter(({ name }) =>
    name.split(' ').every((part) => own.stems.has(stem(part))),
  )
  return wordsOf(block.text)
    .filter(({ text, isFirst, from }) => {
      if (aliased.some((alias) => from >= alias.from && from < alias.to)) return false
      const isListed = listed.has(text) && /^\p{Lu}/u.test(text) && !isFirst
      if (!isListed && !technologies.has(plain(text)) && !technologies.has(canonicalWord(text))) return false
      const isMeant = !everydayNames.has(plain(text)) || (/^\p{Lu}/u.test(text) && !isFirst)
      return isMeant && !own.stems.has(stem(canonicalWord(text)))
    })
    .map(({ text }) => text)
}

/** Two significant words in a row that only another entry has. One alone may be chance. */
function movedPairs({ block, own }: ChangedBlock, pairs: ReadonlySet<string>): string[] {
  const isNew = (one: string) => !own.stems.has(one)
  const isMoved = stemPairs(block.text).some(
    (pair) =>
      pairs.has(pair) && pair.split(' ').every(isNew) && !pair.split(' ').every((one) => plainVocabulary.has(one)),
  )
  return isMoved ? [block.text] : []
}
