// A proposal answered change by change.
import { describe, expect, it } from 'vitest'
import { autoSaveDelay } from './save/auto-save-delay.ts'
import {
  acceptableProposal,
  emptyEditor,
  isDirty,
  textOf,
  type EditorAction,
  type EditorState,
} from './state/editor-state.ts'
import { progressOf, reopened, wordingsToChoose, type EditorProposal } from './state/proposal-hunks.ts'
import { reduceEditor } from './state/reduce-editor.ts'
import { loadedResume, storedResume } from './testing/resumes.ts'

const proposal = (latex: string, base: string): EditorProposal => ({ latex, base, messageId: 'm1', review: null })
const from = (state: EditorState, ...actions: EditorAction[]): EditorState => actions.reduce(reduceEditor, state)
const accept: EditorAction = { type: 'proposalAccepted' }
const reject: EditorAction = { type: 'proposalRejected' }
const idle = { diffMode: 'none', proposal: null, showInlineChanges: false }

describe('another wording of one change', () => {
  const [base, latex] = ['\\item a b\n\\item c d', '\\item a b new\n\\item c d new']
  const wordings = [
    { line: '\\item a b new', latex: '\\item new a b' },
    { line: '\\item a b new', latex: '\\item a new b' },
  ]
  const offered = { ...proposal(latex, base), wordings }
  const resumeOfTwo: EditorAction = { type: 'resumeLoaded', resume: loadedResume(base) }
  const shown = from(emptyEditor(), resumeOfTwo, { type: 'proposalOpened', proposal: offered })
  const next: EditorAction = { type: 'hunkReworded', hunk: 0 }
  const take: EditorAction = { type: 'hunkDecided', hunk: 0, choice: 'taken' }
  const lineOf = (state: EditorState) => state.proposal?.latex.split('\n')[0]

  it('is shown in its place, one after the other, and then the first again', () => {
    const seen = [1, 2, 3].map((times) => lineOf(from(shown, ...Array.from({ length: times }, () => next))))
    expect(seen).toEqual(['\\item new a b', '\\item a new b', '\\item a b new'])
    expect(wordingsToChoose(from(shown, next).proposal!)).toMatchObject([{ shown: 1 }, null])
  })
  it('is what is accepted, and is known again when the resume is opened again', () => {
    const taken = from(shown, next, take)
    expect(taken).toMatchObject({ currentLatex: '\\item new a b\n\\item c d', diffMode: 'viewing' })
    expect(progressOf(reopened(offered, taken.currentLatex)!).choices).toEqual(['taken', 'open'])
    expect(from(shown, next, accept).currentLatex).toBe('\\item new a b\n\\item c d new')
  })
  it('of a decided change, of one without any, or of a text that moved on changes nothing', () => {
    const taken = from(shown, take)
    expect(from(taken, next).proposal).toBe(taken.proposal)
    expect(from(shown, { type: 'hunkReworded', hunk: 1 }).proposal).toBe(shown.proposal)
    const moved = from(shown, { type: 'saveConflicted', stored: storedResume('newer') })
    expect(reduceEditor(moved, next)).toBe(moved)
  })
})

describe('Accept of one change', () => {
  const [base, latex] = ['\\item a b\n\\item c d', '\\item a b new\n\\item c d new']
  const resumeOfTwo: EditorAction = { type: 'resumeLoaded', resume: loadedResume(base) }
  const shown = from(emptyEditor(), resumeOfTwo, { type: 'proposalOpened', proposal: proposal(latex, base) })
  const take = (hunk: number): EditorAction => ({ type: 'hunkDecided', hunk, choice: 'taken' })
  const leave = (hunk: number): EditorAction => ({ type: 'hunkDecided', hunk, choice: 'rejected' })
  const takeBack: EditorAction = { type: 'hunkTakenBack' }
  const one = from(shown, take(1))

  it('makes it part of the text, and leaves the others open', () => {
    expect(one).toMatchObject({ currentLatex: '\\item a b\n\\item c d new', diffMode: 'viewing' })
    expect(acceptableProposal(one)?.latex).toBe(latex)
  })
  it('saves after 100 ms', () => expect(autoSaveDelay(one)).toBe(100))
  it('closes the proposal with the last one', () =>
    expect(from(one, take(0))).toMatchObject({ currentLatex: latex, ...idle }))
  it('is undone by itself, and open again', () => {
    expect(from(one, takeBack)).toMatchObject({ currentLatex: base, proposal: { base, latex } })
    expect(from(shown, leave(0), take(1)).currentLatex).toBe('\\item a b\n\\item c d new')
    expect(from(shown, leave(0), takeBack)).toMatchObject({ currentLatex: base, proposal: { base, latex } })
    expect(reduceEditor(shown, takeBack)).toBe(shown)
  })
  it('rejected: the text stays, and what is proposed is without it', () => {
    const rejected = from(shown, leave(0))
    expect(rejected).toMatchObject({ currentLatex: base, proposal: { latex: '\\item a b\n\\item c d new' } })
    expect(isDirty(rejected)).toBe(false)
    expect(from(rejected, accept).currentLatex).toBe('\\item a b\n\\item c d new')
    expect(from(rejected, leave(1))).toMatchObject({ currentLatex: base, ...idle })
  })
  it('then Reject All keeps what was accepted, and Accept All takes the rest', () => {
    expect(from(one, reject).currentLatex).toBe('\\item a b\n\\item c d new')
    expect(from(one, accept).currentLatex).toBe(latex)
  })
  it.each<[string, EditorState]>([
    ['a second time', one],
    ['without a proposal', from(emptyEditor(), resumeOfTwo)],
    ['over a text that moved on', from(shown, { type: 'saveConflicted', stored: storedResume('newer') })],
  ])('%s does nothing', (_title, state) => expect(reduceEditor(state, take(1))).toBe(state))

  it('stays part of the text while the assistant answers another message', () =>
    expect(from(one, { type: 'aiOperationStarted', operation: 1 })).toMatchObject({
      ...idle,
      currentLatex: '\\item a b\n\\item c d new',
    }))

  it('stays part of the text that another device has changed, and the others can’t be accepted over that one', () => {
    const saving = from(one, { type: 'saveStarted', revision: one.revision, sent: textOf(one) })
    const merged = from(saving, { type: 'saveConflicted', stored: storedResume(`% top\n${base}`) })
    expect(merged.currentLatex).toBe('% top\n\\item a b\n\\item c d new')
    expect(acceptableProposal(merged)).toBeNull()
    expect(from(merged, take(0))).toBe(merged)
    expect(from(merged, reject).currentLatex).toBe(merged.currentLatex)
  })

  describe('of which the page knows nothing after a reload', () => {
    const stored = proposal(latex, base)
    it('is read from the text', () => {
      const again = reopened(stored, one.currentLatex)
      expect(again && progressOf(again).choices).toEqual(['open', 'taken'])
      expect(again).toMatchObject({ base: one.currentLatex, latex })
    })
    it('comes without what was rejected', () =>
      expect(reopened(stored, one.currentLatex, [0])).toMatchObject({ latex: one.currentLatex }))
    it('is not offered for a text that was changed otherwise', () =>
      expect(reopened(stored, `${one.currentLatex} own`)).toBeNull())
  })
})
