import { describe, expect, it } from 'vitest'
import { emptyEditor, type EditorAction } from '../state/editor-state.ts'
import { reduceEditor } from '../state/reduce-editor.ts'
import { loadedResume, storedResume } from '../testing/resumes.ts'
import { autoSaveDelay } from './auto-save-delay.ts'

const opened: EditorAction = { type: 'resumeLoaded', resume: loadedResume('stored') }
const stored = storedResume('theirs', 'Theirs')
const typed = (latex: string): EditorAction => ({ type: 'latexEdited', latex })
const sent = { title: 'CV', jobDescription: '', latex: 'x' }
const saveStarted: EditorAction = { type: 'saveStarted', revision: 1, sent }
const failed: EditorAction = { type: 'saveFailed', trouble: 'offline' }

describe('the auto-save delay', () => {
  const retried = (times: number) => Array.from({ length: times }, () => [saveStarted, failed]).flat()
  it.each<[string, EditorAction[], number | null]>([
    ['nothing changed', [opened], null],
    ['after a change', [opened, typed('x')], 2000],
    ['while a save is under way', [opened, typed('x'), saveStarted, typed('y')], null],
    ['after a failure', [opened, typed('x'), ...retried(1)], 4000],
    ['after three failures', [opened, typed('x'), ...retried(3)], 16_000],
    ['after many', [opened, typed('x'), ...retried(9)], 30_000],
    ['when the resume is gone', [opened, typed('x'), saveStarted, { type: 'saveFailed', trouble: 'gone' }], null],
    ['after a failure and another change', [opened, typed('x'), ...retried(4), typed('xyz')], 2000],
    ['when signed out', [opened, typed('x'), saveStarted, { type: 'saveFailed', trouble: 'not_authenticated' }], null],
    ['while a conflict waits', [opened, typed('x'), saveStarted, { type: 'saveConflicted', stored }], null],
  ])('%s', (_title, actions, expected) =>
    expect(autoSaveDelay(actions.reduce(reduceEditor, emptyEditor()))).toBe(expected),
  )
})
