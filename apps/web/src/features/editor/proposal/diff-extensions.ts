// A proposal's changes on the text, marked as a proof-reader marks them: what goes is struck out, what comes is
// underlined.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorState as CodeState, Prec, type Extension } from '@codemirror/state'
import { EditorView, highlightActiveLine } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { latexLook } from '../source/editor-extensions.ts'

/** The faint grey of a comment could not be read on the ground of a change. */
const legibleComments = HighlightStyle.define([{ tag: tags.comment, color: 'var(--color-ink)' }])

const inserted = {
  background: 'color-mix(in oklab, var(--color-good) 20%, transparent)',
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-good)',
  textUnderlineOffset: '3px',
}
const deleted = {
  background: 'color-mix(in oklab, var(--color-mark) 18%, transparent)',
  textDecoration: 'line-through',
  textDecorationColor: 'var(--color-mark)',
}

const marks = EditorView.theme({
  '&.cm-merge-b .cm-changedLine, & .cm-inlineChangedLine': { backgroundColor: 'var(--color-good-wash)' },
  '&.cm-merge-b .cm-changedLine.cm-activeLine, & .cm-inlineChangedLine.cm-activeLine': {
    backgroundColor: 'var(--color-good-wash)',
  },
  '& .cm-deletedChunk': { backgroundColor: 'var(--color-mark-wash)', padding: '0 1rem 0 0.5rem' },
  // The package marks changes by a gradient of its own at this specificity.
  '&.cm-merge-b .cm-changedText': inserted,
  '& .cm-deletedChunk .cm-deletedText, &.cm-merge-b .cm-deletedText': deleted,
  '& .cm-insertedLine, & .cm-deletedLine, & .cm-deletedLine del': { textDecoration: 'none' },
  '&.cm-merge-b .cm-changedLineGutter, & .cm-inlineChangedLineGutter': { background: 'var(--color-good)' },
  '& .cm-deletedLineGutter': { background: 'var(--color-mark)' },
  '& .cm-collapsedLines': {
    background: 'var(--color-inset)',
    color: 'var(--color-ink-soft)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.75rem',
    padding: '0.25rem 1rem',
  },
  // The package's own signs are of a font that few machines have.
  '& .cm-collapsedLines:before, & .cm-collapsedLines:after': { content: '"⋯"', margin: '0 0.5rem' },
  // Which change the keyboard is at; a wash would hide what kind of change it is.
  '& .cm-activeLine': { backgroundColor: 'transparent', boxShadow: 'inset 3px 0 var(--color-pencil)' },
  '&:not(.cm-focused) .cm-activeLine': { boxShadow: 'none' },
})

/** Without an original the text is shown as it would read. */
export const diffLook = (label: string, original: string | null): Extension => [
  latexLook,
  Prec.highest(syntaxHighlighting(legibleComments)),
  CodeState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.contentAttributes.of({ 'aria-label': label, role: 'textbox', 'aria-readonly': 'true', tabindex: '0' }),
  original === null
    ? []
    : unifiedMergeView({
        original,
        mergeControls: false,
        allowInlineDiffs: true,
        collapseUnchanged: { margin: 3, minSize: 6 },
      }),
  highlightActiveLine(),
  marks,
]
