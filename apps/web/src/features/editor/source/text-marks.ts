// Words of the source that are pointed out, underlined. They move with the text until they are set anew.
import { StateEffect, StateField, type Extension } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

export interface TextMarks {
  /** The text that the ranges are of: to another they say nothing. */
  latex: string
  /** In order; none overlaps another. */
  ranges: readonly { from: number; to: number }[]
  /** The same words as a page has them. */
  words: readonly string[]
}

const setMarks = StateEffect.define<DecorationSet>()
const mark = Decoration.mark({ class: 'cm-marked-word' })

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects }) =>
    effects.reduce((kept, effect) => (effect.is(setMarks) ? effect.value : kept), marks.map(changes)),
  provide: (marks) => EditorView.decorations.from(marks),
})

export const markedWords: Extension = [
  field,
  EditorView.theme({
    '.cm-marked-word': {
      textDecoration: 'underline 2px var(--color-good)',
      textUnderlineOffset: '3px',
      backgroundColor: 'color-mix(in oklab, var(--color-good) 12%, transparent)',
    },
  }),
]

/** Marks of another text than the one that stands are late: those that are there stay, until the right ones come. */
export function showMarks(view: EditorView, marks: TextMarks | null): void {
  if (marks !== null && marks.latex !== view.state.doc.toString()) return
  const ranges = (marks?.ranges ?? []).map(({ from, to }) => mark.range(from, to))
  view.dispatch({ effects: setMarks.of(Decoration.set(ranges)) })
}
