// Who the resume is of and how to reach them: nothing of it is lost, and no address is added, not even a link's target.
import { splitDocument } from '@galley/resume/outline/split-document'
import { plainText } from '@galley/resume/outline/plain-text'
import type { CaseFile } from '../case/case-file.ts'
import { blocksOf } from '../case/case-file.ts'
import { factParts, isSameFact } from '../case/entry-facts.ts'
import { asksToRemove } from '../case/said-facts.ts'
import type { DocumentReading, Violation } from '../case/verdict.ts'
import { isTitleRaised } from './titles.ts'
import { blockViolation, documentViolation } from '../case/violation.ts'
import { canonical, canonicalWord, plain, stem, wordsOf } from '../text/words.ts'

// Every run is bounded: a long document of nothing but letters or digits is read in one go.
const email = /(?<![\w.+%-])[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g
// Never over a line's end: what follows there is a house number.
const phone = /(?<![\d/.])(?:\+|\()?\d[\d \t().\u00a0-]{6,24}\d/g
const address =
  /(?:https?:\/\/|www\.)[^\s{}|,;)\]]+|(?<![\w.-])(?![BM]\.(?:Com|Ed|Tech)\b)[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:com|org|net|io|dev|me|co|edu|gov|app|ai|info|xyz|uk|de|fr|es|it|pt|br|ca|au|example)(?:\/[^\s{}|,;)\]]*)?/gi
const target =
  /\\(?:href|url|link(?:\[[^\]]{0,400}\])?|linkedin|github|website|portfolio|homepage|hyperref)\s*\{([^{}]*)\}/g

export function judgeContact(file: CaseFile): Violation[] {
  const { accepted, proposed, form, said } = file.input
  const before = shownBy(accepted)
  const after = shownBy(proposed)
  const own = contactsOf([before, JSON.stringify(form)].join('\n'))
  // An address of the posting is not the person's, though it was pasted into the chat.
  const asked = contactsOf(file.input.jobDescription)
  const isAsked = (contact: string) => asked.some((one) => isSame(contact, one, asked) || one.includes(contact))
  const stated = [...contactsOf([...said, file.all.text].join('\n')), ...saidAddresses(said)].filter(
    (contact) => !isAsked(contact),
  )
  const mine = [...own, ...stated, ...targetsOf(accepted)]
  const theirs = [...contactsOf(after), ...targetsOf(proposed)]
  const added = unique(theirs.filter((contact) => !isOneOf(contact, mine)))
  return [
    ...added.map((text) =>
      documentViolation('contact', text, {
        question: `The draft has ${text}, which is not in your resume. Is it yours?`,
      }),
    ),
    ...messageContacts(file.input.message, mine),
    ...lostContacts(file, before, after),
    ...headerChanges(file),
  ]
}

const unique = (all: readonly string[]) => Array.from(new Set(all))
/** Line by line: a number is not read on into the next line's. */
const shownBy = ({ latex, pdf }: DocumentReading) =>
  [
    ...splitDocument(latex)
      .body.split('\n')
      .map((line) => plainText(line)),
    pdf?.text ?? '',
  ].join('\n')

/** A page may divide an address at a line's end: its parts are no other addresses. */
const isOneOf = (contact: string, mine: readonly string[]) =>
  mine.some((known) => isSame(known, contact, mine)) ||
  (/^[^@]*[a-z][^@]*$/.test(contact) &&
    mine.some((known) => known.startsWith(contact) || known.endsWith(`@${contact}`)))

const minNational = 7
const maxCountryCode = 3
/** "611 555 048" is +34 611 555 048 where the number before had that country: typed without it, or with a zero. */
function isSame(typed: string, written: string, own: readonly string[]): boolean {
  if (typed === written) return true
  const national = typed.replace(/^0/, '')
  const country = written.slice(0, written.length - national.length)
  return (
    /^\d+$/.test(typed) &&
    /^\d+$/.test(written) &&
    national.length >= minNational &&
    written.endsWith(national) &&
    country.length <= maxCountryCode &&
    own.some((one) => one !== typed && one !== written && /^\d+$/.test(one) && one.startsWith(country))
  )
}

/** Mails, telephone numbers (their digits) and addresses of the web (without scheme and last slash). */
function contactsOf(text: string): string[] {
  const mails = text.match(email) ?? []
  const phones = (text.match(phone) ?? []).map(digitsOf).filter((digits) => digits.length >= 9 && digits.length <= 15)
  const rest = mails.reduce((left, mail) => left.replaceAll(mail, ' '), text)
  return [...mails.map((mail) => mail.toLowerCase()), ...phones, ...(rest.match(address) ?? []).map(bareAddress)]
}

/** "My website is duarte.design": of whatever ending. */
const ofSite = /\b(?:my|our|new|own)\b[^.!?]{0,40}\b(?:web ?site|site|portfolio|homepage|blog|page|domain|link)\b/i
const anyAddress = /(?<![\w.@-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,24}(?:\/[^\s,;)]{0,200})?(?![\w@])/gi
const saidAddresses = (said: readonly string[]): string[] =>
  said.filter((words) => ofSite.test(words)).flatMap((words) => (words.match(anyAddress) ?? []).map(bareAddress))

const digitsOf = (text: string) => text.replace(/\D/g, '')
const bareAddress = (url: string) =>
  url
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/.]+$/, '')

export function targetsOf({ latex, pdf }: DocumentReading): string[] {
  const written = Array.from(latex.matchAll(target), ([, to = '']) => plainText(to.replace(/\\(?=[%#&_])/g, '')))
  return [...written, ...(pdf?.links ?? [])]
    .map((link) => link.trim())
    .filter((link) => link !== '' && !link.startsWith('#'))
    .map((link) => (/^(?:mailto|tel):/i.test(link) ? linkedContact(link) : bareAddress(link)))
}

const linkedContact = (link: string) =>
  link.toLowerCase().startsWith('tel:')
    ? digitsOf(link)
    : link.slice('mailto:'.length).replace(/\?.*$/s, '').replace(/%40/g, '@').toLowerCase()

function messageContacts(message: string, mine: readonly string[]): Violation[] {
  return contactsOf(message)
    .filter((contact) => !mine.includes(contact) && !/^(?:node|next|vue|express|asp)\.\w+$/.test(contact))
    .map((contact) => documentViolation('contact', contact))
}

/** Name, mails and telephone numbers that were there and are no longer. */
function lostContacts(file: CaseFile, before: string, after: string): Violation[] {
  const { input, accepted } = file
  const header = accepted.sections[0]?.kind === 'header' ? accepted.sections[0].blocks : []
  const name = input.form.personalInfo.name.trim() || (header[0]?.text ?? '')
  const isNameLost =
    name !== '' &&
    wordsAlone(before).includes(squeezed(name)) &&
    !wordsAlone(after).includes(squeezed(name)) &&
    !isNameSaid(file)
  const kept = contactsOf(after)
  const lost = contactsOf(header.map(({ text }) => text).join('\n')).filter(
    (contact) => !/^[^@]*[a-z][^@]*$/.test(contact) && !kept.includes(contact),
  )
  const isWished = (contact: string) =>
    isRemovalAsked(contact, input) || isReplaced(contact, { said: input.said, before, kept })
  return [...(isNameLost ? [name] : []), ...unique(lost).filter((contact) => !isWished(contact))].map((text) =>
    documentViolation('contact', text, { allowed: [text] }),
  )
}

/** An address has the name's letters, too. */
const wordsAlone = (text: string) => squeezed(text.replaceAll(email, '|').replaceAll(address, '|'))

const naming: readonly RegExp[] = [
  /\b(?:my|the) (?:full |whole )?name(?: at the top)?,? (?:is|to|be|should be|should read|as)(?: now| just| only)* ["“]?((?:[^"”.!?,;:\n]|(?<=\b\p{Lu})\.){2,80})/iu,
  /\b(?:i|i['’]ve|ive|we) (?:just |recently )?(?:got )?(?:married|divorced)\b(?! to)[^.!?;:\n]{0,40}?\b(?:it['’]?s|it is|i['’]?m|i am) ["“]?([^"”.!?,;:\n]{2,80})/i,
  /\bi(?:['’]ve| have)? changed my (?:last |family |sur)?name to ["“]?([^"”.!?,;:\n]{2,80})/i,
]
const denied = /\b(?:not|never|no|don['’]?t|didn['’]?t|isn['’]?t)\b[^.!?\n]{0,40}$/i

/** The person said what the name in the header is now, and nothing after it: "change my name to Ann Lee". */
function isNameSaid({ proposed, said }: CaseFile): boolean {
  const [header] = proposed.sections
  const name = header?.kind === 'header' ? squeezed(header.blocks[0]?.text ?? '') : ''
  return (
    name !== '' &&
    said.some((words) =>
      words.split(/(?<=[.!?])\s|\n/).some((sentence) => naming.some((pattern) => nameIn(sentence, pattern) === name)),
    )
  )
}

function nameIn(sentence: string, pattern: RegExp): string | null {
  const found = pattern.exec(sentence)
  if (!found || denied.test(sentence.slice(0, found.index))) return null
  return squeezed((found[1] ?? '').replace(/ (?:now|only|please|and .*)$/i, ''))
}

const kindOf = (contact: string) => (contact.includes('@') ? 'mail' : 'phone')
const namesOfKinds = { mail: /e-?mail|mail address/i, phone: /phone|mobile|\bcell\b|\bnumber\b/i }

/** In the person's own words: by its kind, or by itself. */
function isRemovalAsked(contact: string, input: CaseFile['input']): boolean {
  const isNamed = [...input.said, ...(input.asked ?? [])].some((words) => contactsOf(words).includes(contact))
  return asksToRemove(input, namesOfKinds[kindOf(contact)]) || (isNamed && asksToRemove(input, /[@\d]/))
}

/** The person gave another of its kind, and that one stands there now. */
function isReplaced(
  contact: string,
  { said, before, kept }: { said: readonly string[]; before: string; kept: readonly string[] },
): boolean {
  const old = contactsOf(before)
  return contactsOf(said.join('\n')).some(
    (one) =>
      kindOf(one) === kindOf(contact) &&
      isReachable(one) &&
      !old.includes(one) &&
      kept.some((written) => isSame(one, written, old)),
  )
}

/** A mail or a telephone number, no address of the web. */
const isReachable = (contact: string) => contact.includes('@') || /^\d+$/.test(contact)

const squeezed = (text: string) => plain(text).replace(/[^\p{L}\d]/gu, '')

/** A new line of the header (a place, a headline) says nothing that no source says. */
function headerChanges({ changed, accepted, input, said, all }: CaseFile): Violation[] {
  const before = (accepted.sections[0]?.kind === 'header' ? accepted.sections[0].blocks : []).flatMap(({ text }) =>
    factParts(text),
  )
  const known = [...before, ...Object.values(input.form.personalInfo), ...blocksOf(accepted).map(({ text }) => text)]
  const source = ` ${canonical(all.text)} `
  const titles = accepted.sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ blocks }) => blocks.flatMap(({ kind, args }) => (kind === 'entry' ? [args?.[0] ?? ''] : [])))
  return changed
    .filter(({ section }) => section.kind === 'header')
    .flatMap((at) =>
      factParts(at.block.text)
        .filter(
          (part) =>
            !known.some((fact) => isSameFact(part, fact)) &&
            !source.includes(` ${canonical(part)} `) &&
            !isMadeOfKnown(part, all) &&
            !titles.some((title) => isTitleRaised(part, title, said)),
        )
        .filter((part) => contactsOf(part).length === 0)
        .map((text) => blockViolation(at, 'contact', { text, allowed: before })),
    )
}

/** Labels of contacts say nothing of their own. */
const contactLabels =
  /^(?:github|gitlab|linkedin|e-?mail|phone|tel|mobile|cell|website|web|portfolio|homepage|twitter|address|location|based|in|and|at|with|for|of)$/i
/** A rank counts with the word it stands before: of a senior developer and an architect no senior architect is made. */
const rank =
  /^(?:senior|principal|staff|lead|head|chief|vice|deputy|assistant|director|manager|executive|managing|certified|chartered|registered|licen[sc]ed|master|qualified|expert|specialist)$/i

/** A headline put together from what the resume says. */
function isMadeOfKnown(part: string, { stems, text }: CaseFile['all']): boolean {
  const words = wordsOf(part)
    .map(({ text: one }) => canonicalWord(one))
    .filter((one) => !contactLabels.test(one))
  const source = ` ${canonical(text)} `
  return words.every((one, index) => {
    if (!one.split(' ').every((piece) => stems.has(stem(piece)))) return false
    return !rank.test(one) || source.includes(` ${[one, words[index + 1] ?? ''].join(' ').trim()} `)
  })
}
