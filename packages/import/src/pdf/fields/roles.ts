// Which piece of a header is the post, which the employer, which the place: decided together over all entries of a
// section, because a resume names them in the same order everywhere.
import type { HeaderPiece } from './header-pieces.ts'
import { fieldOfWork, postsAtEmployers } from './posts-at-employers.ts'
import { organisationScore, schoolScore, titleScore } from '../vocabulary/name-scores.ts'
import { isTown, isTownInTable, placeScore } from '../vocabulary/places.ts'
import { isBoldRun, slice, trimRun, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export type Label = 'title' | 'organisation' | 'place'
export type Assigned = Partial<Record<Label, HeaderPiece>> & { readonly rest: readonly HeaderPiece[] }

type Scores = Readonly<Record<Label, number>>

/** What is in the same place in other entries counts so much beside the piece itself. */
const slotWeight = 0.8
const splitCost = 0.25
const unknownTitle = 0.12
const weakSigns = /\s*,\s+|\s*،\s*|\s+[–—]\s+|\s+-\s+|\s*—\s*|\s+(?:at|bei|chez|en|@|presso|na)\s+|\s*@\s*|\s*:\s+/g
const maxPieces = 6

export function assignRoles(entries: readonly (readonly HeaderPiece[])[]): Assigned[] {
  const isPostFirst = prefersPostFirst(entries)
  const parted = tailsAsPlaces(townsBySlot(entries).map(postsAtEmployers)).map((pieces) => parts(pieces, isPostFirst))
  const slots = slotScores(parted.flat())
  const assigned = parted.map((pieces) => bestOf(pieces.slice(0, maxPieces), slots, pieces.slice(maxPieces)))
  // After an employer by itself, with nothing but posts in between, a town is none.
  let isBelowEmployer = false
  return assigned.map((own) => {
    const whole = isBelowEmployer ? own : withTownAsEmployer(own)
    if (own.organisation) isBelowEmployer = own.title === undefined
    return whole
  })
}

const slotKey = ({ line, order, isRight }: HeaderPiece) => `${line} ${order} ${isRight}`

/** A town that no table knows stands where the other entries have theirs. */
function townsBySlot(entries: readonly (readonly HeaderPiece[])[]): HeaderPiece[][] {
  const slots = new Map<string, { known: number; all: number }>()
  for (const piece of entries.flat()) {
    const { known, all } = slots.get(slotKey(piece)) ?? { known: 0, all: 0 }
    slots.set(slotKey(piece), { known: known + (placeScore(piece.run.text) >= 0.75 ? 1 : 0), all: all + 1 })
  }
  const isSlotOfPlaces = (piece: HeaderPiece) => {
    const { known, all } = slots.get(slotKey(piece))!
    return known > 1 && known * 2 >= all
  }
  // Chester ends like a post.
  const mayBeTown = ({ text }: Run) => isTown(text) && titleScore(text) < 0.9 && organisationScore(text) < 0.7
  // "Post, Firm" at the left of each, and something like a town at the right.
  const areBesideTwo =
    entries.length > 1 &&
    entries.every(
      ([left, right, ...more]) =>
        left?.run.text.includes(', ') === true && right?.isRight === true && more.length === 0 && mayBeTown(right.run),
    )
  return entries.map((pieces) => {
    const hasPlace = pieces.some(({ run }) => placeScore(run.text) >= 0.75)
    const isTownAt = (piece: HeaderPiece, at: number) => isSlotOfPlaces(piece) || (areBesideTwo && at === 1)
    return pieces.map((piece, at) =>
      !hasPlace && isTownAt(piece, at) && mayBeTown(piece.run) ? { ...piece, isTown: true } : piece,
    )
  })
}

/** Many a firm has a town's name: beside a post it is that, where nothing else is. */
function withTownAsEmployer(own: Assigned): Assigned {
  const { title, organisation, place } = own
  const isFirm = title && !organisation && place && !place.isTown && isTownInTable(place.run.text)
  return isFirm ? { title, organisation: place, rest: own.rest } : own
}

/**
 * A town that no table knows: the last part of the name in every entry, where one entry has a place that is known, or
 * all are of one form.
 */
function tailsAsPlaces(entries: readonly (readonly HeaderPiece[])[]): (readonly HeaderPiece[])[] {
  const hasPlace = (pieces: readonly HeaderPiece[]) => pieces.some(({ run }) => placeScore(run.text) >= 0.75)
  const tails = entries.map((pieces) =>
    hasPlace(pieces) ? undefined : pieces.map(tailOf).find((tail) => tail !== undefined),
  )
  const known = entries.filter(hasPlace).length
  const [only] = entries.length === 1 ? tails : []
  const isRule =
    (known > 0 || (only && organisationScore(only.name.text) >= 0.7) || areOfOneForm(entries, tails)) &&
    entries.every((pieces, index) => hasPlace(pieces) || tails[index] !== undefined || isGap(pieces, known))
  if (!isRule) return [...entries]
  return entries.map((pieces, index) => {
    const tail = tails[index]
    return tail
      ? pieces.flatMap((piece) =>
          piece === tail.piece
            ? [
                { ...piece, run: tail.name },
                { ...piece, run: tail.place, order: piece.order + 0.75, isTown: true },
              ]
            : [piece],
        )
      : pieces
  })
}

/** Among posts with their places, a time without one: "Parental leave". */
const isGap = (pieces: readonly HeaderPiece[], known: number) =>
  known > 0 && pieces.length < 2 && !pieces.some(({ run }) => run.text.includes(','))

const minAlike = 3

/**
 * "Realschule am Stadtgarten, Offenburg", one like the other, and some of them surely a firm: no post before a firm, no
 * part of one.
 */
function areOfOneForm(entries: readonly (readonly HeaderPiece[])[], tails: readonly (Tail | undefined)[]): boolean {
  const hasPost = (pieces: readonly HeaderPiece[], but: HeaderPiece) =>
    pieces.some((piece) => piece !== but && titleScore(piece.run.text) >= 0.5)
  const isNamed = ({ piece, name, place }: Tail, index: number) =>
    !fieldOfWork.test(place.text) &&
    (name.text.includes(', ') || titleScore(name.text) < 0.5 || hasPost(entries[index]!, piece))
  const isFirm = ({ name }: Tail) =>
    organisationScore(name.text.split(', ').at(-1)!) >= 0.7 || schoolScore(name.text) >= 0.7
  return (
    tails.length >= minAlike &&
    tails.every((tail, index) => tail && isNamed(tail, index)) &&
    tails.some((tail) => tail && isFirm(tail))
  )
}

interface Tail {
  readonly piece: HeaderPiece
  readonly name: Run
  readonly place: Run
}

function tailOf(piece: HeaderPiece): Tail | undefined {
  const comma = Math.max(piece.run.text.lastIndexOf(', '), piece.run.text.lastIndexOf('،'))
  const place = trimRun(slice(piece.run, comma + 1))
  const isTown =
    comma > 0 &&
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]+(?: (?:am|an der|im|in|de|la|les|sur|upon|del|di|do))*(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(
      place.text,
    ) &&
    // Chester and Exeter end like posts.
    titleScore(place.text) < 0.9 &&
    organisationScore(place.text) < 0.7
  return isTown ? { piece, name: slice(piece.run, 0, comma), place } : undefined
}

/** A town that is known only by where it stands counts as one that is in the table. */
const placeOf = ({ run, isTown = false }: HeaderPiece) => (isTown ? 0.9 : placeScore(run.text))

function scoresOf(piece: HeaderPiece): Scores {
  const { run, isRight, isPost, isEmployer } = piece
  if (isPost) return { title: 1, organisation: 0, place: -1 }
  if (isEmployer) return { title: 0, organisation: 1, place: -1 }
  const place = placeOf(piece)
  const shape = isRight && run.text.split(/\s+/).length <= 4 ? 0.15 : 0
  // A piece of which nothing is known may be a post, too: better than nothing.
  const title = Math.max(titleScore(run.text), place > 0 ? 0 : unknownTitle) - place * 0.8
  return {
    title,
    organisation:
      Math.max(organisationScore(run.text), schoolScore(run.text) - 0.2) - place * 0.8 - Math.max(0, title) * 0.2,
    place: place >= 0.5 ? place * 1.3 : shape - 0.1,
  }
}

const slotOf = ({ line, order, isRight, bold, italic }: HeaderPiece) =>
  [`${line} ${order} ${isRight}`, `${bold} ${italic}`] as const

/** The means over all pieces in the same place of their header, and over all of the same look. */
function slotScores(pieces: readonly HeaderPiece[]): (piece: HeaderPiece) => Scores {
  const sums = new Map<string, { count: number; scores: Scores }>()
  for (const piece of pieces)
    for (const slot of slotOf(piece)) {
      const { count, scores } = sums.get(slot) ?? { count: 0, scores: { title: 0, organisation: 0, place: 0 } }
      sums.set(slot, { count: count + 1, scores: added(scores, scoresOf(piece), 1) })
    }
  const none = { count: 1, scores: { title: 0, organisation: 0, place: 0 } }
  return (piece) => {
    const [place, look] = slotOf(piece).map((slot) => sums.get(slot) ?? none)
    return added(
      added({ title: 0, organisation: 0, place: 0 }, place!.scores, 0.7 / place!.count),
      look!.scores,
      0.3 / look!.count,
    )
  }
}

const added = (one: Scores, other: Scores, factor: number): Scores => ({
  title: one.title + other.title * factor,
  organisation: one.organisation + other.organisation * factor,
  place: one.place + other.place * factor,
})

function bestOf(
  pieces: readonly HeaderPiece[],
  slots: (piece: HeaderPiece) => Scores,
  beyond: readonly HeaderPiece[],
): Assigned {
  const totals = pieces.map((piece, index) => {
    const total = added(scoresOf(piece), slots(piece), slotWeight)
    const late = index * 0.04
    return { title: total.title - late, organisation: total.organisation - late, place: total.place }
  })
  const value = (choice: Choice) => labels.reduce((sum, label) => sum + (totals[choice[label]]?.[label] ?? 0), 0)
  const best = choicesOf(pieces.length).reduce((one, other) => (value(other) > value(one) ? other : one))
  const taken = new Set(Object.values(best))
  const chosen = labels.flatMap((label) => (pieces[best[label]] ? [[label, pieces[best[label]]] as const] : []))
  return { ...Object.fromEntries(chosen), rest: [...pieces.filter((_, index) => !taken.has(index)), ...beyond] }
}

const labels = ['title', 'organisation', 'place'] as const
type Choice = Readonly<Record<Label, number>>
const none = -1

/** Every way to give the three labels to pieces, or to none; a piece has one at most. */
function choicesOf(count: number): Choice[] {
  const free = [none, ...Array.from({ length: count }, (_, index) => index)]
  return free.flatMap((title) =>
    free.flatMap((organisation) =>
      free.map((place) => ({ title, organisation, place })).filter((choice) => isEachOnce(Object.values(choice))),
    ),
  )
}

function isEachOnce(chosen: readonly number[]): boolean {
  const used = chosen.filter((index) => index !== none)
  return new Set(used).size === used.length
}

/** A header of one piece may be two: "Software Engineer, Globex". With more pieces a comma parts nothing. */
function parts(pieces: readonly HeaderPiece[], isPostFirst: boolean): readonly HeaderPiece[] {
  const names = pieces.filter((piece) => placeOf(piece) < 0.75)
  const [only] = names
  if (!only || names.length > 1) return pieces
  const halves = bestSplit(only.run, isPostFirst)
  if (!halves) return pieces
  const split = halves.map((run, index) => ({ ...only, run, order: only.order + index / 2, bold: isBoldRun(run) }))
  return pieces.flatMap((piece) => (piece === only ? split : [piece]))
}

interface Split {
  readonly halves: readonly [Run, Run]
  readonly postFirst: number
  readonly postLast: number
}

function splitsOf(run: Run): Split[] {
  const signs = Array.from(run.text.matchAll(weakSigns), ({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
  }))
  return signs.map(({ from, to }) => {
    const halves = [trimRun(slice(run, 0, from)), trimRun(slice(run, to))] as const
    const [one, other] = halves.map(({ text }) => text) as [string, string]
    // Of equal ways the one that leaves the employer whole and alone.
    const commas = (text: string) => (text.match(/,/g)?.length ?? 0) * 0.12
    const style = wordsOf(halves[0]).at(-1)?.font === wordsOf(halves[1])[0]?.font ? 0 : 0.3
    return {
      halves,
      postFirst: titleScore(one) + employerScore(other) - Math.max(0, titleScore(other)) * 0.3 + style - commas(other),
      postLast: employerScore(one) + titleScore(other) - Math.max(0, titleScore(one)) * 0.3 + style - commas(one),
    }
  })
}

/** Nothing else names the employer here: a name that says nothing of itself may be it, a field of work is not. */
const employerScore = (text: string) => Math.max(organisationScore(text), isBareName(text) ? 0.3 : 0)
const isBareName = (text: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\d.&'’-]*(?: (?:[\p{Lu}\p{Lo}][\p{L}\d.&'’-]*|of|and|&|de|für))*$/u.test(text) &&
  !fieldOfWork.test(text)

function bestSplit(run: Run, isPostFirst: boolean): readonly [Run, Run] | undefined {
  const order = (split: Split) =>
    Math.max(split.postFirst + (isPostFirst ? 0.2 : 0), split.postLast + (isPostFirst ? 0 : 0.2))
  const best = splitsOf(run).toSorted((one, other) => order(other) - order(one))[0]
  if (!best || best.halves.some(({ text }) => text === '')) return undefined
  const whole = Math.max(titleScore(run.text), organisationScore(run.text))
  return order(best) - splitCost > whole ? best.halves : undefined
}

function prefersPostFirst(entries: readonly (readonly HeaderPiece[])[]): boolean {
  const splits = entries.flatMap((pieces) => pieces.map(({ run }) => splitsOf(run)).filter((each) => each.length > 0))
  const sum = (key: 'postFirst' | 'postLast') =>
    splits.reduce((all, each) => all + Math.max(...each.map((split) => split[key])), 0)
  return sum('postFirst') >= sum('postLast')
}
