// What a machine can put right of a finding, in the text of the document: where what is meant is certain, and nothing
// that a person wrote is lost.
import { lookOf } from '../class-options.ts'
import { setOption } from '../set-option.ts'
import { emptyLinks } from './empty-links.ts'
import type { FindingKind, ParserFinding } from './parser-findings.ts'
import { linkThatShows } from './shown-link.ts'
import { withUnbroken } from './unbroken-word.ts'
import { withoutIcons } from './without-icons.ts'

export type MendableKind = Extract<FindingKind, 'hyphenated' | 'odd_signs' | 'empty_link' | 'small'>

/** The document without the fault; null where that takes a person. */
export function mendedText(finding: ParserFinding, latex: string): string | null {
  const text = isMendable(finding.kind) ? mends[finding.kind](finding, latex) : null
  return text === latex ? null : text
}

const mends: Readonly<Record<MendableKind, (finding: ParserFinding, latex: string) => string | null>> = {
  hyphenated: ({ broken }, latex) => (broken ? withUnbroken(latex, broken) : null),
  odd_signs: (_finding, latex) => withoutIcons(latex),
  empty_link: ({ line, text }, latex) => {
    const found = emptyLinks(latex).find((link) => link.line === line && link.address === text)
    return found ? `${latex.slice(0, found.from)}${linkThatShows(text, latex)}${latex.slice(found.to)}` : null
  },
  small(_finding, latex) {
    const look = lookOf(latex)
    // Letters that are small by themselves are the author's own.
    return look?.own['size'] && look.sizePt < minBodyPt ? setOption(latex, 'size', `${minBodyPt}pt`) : null
  },
}

export const isMendable = (kind: FindingKind): kind is MendableKind => Object.hasOwn(mends, kind)

/** The least that a page is fitted with (fit/fit-to-pages.ts), too. */
const minBodyPt = 9.5
