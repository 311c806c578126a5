// Sentences of a document as changed lines of the resume that they speak of: each takes the place of the line that it
// is most like, in that line's own entry, so that the guard holds it against exactly that. What is like no line stands
// in the summary, which all facts may prove.
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
}

const stemsOf = (text: string) => new Set(contentStems(text).map((one) => stem(one)))

export function placeClaims(accepted: string, claims: readonly Claimed[]): PlacedClaims {
  const { sections } = outlineOf(accepted)
  const lines = sections
    .filter(({ kind }) => kind !== 'header')
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'bullet' || kind === 'paragraph')
    .map((block): Line => ({ block, stems: stemsOf(block.text) }))
  const placed = Map.groupBy(claims, ({ text }) => likest(text, lines))
  const edits = [...placed].map(([line, ofLine]) => (line ? inPlaceOf(line.block, ofLine) : inSummary(accepted, sections, ofLine)))
  return applied(accepted, edits)
}

function likest(text: string, lines: readonly Line[]): Line | null {
  const words = [...stemsOf(text)]
  let best: Line | null = null
  let most = (/\d/.test(text) ? minShare.counting : minShare.other) * words.length
  for (const line of lines) {
    const shared = words.filter((one) => line.stems.has(one)).length
    if (shared >= 2 && shared >= most && shared > (best === null ? 0 : most)) [best, most] = [line, shared]
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

const inPlaceOf = ({ from, to, kind }: Block, claims: readonly Claimed[]): Edit => ({
  from,
  to,
  before: '',
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
