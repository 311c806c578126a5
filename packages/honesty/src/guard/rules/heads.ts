// The head of an entry in two languages: dates, employers, schools and places stay; a title or a degree may be called
// otherwise, but is the same one. What no table knows is the person's to say.
import type { CaseFile, TranslatedBlock } from '../case/case-file.ts'
import { dateFact, factParts, isSameFact } from '../case/entry-facts.ts'
import { titleWords } from '@galley/resume/title-words'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isGrammar, plain, wordsOf } from '../text/words.ts'
import { callings, degrees, institutions, named, places, ranks } from '../languages/concepts.ts'

/** Heads of these hold names alone. */
const namesOnly = /^(?:certifications|awards|publications)$/

export function isSameHeadInOtherLanguage(
  at: TranslatedBlock,
  { forms }: CaseFile,
): { stops: Violation[]; doubts: Violation[] } {
  const source = argsOf(at.source?.head?.args)
  const claimed = argsOf(at.block.args)
  const known = [...source, ...forms.flatMap(({ facts }) => facts)]
  const judged = claimed.map((arg, index) => {
    // With as many parts as before, each stands for the one at its place.
    const before = claimed.length === source.length ? [source[index] ?? ''] : source
    if (before.some((fact) => isSameFact(arg, fact) || factParts(fact).some((part) => isSameFact(arg, part))))
      return null
    if (at.statements.some((words) => words.includes(arg))) return null
    const verdicts = before.map((fact) => compared(arg, fact, namesOnly.test(at.section.kind)))
    if (verdicts.includes('same')) return null
    return {
      arg,
      isOpen: verdicts.includes('open'),
      allowed: before.length === 1 ? before : known.slice(0, source.length),
    }
  })
  const all = judged.filter((one) => one !== null)
  const asViolation = ({ arg, allowed }: (typeof all)[number]) =>
    blockViolation(at, 'entry', {
      text: arg,
      allowed,
      question: `Your resume says "${allowed[0] ?? ''}", the draft said "${arg}". Is that the same?`,
    })
  const tooMany =
    claimed.length > source.length ? [blockViolation(at, 'entry', { text: claimed.at(-1) ?? at.block.text })] : []
  return {
    stops: [...tooMany, ...all.filter(({ isOpen }) => !isOpen).map(asViolation)],
    doubts: all.filter(({ isOpen }) => isOpen).map(asViolation),
  }
}

const argsOf = (args: readonly string[] = []) => args.filter((arg) => arg !== '')

/** `open`: nothing speaks against it, and too little for it. */
function compared(claim: string, source: string, isName: boolean): 'same' | 'other' | 'open' {
  if (dateFact(claim) !== null || dateFact(source) !== null || isContradicted(plain(claim), plain(source)))
    return 'other'
  const strange = wordsOf(claim).filter(({ text }) => !isFound(text, source))
  if (strange.length === 0) return 'same'
  if (isName || !isTitle(source) || strange.some(({ text }) => /\d/.test(text))) return 'other'
  return strange.every(({ text }) => named(terms, plain(text)).length > 0) ? 'same' : 'open'
}
const terms = [...ranks, ...degrees, ...callings]

/** Another rank or degree; a calling that the source does not name, or none where it names one. */
function isContradicted(claim: string, source: string): boolean {
  const isOther = [ranks, degrees].some((rows) => named(rows, claim).join() !== named(rows, source).join())
  const [called, before] = [named(callings, claim), named(callings, source)]
  const isNamed = called.length > 0 || before.length === 0 || named(degrees, claim).length > 0
  return isOther || !isNamed || called.some((name) => !before.includes(name))
}

/** A school has a name. */
const isTitle = (source: string) =>
  !institutions.test(plain(source)) &&
  (named(terms, plain(source)).length > 0 || wordsOf(source).some(({ text }) => titleWords.has(plain(text))))

/** As it stands, with another ending, under another language's name, or a word of grammar. */
function isFound(word: string, source: string): boolean {
  const low = plain(word)
  const others = wordsOf(source).map(({ text }) => plain(text))
  if (
    isGrammar(word) ||
    (institutions.test(low) && institutions.test(plain(source))) ||
    particles.test(low) ||
    others.includes(low)
  )
    return true
  if (others.some((other) => low.length > 3 && other.length > 3 && low.slice(0, 4) === other.slice(0, 4))) return true
  return places.some((place) => place.test(low) && place.test(plain(source)))
}
const particles =
  /^(?:der|die|das|des|und|im|in|fur|von|mit|bei|le|la|les|l|de|des|du|d|en|et|a|au|el|los|las|del|y|e|il|di|della|dei|o|do|da|dos|das|em|van|het|een|w|z|i|na|f|m|x)$/
