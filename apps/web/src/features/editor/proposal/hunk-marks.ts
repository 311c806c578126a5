// A proposal's open changes marked on its text, each with its answers. What was decided looks like the rest of the
// text: it is taken, or it is not there.
import { presentableDiff } from '@codemirror/merge'
import { StateEffect, StateField, type Range } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'
import type { HunkChoices } from '@galley/resume/hunks/decide-hunks'
import type { HunkPiece, Hunks } from '@galley/resume/hunks/hunks-of'
import type { Wordings } from '../state/proposal-hunks.ts'
import { Answers, LinesLeftOut, OldLines, PartOf, type OnAnswer } from './hunk-widgets.ts'

export interface ShownHunks {
  hunks: Hunks
  choices: HunkChoices
  /** By the number of the change. */
  reasons: readonly (string | null)[]
  wordings: readonly (Wordings | null)[]
  current: number | null
  isAcceptable: boolean
  onAnswer: OnAnswer
  onNextWording: (hunk: number) => void
}

/** Null: the text as it would read. */
export const showHunks = StateEffect.define<ShownHunks | null>()
/** Unchanged lines by the number of their first piece. */
const showLines = StateEffect.define<number>()

interface Marks {
  shown: ShownHunks | null
  asked: ReadonlySet<number>
  decorations: DecorationSet
}

export const hunkMarks = StateField.define<Marks>({
  create: () => ({ shown: null, asked: new Set(), decorations: Decoration.none }),
  update(before, { effects }) {
    let { shown, asked } = before
    for (const effect of effects) {
      if (effect.is(showHunks)) shown = effect.value
      if (effect.is(showLines)) asked = new Set([...asked, effect.value])
    }
    if (shown === before.shown && asked === before.asked) return before
    const decorations = shown === null ? Decoration.none : Decoration.set(marksOf(shown, asked), true)
    return { shown, asked, decorations }
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
})

/** A piece as it stands in the proposed text. */
interface Placed {
  piece: HunkPiece
  index: number
  /** Open changes are marked. */
  isOpen: boolean
  /** Its lines here, and where the first one starts. */
  lines: readonly string[]
  from: number
}

function placed({ hunks, choices }: ShownHunks): Placed[] {
  let from = 0
  return hunks.pieces.map((piece, index) => {
    const choice = piece.hunk === null ? 'rejected' : choices[piece.hunk]
    const units = choice === 'rejected' ? piece.before : piece.after
    const lines = units.length === 0 ? [] : units.join('\n').split('\n')
    const own = { piece, index, isOpen: choice === 'open', lines, from }
    from += lines.reduce((sum, line) => sum + line.length + 1, 0)
    return own
  })
}

/** Where each change begins in the proposed text. */
export function placeOfHunk(shown: ShownHunks, hunk: number): number | null {
  const all = placed(shown)
  const first = all.find(({ piece }) => piece.hunk === hunk)
  const last = all.at(-1)
  if (!first || !last) return null
  // Lines that are removed at the end of the text stand past its end.
  return Math.max(0, Math.min(first.from, last.from + last.lines.join('\n').length))
}

const lineMark = (isCurrent: boolean) => Decoration.line({ class: `hunk-new-line${isCurrent ? ' hunk-current' : ''}` })
const newWords = Decoration.mark({ class: 'hunk-new' })

function marksOf(shown: ShownHunks, asked: ReadonlySet<number>): Range<Decoration>[] {
  const all = placed(shown)
  const end = Math.max(
    0,
    all.reduce((sum, { lines }) => sum + lines.reduce((of, line) => of + line.length + 1, 0), 0) - 1,
  )
  const answered = new Set<number>()
  const marks: Range<Decoration>[] = []
  for (const own of all) {
    const { hunk } = own.piece
    if (!own.isOpen || hunk === null) continue
    marks.push(...marksOfPiece(own, { shown, end, isFirst: !answered.has(hunk) }))
    answered.add(hunk)
  }
  return [...marks, ...leftOut(all, asked)]
}

interface Around {
  shown: ShownHunks
  /** Of the proposed text. */
  end: number
  /** The answers stand at the first of a change's places. */
  isFirst: boolean
}

function marksOfPiece({ piece, lines, from }: Placed, { shown, end, isFirst }: Around): Range<Decoration>[] {
  const hunk = piece.hunk ?? 0
  const isCurrent = shown.current === hunk
  const [old, text] = [piece.before.join('\n'), lines.join('\n')]
  const isPair = piece.before.length > 0 && lines.length > 0
  const words = isPair ? presentableDiff(old, text) : []
  const marks: Range<Decoration>[] = []
  const block = (widget: OldLines | Answers | PartOf, side: number, at: number) =>
    marks.push(Decoration.widget({ widget, block: true, side: at > end ? 10 + side : side }).range(Math.min(at, end)))
  if (piece.before.length > 0) {
    const gone = isPair
      ? words.map(({ fromA, toA }) => ({ from: fromA, to: toA })).filter((mark) => mark.to > mark.from)
      : [{ from: 0, to: old.length }]
    block(new OldLines(old, gone, isCurrent), -3, from)
  }
  let at = from
  for (const line of lines) {
    marks.push(lineMark(isCurrent).range(at))
    at += line.length + 1
  }
  const came = isPair ? words.map(({ fromB, toB }) => ({ from: fromB, to: toB })) : [{ from: 0, to: text.length }]
  for (const mark of came) if (mark.to > mark.from) marks.push(newWords.range(from + mark.from, from + mark.to))
  const { hunks, reasons, wordings, isAcceptable, onAnswer, onNextWording } = shown
  const { all, shown: nth } = wordings[hunk] ?? { all: [], shown: 0 }
  const change = {
    hunk,
    total: hunks.count,
    reason: reasons[hunk] ?? null,
    wording: nth,
    wordings: all.length,
    isCurrent,
    isAcceptable,
  }
  const answers = isFirst ? new Answers(change, { onAnswer, onNextWording }) : new PartOf(hunk)
  if (lines.length > 0) block(answers, 2, from + text.length)
  else block(answers, -2, from)
  return marks
}

const margin = 3
const minLeftOut = 4

const showThem = (view: EditorView, first: number) => view.dispatch({ effects: showLines.of(first) })

/** Unchanged lines far from every change. */
function leftOut(all: readonly Placed[], asked: ReadonlySet<number>): Range<Decoration>[] {
  const marks: Range<Decoration>[] = []
  let run: Placed[] = []
  const close = (isLast: boolean) => {
    const [first] = run
    if (first && !asked.has(first.index)) {
      const lines = run.flatMap((one) => one.lines)
      const [skip, keep] = [first.index === 0 ? 0 : margin, isLast ? 0 : margin]
      const hidden = lines.slice(skip, lines.length - keep)
      if (hidden.length >= minLeftOut) {
        const from = first.from + lines.slice(0, skip).reduce((sum, line) => sum + line.length + 1, 0)
        const widget = new LinesLeftOut(hidden.length, first.index, showThem)
        marks.push(Decoration.replace({ widget, block: true }).range(from, from + hidden.join('\n').length))
      }
    }
    run = []
  }
  for (const own of all) {
    if (own.isOpen) close(false)
    else run.push(own)
  }
  close(true)
  return marks
}

/** Marked as a proof-reader marks them: what goes is struck out, what comes is underlined. */
export const hunkLook = EditorView.theme({
  '.hunk-old': {
    display: 'block',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: '0 1rem 0 0.5rem',
    background: 'var(--color-mark-wash)',
    textDecoration: 'none',
    color: 'var(--color-ink)',
  },
  '.hunk-gone': {
    background: 'color-mix(in oklab, var(--color-mark) 18%, transparent)',
    textDecoration: 'line-through',
    textDecorationColor: 'var(--color-mark)',
  },
  '.hunk-new-line': { backgroundColor: 'var(--color-good-wash)' },
  '.hunk-new': {
    background: 'color-mix(in oklab, var(--color-good) 20%, transparent)',
    textDecoration: 'underline',
    textDecorationColor: 'var(--color-good)',
    textUnderlineOffset: '3px',
  },
  '.hunk-answers': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5rem',
    padding: '0.375rem 1rem 0.375rem 0.5rem',
    borderBottom: '1px solid var(--color-rule)',
    fontFamily: 'var(--font-sans)',
    whiteSpace: 'normal',
  },
  '.hunk-place': { color: 'var(--color-ink-soft)', fontSize: '0.75rem' },
  '.hunk-buttons': { display: 'flex', gap: '0.5rem', marginInlineStart: 'auto' },
  '.hunk-reason': { flex: '1 1 10rem', color: 'var(--color-ink)', fontSize: '0.8125rem' },
  '.hunk-current': { boxShadow: 'inset 3px 0 var(--color-pencil)' },
  '.hunk-left-out': {
    display: 'block',
    width: '100%',
    minHeight: '1.75rem',
    padding: '0.25rem 1rem',
    background: 'var(--color-inset)',
    color: 'var(--color-ink-soft)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.75rem',
  },
})
