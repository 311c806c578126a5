// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { afterEach, expect, it } from 'vitest'
import { markedWords, showMarks } from './text-marks.ts'

const latex = 'Go and Kafka'
const marks = { latex, ranges: [{ from: 7, to: 12 }], words: ['Kafka'] }
let view: EditorView
const open = () => (view = new EditorView({ doc: latex, extensions: markedWords, parent: document.body }))
const marked = () => [...view.dom.querySelectorAll('.cm-marked-word')].map(({ textContent }) => textContent)
afterEach(() => view.destroy())

it('marks words of the text, until there are none to be marked', () => {
  showMarks(open(), marks)
  expect(marked()).toEqual(['Kafka'])
  showMarks(view, null)
  expect(marked()).toEqual([])
})

it('moves with what is typed', () => {
  showMarks(open(), marks)
  view.dispatch({ changes: { from: 0, insert: 'Rust, ' } })
  expect(marked()).toEqual(['Kafka'])
})

it('takes no ranges of another text', () => {
  open()
  view.dispatch({ changes: { from: 0, to: latex.length, insert: 'Go' } })
  showMarks(view, marks)
  expect(marked()).toEqual([])
})
