// Sentences of a document as changed lines of the resume that they speak of: each takes the place of the line that it
// is most like, in that line's own entry, so that the guard holds it against exactly that. What is like no line stands
// in the summary, which all facts may prove.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { splitDocument } from '@galley/resume/outline/split-document'
import type { Block, Section } from '@galley/resume/outline/outline'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { blocksOf } from '../guard/case/case-file.ts'
import { contentStems, stem } from '../guard/text/words.ts'

export interface Claimed {
  /** As the document has it. */
  sentence: string
  /** What of it is a claim. */
  text: string
}
export interface PlacedClaims {
  latex: string
  /** The sentence that each of these blocks (as `blocksOf` counts) was made of. */
  sentences: Map<number, string>
}

/** Of a sentence's words so many are the line's: with numbers, which must stay with what they count, and without. */
const minShare = { counting: 0.4, other: 0.7 }

interface Line {
  block: Block
  stems: ReadonlySet<string>
  /** The entry that it belongs to. */
  head: Block | null
}

const stemsOf = (text: string) => new Set(contentStems(text).map((one) => stem(one)))

export function placeClaims(accepted: string, claims: readonly Claimed[]): PlacedClaims {
  const { sections } = outlineOf(accepted)
  const lines = sections
    .filter(({ kind }) => kind !== 'header')
    .flatMap(({ blocks }) =>
      blocks
        .filter(({ kind }) => kind === 'bullet' || kind === 'paragraph')
        .map((block): Line => {
          const head = block.entry === null ? null : (blocks[block.entry] ?? null)
          return { block, stems: stemsOf(block.text), head }
        }),
    )
  const placed = claims.map((claim) => placeOf(claim, lines))
  const edits = [...Map.groupBy(placed, ({ line, isBeside }) => (isBeside ? line?.block.to : line?.block.from))].map(
    ([, group]) => {
      const [{ line, isBeside }] = group as [Placed, ...Placed[]]
      const own = group.map(({ claim }) => claim)
      return line ? inPlaceOf(line.block, own, isBeside) : inSummary(accepted, sections, own)
    },
  )
  return applied(accepted, edits)
}

interface Placed {
  claim: Claimed
  line: Line | null
  /** As another line of the same entry: it is like none of them. */
  isBeside: boolean
}

/** What names an employer or a project of the resume is of that entry; its lines alone may prove it. */
function placeOf({ sentence, text }: Claimed, lines: readonly Line[]): Placed {
  const named = lines.filter(({ head }) => namesIn(head).some((name) => isNamed(text, name)))
  const name = named.flatMap(({ head }) => namesIn(head)).find((one) => isNamed(text, one))
  const claim = { sentence, text: name === undefined ? text : withoutPlace(text, name) }
  const line = likest(claim.text, named.length > 0 ? named : lines)
  if (line) return { claim, line, isBeside: false }
  const last = named.at(-1)
  return { claim: last ? claim : { sentence, text: asLine(text) }, line: last ?? null, isBeside: last !== undefined }
}

/** An employer, a school, a project: what an entry is known by beside its post. */
const namesIn = (head: Block | null): string[] =>
  (head?.args?.slice(0, 2) ?? []).filter((name) => name.length > 2 && /^\p{Lu}/u.test(name))
const isNamed = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${regexpLiteral(name)}(?!\\p{L})`, 'u').test(text)
/** "At Northwind, I cut costs": resumes say it once, above the line, and leave "I" out. */
const withoutPlace = (text: string, name: string) =>
  asLine(
    text.replace(
      new RegExp(
        `^(?:at|during my time (?:at|with)|in my (?:role|work|time) (?:at|with)) ${regexpLiteral(name)}, (?=I\\b)`,
        'i',
      ),
      '',
    ),
  )

function asLine(text: string): string {
  const line = text.replace(/^I (?:also |then )?(?:have |was able to )?(?=\p{Ll})/u, '').trim()
  return line.charAt(0).toUpperCase() + line.slice(1)
}

function likest(text: string, lines: readonly Line[]): Line | null {
  const words = [...stemsOf(text)]
  const least = (/\d/.test(text) ? minShare.counting : minShare.other) * words.length
  let best: Line | null = null
  let most = 0
  for (const line of lines) {
    const shared = words.filter((one) => line.stems.has(one)).length
    if (shared >= Math.max(2, least) && shared > most) [best, most] = [line, shared]
  }
  return best
}

interface Edit {
  from: number
  to: number
  pieces: { sentence: string; latex: string }[]
  before: string
  after: string
}

const inPlaceOf = ({ from, to, kind }: Block, claims: readonly Claimed[], isBeside: boolean): Edit => ({
  from: isBeside ? to : from,
  to,
  before: isBeside ? '\n' : '',
  after: '',
  pieces: claims.map(({ sentence, text }) => ({
    sentence,
    latex: kind === 'bullet' ? `\\item ${escapeTex(text)}\n` : `${escapeTex(text)}\n\n`,
  })),
})

/** Behind the summary's own words; a resume without one gets one at its end. */
function inSummary(accepted: string, sections: readonly Section[], claims: readonly Claimed[]): Edit {
  const pieces = claims.map(({ sentence, text }) => ({ sentence, latex: `${escapeTex(text)}\n\n` }))
  const last = sections.find(({ kind }) => kind === 'summary')?.blocks.at(-1)
  const { preamble, body } = splitDocument(accepted)
  const at = last?.to ?? preamble.length + body.length
  return { from: at, to: at, before: last ? '\n\n' : '\n\\section{Summary}\n', after: '', pieces }
}

function applied(accepted: string, edits: readonly Edit[]): PlacedClaims {
  const starts: { sentence: string; at: number; to: number }[] = []
  let latex = ''
  let read = 0
  for (const { from, to, before, after, pieces } of edits.toSorted((a, b) => a.from - b.from)) {
    latex += accepted.slice(read, from) + before
    for (const { sentence, latex: piece } of pieces) {
      starts.push({ sentence, at: latex.length, to: latex.length + piece.length })
      latex += piece
    }
    latex += after
    read = to
  }
  latex += accepted.slice(read)
  const sentences = new Map<number, string>()
  blocksOf(outlineOf(latex)).forEach((block, index) => {
    const own = starts.find(({ at, to }) => block.from < to && block.to > at)
    if (own) sentences.set(index, own.sentence)
  })
  return { latex, sentences }
}
