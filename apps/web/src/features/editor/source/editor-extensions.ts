// CodeMirror, set up for LaTeX and dressed in the product's own colours.
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, HighlightStyle, indentUnit, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { stex } from '@codemirror/legacy-modes/mode/stex'
import { lintGutter } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

const highlight = HighlightStyle.define([
  { tag: tags.tagName, color: 'var(--color-pencil)' },
  { tag: [tags.keyword, tags.modifier], color: 'var(--color-pencil)' },
  { tag: tags.comment, color: 'var(--color-ink-faint)', fontStyle: 'italic' },
  { tag: [tags.atom, tags.string], color: 'var(--color-good)' },
  { tag: [tags.number, tags.special(tags.variableName)], color: 'var(--color-warn)' },
  { tag: tags.bracket, color: 'var(--color-ink-soft)' },
  { tag: tags.invalid, color: 'var(--color-mark)' },
])

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-ink)', backgroundColor: 'var(--color-sheet)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.65', overscrollBehavior: 'contain' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--color-mark)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--color-mark)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--color-sheet)', color: 'var(--color-ink-faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--color-inset) 55%, transparent)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--color-pencil) 26%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-inset)',
    outline: '1px solid var(--color-line)',
  },
  '.cm-panels': { backgroundColor: 'var(--color-inset)', color: 'var(--color-ink)', borderColor: 'var(--color-rule)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-sheet)',
    color: 'var(--color-ink)',
    border: '1px solid var(--color-rule)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--color-mark)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--color-warn)' },
  '.cm-textfield': {
    backgroundColor: 'var(--color-sheet)',
    borderColor: 'var(--color-line)',
    color: 'var(--color-ink)',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--color-sheet)',
    borderColor: 'var(--color-line)',
    color: 'var(--color-ink)',
  },
})

/** How LaTeX looks anywhere in the product. */
export const latexLook: Extension = [
  StreamLanguage.define(stex),
  syntaxHighlighting(highlight),
  look,
  EditorView.lineWrapping,
  lineNumbers(),
]

/** Everything that typing needs. Tab is left to the page, so that the keyboard is never caught here. */
export const latexEditing = (label: string): Extension => [
  latexLook,
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  dropCursor(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  lintGutter(),
  indentUnit.of('  '),
  EditorView.contentAttributes.of({
    'aria-label': label,
    // It can be focused as it is; said in so many words, tools that check pages see it too.
    tabindex: '0',
    // Suggestions on the prose are our own: a browser's would underline commands.
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
  }),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap]),
]
