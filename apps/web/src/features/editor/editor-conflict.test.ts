// Two versions of one resume: what is joined, what is asked, and what a choice does.
import type { Resume } from '@galley/contract/resumes'
import { describe, expect, it } from 'vitest'
import { canSave, emptyEditor, isDirty, type EditorAction, type EditorState } from './state/editor-state.ts'
import { reduceEditor } from './state/reduce-editor.ts'
import { loadedResume, storedResume } from './testing/resumes.ts'

const resume = loadedResume('stored')
const stored = storedResume('theirs', 'Theirs')
const play = (...actions: EditorAction[]): EditorState => actions.reduce(reduceEditor, emptyEditor())
const opened: EditorAction = { type: 'resumeLoaded', resume }
const typed = (latex: string): EditorAction => ({ type: 'latexEdited', latex })
const sent = { title: 'CV', jobDescription: '', latex: 'x' }
const startSave = (revision: number): EditorAction => ({ type: 'saveStarted', revision, sent })
const saveStarted = startSave(1)
const failed: EditorAction = { type: 'saveFailed', trouble: 'offline' }

describe('a conflict', () => {
  const conflict = [opened, typed('mine'), saveStarted, { type: 'saveConflicted', stored }] as const
  it('keeps both texts until the person chooses', () => {
    const state = play(...conflict)
    expect(state).toMatchObject({
      currentLatex: 'mine',
      save: { kind: 'conflict', stored: { latex_content: 'theirs' } },
    })
    expect(reduceEditor(state, saveStarted)).toBe(state)
  })
  it('saves mine over the version that was shown', () => {
    const state = play(...conflict, { type: 'conflictResolved', choices: 'mine' })
    expect(state).toMatchObject({ currentLatex: 'mine', version: 9, save: { kind: 'idle' } })
    expect(canSave(state)).toBe(true)
  })
  it('takes the stored text', () => {
    const state = play(...conflict, { type: 'conflictResolved', choices: 'stored' })
    expect(state).toMatchObject({ currentLatex: 'theirs', resumeTitle: 'Theirs', version: 9 })
    expect(isDirty(state)).toBe(false)
  })
  it('asks about what was typed while it was open, too', () => {
    const state = play(...conflict, typed('mine and more'), { type: 'conflictResolved', choices: 'mine' })
    expect(state.currentLatex).toBe('mine and more')
  })
  it('takes what was chosen for each question', () => {
    const text = (latex: string): Resume => ({ ...stored, latex_content: latex })
    const state = play(
      { type: 'resumeLoaded', resume: { ...resume, latex: 'one two\n\nthree four\n' } },
      typed('1 two\n\n3 four\n'),
      saveStarted,
      { type: 'saveConflicted', stored: text('uno two\n\ntres cuatro\n') },
      { type: 'conflictResolved', choices: ['mine', 'stored'] },
    )
    expect(state).toMatchObject({ currentLatex: '1 two\n\ntres cuatro\n', version: 9, save: { kind: 'idle' } })
  })
  it('keeps both by making mine a new resume', () => {
    const state = play(...conflict, { type: 'detached' })
    expect(state).toMatchObject({ currentLatex: 'mine', resumeId: null, version: null })
    expect(canSave(state)).toBe(true)
  })
})

describe('a text that somebody else stored meanwhile', () => {
  const theirTitle: Resume = { ...stored, latex_content: 'stored' }
  it('stands beside mine where each changed another field', () => {
    const state = play(opened, typed('mine'), saveStarted, { type: 'saveConflicted', stored: theirTitle })
    expect(state).toMatchObject({ resumeTitle: 'Theirs', currentLatex: 'mine', version: 9, save: { kind: 'idle' } })
    expect(canSave(state)).toBe(true)
  })
  it('is joined with mine where each changed another line, without a question', () => {
    const state = play(
      { type: 'resumeLoaded', resume: { ...resume, latex: 'one\ntwo\n' } },
      typed('one\nzwei\n'),
      saveStarted,
      { type: 'saveConflicted', stored: { ...stored, latex_content: 'uno\ntwo\n' } },
    )
    expect(state).toMatchObject({ currentLatex: 'uno\nzwei\n', version: 9, save: { kind: 'idle' } })
    expect(canSave(state)).toBe(true)
  })
  it('is kept, with its title, when mine is saved over what both changed', () => {
    const state = play(
      opened,
      typed('mine'),
      saveStarted,
      { type: 'saveConflicted', stored },
      { type: 'conflictResolved', choices: 'mine' },
    )
    expect(state).toMatchObject({ resumeTitle: 'Theirs', currentLatex: 'mine', version: 9 })
  })
  it('asks about titles that both changed', () => {
    const state = play(opened, { type: 'titleEdited', title: 'Mine' }, startSave(1), {
      type: 'saveConflicted',
      stored: theirTitle,
    })
    expect(state.save).toMatchObject({
      kind: 'conflict',
      merged: { title: [{ base: 'CV', mine: 'Mine', stored: 'Theirs' }] },
    })
  })
  it('is no question when it is my own, whose answer was lost', () => {
    const lost: Resume = { ...stored, title: 'CV', latex_content: 'x' }
    const state = play(opened, typed('x'), saveStarted, failed, typed('xy'), startSave(2), {
      type: 'saveConflicted',
      stored: lost,
    })
    expect(state).toMatchObject({ currentLatex: 'xy', version: 9, save: { kind: 'idle' } })
    expect(canSave(state)).toBe(true)
  })
  it('is taken when nothing was changed here', () => {
    const state = play(opened, { type: 'saveConflicted', stored })
    expect(state).toMatchObject({ currentLatex: 'theirs', resumeTitle: 'Theirs' })
    expect(isDirty(state)).toBe(false)
  })
})

describe('a version that was restored', () => {
  const restored: EditorAction = { type: 'versionRestored', stored: storedResume('as it was') }
  it('is the text, is saved, and is compiled as after a save', () => {
    const state = play(opened, restored)
    expect(state).toMatchObject({ currentLatex: 'as it was', version: 9, base: { latex: 'as it was' }, saves: 1 })
    expect(isDirty(state)).toBe(false)
  })
  it('loses nothing that was typed before the server had answered', () => {
    const title: EditorAction = { type: 'titleEdited', title: 'Mine' }
    const state = play(opened, title, restored)
    expect(state).toMatchObject({ currentLatex: 'as it was', resumeTitle: 'Mine', version: 9 })
    expect(canSave(state)).toBe(true)
  })
})
