// A toolbar above selected text: what the assistant can be asked about it. Shown when the selection rests.
import { Prec, StateEffect, StateField, type EditorState as CodeState, type Extension } from '@codemirror/state'
import { keymap, showTooltip, ViewPlugin, type EditorView, type Tooltip, type ViewUpdate } from '@codemirror/view'
import { limits } from '@galley/contract/limits'
import { selection as words, wishes, type SelectionWish } from '../../../strings/en/editing/selection.ts'
import { buttonClass } from '../../../ui/button-class.ts'

/** `from` and `to`: places in the code's own text, whose lines end in one character. */
export type AskSelection = (selection: { from: number; to: number }, wish: SelectionWish) => void

/** A selection that is still being drawn needs no toolbar. */
const restMs = 200

const setToolbar = StateEffect.define<Tooltip | null>()

const toolbar = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, { docChanged, effects, selection, startState, state }) {
    const effect = effects.find((one) => one.is(setToolbar))
    if (effect) return effect.value
    return docChanged || selection || startState.readOnly !== state.readOnly ? null : tooltip
  },
  provide: (tooltip) => showTooltip.from(tooltip),
})

const canAsk = ({ readOnly, doc, selection: { main } }: CodeState): boolean =>
  !readOnly && main.to - main.from <= limits.selectionChars && doc.sliceString(main.from, main.to).trim() !== ''

function tooltipOf({ selection: { main } }: CodeState, onAsk: AskSelection): Tooltip {
  return { pos: main.from, end: main.to, above: true, create: (view) => ({ dom: toolbarOf(view, onAsk) }) }
}

function toolbarOf(view: EditorView, onAsk: AskSelection): HTMLElement {
  const dom = document.createElement('div')
  dom.setAttribute('role', 'group')
  dom.setAttribute('aria-label', words.title)
  dom.className = 'flex flex-wrap gap-0.5 p-1'
  for (const wish of wishes) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words.wishes[wish].label
    button.className = buttonClass({ variant: 'quiet', size: 'sm', className: 'min-h-7 px-2 text-xs' })
    button.addEventListener('click', () => {
      const { from, to } = view.state.selection.main
      view.dispatch({ effects: setToolbar.of(null) })
      view.focus()
      onAsk({ from, to }, wish)
    })
    dom.append(button)
  }
  // The code keeps its focus and its selection under a click: losing either would take the toolbar away before it ends.
  dom.addEventListener('mousedown', (event) => event.preventDefault())
  dom.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    view.dispatch({ effects: setToolbar.of(null) })
    view.focus()
  })
  return dom
}

/** `onAsk` null: there is no assistant to be asked. */
export const selectionToolbar = (onAsk: () => AskSelection | null): Extension => [
  toolbar,
  ViewPlugin.fromClass(
    class {
      readonly #view: EditorView
      #timer: ReturnType<typeof setTimeout> | undefined

      constructor(view: EditorView) {
        this.#view = view
      }

      update({ selectionSet, docChanged }: ViewUpdate) {
        if (selectionSet || docChanged) this.#rest()
      }

      destroy() {
        clearTimeout(this.#timer)
      }

      #rest() {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          const ask = onAsk()
          const { state, hasFocus } = this.#view
          if (ask && hasFocus && canAsk(state)) this.#view.dispatch({ effects: setToolbar.of(tooltipOf(state, ask)) })
        }, restMs)
      }
    },
  ),
  Prec.high(
    keymap.of([
      {
        key: 'Escape',
        run(view) {
          if (view.state.field(toolbar) === null) return false
          view.dispatch({ effects: setToolbar.of(null) })
          return true
        },
      },
    ]),
  ),
]
