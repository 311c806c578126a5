// The editor's transitions, row by row, and what must hold however they are mixed.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSave, emptyEditor, isDirty, showsLastGood, type EditorAction, type EditorState } from './editor-state.ts'
import { reduceEditor } from './reduce-editor.ts'
import { at, loadedResume, storedResume } from '../testing/resumes.ts'

const resume = loadedResume('stored')
const stored = storedResume('theirs', 'Theirs')
const pdf = { bytes: new Uint8Array([1]), latex: 'stored' }
const play = (...actions: EditorAction[]): EditorState => actions.reduce(reduceEditor, emptyEditor())
const opened: EditorAction = { type: 'resumeLoaded', resume }
const typed = (latex: string): EditorAction => ({ type: 'latexEdited', latex })
const sent = { title: 'CV', jobDescription: '', latex: 'x' }
const startSave = (revision: number): EditorAction => ({ type: 'saveStarted', revision, sent })
const saveStarted = startSave(1)
const saved = (revision: number): EditorAction => ({ type: 'saveSucceeded', revision, resumeId: 'r1', version: 4, at })
const failed: EditorAction = { type: 'saveFailed', trouble: 'offline' }
const started = (run: number): EditorAction => ({ type: 'compileStarted', run })
const succeeded = (run: number): EditorAction => ({ type: 'compileSucceeded', run, pdf, diagnostics: [] })
const compileFailed = (run: number): EditorAction => ({
  type: 'compileFailed',
  run,
  code: 'compilation_error',
  diagnostics: [],
  log: '! Oh',
})

describe('loading', () => {
  it('resets all state, with lastSaved set from the load', () => {
    const state = play(opened, typed('x'), started(1), compileFailed(1), {
      type: 'resumeLoaded',
      resume: { ...resume, resumeId: 'r2', latex: 'other' },
    })
    expect(state).toEqual({ ...play({ type: 'resumeLoaded', resume: { ...resume, resumeId: 'r2', latex: 'other' } }) })
    expect([isDirty(state), state.lastSaved, state.compile.kind]).toEqual([false, at, 'idle'])
  })

  it('begins as an untitled document that is saved by itself', () => {
    expect(emptyEditor()).toMatchObject({ resumeId: null, resumeTitle: 'Untitled Resume', isAutoSaveEnabled: true })
  })
})

describe('what makes a resume dirty', () => {
  it.each<[string, EditorAction, boolean]>([
    ['typing', typed('x'), true],
    ['typing what stands there', typed('stored'), false],
    ['another title', { type: 'titleEdited', title: 'New' }, true],
    ['the same title', { type: 'titleEdited', title: 'CV' }, false],
    ['a job description', { type: 'jobDescriptionEdited', jobDescription: 'Nurse' }, true],
    [
      'text that the device kept',
      {
        type: 'draftRestored',
        draft: {
          title: 'CV',
          jobDescription: '',
          latex: 'kept',
          base: { title: 'CV', jobDescription: '', latex: 'stored' },
          unanswered: null,
        },
      },
      true,
    ],
    ['a compile', started(1), false],
    ['clearing the log', { type: 'logCleared' }, false],
  ])('%s: %s', (_title, action, expected) => expect(isDirty(play(opened, action))).toBe(expected))
})

describe('saving', () => {
  it('clears dirty, sets lastSaved and takes the new version', () => {
    const state = play(opened, typed('x'), saveStarted, saved(1))
    expect(state).toMatchObject({ save: { kind: 'idle' }, version: 4, lastSaved: at, saves: 1 })
    expect(isDirty(state)).toBe(false)
  })

  it('leaves dirty what was typed while it was under way', () => {
    const state = play(opened, typed('x'), saveStarted, typed('xy'), saved(1))
    expect([isDirty(state), state.currentLatex, canSave(state)]).toEqual([true, 'xy', true])
  })

  it('is skipped when nothing is dirty, or one is in progress', () => {
    expect(play(opened, saveStarted).save.kind).toBe('idle')
    const state = play(opened, typed('x'), saveStarted, typed('xy'))
    expect(reduceEditor(state, saveStarted)).toBe(state)
  })

  it('keeps the text dirty when it fails', () => {
    const state = play(opened, typed('x'), saveStarted, failed)
    expect(state).toMatchObject({ save: { kind: 'failed', trouble: 'offline', attempts: 1 }, currentLatex: 'x' })
    expect(isDirty(state)).toBe(true)
  })

  it('takes the answer for the text that was sent, also when more was typed before it started', () => {
    const state = play(opened, typed('x'), typed('xy'), startSave(1), saved(1))
    expect(state).toMatchObject({ save: { kind: 'idle' }, savedRevision: 1, base: { latex: 'x' } })
    expect([isDirty(state), canSave(state)]).toEqual([true, true])
  })

  it('ignores an answer that nobody waits for', () => {
    const state = play(opened, typed('x'))
    expect(reduceEditor(state, saved(1))).toBe(state)
    expect(reduceEditor(state, failed)).toBe(state)
  })

  it('gives the blank document its id', () => {
    expect(play(typed('x'), saveStarted, saved(1))).toMatchObject({ resumeId: 'r1', version: 4 })
  })
})

describe('compiling', () => {
  it('keeps the PDF of a success', () =>
    expect(play(opened, started(1), succeeded(1))).toMatchObject({ compile: { kind: 'success' }, pdf }))
  it('clears the preview on a failure', () =>
    expect(play(opened, started(1), succeeded(1), started(2), compileFailed(2))).toMatchObject({
      compile: { kind: 'failure' },
      pdf: null,
    }))
  it('keeps the preview while it compiles, and when the server had no time', () => {
    const compiling = play(opened, started(1), succeeded(1), started(2))
    expect(compiling.pdf).toBe(pdf)
    expect(reduceEditor(compiling, { type: 'compileFailed', run: 2, code: 'busy', diagnostics: [], log: '' }).pdf).toBe(
      pdf,
    )
  })
  it('keeps what is shown while it compiles live, and the pages when that fails', () => {
    const started2: EditorAction = { type: 'compileStarted', run: 2, isLive: true }
    const typing = play(opened, started(1), succeeded(1), typed('x'), started2)
    expect(typing).toMatchObject({ compile: { kind: 'success' }, pdf })
    expect(showsLastGood(typing)).toBe(false)
    const broken = reduceEditor(typing, { ...compileFailed(2), isLive: true } as EditorAction)
    expect(broken).toMatchObject({ compile: { kind: 'failure', log: '! Oh' }, pdf })
    expect(showsLastGood(broken)).toBe(true)
    expect(showsLastGood([{ ...started2, run: 3 }, succeeded(3)].reduce(reduceEditor, broken))).toBe(false)
    // Asked for, a failure clears the pages as ever.
    expect([started(3), compileFailed(3)].reduce(reduceEditor, broken).pdf).toBeNull()
  })
  it('drops an answer that is late', () => {
    const state = play(opened, started(1), started(2))
    expect(reduceEditor(state, succeeded(1))).toBe(state)
    expect(reduceEditor(state, compileFailed(1))).toBe(state)
  })
  it('brings the log back when it starts again', () => {
    const cleared = play(opened, started(1), succeeded(1), { type: 'logCleared' })
    expect([cleared.isLogCleared, reduceEditor(cleared, started(2)).isLogCleared]).toEqual([true, false])
  })
})

const anyAction: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.string().map(typed),
  fc.string().map((title): EditorAction => ({ type: 'titleEdited', title })),
  fc.constant(saveStarted),
  fc.nat(20).map(saved),
  fc.constant(failed),
  fc.constant<EditorAction>({ type: 'saveConflicted', stored }),
  fc.constantFrom<EditorAction>(
    { type: 'conflictResolved', choices: 'mine' },
    { type: 'conflictResolved', choices: 'stored' },
    { type: 'detached' },
  ),
  fc.nat(5).map(started),
  fc.nat(5).map(succeeded),
  fc.nat(5).map(compileFailed),
)

describe('whatever happens in whatever order', () => {
  it('typed text stays until the person says otherwise, and is never called saved before it is', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        let state = play(opened)
        for (const action of actions) {
          const before = state
          state = reduceEditor(state, action)
          const isTyped = before.currentLatex !== before.base.latex
          const isMerge = action.type === 'saveConflicted' || action.type === 'conflictResolved'
          // A merge keeps what was typed: merge-text.test.ts.
          if (isTyped && action.type !== 'latexEdited' && !isMerge) expect(state.currentLatex).toBe(before.currentLatex)
          // Clean means: what is shown is what a save of this very text, or the server, has.
          if (isDirty(before) && !isDirty(state))
            expect(['saveSucceeded', 'saveConflicted', 'conflictResolved']).toContain(action.type)
          if (isDirty(before) && !isDirty(state) && action.type === 'saveSucceeded')
            expect(action.revision).toBe(before.revision)
        }
      }),
    )
  })

  it('never starts a save while one is under way', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        let state = play(opened)
        for (const action of actions) {
          const next = reduceEditor(state, action)
          if (state.save.kind === 'saving' && next.save.kind === 'saving') expect(next.save).toBe(state.save)
          state = next
        }
      }),
    )
  })
})
