// Headings set with space between their letters: each letter is a word of its own until they are joined here.
import { aliasOf } from '@galley/resume/outline/heading-kind'
import { contactLabel } from '../vocabulary/contact-words.ts'
import { columnLabelOf } from '../vocabulary/field-labels.ts'
import { joinBrokenCapitals } from './broken-capitals.ts'
import { rowsOf } from './cells.ts'
import { joinedRuns } from './joined-runs.ts'
import type { Word } from './positioned-text.ts'

const fewest = 4
/** A gap this much wider than the narrowest is one between words. */
const wider = 1.8

export function joinSpacedLetters(words: readonly Word[]): Word[] {
  return rowsOf(words).flatMap((all) => {
    const row = joinBrokenCapitals(joinKnown(all))
    const result: Word[] = []
    let letters: Word[] = []
    const flush = () => {
      result.push(...(letters.length >= fewest ? glued(letters) : letters))
      letters = []
    }
    for (const word of row) {
      const last = letters.at(-1)
      const isLetter = /^\p{L}$|^&$/u.test(word.text) && !word.isGlued
      if (!isLetter || (last && word.x - last.x - last.width > word.size * 1.6)) flush()
      if (isLetter) letters.push(word)
      else result.push(word)
    }
    flush()
    return result
  })
}

function glued(letters: readonly Word[]): Word[] {
  const gaps = letters.slice(1).map((word, index) => word.x - letters[index]!.x - letters[index]!.width)
  const narrow = Math.max(0.5, Math.min(...gaps))
  return letters.map((word, index) => ({ ...word, isGlued: index > 0 && gaps[index - 1]! <= narrow * wider }))
}

/** Labels of forms, beside those of contacts. */
const formLabels = new Set('氏名 姓名 名前 電話番号 生年月日 性別 성명 이름 생년월일 휴대폰'.split(' '))
/** The heads of two narrow columns are no label together. */
const areHeads = /^[年月日]+$/
const isKnown = (text: string) =>
  !areHeads.test(text) &&
  (formLabels.has(text) || contactLabel.test(text) || aliasOf(text) !== undefined || columnLabelOf(text) !== undefined)
/** One to three characters of a script that writes without spaces. */
const isPart = ({ text }: Word) => /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}・]{1,3}$/u.test(text)
const maxLabelWords = 6
/** In parts of the size: further apart they are of two columns. */
const furthest = 6

/** "学 歴・職 歴", "氏 名": forms spread their labels over the width of a cell. */
function joinKnown(row: readonly Word[]): Word[] {
  if (row.filter(isPart).length < 2) return [...row]
  return joinedRuns(row, lengthAt)
}

/** How many words from here on are one label; 1 where they are none. */
function lengthAt(row: readonly Word[], from: number): number {
  for (let count = Math.min(maxLabelWords, row.length - from); count > 1; count -= 1) {
    const words = row.slice(from, from + count)
    const isNear = words.every((word, index) => {
      const before = words[index - 1]
      return before === undefined || word.x - before.x - before.width < word.size * furthest
    })
    if (isNear && words.every(isPart) && isKnown(words.map(({ text }) => text).join(''))) return count
  }
  return 1
}
