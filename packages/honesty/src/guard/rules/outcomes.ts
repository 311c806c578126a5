// Effects without a source: ", improving reliability" behind a line whose entry, form and chat know of no reliability.
import type { CaseFile, ChangedBlock, Facts } from '../case/case-file.ts'
import { isSubstitution } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { contentStems } from '../text/words.ts'

export const effect =
  /(?:(?<=\S\s+)(?!drivers?\b|savings?\b|cutters?\b)(?:improv|increas|boost|reduc|lower|cut|rais|accelerat|enhanc|strengthen|eliminat|generat|ensur|speed|maximi[sz]|minimi[sz]|prevent|foster|driv|sav)\w*\s+|(?<=\S\s+)(?:(?:leading|contributing) to|resulting in|which (?:led to|resulted in))\s+|(?<=,\s)(?:helping|enabling|allowing|letting)\s+)(?<object>[^,.;:()]{3,80})/giu
/** Where what is improved ends. */
const after = /\s(?:in|on|of|to|from|by|for|with|at|across|through|and|when|while|than|during|within|per)\s.*$/i
/** A number in the same breath is the number rule's. */
const hasNumber = /\d/

/** "Cut continuous integration (CI) time": right behind it stand the letters that a source has. */
const isSpelledOut = (rest: string, { acronyms }: Facts): boolean => {
  const short = /^\s?\((\p{Lu}[\p{Lu}\d&/]+)\)/u.exec(rest)?.[1]
  return short !== undefined && acronyms.has(short.replace(/[^\p{L}\d]/gu, ''))
}

/** "Ensured" of "made sure". */
const isSure = (found: string, at: ChangedBlock): boolean =>
  /^ensur/i.test(found) &&
  [...at.gone, ...at.statements].some((line) =>
    /\b(?:mak(?:e|es|ing)|made) (?:it )?(?:sure|certain)\b|\bs(?:ee|aw) to it\b/i.test(line),
  )

export function judgeOutcomes({ changed, all }: CaseFile): Violation[] {
  return changed
    .filter(
      ({ block, section }) => (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header',
    )
    .filter((at) => !isSubstitution(at, all))
    .flatMap((at) =>
      Array.from(at.block.text.matchAll(effect)).flatMap((match) => {
        const object = match.groups?.['object'] ?? ''
        const stems = contentStems(object.replace(after, ''))
        const isKnown = stems.length === 0 || at.own.stems.has(stems.at(-1) ?? '') || all.stems.has(stems.at(-1) ?? '')
        if (
          isSure(match[0], at) ||
          isKnown ||
          hasNumber.test(object) ||
          isSpelledOut(at.block.text.slice(match.index + match[0].length), all)
        )
          return []
        return [
          blockViolation(at, 'scope', { text: match[0].trim(), question: `Did it: ${match[0].trim()}? By how much?` }),
        ]
      }),
    )
}
