// How bullets and dates are written: their ends, their length, their numbers, and one shape for all dates.
import type { ProseEntry } from '../prose.ts'
import type { DateShape } from '../period.ts'
import { wordCount } from '../../text/word-count.ts'
import { cardinals } from './number-words.ts'
import { finding, type Finding, type ReadPiece, type AdviceRule } from './rule-context.ts'

const bulletsOf = (pieces: readonly ReadPiece[]) => pieces.filter(({ kind }) => kind === 'bullet')

/** Shorter ones are names, not sentences. */
const minSentenceWords = 3

/** As most bullets of the document end; where both are as many, with a full stop. */
export const fullStops: AdviceRule = ({ latex, pieces }) => {
  const bullets = bulletsOf(pieces).filter(({ text }) => wordCount(text) >= minSentenceWords && !/[:;,…!?]$/.test(text))
  const withStop = bullets.filter(({ text }) => text.endsWith('.'))
  const without = bullets.filter(({ text }) => !text.endsWith('.'))
  if (withStop.length === 0 || without.length === 0) return []
  const howMany = withStop.length === without.length ? 'Some' : 'Most'
  if (withStop.length >= without.length) return without.map((piece) => addStop(latex, piece, howMany))
  // An abbreviation keeps its stop, and so does text of several sentences.
  return withStop
    .filter(({ text }) => !/\.\s+\p{Lu}/u.test(text) && !/\b(?:etc|Inc|Ltd|Co|Jr|Sr|\p{L})\.$/u.test(text))
    .map((piece) => dropStop(latex, piece))
}

function addStop(latex: string, piece: ReadPiece, howMany: 'Some' | 'Most'): Finding {
  const end = piece.text.length
  const start = piece.text.lastIndexOf(' ') + 1
  return finding(latex, piece, {
    rule: 'fullStops',
    start,
    end,
    message: `${howMany} of your bullets end with a full stop. This one doesn’t.`,
    fix: { start: end, end, words: '.', shown: `${piece.text.slice(start)}.` },
  })
}

function dropStop(latex: string, piece: ReadPiece): Finding {
  const end = piece.text.length
  const start = piece.text.lastIndexOf(' ') + 1
  return finding(latex, piece, {
    rule: 'fullStops',
    start,
    end,
    message: 'Most of your bullets end without a full stop. This one has one.',
    fix: { start: end - 1, end, words: '', shown: piece.text.slice(start, -1) },
  })
}

/** Three lines on the page. */
const maxBulletWords = 40
/** How much of it is pointed at. */
const shownWords = 4

export const longBullet: AdviceRule = ({ latex, pieces }) =>
  bulletsOf(pieces)
    .filter(({ text }) => wordCount(text) > maxBulletWords)
    .map((piece) =>
      finding(latex, piece, {
        rule: 'longBullet',
        start: 0,
        end: beginningOf(piece),
        message: `This bullet has ${wordCount(piece.text)} words. Readers skim: two lines, or about ${maxBulletWords / 2} words, are read.`,
      }),
    )

const beginningOf = ({ text }: ReadPiece): number =>
  new RegExp(`^(?:\\S+\\s+){0,${shownWords - 1}}\\S+`).exec(text)?.[0].length ?? text.length

const numberWords = new RegExp(
  `\\d|\\b(?:${cardinals}|half|third|once|twice|doubled|tripled|halved|first|only)\\b`,
  'i',
)
/** One bullet says too little of a job. */
const minBullets = 2

export const noNumber: AdviceRule = ({ latex, pieces }) => {
  const byJob = new Map<ProseEntry, ReadPiece[]>()
  for (const piece of bulletsOf(pieces))
    if (piece.section === 'experience' && piece.entry)
      byJob.set(piece.entry, [...(byJob.get(piece.entry) ?? []), piece])
  return Array.from(byJob.values()).flatMap((bullets) => {
    const [first] = bullets
    if (!first || bullets.length < minBullets || bullets.some(({ text }) => numberWords.test(text))) return []
    const message =
      'No bullet of this job has a number. If you know how many, how much or how often, it makes the work easier to picture.'
    return [finding(latex, first, { rule: 'noNumber', start: 0, end: beginningOf(first), message })]
  })
}

const examples: Readonly<Record<DateShape, string>> = {
  long: 'March 2021',
  short: 'Mar 2021',
  dotted: 'Mar. 2021',
  slashed: '03/2021',
  pointed: '03.2021',
  iso: '2021-03',
}

/** Only dates with a month: a year alone is as good beside any of them. */
export const dateShape: AdviceRule = ({ latex, prose: { entries } }) => {
  const counts = new Map<DateShape, number>()
  for (const { dates } of entries)
    for (const shape of dates?.period.shapes ?? []) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  const [main] = Array.from(counts).toSorted(([, one], [, other]) => other - one)
  if (!main || counts.size < 2) return []
  const total = Array.from(counts.values()).reduce((sum, count) => sum + count, 0)
  const howMany = main[1] * 2 > total ? 'Most' : 'Some'
  return entries.flatMap(({ dates }): Finding[] => {
    const other = dates?.period.shapes.find((shape) => shape !== main[0])
    if (!dates || !other) return []
    const message = `${howMany} of your dates are written like “${examples[main[0]]}”. This one is written like “${examples[other]}”.`
    const { from, to } = trimmed(latex, dates)
    return [{ rule: 'dateShape', from, to, words: dates.text, message, fixes: [] }]
  })
}

function trimmed(latex: string, { from, to }: { from: number; to: number }) {
  const text = latex.slice(from, to)
  return { from: from + text.length - text.trimStart().length, to: to - (text.length - text.trimEnd().length) }
}
