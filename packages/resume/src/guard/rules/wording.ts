// Doubts: words that an entry does not have, a technology from another entry, a post or a degree that is gone. The person decides.
import type { CaseFile, ChangedBlock } from '../case-file.ts'
import { groupsOf, sourceGroup } from '../case-file.ts'
import { effect } from './outcomes.ts'
import { plainVocabulary } from '../plain-vocabulary.ts'
import { proves, quantitiesOf } from '../quantities.ts'
import { originLine } from '../retold.ts'
import { scopeClaims } from '../scope-words.ts'
import { technologies } from '../technologies.ts'
import type { Violation } from '../verdict.ts'
import { blockViolation, documentViolation } from '../violation.ts'
import { allStems, canonicalWord, contentStems, isGrammar, plain, stem, wordsOf } from '../words.ts'

/** So many words that no source has, so many that the entry does not have, or so small a share that it has. */
const foreignWords = 1
const newWords = 2
const leastOverlap = 0.4
/** A line is invented with so many foreign words, if they are so large a share of what it says. */
const inventedWords = 3
const inventedShare = 0.7

export function doubtWording({ changed, all, input }: CaseFile): Violation[] {
  const isTranslation = input.isTranslation === true
  return changed
    .filter(({ block, section }) => block.kind !== 'entry' && block.kind !== 'skills' && section.kind !== 'header')
    .flatMap((at) => [
      ...(isTranslation
        ? []
        : [
            ...strangeWords(at, all.stems),
            ...sweepingWords(at),
            ...largerLines(at),
            ...newEffects(at),
            ...longerLine(at),
            ...aloneNow(at),
            ...broughtWords(at),
          ]),
      ...movedTechnology(at),
    ])
}

/** Hard: a line that shares next to nothing with its entry, nor with anything that is known. It is no rewording. */
export function judgeNewLines({ changed, all, input }: CaseFile): Violation[] {
  if (input.isTranslation === true) return []
  return changed
    .filter(
      ({ block, section }) => (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header',
    )
    .filter(({ block, own }) => {
      const stems = Array.from(new Set(contentStems(block.text))).filter((one) => quantitiesOf(one).length === 0)
      const foreign = stems.filter((one) => !own.stems.has(one) && !all.stems.has(one))
      return foreign.length >= inventedWords && foreign.length >= inventedShare * stems.length
    })
    .filter((at) => !isOfOldNumbers(at))
    .map((at) =>
      blockViolation(at, 'term', {
        text: at.block.text,
        question: `The draft had "${at.block.text}". Did you do that? Where?`,
      }),
    )
}

/** Of a line that is gone it has the numbers, and so it is that line in other words. */
function isOfOldNumbers({ block, goneFacts }: ChangedBlock): boolean {
  const claims = quantitiesOf(block.text)
  const sources = goneFacts.quantities
  return claims.length > 0 && claims.every((claim) => sources.some((source) => proves(source, claim)))
}

/** Sweeping words that seldom matter, but may. */
const sweeping = /^(?:all|every|entire|most|majority|whole|always|across|multiple|numerous|entirely)$/i

function strangeWords(at: ChangedBlock, known: ReadonlySet<string>): Violation[] {
  const stems = Array.from(new Set(contentStems(at.block.text)))
  const fresh = stems.filter((one) => !at.own.stems.has(one))
  const foreign = fresh.filter((one) => !known.has(one))
  const overlap = stems.length === 0 ? 1 : 1 - fresh.length / stems.length
  if (foreign.length < foreignWords && fresh.length < newWords && (overlap >= leastOverlap || fresh.length === 0))
    return []
  const shown = foreign.length > 0 ? foreign : fresh
  const words = wordsOf(at.block.text.replaceAll('-', ' ').replaceAll('/', ' ')).filter(({ text }) =>
    shown.includes(stem(canonicalWord(text))),
  )
  const first = words[0]?.text ?? at.block.text
  return [blockViolation(at, 'wording', { text: at.block.text.includes(first) ? first : at.block.text })]
}

const sweepingWords = (at: ChangedBlock): Violation[] =>
  wordsOf(at.block.text)
    .filter(({ text }) => sweeping.test(text) && !at.own.stems.has(stem(text)))
    .map(({ text }) => blockViolation(at, 'wording', { text }))

/** A line that lost nothing and has more behind it says more, even in words that the resume has elsewhere. */
function longerLine(at: ChangedBlock): Violation[] {
  const stems = allStems(at.block.text)
  const origin = originLine(at)
  const before = allStems(origin)
  const isWhole = contentStems(origin).length > 1 && contentStems(origin).every((one) => stems.has(one))
  const added = wordsOf(at.block.text).filter(({ text }) => !isGrammar(text) && !before.has(stem(canonicalWord(text))))
  const [first] = added
  return isWhole && first && at.block.kind === 'bullet' ? [blockViolation(at, 'wording', { text: first.text })] : []
}

/** Who helped with something did not do it alone. */
const helping =
  /\b(?:help|assist|support|contribut|collaborat|participat|join|part of|member|together|worked with|co-)\w*/i

function aloneNow(at: ChangedBlock): Violation[] {
  const isDropped = at.block.kind === 'bullet' && helping.test(originLine(at)) && !helping.test(at.block.text)
  const first = wordsOf(at.block.text)[0]
  return isDropped && first ? [blockViolation(at, 'wording', { text: first.text })] : []
}

/** Words that a line takes from elsewhere in its entry, not from a line that it was made of. */
function broughtWords(at: ChangedBlock): Violation[] {
  if (at.block.kind !== 'bullet') return []
  const { stems } = at.goneFacts
  const told = allStems(at.told.join('\n'))
  const isBrought = (one: string) => !stems.has(one) && !told.has(one) && !plainVocabulary.has(one)
  const brought = wordsOf(at.block.text).find(({ text }) => contentStems(text).some(isBrought))
  return brought ? [blockViolation(at, 'wording', { text: brought.text })] : []
}

/** "And reduced patient falls": of words that the entry knows a new claim can be made. */
function newEffects(at: ChangedBlock): Violation[] {
  const effects = Array.from(at.block.text.matchAll(effect), ([text]) => text.trim())
  return effects
    .filter((text) => !at.own.stems.has(stem(canonicalWord(text.split(' ')[0] ?? ''))))
    .map((text) => blockViolation(at, 'wording', { text }))
}

/** The entry may lead somewhere, but the line that this one was made from did not. */
function largerLines(at: ChangedBlock): Violation[] {
  if (at.block.kind !== 'bullet' || !at.source) return []
  const origin = originLine(at)
  return scopeClaims.flatMap(({ claims, proves }) => {
    const [word] = at.block.text.match(claims) ?? []
    const isOld = word === undefined || origin.match(claims) !== null || (proves && origin.match(proves) !== null)
    return isOld ? [] : [blockViolation(at, 'wording', { text: word })]
  })
}

function movedTechnology(at: ChangedBlock): Violation[] {
  return wordsOf(at.block.text)
    .filter(({ text }) => technologies.has(plain(text)) || technologies.has(canonicalWord(text)))
    .filter(({ text }) => !at.own.stems.has(stem(canonicalWord(text))))
    .map(({ text }) =>
      blockViolation(at, 'wording', {
        text,
        question: `Did you use ${text}${at.where === null ? '' : ` at ${at.where}`}?`,
      }),
    )
}

/** Posts and degrees that the proposal no longer has. */
export function doubtRemoved({ acceptedGroups, proposed, input }: CaseFile): Violation[] {
  const after = groupsOf(proposed)
  const kept = new Set(
    after.flatMap((group) => (group.head ? [sourceGroup(group, acceptedGroups, input.isTranslation === true)] : [])),
  )
  return acceptedGroups
    .filter((group) => group.head !== null && /^(?:experience|education)$/.test(group.section.kind) && !kept.has(group))
    .map(({ head }) =>
      documentViolation(
        'removed',
        head?.args
          ?.filter((arg) => arg !== '')
          .slice(0, 2)
          .join(', ') ??
          head?.text ??
          '',
      ),
    )
}
