// A word in one piece that is broken at the end of a line: without its own marks of where it may be divided, or else in
// a box.
import { argumentsAt, masked, textMark, type Masked } from '../outline/mask-latex.ts'
import { regexpLiteral } from '../text/regexp-literal.ts'
import type { BrokenWord } from './parser-findings.ts'

const mayDivide = String.raw`\-`
/** As a mask shows it. */
const maskedDivide = textMark.repeat(mayDivide.length)

/** Null where it isn't certain which word is meant: it must stand once where it is printed. */
export function withUnbroken(latex: string, { word, from, to }: BrokenWord): string | null {
  const source = masked(latex)
  const [first, ...others] = placesOf(word, source, { from, to })
  if (first === undefined || others.length > 0) return null
  const written = latex.slice(first.from, first.to)
  const whole = written.includes(mayDivide) ? written.replaceAll(mayDivide, '') : `\\mbox{${written}}`
  return latex.slice(0, first.from) + whole + latex.slice(first.to)
}

interface Range {
  readonly from: number
  readonly to: number
}

function placesOf(word: string, source: Masked, within: Range): Range[] {
  const { latex, mask } = source
  const letters = Array.from(word, regexpLiteral).join(String.raw`(?:\\-)?`)
  const written = new RegExp(String.raw`(?<![\p{L}\\])${letters}(?!\p{L})`, 'gu')
  const addresses = addressesIn(source, within)
  return [...latex.slice(within.from, within.to).matchAll(written)].flatMap(({ 0: text, index }) => {
    const from = within.from + index
    const to = from + text.length
    const isPrinted = mask.slice(from, to) === text.replaceAll(mayDivide, maskedDivide)
    const isInAddress = addresses.some((address) => from < address.to && to > address.from)
    return isPrinted && !isInAddress ? [{ from, to }] : []
  })
}

/** Commands whose argument in braces is an address, or another name that is looked up and not printed. */
const naming =
  /\\(?:href|url|nolinkurl|path|link|email|website|portfolio|linkedin|github|photo|includegraphics|label|ref)(?![A-Za-z])\*?/g
const run = /[^\s{}[\]]+/g
/** As it is typed, without a command. */
const isTypedAddress = (text: string) => /@|:\/\/|[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}.-]{0,100}\//u.test(text)

function addressesIn(source: Masked, { from, to }: Range): Range[] {
  const shown = source.mask.slice(from, to)
  const named = [...shown.matchAll(naming)].flatMap(({ 0: command, index }) => {
    const end = from + index + command.length
    const address = argumentsAt(source, end).all.find(({ isOptional }) => !isOptional)
    return address ? [address] : []
  })
  const typed = [...shown.matchAll(run)]
    .filter(([text]) => isTypedAddress(text))
    .map(({ 0: text, index }) => ({ from: from + index, to: from + index + text.length }))
  return [...named, ...typed]
}
