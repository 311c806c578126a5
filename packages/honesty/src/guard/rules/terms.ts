// Names: a proper noun, an acronym, a technology, a certificate that no source has, wherever it stands, in the source
// or only in the PDF.
import { outlineOf } from '@galley/resume/outline/outline-of'
import { plainText } from '@galley/resume/outline/plain-text'
import { splitDocument } from '@galley/resume/outline/split-document'
import type { CaseFile, ChangedBlock, Facts, TranslatedBlock } from '../case/case-file.ts'
import { dateFact } from '../case/entry-facts.ts'
import { named, places, tongues } from '../languages/concepts.ts'
import { kindLabels } from './skills.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { isShortFor, shortForms } from '../text/short-forms.ts'
import { everydayNames, technologies } from '../text/technologies.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation, documentViolation } from '../case/violation.ts'
import type { WordToken } from '../text/words.ts'
import { allStems, canonicalWord, isMended, longAliases, plain, stem, wordsOf } from '../text/words.ts'

export function judgeTerms(file: CaseFile): Violation[] {
  const asked = postingNames(file.input.jobDescription)
  const inBlocks = file.changed
    .filter(({ block, section }) => block.kind !== 'entry' && block.kind !== 'skills' && section.kind !== 'header')
    .flatMap((at) =>
      strangeNames(at.block.text, file.all, { asked, writesNounsLarge: false }).map((text) =>
        blockViolation(at, 'term', { text, question: question(text, asked, at) }),
      ),
    )
  return [...inBlocks, ...labels(file, asked), ...headings(file, asked), ...onlyInPdf(file, asked)]
}

/** Of a translated block: capitals mean nothing in German, nor in a list. */
export function namesIn({ block, pair }: TranslatedBlock, { all, input }: CaseFile): string[] {
  const asked = postingNames(input.jobDescription)
  const isList = block.kind === 'skills' || pair.to === 'de'
  const strange = strangeNames(block.text, all, { asked, writesNounsLarge: isList })
  const known = allStems(all.text)
  return strange.filter((name) => {
    const low = plain(name)
    const isTongue =
      named(tongues, low).length > 0 || places.some((place) => place.test(low) && place.test(plain(all.text)))
    return !isTongue && !Array.from(known).some((one) => one.length > 4 && low.startsWith(one.slice(0, 5)))
  })
}

interface Posting {
  readonly asked: ReadonlySet<string>
  /** As German does: a capital makes no name. */
  readonly writesNounsLarge: boolean
}

/** Names in a text that no source has, each once. */
function strangeNames(text: string, all: Facts, { asked, writesNounsLarge }: Posting): string[] {
  const words = wordsOf(text)
  const aliased = longAliases(text).filter(({ name }) => name.split(' ').every((part) => all.stems.has(stem(part))))
  const short = shortForms(text)
  const strange = words.filter((word, index) => {
    if (!isName(word, asked, writesNounsLarge) || isKnown(word.text, all) || isMadeWith(word.text, all)) return false
    if ([...aliased, ...short].some(({ from, to }) => word.from >= from && word.from < to)) return false
    if (isOfCurrency(word.text, all.text) || /°\s?$/.test(text.slice(0, word.from))) return false
    return !isExpansion(words, index, all) && dateFact(word.text) === null && !/^I(?:'|$)/.test(word.text)
  })
  return Array.from(new Set(strange.map((word) => word.text)))
}

/**
 * A capital inside a sentence, capitals or digits inside a word, a name of the tables, or a name of the posting. German
 * writes every noun with a capital.
 */
/** Of a date: whether it is right is for the numbers. */
const months =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/
/** "EUR 21,000" is a number's sign. */
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' })

/** "310 million Kenyan shillings" of "KES 310 million". */
function isOfCurrency(word: string, source: string): boolean {
  const codes = new Set(source.match(/\b[A-Z]{3}\b/g))
  const low = word.toLowerCase()
  return [...codes].some(
    (code) => currencyCodes.has(code) && (currencyNames.of(code) ?? '').toLowerCase().split(' ').includes(low),
  )
}

function isName({ text, isFirst }: WordToken, asked: ReadonlySet<string>, writesNounsLarge: boolean): boolean {
  if (currencyCodes.has(text) || months.test(text)) return false
  const low = canonicalWord(text)
  if (technologies.has(low) || technologies.has(plain(text)))
    return !everydayNames.has(plain(text)) || (/^\p{Lu}/u.test(text) && !isFirst)
  if (/^\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|^\p{Lu}[\d+#]/u.test(text))
    return !writesNounsLarge || /^[\p{Lu}\d/&+#.-]{2,}$/u.test(text)
  // The plain vocabulary of work holds no names, though a posting capitalises it.
  if (asked.has(low) && (/^\p{Lu}/u.test(text) || !plainVocabulary.has(stem(low)))) return true
  return !writesNounsLarge && /^\p{Lu}/u.test(text) && !isFirst
}

/** Words that the posting writes with a capital inside its sentences, but for common tasks. */
function postingNames(jobDescription: string): ReadonlySet<string> {
  const common =
    /^(?:senior|junior|engineer|developer|manager|designer|nurse|backend|frontend|software|lead|team|operations?|projects?|products?|customers?|services?|support|staff|stores?|office|shift|company|warehouse|assistant|associates?|specialist|coordinator|administrator|director|head|technician|consultant|analyst|teacher|chef|accountant|department|school|hotel|restaurant|kitchen|hospital|clinic|experience|required|requirements|plus|you|we|the|our|a|an|and|or|bachelor|master|degree|years?)$/
  const title = /^[^.\n]{3,80}?(?=\s(?:at|for)\s)/.exec(jobDescription)?.[0] ?? ''
  const words = wordsOf(jobDescription.slice(title.length)).filter(
    ({ text, isFirst }) => /^\p{Lu}/u.test(text) && !isFirst,
  )
  return new Set(words.map(({ text }) => canonicalWord(text)).filter((one) => !common.test(one)))
}

function isKnown(text: string, all: Facts): boolean {
  const low = canonicalWord(text)
  if (all.stems.has(stem(low)) || all.stems.has(low)) return true
  const parts = low.split(/[-/&.]/).filter((part) => part !== '')
  if (parts.length > 1 && parts.every((part) => all.stems.has(stem(part)))) return true
  // Of "AA-compliant" only the part with a capital is a name, and an acronym of the table is its words.
  const written = text.split('-')
  if (written.length > 1 && /^\p{Ll}+$/u.test(written.slice(1).join('')) && !technologies.has(low))
    return isKnown(written[0] ?? '', all)
  if (text.length > 2 && low.includes(' ') && low.split(' ').every((part) => all.stems.has(stem(part)))) return true
  const own = stem(low)
  return all.longStems.some((known) => isMended(known, own))
}

/** "Dockerized" says that Docker was used. */
export function isMadeWith(text: string, { stems }: Pick<Facts, 'stems'>): boolean {
  const base = /^(\p{Lu}[\p{L}]{3,}?)i[sz](?:ed|ing)$/u.exec(text)?.[1]
  return base !== undefined && stems.has(stem(canonicalWord(base)))
}

/** "CSAT" for customer satisfaction; shorter ones are the beginnings of too many words. */
const minSyllables = 4

/** Words that spell out an acronym that a source has, or an acronym of words that stand in a row in a source. */
export function isExpansion(
  words: readonly WordToken[],
  index: number,
  all: Pick<Facts, 'acronyms' | 'text'>,
): boolean {
  const own = words[index]?.text ?? ''
  if (/^\p{Lu}{2,6}s?$/u.test(own)) {
    const letters = Array.from(own.replace(/s$/, '').toLowerCase(), (letter) => `(?<![\\p{L}])${letter}[\\p{L}\\d]+`)
    const isOfWords = new RegExp(letters.join('(?:\\s(?:of|and|the|for|with|to|in|on|by))?[\\s-]'), 'iu').test(all.text)
    return (
      isOfWords || (own.length >= minSyllables && !technologies.has(own.toLowerCase()) && isShortFor(own, all.text))
    )
  }
  for (let from = Math.max(0, index - 6); from <= index; from += 1)
    for (let to = index + 1; to <= Math.min(words.length, from + 6); to += 1) {
      const run = words.slice(from, to).filter(({ text }) => !/^(?:of|and|the|for|in|with|to|on|by)$/i.test(text))
      const letters = run.map(({ text }) => text[0]?.toUpperCase() ?? '').join('')
      if (letters.length > 1 && all.acronyms.has(letters)) return true
    }
  return false
}

/** A skill line's label says a kind of thing; a name there is a skill. */
const labels = ({ changed, all }: CaseFile, asked: ReadonlySet<string>): Violation[] =>
  changed
    .filter(({ block }) => block.kind === 'skills')
    .flatMap((at) =>
      wordsOf(at.block.args?.[0] ?? '')
        .filter(({ text }) => technologies.has(plain(text)) && !kindLabels.test(text) && !isKnown(text, all))
        .map(({ text }) => blockViolation(at, 'term', { text, question: question(text, asked, at) })),
    )

/** A heading of a known kind may be worded anew; one of another kind is a claim. */
function headings({ accepted, proposed, all }: CaseFile, asked: ReadonlySet<string>): Violation[] {
  const kinds = new Set(accepted.sections.map(({ kind }) => kind))
  return proposed.sections
    .filter(({ kind, heading }) => heading !== '' && (kind === 'other' || !kinds.has(kind)))
    .flatMap(({ heading }) => strangeNames(`x ${heading.toLowerCase()}`, all, { asked, writesNounsLarge: true }))
    .map((text) => documentViolation('term', text))
}

/** Words that the PDF shows and the source does not spell: macros put them together. */
function onlyInPdf({ input, all, spoken }: CaseFile, asked: ReadonlySet<string>): Violation[] {
  const pdf = input.proposed.pdf
  if (!pdf) return []
  const text = pdf.text.replace(/-\n(?=\p{Ll})/gu, '')
  const written = allStems(
    [
      plainText(splitDocument(input.proposed.latex).body),
      ...outlineOf(input.proposed.latex).sections.map(({ heading }) => heading),
    ].join('\n'),
  )
  const before = allStems(input.accepted.pdf?.text ?? '')
  const flat = plain(plainText(input.proposed.latex)).replace(/[^\p{L}\d]/gu, '')
  return strangeNames(text, all, { asked, writesNounsLarge: spoken.proposed === 'de' })
    .filter((name) => !written.has(stem(canonicalWord(name))) && !before.has(stem(canonicalWord(name))))
    .filter((name) => !flat.includes(plain(name).replace(/[^\p{L}\d]/gu, '')))
    .map((name) => documentViolation('term', name))
}

function question(name: string, asked: ReadonlySet<string>, { where }: ChangedBlock): string {
  if (asked.has(canonicalWord(name))) return `The posting asks for ${name}. Have you used it? Where?`
  return `The draft said ${name}${where === null ? '' : ` under ${where}`}. Is that right?`
}
