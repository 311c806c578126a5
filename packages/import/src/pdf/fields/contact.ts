// Contacts: searched first where they usually stand (the head, a section of their own), then on every page. Any
// telephone number counts, valid or not: those of examples are not.
import type { PersonalInfo } from '@galley/contract/resume-data'
import { contactLabel, topDomain } from '../vocabulary/contact-words.ts'
import { found } from '../sections/draft.ts'
import type { ImportDraft, FoundText } from '../sections/draft.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import type { Line } from '../layout/layout.ts'
import { placeScore } from '../vocabulary/places.ts'
import { joinRuns, runOf, slice, splitRun, trimRun, without, wordsOf } from '../layout/positioned-text.ts'
import type { Run, Word } from '../layout/positioned-text.ts'
import { usualSize } from '../sections/headings.ts'
import { addressIn, isStreet } from './home-address.ts'
import { addressesIn, brokenAddresses, cellsOf, isMap, longest, webContacts } from './web-addresses.ts'

export type Contact = Pick<
  ImportDraft<PersonalInfo>,
  'email' | 'phone' | 'address' | 'linkedin' | 'github' | 'website' | 'portfolio'
>

/** A cell of its own that is written like one, and is no number of a book or of an article. */
const isOnlyPhone = (text: string) =>
  /^\s*(?:\+|\(|0|\d{3}[\s.−‑–-]\d{3}[\s.−‑–-]\d{4}\s*$)[\d\s().−‑–-]{0,22}$/.test(text) &&
  /[\s().+−‑–-]/.test(text.trim()) &&
  findDates(text).length === 0 &&
  text.replace(/\D/g, '').length > 8

const mail = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u
const phone = /(?<![\w/.])\(?(?:\+|00)?\(?\d[\d\s().\-–−‑/]{5,18}\d(?:\s*(?:x|ext\.?)\s*\d{1,5})?(?![\w@])/giu

/** "(419) · 555 · 0187": a dot parts other things from each other, too. */
const dottedPhone = /(?<![\w/.])\(?\d{2,4}\)?(?:\s?·\s?\d{2,4}){2,4}(?![\w@-])/gu

/** What is left of a head's cells when all contacts are taken out of them. */
export interface ContactFound {
  readonly contact: Contact
  readonly rests: readonly Run[]
}

/** In parts of the text's size. */
const largeType = 1.25

/** `bare` are links over pictures, without a word. */
export function contactOf(head: readonly Line[], all: readonly Line[], bare: readonly string[] = []): ContactFound {
  const cells = cellsOf(head)
  const everywhere = cellsOf(all)
  const email =
    wholeMail(firstOf([...cells, ...everywhere], mailIn), all) ??
    mailLink(all.flatMap(({ words }) => words)) ??
    dividedMail(head)
  const number =
    // What begins with a country's code is surely one.
    firstOf(
      cells.filter(({ text }) => !/\bfax\b/i.test(text)),
      withCountry,
    ) ??
    firstOf([...cells], phoneIn) ??
    firstOf(
      everywhere.filter(({ text }) => contactLabel.test(text) || isOnlyPhone(text)),
      phoneIn,
    )
  const broken = brokenAddresses(head)
  const links = webContacts(head, all, { broken, bare })
  const large = largeType * usualSize(all)
  const isLarge = ({ size }: Word) => size >= large
  const rests = cells
    .flatMap((run) => restsOf(run, isLarge))
    .filter(({ parts }) => !broken.some(({ tail }) => tail === parts[0]?.word))
  const address = addressIn(rests)
  return {
    contact: { email, phone: number, address: address?.place, ...links },
    rests: rests.filter((run) => !address?.runs.includes(run)),
  }
}

function firstOf(runs: readonly Run[], find: (run: Run) => FoundText | undefined): FoundText | undefined {
  for (const run of runs) {
    const hit = find(run)
    if (hit) return hit
  }
  return undefined
}

function mailIn(run: Run): FoundText | undefined {
  const match = mail.exec(run.text)
  if (!match) return undefined
  const target = mail.exec(wordsOf(run).find(({ target: link }) => /^mailto:/i.test(link))?.target ?? '')?.[0]
  // A narrow column cuts what is shown.
  if (target && target !== match[0] && target.startsWith(match[0])) return found(run, 0.9, target)
  return found(slice(run, match.index, match.index + match[0].length), 0.99, inSmall(match[0]))
}

const inSmall = (address: string) =>
  address.toUpperCase() === address ? address.replaceAll('İ', 'i').toLowerCase() : address

function mailLink(words: readonly Word[]): FoundText | undefined {
  const own = words.filter(({ target }) => /^mailto:/i.test(target))
  const address = mail.exec(own[0]?.target ?? '')?.[0]
  return address ? found(runOf(own.filter(({ target }) => target === own[0]!.target)), 0.9, address) : undefined
}

/** A narrow column may break an address before its @ or after a dot. */
function dividedMail(lines: readonly Line[]): FoundText | undefined {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const match = next && line.text.length + next.text.length <= longest && mail.exec(`${line.text}${next.text}`)
    if (match && next) return found(runOf([...line.words, ...next.words]), 0.6, match[0])
  }
  return undefined
}

/** "jo@vance.exa" over "mple": a narrow column may break the last name of an address, too. */
function wholeMail(shown: FoundText | undefined, lines: readonly Line[]): FoundText | undefined {
  if (!shown || topDomain.test(shown.text)) return shown
  const at = lines.findIndex(({ words }) => words.at(-1) === shown.parts.at(-1)?.word)
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !next || !/^\p{L}{1,10}$/u.test(next.text)) return shown
  const isBelow =
    next.page === line.page &&
    next.baseline - line.baseline < 2 * line.size &&
    Math.abs(next.left - line.words.at(-1)!.x) < line.size
  const address = inSmall(`${shown.text}${next.text.toLowerCase()}`)
  return isBelow && topDomain.test(address)
    ? found(joinRuns([{ text: shown.text, parts: shown.parts }, runOf(next.words)], ''), 0.6, address)
    : shown
}

/** "17.05.1989". */
const isDay = /^\s*(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})\s*$/
/** Of any century. */
const areYears = /^\s*(?:1[5-9]|20)\d\d\s*[-–]\s*(?:1[5-9]|20)\d\d\s*$/

function phoneIn(run: Run): FoundText | undefined {
  for (const match of [...run.text.matchAll(phone), ...run.text.matchAll(dottedPhone)]) {
    const figures = match[0].replace(/\D/g, '').length
    if (
      figures < 7 ||
      figures > 15 ||
      areYears.test(match[0]) ||
      isOfAddress(run, match) ||
      isDay.test(match[0]) ||
      findDates(match[0]).some(({ isRange }) => isRange)
    )
      continue
    const end = match.index + match[0].length
    const number = trimRun(slice(run, match.index, end), /^[\s,–-]+|[\s,–-]+$/g)
    // Read from the right, a number's plus comes last.
    return run.text[end] === '+' && /^[1-9]/.test(number.text)
      ? found(slice(run, match.index, end + 1), 0.9, `+${number.text}`)
      : found(number, 0.95)
  }
  return undefined
}

function withCountry(run: Run): FoundText | undefined {
  const number = phoneIn(run)
  return number && /^\(?\+\d/.test(number.text) && number.text.replace(/\D/g, '').length >= 9 ? number : undefined
}

/** "Gartenstraße 17 – 37073 Göttingen": a house and a postcode. "555-0187" is a telephone number. */
const houseAndCode = /^\s*\d{1,4}(?:\s*[-–—,]\s*\d{5}|(?:\s+[-–—]\s+|\s*,\s*)(?:\d{4}|\d{3}\s\d{2}))\s*$/
/** "〒166-0004 東京都…", also with the rest of it beneath. */
const japaneseCode = /^\s*\d{3}-\d{4}\s*$/
function isOfAddress(run: Run, { 0: figures, index }: RegExpExecArray): boolean {
  const after = run.text.slice(index + figures.length)
  if (japaneseCode.test(figures)) return run.text[index - 1] === '〒' || /^\s*\p{Script=Han}/u.test(after)
  // "3030-181 Coimbra", "01310-100 São Paulo": as Portugal and Brazil write their postcodes.
  if (/^\s*\d{4,5}-\d{3}\s*$/.test(figures)) return /^,?\s*\p{Lu}\p{Ll}/u.test(after) || isStreet(run)
  if (!houseAndCode.test(figures) || /^\s*0/.test(figures)) return false
  // A word may follow a telephone number, too: only this kind of code is none.
  const isSpacedCode = /\d{3}\s\d{2}\s*$/.test(figures)
  return isStreet(run) || (isSpacedCode && /^\s*\p{Lu}\p{Ll}/u.test(after))
}

const signs = /\s*[|·•∙⋅◦¦‖●♦■▪⋄◇◆⬥❖✦★∗]\s*|\s+,\s+|\s+—\s+|\s{2,}|\s+\/\s+/g

/** A name may be a link to its person's page. */
function restsOf(run: Run, isLarge: (word: Word) => boolean): Run[] {
  let rest = run
  for (let match = mail.exec(rest.text); match; match = mail.exec(rest.text))
    rest = cut(rest, match.index, match[0].length)
  for (const { text } of addressesIn(rest).map((each) => each.run))
    rest = cut(rest, rest.text.indexOf(text), text.length)
  const number = phoneIn(rest)
  if (number) {
    // Its plus may stand behind it.
    const figures = rest.text.includes(number.text) ? number.text : `${number.text.slice(1)}+`
    rest = cut(rest, rest.text.indexOf(figures), figures.length)
  }
  return (placeScore(rest.text) >= 0.75 ? [rest] : splitRun(rest, signs))
    .map((part) => trimRun(part, isDividedName(part, isLarge) ? aroundName : aroundText))
    .flatMap((part) => splitRun(part, / {2,}/g))
    .filter(({ text, parts: [part] }) => {
      const target = part?.word.target ?? ''
      const isLink = /^(?:mailto|https?|tel):/.test(target) && !isMap(target)
      return /[\p{L}\p{N}]/u.test(text) && (!isLink || (part !== undefined && isLarge(part.word)))
    })
}

/** "Schönfeld-", in the type of a name: the other half stands below. */
const isDividedName = (run: Run, isLarge: (word: Word) => boolean): boolean =>
  /\p{L}-$/u.test(run.text) && wordsOf(run).every(isLarge)
const aroundText = /^(?:[\s,;:|·•–—-]|(?!〒)\p{So})+|[\s,;:|·•–—\p{So}-]+$/gu
const aroundName = /^(?:[\s,;:|·•–—-]|(?!〒)\p{So})+/gu

/** A bar takes its place, so that what stood on both sides is not one text. */
function cut(run: Run, at: number, length: number): Run {
  const left = slice(run, 0, at)
  const right = slice(run, at + length)
  if (left.text === '' || right.text === '') return left.text === '' ? right : left
  const rest = without(run, at, at + length)
  const joint = left.text.length
  return {
    text: `${rest.text.slice(0, joint)} | ${rest.text.slice(joint + 1)}`,
    parts: rest.parts.map((part) => (part.at > joint ? { ...part, at: part.at + 2 } : part)),
  }
}
