// Addresses of the web: under a text as a link, or as text. A link's target is believed, unless it is a template's
// placeholder.
import { found } from '../sections/draft.ts'
import type { FoundText } from '../sections/draft.ts'
import type { Line } from '../layout/layout.ts'
import type { LinkAnnotation, PdfText } from '../layout/pdf-text.ts'
import { runOf, slice } from '../layout/positioned-text.ts'
import type { Run, Word } from '../layout/positioned-text.ts'

export interface WebAddress {
  readonly run: Run
  readonly address: string
  readonly isLink: boolean
}

const topDomains =
  'com|org|net|io|dev|ai|me|co|app|edu|gov|info|tech|site|page|xyz|uk|de|fr|es|it|pt|br|ch|at|nl|be|ca|us|in|eu|se|no|dk|fi|pl|design|example|online|cloud|blog|studio|work|works|link|to|gg|tv|ie|au|nz|sh|so|ly'
const addressPattern = new RegExp(
  `(?:https?://[^\\s|,;<>()]+|(?:www\\.)?(?<![\\w@.-])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9-]+)*\\.(?:${topDomains})(?![\\w@-])(?:/[^\\s|,;<>()•·]*)?)`,
  'giu',
)

/** Longer texts are prose and are not searched. */
const longest = 500

export function addressesIn(run: Run): WebAddress[] {
  if (run.text.length > longest) return []
  return Array.from(run.text.matchAll(addressPattern))
    .filter((match) => !isInMail(run.text, match.index, match[0].length))
    .map((match) => {
      const address = match[0].replace(/[.)]+$/, '')
      return { run: slice(run, match.index, match.index + address.length), address, isLink: false }
    })
}

const isInMail = (text: string, at: number, length: number) => text[at - 1] === '@' || text[at + length] === '@'

/** A place on a map: what it lies under is an address of the other kind. */
export const isMap = (target: string): boolean =>
  /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|openstreetmap\.)/i.test(target)

/** Links over pictures: a person's profiles, and in the head of the first page any of their pages. */
export function bareLinks({ links, pages }: PdfText, words: readonly Word[]): string[] {
  const shown = new Set(words.map(({ target }) => target))
  const top = (pages[0]?.height ?? 0) * headShare
  const isPersons = ({ target, box }: LinkAnnotation) =>
    /^https?:/i.test(target) &&
    !shown.has(target) &&
    !isMap(target) &&
    (isProfile(target) || (box.page === 0 && box.y < top))
  return Array.from(new Set(links.filter(isPersons).map(({ target }) => target)))
}
const isProfile = (target: string) => /linkedin\.com\/in\/[^/]+\/?$|github\.com\/[\w-]+\/?$/i.test(target)
const headShare = 0.3

/** One for each target, with all words that it lies under. */
export function linksOver(words: readonly Word[]): WebAddress[] {
  const byTarget = new Map<string, Word[]>()
  for (const word of words) {
    if (!/^https?:/i.test(word.target) || isMap(word.target)) continue
    const known = byTarget.get(word.target)
    if (known) known.push(word)
    else byTarget.set(word.target, [word])
  }
  return Array.from(byTarget, ([target, own]) => {
    const run = runOf(own)
    const shown = addressesIn(run)[0]
    const isPlaceholder =
      /\.\.\.|example\.com\/?$|^https?:\/\/(?:localhost|127\.0\.0\.1)\b|\/(?:yourname|username|your-)/.test(target) ||
      /^https?:\/\/(?:www\.)?(?:linkedin|github)\.com\/?(?:in\/?)?$/.test(target)
    const isSame = shown && bare(target).toLowerCase() === bare(shown.address).toLowerCase()
    const broken = run.text.replace(/\s/g, '')
    const address = shown && (isPlaceholder || isSame) ? shown.address : bare(target) === bare(broken) ? broken : target
    return { run, address, isLink: true }
  })
}

const bare = (address: string) =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')

export const addressFound = ({ run, address, isLink }: WebAddress): FoundText | undefined =>
  found(run, isLink ? 0.95 : 0.85, address.replace(/^(https?:\/\/[^/]+)\/$/, '$1'))

/** With the words of its line: "Link: …" */
function labelled(address: WebAddress, labels: readonly Word[]): FoundText | undefined {
  const text = addressFound(address)
  const own = labels.filter((word) => !address.run.parts.some((part) => part.word === word))
  return text && labels.length > 0 ? { ...text, parts: [...text.parts, ...runOf(own).parts] } : text
}

/** Of an entry: its repository and its page. */
export function linkFields(
  words: readonly Word[],
  lines: readonly Line[],
): { url?: FoundText | undefined; github?: FoundText | undefined } {
  const links = linksOver(words)
  const shown = lines
    .flatMap((line) => line.cells.flatMap(addressesIn))
    .filter(({ address }) => !links.some((link) => bare(link.address) === bare(address)))
  const all = [...links, ...shown]
  const github = all.find(({ address }) => /(?:github|gitlab)\.com\/\w|bitbucket\.org\/\w/i.test(address))
  const url = all.find((each) => each !== github && !/^(?:https?:\/\/)?(?:github|gitlab)\.com\/?$/i.test(each.address))
  const labels = lines.filter(({ text }) => linkLine.test(text)).flatMap(({ words: own }) => own)
  return { url: url && labelled(url, labels), github: github && labelled(github, labels) }
}

const linkLine = /^(?:links?|url|website|doi|demo|source|code|repository)\s*[:–—-]\s*\S+(?:,\s*\S+)?$/i

/** Lines that are no more than an address. */
export const withoutLinks = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => !linkLine.test(text))
