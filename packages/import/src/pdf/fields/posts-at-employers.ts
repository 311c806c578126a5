// A post and its employer in one piece of a header: "Route Planner at Posten Norge", "Developer, Globex Systems".
import { bracketAtEnd } from './bracket-at-end.ts'
import type { HeaderPiece } from './header-pieces.ts'
import { organisationScore, titleScore } from '../vocabulary/name-scores.ts'
import { placeScore } from '../vocabulary/places.ts'
import { isBoldRun, slice } from '../layout/positioned-text.ts'

/** In two, where nothing else can be the employer. */
export function postsAtEmployers(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  return pieces.flatMap((piece) => {
    const isOnlyName = pieces.every((other) => other === piece || !mayBeEmployer(other.run.text))
    return isOnlyName ? postAtEmployer(piece) : postOfEmployer(piece)
  })
}

/** Where letters have no capitals, a line of text looks like a name. */
const mayBeEmployer = (text: string) =>
  placeScore(text) < 0.75 && (/\p{Lu}|\p{Ll}/u.test(text) || organisationScore(text) >= 0.7)

function postAtEmployer(piece: HeaderPiece): HeaderPiece[] {
  const { text } = piece.run
  const at = /\s+(?:at|bei|chez|presso|@)\s+(?=[\p{Lu}\p{Lo}\d])(?!(?:Law|Large|Home|Sea|Arms)\b)/u.exec(text)
  const comma = /[,،]\s+/.exec(text)
  if (at && titleScore(text.slice(0, at.index)) >= 0.5) {
    const [post, employer] = partedAt(piece, at)
    return [
      { ...post, isPost: true },
      { ...employer, isEmployer: true },
    ]
  }
  return comma && areSurelyTwo(text.slice(0, comma.index), text.slice(comma.index + comma[0].length))
    ? partedAt(piece, comma)
    : postOfEmployer(piece)
}

/** "Engineer (University of Bremen)": who it was for, in brackets at the end. What else stands there is of the post. */
function postOfEmployer(piece: HeaderPiece): HeaderPiece[] {
  const parted = bracketAtEnd(piece.run)
  if (!parted || !isFirm(parted.inner.text) || titleScore(parted.before.text) < 0.5) return [piece]
  return [
    { ...piece, run: parted.before, isPost: true },
    { ...piece, run: parted.inner, order: piece.order + 0.5, isEmployer: true },
  ]
}

/** By its words, or a domain. */
const isFirm = (text: string) =>
  text.length <= maxFirm && (organisationScore(text) >= 0.7 || /^[\w-]+(?:\.[\w-]+)+$/.test(text))
const maxFirm = 60

function partedAt(piece: HeaderPiece, sign: RegExpExecArray): [HeaderPiece, HeaderPiece] {
  const [one, other] = [slice(piece.run, 0, sign.index), slice(piece.run, sign.index + sign[0].length)]
  return [
    { ...piece, run: one, bold: isBoldRun(one) },
    { ...piece, run: other, order: piece.order + 0.5, bold: isBoldRun(other) },
  ]
}

/** A post and a firm, by the words of both; a department is a part of the post. */
function areSurelyTwo(one: string, other: string): boolean {
  const isPost = (text: string) => titleScore(text) >= 0.9
  const isEmployer = (text: string) =>
    titleScore(text) < 0.5 && organisationScore(text) >= 0.7 && !isDepartment(text) && !fieldOfWork.test(text)
  return (isPost(one) && isEmployer(other)) || (isEmployer(one) && isPost(other))
}
const isDepartment = (text: string) =>
  text.includes(',') ||
  /\b(?:department|division|faculty|school|team|unit|group|lab|laboratory|institute|center|centre|office|services?)\b/i.test(
    text,
  )

/** Words of a department or a field, not of a firm. */
export const fieldOfWork =
  /\b(?:sales|marketing|engineering|operations|finance|accounting|product|design|research|development|support|services?|platforms?|infrastructure|security|analytics|data|quality|logistics|supply|procurement|human|resources|people|team|department|division|region|global|europe|emea|apac|americas|backend|frontend|full|stack|mobile|web|cloud|devops|[iv]+)\b/i
