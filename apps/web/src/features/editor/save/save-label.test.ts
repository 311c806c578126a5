import type { Resume } from '@galley/contract/resumes'
import { describe, expect, it } from 'vitest'
import { emptyEditor, type EditorState } from '../state/editor-state.ts'
import { reduceEditor } from '../state/reduce-editor.ts'
import { relativeTime, saveLabel } from './save-label.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('relative time', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1m ago'],
    [3_599, '59m ago'],
    [3_600, '1h ago'],
    [86_399, '23h ago'],
    [86_400, 'Feb 28, 2026'],
  ])('%d seconds: %s', (seconds, label) => expect(relativeTime(ago(seconds), now)).toBe(label))
})

describe('the save indicator', () => {
  const saved: EditorState = { ...emptyEditor(), resumeId: 'r', lastSaved: ago(120) }
  it.each<[string, EditorState, string]>([
    ['never saved', emptyEditor(), 'Not saved'],
    ['saved', saved, 'Saved 2m ago'],
    ['changed since', reduceEditor(saved, { type: 'latexEdited', latex: 'x' }), 'Not saved'],
    [
      'not saved because the server was not reached',
      { ...saved, revision: 1, save: { kind: 'failed', trouble: 'offline', revision: 1, attempts: 1 } },
      'Not saved yet. A copy is on this device.',
    ],
    [
      'not saved because the server refused',
      { ...emptyEditor(), revision: 1, save: { kind: 'failed', trouble: 'refused', revision: 1, attempts: 1 } },
      'Not saved yet. A copy is on this device.',
    ],
    [
      'waiting for a choice between two versions',
      {
        ...saved,
        revision: 1,
        save: {
          kind: 'conflict',
          stored: {} as Resume,
          base: emptyEditor().base,
          merged: { title: [], jobDescription: [], latex: [] },
        },
      },
      'Not saved yet. A copy is on this device.',
    ],
    [
      'saving',
      {
        ...saved,
        save: { kind: 'saving', revision: 1, attempts: 0, sent: { title: '', jobDescription: '', latex: '' } },
      },
      'Saving...',
    ],
  ])('%s', (_title, state, label) => expect(saveLabel(state, now)).toBe(label))
})
