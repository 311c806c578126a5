// Certificates and awards that stand as plain lines: every telling word is the section's own, the form's or the person's. A word of a job
// title makes no certificate's name longer.
import type { CaseFile } from '../case-file.ts'
import { originLine } from '../retold.ts'
import { shortForms } from '../short-forms.ts'
import type { Violation } from '../verdict.ts'
import { blockViolation } from '../violation.ts'
import { canonicalWord, isGrammar, longAliases, stem, wordsOf } from '../words.ts'
import { isExpansion } from './terms.ts'

/** What may be said of any certificate. */
const plainWords =
  /^(?:issu|certif|credenti|valid|expir|obtain|earn|award|receiv|pass|cours|train|date|id|numb|level|complet|qualif)/

/** Not yet held: a line that no longer says so claims it. */
const pending =
  /\b(?:candidate|expected|in progress|pending|planned|scheduled|anticipated|preparing|studying|eligible)\b/i

export function judgeCertificates({ changed, input }: CaseFile): Violation[] {
  if (input.isTranslation === true) return []
  return changed
    .filter(({ block, section }) => /^(?:certifications|awards)$/.test(section.kind) && block.kind !== 'entry' && block.entry === null)
    .flatMap((at) => {
      const aliased = longAliases(at.block.text).filter(({ name }) => name.split(' ').every((part) => at.own.stems.has(stem(part))))
      const short = shortForms(at.block.text)
      const words = wordsOf(at.block.text)
      const strange = words.filter(({ text, from }, index) => {
        if ([...aliased, ...short].some((alias) => from >= alias.from && from < alias.to) || isExpansion(words, index, at.own)) return false
        const own = stem(canonicalWord(text))
        return !isGrammar(text) && !/^\d/.test(text) && !at.own.stems.has(own) && !plainWords.test(own)
      })
      const finished = pending.test(originLine(at)) && !pending.test(at.block.text) ? [at.block.text] : []
      return [...finished, ...strange.map(({ text }) => text)].map((text) => blockViolation(at, 'entry', { text, question: `Is "${text}" part of what you were given?` }))
    }) // prettier-ignore
}
