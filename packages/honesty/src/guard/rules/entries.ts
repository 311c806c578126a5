// Heads of entries: title, employer, place, dates; degree and school; a certificate, an award, a publication. Together,
// as they were accepted.
import type { Block } from '@galley/resume/outline/outline'
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Group } from '../case/source-group.ts'
import { dateFact, factParts, isSameFact } from '../case/entry-facts.ts'
import type { FormEntry } from '../case/form-entries.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { canonical, canonicalWord, isGrammar, stem, wordsOf } from '../text/words.ts'
import { month } from './certificates.ts'
import { smallValue } from './numbers-in-words.ts'
import { datesIn, isBeforeNews, isDateIn, isEnded } from './said-dates.ts'
import { isTitleRaised, isWithoutGrade, isWithStages } from './titles.ts'

export function judgeEntries(file: CaseFile): Violation[] {
  return file.changed.filter(({ block }) => block.kind === 'entry').flatMap((at) => judgeHead(file, at))
}

function judgeHead(file: CaseFile, at: ChangedBlock): Violation[] {
  const args = (at.block.args ?? []).filter((arg) => arg !== '')
  return [...judgeRemark(file, at), ...judgeFacts(file, at, args)]
}

/** A remark ("Full-time") is no argument, but may not bring anything either. */
function judgeRemark({ all }: CaseFile, at: ChangedBlock): Violation[] {
  const text = remarkOf(at.block)
  const isKnown =
    text === '' ||
    ` ${canonical(all.text)} `.includes(` ${canonical(text)} `) ||
    (/^part[- ]time$/i.test(text) && at.statements.some((words) => partOfWeek.test(words) && namesHead(at, words)))
  return isKnown || isMadeOf(text, [remarkOf(at.source?.head ?? at.block), ...at.statements])
    ? []
    : [blockViolation(at, 'entry', { text })]
}

/** A word of the title or of whose it is. */
const namesHead = ({ block }: ChangedBlock, words: string): boolean => {
  const low = words.toLowerCase()
  return (block.args ?? [])
    .slice(0, 2)
    .some((arg) => (arg.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((one) => low.includes(one)))
}

/** "Two days a week" is part-time. */
const partOfWeek =
  /\b(?:(?:one|two|three|1|2|3) (?:days?|evenings?|nights?|shifts?) (?:a|per|each|every) week|(?:[1-9]|[12]\d) hours (?:a|per) week|(?:on |at )?(?:weekends|saturdays|sundays)|evenings)\b/i

function judgeFacts(
  { input, forms, acceptedGroups }: CaseFile,
  at: ChangedBlock,
  args: readonly string[],
): Violation[] {
  const head = at.source?.head
  const sources = [...(head ? [factsOfHead(head)] : []), ...forms.map(({ facts }) => facts)]
  const isOrdered = at.section.kind === 'publications'
  if (
    sources.some((facts) => args.every((arg) => isAmong(arg, facts, isOrdered))) ||
    isSaid(args, input.said, acceptedGroups)
  )
    return []
  if (isReordered(args, at, acceptedGroups)) return []
  if (!at.source || !head) {
    const name = args[0] ?? at.block.text
    return [blockViolation(at, 'entry', { text: name, question: newEntryQuestion(name) })]
  }
  const facts = [...factsOfHead(head), ...formFacts(at.source, forms)]
  const untrue = args.filter((arg) => !isAmong(arg, facts, isOrdered))
  const isReworded = (arg: string) => at.section.kind === 'education' && facts.some((fact) => sameWords(fact, arg))
  const isTrue = (arg: string) =>
    isStated(arg, at.statements, facts) ||
    isCountedAnew(arg, at.statements, facts) ||
    isTitleRaised(arg, head.args?.[0] ?? '', at.statements) ||
    isWithStages(
      arg,
      (part) =>
        isStated(part, at.statements, facts) ||
        isAmong(part, facts) ||
        isBeforeNews(dateFact(part) ?? '', at.statements) ||
        isTitleRaised(part, head.args?.[0] ?? '', at.statements),
    ) ||
    (at.section.kind === 'education' && isWithoutGrade(arg, facts)) ||
    isReworded(arg) ||
    isEnded(arg, head, input.said) ||
    (isNoPost(at) && isMadeOf(arg, [facts.join(' '), ...at.statements]))
  const wrong = untrue.filter((arg) => !isTrue(arg))
  // Each part stands somewhere, but not together.
  if (untrue.length === 0) return [blockViolation(at, 'entry', { text: args[0] ?? at.block.text, allowed: facts })]
  return wrong.map((text) => {
    const allowed = nearest(text, head)
    return blockViolation(at, 'entry', { text, allowed, question: changeQuestion(text, allowed) })
  })
}

/** A certificate, an award, a course: no title, which words from elsewhere would raise. */
const isNoPost = ({ section }: ChangedBlock) => section.kind !== 'experience'

/**
 * "NALA Certified Paralegal, 2019" has the very words of "Certified Paralegal, NALA, 2019". A job's title is its words
 * in order.
 */
function isReordered(args: readonly string[], { section }: ChangedBlock, groups: readonly Group[]): boolean {
  if (!/^(?:certifications|awards)$/.test(section.kind)) return false
  const claimed = sortedWords(args)
  return groups.some(
    (group) => group.section.kind === section.kind && group.head && sortedWords(factsOfHead(group.head)) === claimed,
  )
}
const sortedWords = (parts: readonly string[]) => canonical(parts.join(' ')).split(' ').toSorted().join(' ')

const factsOfHead = (head: Block): string[] => (head.args ?? [head.text]).filter((arg) => arg !== '')

/** Each of its words and numbers stands in these texts, of which the person said some. */
function isMadeOf(text: string, [before = '', ...statements]: readonly string[]): boolean {
  if (statements.length === 0) return false
  const known = new Set([before, ...statements].flatMap((one) => wordsIn(one)))
  const own = wordsIn(before).filter((word) => /\p{L}{3}/u.test(word))
  const isAgain = statements.some((one) => again.test(one) && wordsIn(one).some((word) => own.includes(word)))
  const isKnown = (word: string) =>
    known.has(word) || (isAgain && word.startsWith('renew')) || [...known].some((one) => isSameRoot(one, word))
  return wordsIn(text).every((word) => isKnown(word) || isGrammar(word) || /^(?:sinc|until|from)/.test(word))
}
/** "I redid my first aid in May": it was renewed. */
const again =
  /\b(?:re-?did|re-?done|re-?took|re-?taken|re-?sat|re-?certif\w+|refresh\w*|(?:did|took|passed|got|done) (?:it|that|the \S+|my \S+) again)\b/i
/** "Renewed" of "renewal". */
const isSameRoot = (one: string, other: string) => one.length > 4 && rootOf(one) === rootOf(other)
const rootOf = (word: string) => word.replace(/(?:als?|ed|ing|s)$/, '')
const wordsIn = (text: string): string[] =>
  wordsOf(text.replaceAll('-', ' ')).map(({ text: one }) => (/^\d/.test(one) ? one : monthName(one)))
/** "Sept" is September. */
const monthName = (word: string): string =>
  month.test(word) ? word.slice(0, 3).toLowerCase() : stem(canonicalWord(word))

/** What an entry's text has beyond its arguments. */
function remarkOf({ text, args = [] }: Block): string {
  const first = args.find((arg) => arg !== '') ?? ''
  const at = text.indexOf(first)
  return at > 0 && args.every((arg) => text.includes(arg)) ? text.slice(0, at).trim() : ''
}

/**
 * As one fact, as some of them in a row, or as a part of one ("Engineer" of "Engineer, Acme" but not of "Junior
 * Engineer"). Authors stay in order.
 */
function isAmong(arg: string, facts: readonly string[], isOrdered = false): boolean {
  if (facts.some((fact) => isSameFact(arg, fact))) return true
  const parts = facts.flatMap(factParts)
  if (parts.some((part) => isSameFact(arg, part))) return true
  const claimed = factParts(arg)
  if (isOrdered) return false
  return claimed.length > 1 && claimed.every((part) => [...facts, ...parts].some((fact) => isSameFact(part, fact)))
}

const formFacts = ({ head }: Group, forms: readonly FormEntry[]) =>
  forms
    .filter(
      ({ facts }) =>
        facts.filter((fact) => head?.args?.some((arg) => isSameFact(arg, fact))).length >= Math.min(2, facts.length),
    )
    .flatMap(({ facts }) => facts)

/**
 * In the chat the person said every part of it; of a new post at an employer that the resume has, the employer and the
 * place stand there.
 */
function isSaid(args: readonly string[], said: readonly string[], groups: readonly Group[]): boolean {
  const titles = groups
    .filter(({ head }) => head?.args?.slice(1).some((fact) => args.slice(1).some((arg) => isSameFact(arg, fact))))
    .map(({ head }) => head?.args?.[0] ?? '')
  const [title, ...others] = args.map((arg, index) => ({
    arg,
    isSaid: isInWords(arg, said) || (index === 0 && titles.some((before) => isTitleRaised(arg, before, said))),
  }))
  if (!title?.isSaid) return false
  const rest = others.filter((one) => !one.isSaid)
  return (
    rest.length === 0 ||
    (others.length > rest.length &&
      groups.some(
        ({ head }) => head && rest.every(({ arg }) => factsOfHead(head).some((fact) => isSameFact(arg, fact))),
      ))
  )
}

function isInWords(arg: string, said: readonly string[]): boolean {
  const dated = dateFact(arg)
  if (dated !== null)
    return dated
      .split(' ')
      .every((part) => (part === 'now' ? begun.test(said.join('\n')) : isDateIn(part, datesIn(said))))
  const flat = said.map(canonical).join(' ')
  const words = ` ${flat} ${flat.replaceAll('-', ' ')} `
  const typed = words.split(' ').filter(({ length }) => length > 3)
  // "My reach truck cert" is a certification.
  const isTyped = (word: string) =>
    words.includes(` ${word.replace(/s$/, '')} `) || (word.length > 3 && typed.some((one) => isShortened(one, word)))
  return factParts(arg).every(
    (part) =>
      words.includes(` ${canonical(part)} `) ||
      canonical(part)
        .split(' ')
        .every(
          (word) => words.includes(` ${word} `) || words.includes(` ${word.replaceAll('-', ' ')} `) || isTyped(word),
        ),
  )
}
const begun =
  /\b(?:still|currently|present|now|since|start\w*|began|join\w*|promot\w+|made me|became|acting|(?:was|were|been|got) (?:made|named|appointed)|new job|hired)\b/i

/** Said of this entry in the chat: a new title, another date. What the resume says already may stand beside it. */
function isStated(arg: string, statements: readonly string[], facts: readonly string[]): boolean {
  const words = statements.join('\n')
  const dates = datesIn(statements)
  const known = facts.flatMap((fact) => dateFact(fact)?.split(' ') ?? [])
  const dated = dateFact(arg)
  if (dated !== null) {
    const parts = dated.split(' ')
    return parts.every(
      (part, index) => (part === 'now' && stillThere.test(words)) || isDateIn(part, dates) || known[index] === part,
    )
  }
  return (
    words !== '' &&
    factParts(arg).every((part) => ` ${canonical(words)} `.includes(` ${canonical(part)} `) || isAmong(part, facts))
  )
}
/** "11 of 13 papers", where it was ten and the person says eleven. */
const inDigits = (text: string): string =>
  text.replaceAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) => String(smallValue(word)))
function isCountedAnew(written: string, statements: readonly string[], known: readonly string[]): boolean {
  const shapeOf = (text: string) => text.replaceAll(/\d+/g, '#')
  const numbersOf = (text: string) => text.match(/\d+/g) ?? []
  const [arg, facts] = [inDigits(written), known.map(inDigits)]
  const said = new Set(statements.flatMap(numbersOf))
  const isOneMore = statements.some((words) => /\b(?:another|one more)\b/i.test(words))
  if (dateFact(arg) !== null || (said.size === 0 && !isOneMore) || !/\b\d+ of \d+\b/.test(arg)) return false
  return facts.some(
    (fact) =>
      shapeOf(fact) === shapeOf(arg) &&
      numbersOf(arg).every(
        (number, index) =>
          number === numbersOf(fact)[index] ||
          said.has(number) ||
          (isOneMore && Number(number) === Number(numbersOf(fact)[index]) + 1),
      ),
  )
}
const stillThere = /\b(?:still|currently|present|now)\b/i

/** The same words in another order, with other signs between them. */
function sameWords(one: string, other: string): boolean {
  const [a, b] = [bagOf(one), bagOf(other)]
  return a.length === b.length && a.every((word, index) => isShortened(word, b[index] ?? ''))
}
/** "Cert" of "Certificate". */
const isShortened = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)))
/** How a course goes on is for the rule of limits. */
const ofProgress =
  /^(?:enrol\w*|in|progress|ongoing|under|way|underway|done|completed?|finished|paused|hold|part|time|stud\w+|currently|expected|so|far)$/
const bagOf = (text: string) =>
  canonical(text.replaceAll('-', ' '))
    .split(' ')
    .filter((word) => word !== '' && !isGrammar(word) && !ofProgress.test(word))
    .toSorted()

/** The facts of the same sort: dates for dates, words for words. */
function nearest(text: string, head: Block): string[] {
  const facts = factsOfHead(head)
  const isDate = dateFact(text) !== null
  const alike = facts.filter((fact) => (dateFact(fact) !== null) === isDate)
  const words = new Set(canonical(text).split(' '))
  const shared = alike.filter((fact) =>
    canonical(fact)
      .split(' ')
      .some((word) => words.has(word)),
  )
  return shared.length > 0 ? shared : alike
}

const newEntryQuestion = (name: string) =>
  `The draft had an entry "${name}" that is not in your resume. Is it yours? Tell me when and where.`
const changeQuestion = (text: string, allowed: readonly string[]) =>
  allowed[0] === undefined
    ? `The draft said "${text}". Is that right?`
    : `Your resume says "${allowed[0]}", the draft said "${text}". Which is right?`
