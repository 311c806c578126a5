// @vitest-environment jsdom
import { runScopeHandlers, EditorView } from '@codemirror/view'
import { history, undo } from '@codemirror/commands'
import { Compartment, EditorState } from '@codemirror/state'
import type { ProseFinding } from '@galley/resume/proof/finding'
import { afterEach, expect, it, vi } from 'vitest'
import { showSuggestions, suggestionMarks } from './suggestion-marks.ts'

const latex = 'one teh two very good'
const finding = (words: string, insert: string, rule: string): ProseFinding => {
  const place = { from: latex.indexOf(words), to: latex.indexOf(words) + words.length }
  return { ...place, rule, words, message: `About ${words}.`, fixes: [{ words: insert, change: { ...place, insert } }] }
}
const suggestions = [finding('teh', 'the', 'spelling'), finding('very good', 'good', 'filler')]
const on = { onMute: vi.fn(), onAddWord: vi.fn() }
const lock = new Compartment()
let view: EditorView
function open(isReadOnly = false) {
  const extensions = [suggestionMarks, history(), lock.of(EditorState.readOnly.of(isReadOnly))]
  view = new EditorView({ doc: latex, extensions, parent: document.body })
  showSuggestions(view, { latex, suggestions, ...on })
  return view
}
afterEach(() => {
  view.destroy()
  vi.clearAllMocks()
})

const marked = () => [...view.dom.querySelectorAll('.cm-suggestion')].map(({ textContent }) => textContent)
const press = (key: string) => runScopeHandlers(view, new KeyboardEvent('keydown', { key, ctrlKey: true }), 'editor')
const buttons = () => [...view.dom.querySelectorAll<HTMLButtonElement>('.cm-tooltip button')]
const button = (name: string) => buttons().find(({ textContent }) => textContent === name)!

it('underlines words, and no compile error is among them', () => {
  open()
  expect(marked()).toEqual(['teh', 'very good'])
  expect(view.dom.querySelector('.cm-lintRange')).toBeNull()
})

it('moves with what is typed, and is gone where its words are typed in', () => {
  open().dispatch({ changes: { from: 0, insert: 'zero ' } })
  expect(marked()).toEqual(['teh', 'very good'])
  view.dispatch({ changes: { from: 12, insert: 'x' } })
  expect(marked()).toEqual(['very good'])
})

it('takes no suggestions for another text', () => {
  open().dispatch({ changes: { from: 0, insert: 'zero ' } })
  showSuggestions(view, { latex, suggestions: [], ...on })
  expect(marked()).toEqual(['teh', 'very good'])
})

it('explains by the keyboard, and a fix is a step of its own, where the words stand by now', () => {
  open().dispatch({ changes: { from: 0, insert: 'zero ' }, userEvent: 'input.type' })
  press('.')
  expect(view.dom.querySelector('.cm-tooltip')?.textContent).toContain('About teh.')
  button('Change to “the”').click()
  expect(view.state.doc.toString()).toBe('zero one the two very good')
  expect([marked(), buttons()]).toEqual([['very good'], []])
  undo(view)
  expect(view.state.doc.toString()).toBe(`zero ${latex}`)
})

it('goes on to the next one, adds a word and ignores', () => {
  open()
  press('.')
  button('Add to my words').click()
  expect(on.onAddWord).toHaveBeenCalledWith('teh')
  view.dispatch({ selection: { anchor: 9 } })
  press('.')
  expect(button('Add to my words')).toBeUndefined()
  button('Ignore').click()
  expect(on.onMute).toHaveBeenCalledWith(suggestions[1])
})

it('offers no fix in a text that is locked', () => {
  open(true)
  press('.')
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Add to my words', 'Ignore'])
})

it('closes when the text is locked, and a button that is pressed all the same changes nothing', () => {
  open()
  press('.')
  const late = button('Change to “the”')
  view.dispatch({ effects: lock.reconfigure(EditorState.readOnly.of(true)) })
  expect(buttons()).toEqual([])
  late.click()
  expect(view.state.doc.toString()).toBe(latex)
})

it('begins with the narrowest of those at the cursor, and goes on to the next one after Escape', () => {
  open()
  const wide = finding('two very good', 'good', 'passive')
  showSuggestions(view, { latex, suggestions: [suggestions[0]!, wide, suggestions[1]!], ...on })
  const shown = () => view.dom.querySelector('.cm-tooltip p')?.textContent
  const escape = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  view.dispatch({ selection: { anchor: latex.indexOf('very') + 1 } })
  const seen = [1, 2, 3, 4].map(() => {
    press('.')
    const text = shown()
    escape()
    expect(shown()).toBeUndefined()
    return text
  })
  expect(seen).toEqual(['About very good.', 'About teh.', 'About two very good.', 'About very good.'])
})

it('reads the reason with the button that gets the focus, and names what is ignored', () => {
  open()
  press('.')
  const { activeElement } = document
  const reason = document.getElementById(activeElement?.getAttribute('aria-describedby') ?? '')
  expect([activeElement?.textContent, reason?.textContent]).toEqual(['Change to “the”', 'About teh.'])
  expect(buttons().map((one) => one.getAttribute('aria-label'))).toEqual([
    'Change to “the”: teh',
    'Add to my words: teh',
    'Ignore: teh',
  ])
})
