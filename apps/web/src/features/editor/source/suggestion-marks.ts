// Suggestions on the prose, underlined in the source: no diagnostics of the compiler, and never counted among them.
// They move with the text; one whose words are touched is gone until the text is read again.
import { isolateHistory } from '@codemirror/commands'
import {
  StateEffect,
  StateField,
  type EditorState as CodeState,
  type Extension,
  type Transaction,
} from '@codemirror/state'
import {
  Decoration,
  EditorView,
  hoverTooltip,
  keymap,
  showTooltip,
  type DecorationSet,
  type Tooltip,
} from '@codemirror/view'
import type { ProseFinding } from '@galley/resume/proof/finding'
import type { SourceChange } from '@galley/resume/lens/lens-types'
import { suggestionCard } from './suggestion-card.ts'

export interface TextSuggestions {
  /** The text that the places are of: to another they say nothing. */
  latex: string
  suggestions: readonly ProseFinding[]
  onMute: (suggestion: ProseFinding) => void
  /** Of a word that no dictionary has. */
  onAddWord: (word: string) => void
}

interface Shown {
  readonly suggestions: readonly ProseFinding[]
  readonly marks: DecorationSet
  readonly on: Pick<TextSuggestions, 'onMute' | 'onAddWord'> | null
}

const nothing: Shown = { suggestions: [], marks: Decoration.none, on: null }
const setSuggestions = StateEffect.define<Shown>()
const openAt = StateEffect.define<ProseFinding | null>()

const marks = {
  spelling: Decoration.mark({ class: 'cm-suggestion cm-suggestion-spelling' }),
  style: Decoration.mark({ class: 'cm-suggestion' }),
}
const isOfDictionary = ({ rule }: ProseFinding) => rule === 'spelling' || rule === 'grammar'

function shownOf(suggestions: readonly ProseFinding[], on: Shown['on']): Shown {
  const ranges = suggestions
    .filter(({ from, to }) => from < to)
    .map((one) => (isOfDictionary(one) ? marks.spelling : marks.style).range(one.from, one.to))
  return { suggestions, marks: Decoration.set(ranges, true), on }
}

const field = StateField.define<Shown>({
  create: () => nothing,
  update(shown, { changes, docChanged, effects }) {
    const set = effects.find((effect) => effect.is(setSuggestions))
    if (set) return set.value
    if (!docChanged) return shown
    const moved = <Place extends SourceChange | ProseFinding>(place: Place): Place[] =>
      changes.touchesRange(place.from, place.to)
        ? []
        : [{ ...place, from: changes.mapPos(place.from, 1), to: changes.mapPos(place.to, -1) }]
    const kept = shown.suggestions.flatMap(moved).map((one) => ({
      ...one,
      fixes: one.fixes.flatMap((fix) => moved(fix.change).map((change) => ({ ...fix, change }))),
    }))
    return shownOf(kept, shown.on)
  },
  provide: (shown) => EditorView.decorations.from(shown, (value) => value.marks),
})

/** A card says what can be done: it is of the lock that it was made under. */
const changesLock = ({ startState, state }: Transaction) => startState.readOnly !== state.readOnly

/** The one that was opened by the keyboard. */
const opened = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, transaction) {
    const { docChanged, effects, selection } = transaction
    const effect = effects.find((one) => one.is(openAt))
    if (effect) return effect.value && tooltipOf(effect.value, true)
    return docChanged || selection || changesLock(transaction) ? null : tooltip
  },
  provide: (tooltip) => showTooltip.from(tooltip),
})

/** The last that was opened by the keyboard, while the cursor stays where that put it. */
const visited = StateField.define<ProseFinding | null>({
  create: () => null,
  update(last, { docChanged, effects, selection }) {
    const effect = effects.find((one) => one.is(openAt))
    if (effect?.value) return effect.value
    return docChanged || selection ? null : last
  },
})

function tooltipOf(suggestion: ProseFinding, isFocused: boolean): Tooltip {
  return {
    pos: suggestion.from,
    end: suggestion.to,
    above: true,
    create: (view) => {
      const dom = suggestionCard(suggestion, {
        isLocked: view.state.readOnly,
        onFix: (change) => applyChange(view, change),
        onMute: () => close(view, (on) => on.onMute(suggestion)),
        onAddWord: suggestion.rule === 'spelling' ? () => close(view, (on) => on.onAddWord(suggestion.words)) : null,
        onClose: () => close(view, () => undefined),
      })
      return { dom, mount: () => isFocused && dom.querySelector('button')?.focus() }
    },
  }
}

function close(view: EditorView, act: (on: NonNullable<Shown['on']>) => void): void {
  const { on } = view.state.field(field)
  view.dispatch({ effects: openAt.of(null) })
  view.focus()
  if (on) act(on)
}

function applyChange(view: EditorView, { from, to, insert }: SourceChange): void {
  if (view.state.readOnly) return
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    effects: openAt.of(null),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.fix',
  })
  view.focus()
}

const widthOf = ({ from, to }: ProseFinding) => to - from

/** The narrowest first: what it is within can be read when it is dealt with. */
const suggestionsAt = (state: CodeState, at: number) =>
  state
    .field(field)
    .suggestions.filter(({ from, to }) => from <= at && at <= to)
    .toSorted((one, other) => widthOf(one) - widthOf(other))

/** The one behind that which was opened last; null where none was, or where it is gone. */
function nextAfterVisited(state: CodeState): ProseFinding | null {
  const last = state.field(visited)
  const all = state
    .field(field)
    .suggestions.toSorted((one, other) => one.from - other.from || widthOf(one) - widthOf(other))
  const index = all.findIndex(({ rule, from, to }) => last?.rule === rule && last.from === from && last.to === to)
  return index < 0 ? null : (all[(index + 1) % all.length] ?? null)
}

/** Opens the suggestion at the cursor, or the next one. */
function openNext(view: EditorView): boolean {
  const { head } = view.state.selection.main
  const { suggestions } = view.state.field(field)
  const next =
    nextAfterVisited(view.state) ??
    suggestionsAt(view.state, head)[0] ??
    suggestions.find(({ from }) => from > head) ??
    suggestions[0]
  if (!next) return false
  view.dispatch({ selection: { anchor: next.from }, scrollIntoView: true })
  view.dispatch({ effects: openAt.of(next) })
  return true
}

export const suggestionMarks: Extension = [
  field,
  opened,
  visited,
  hoverTooltip((view, at) => suggestionsAt(view.state, at).map((found) => tooltipOf(found, false)), {
    hideOn: changesLock,
  }),
  keymap.of([{ key: 'Mod-.', run: openNext, preventDefault: true }]),
  EditorView.theme({
    '.cm-suggestion': {
      textDecoration: 'underline dotted 2px var(--color-ink-faint)',
      textUnderlineOffset: '4px',
      textDecorationSkipInk: 'none',
    },
    '.cm-suggestion-spelling': { textDecoration: 'underline wavy 1px var(--color-warn)' },
  }),
]

/** Those of another text than the one that stands are late: those that are there stay, until the right ones come. */
export function showSuggestions(view: EditorView, given: TextSuggestions | null): void {
  if (given !== null && given.latex !== view.state.doc.toString()) return
  view.dispatch({ effects: setSuggestions.of(given ? shownOf(given.suggestions, given) : nothing) })
}
