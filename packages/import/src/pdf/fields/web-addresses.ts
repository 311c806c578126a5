// Addresses of the web: under a text as a link, or as text. A link's target is believed, unless it is a template's
// placeholder.
import { found } from '../sections/draft.ts'
import type { FoundText } from '../sections/draft.ts'
import { otherNetworks, portfolioWords } from '../vocabulary/contact-words.ts'
import type { Line } from '../layout/layout.ts'
import type { LinkAnnotation, PdfText } from '../layout/pdf-text.ts'
import { joinRuns, runOf, slice } from '../layout/positioned-text.ts'
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
export const longest = 500
export const cellsOf = (lines: readonly Line[]): Run[] =>
  lines.flatMap(({ cells }) => cells.filter(({ text }) => text.length <= longest))

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

/** At the foot of each Europass. */
const makerOfForm = /^(?:https?:\/\/)?(?:www\.)?europass\.(?:cedefop\.)?europa\.eu\/?$/i

/** The person's pages: in the head first, profiles anywhere. `bare` are links over pictures. */
export function webContacts(
  head: readonly Line[],
  all: readonly Line[],
  { broken, bare }: { broken: readonly BrokenAddress[]; bare: readonly string[] },
): Partial<Record<'linkedin' | 'github' | 'website' | 'portfolio', FoundText | undefined>> {
  const isCut = ({ run }: WebAddress) => broken.some(({ start }) => run.parts.at(-1)?.word === start)
  const pictured = bare.map((address) => ({ run: joinRuns([]), address, isLink: true }))
  const near = [...broken, ...addressesOf(head).filter((each) => !isCut(each)), ...pictured]
  const far = addressesOf(all)
  const linkedin = [...near, ...far].find(({ address }) =>
    /linkedin\.com\/(?:in|pub)\/|linkedin\.com\/[\w-]+$/i.test(address),
  )
  const github = near.find(isGithub) ?? far.find((each) => isGithub(each) && isGithubProfile(each.address))
  const others = near.filter(
    (each) =>
      each !== linkedin &&
      each !== github &&
      !isGithub(each) &&
      !/linkedin\.com/i.test(each.address) &&
      !makerOfForm.test(each.address) &&
      !otherNetworks.test(each.address),
  )
  const portfolio = others.find(({ address, run }) => portfolioWords.test(`${address} ${run.text}`))
  const website = others.find((each) => each !== portfolio)
  const second = others.find((each) => each !== portfolio && each !== website)
  // The form has no field for other networks: one of them stands where a page of their own would.
  const network = near.find(({ address }) => otherNetworks.test(address) && !/linkedin\.com/i.test(address))
  const pages = { linkedin, github, website: website ?? network, portfolio: portfolio ?? second }
  return Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, page && addressFound(page)]))
}

export interface BrokenAddress extends WebAddress {
  /** The last word of the line that it begins in, and the word beneath. */
  readonly start: Word
  readonly tail: Word
}

/** A narrow column may break an address after a hyphen or a stroke: the rest of it stands alone in the cell beneath. */
export function brokenAddresses(lines: readonly Line[]): BrokenAddress[] {
  const cells = cellsOf(lines)
  return cells.flatMap((run) => {
    const [start, first] = [run.parts.at(-1)?.word, run.parts[0]?.word]
    const address = addressesIn(run).at(-1)?.run
    if (
      !start ||
      !first ||
      !address ||
      !/[-/_]$/.test(run.text) ||
      !run.text.endsWith(address.text) ||
      start.target !== ''
    )
      return []
    const tail = cells.find(
      ({ text, parts: [part] }) =>
        part &&
        part.word.page === start.page &&
        Math.abs(part.word.x - first.x) < start.size &&
        part.word.baseline > start.baseline &&
        part.word.baseline - start.baseline < 1.8 * start.size &&
        /^[\p{Ll}\d][\w./%-]*$/u.test(text),
    )
    const joined = tail && joinRuns([address, tail], '')
    return joined ? [{ run: joined, address: joined.text, isLink: false, start, tail: tail.parts[0]!.word }] : []
  })
}

const isGithub = ({ address }: WebAddress) => /github\.(?:com|io)/i.test(address) && !/github\.io/i.test(address)
const isGithubProfile = (address: string) => /github\.com\/[\w-]+\/?$/i.test(address)

/** Links first; an address that stands as text counts where no link leads there. */
function addressesOf(lines: readonly Line[]): WebAddress[] {
  const links = linksOver(lines.flatMap(({ words }) => words))
  const isLinked = (word: Word | undefined) => word !== undefined && /^https?:/i.test(word.target)
  const shown = cellsOf(lines)
    .flatMap(addressesIn)
    .filter(({ run }) => !isLinked(run.parts[0]?.word))
  return [...links, ...shown.filter(({ address }) => !links.some((link) => link.address.includes(address)))]
}
