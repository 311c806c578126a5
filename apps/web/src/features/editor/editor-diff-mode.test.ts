// The diff mode's transitions, in the order and the words of the specification (section 4), and what holds however they
// are mixed.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoSaveDelay } from './save/auto-save-delay.ts'
import { acceptableProposal, emptyEditor, isDirty, type EditorAction, type EditorState } from './state/editor-state.ts'
import type { EditorProposal } from './state/proposal-hunks.ts'
import { reduceEditor } from './state/reduce-editor.ts'
import { at, loadedResume, storedResume } from './testing/resumes.ts'

const resume = loadedResume('accepted')
const proposal = (latex: string, base = 'accepted'): EditorProposal => ({ latex, base, messageId: 'm1', review: null })

const from = (state: EditorState, ...actions: EditorAction[]): EditorState => actions.reduce(reduceEditor, state)
const opened = from(emptyEditor(), { type: 'resumeLoaded', resume })
const started = (operation = 1): EditorAction => ({ type: 'aiOperationStarted', operation })
const answered = (latex: string | null, operation = 1): EditorAction => ({
  type: 'aiAnswered',
  operation,
  proposal: latex === null ? null : proposal(latex),
})
const failed: EditorAction = { type: 'aiFailed', operation: 1 }
const stopped: EditorAction = { type: 'aiStopped', operation: 1 }
const accept: EditorAction = { type: 'proposalAccepted' }
const reject: EditorAction = { type: 'proposalRejected' }
const toggle: EditorAction = { type: 'inlineChangesToggled' }
const typed = (latex: string): EditorAction => ({ type: 'latexEdited', latex })
const titled: EditorAction = { type: 'titleEdited', title: 'Other' }
const aimed: EditorAction = { type: 'jobDescriptionEdited', jobDescription: 'Nurse' }
const sent = { title: 'CV', jobDescription: '', latex: 'x' }
const saveStarted = (revision: number): EditorAction => ({ type: 'saveStarted', revision, sent })

const working = from(opened, started())
const viewing = from(working, answered('proposed'))
const idle = { diffMode: 'none', proposal: null, showInlineChanges: false }

describe('starting an AI operation', () => {
  it('marks AI-in-progress', () => expect(working).toMatchObject({ aiOperationInProgress: true, ...idle }))
  it('sets diffMode to none and clears inline changes', () =>
    expect(from(viewing, started(2))).toMatchObject({ aiOperationInProgress: true, ...idle }))
})

describe('when the AI returns LaTeX', () => {
  it.each<[string, string | null]>([
    ['that is empty', ''],
    ['that is identical to the accepted text', 'accepted'],
    ['with words only', null],
  ])('%s the operation simply completes', (_title, latex) =>
    expect(from(working, answered(latex))).toEqual({ ...opened, operation: 1 }),
  )
  it('stores the proposal, shows the diff and its inline changes, and ends AI-in-progress', () =>
    expect(viewing).toMatchObject({
      proposal: { latex: 'proposed', base: 'accepted', messageId: 'm1' },
      diffMode: 'viewing',
      showInlineChanges: true,
      aiOperationInProgress: false,
      currentLatex: 'accepted',
    }))
  it('that is the text from before an edit, it differs from what is accepted now', () => {
    const edited = from(opened, typed('edited'), started(), answered('accepted'))
    expect(edited).toMatchObject({ diffMode: 'viewing', currentLatex: 'edited' })
  })
  it.each([failed, stopped])('not at all ($type), AI-in-progress ends', (action) =>
    expect(from(working, action)).toEqual({ ...opened, operation: 1 }),
  )
})

describe('an answer that is late changes nothing', () => {
  it.each<[string, EditorState, EditorAction]>([
    ['of an operation before', from(working, started(2)), answered('late', 1)],
    ['of one that failed', from(working, failed), answered('late')],
    ['of one that was stopped', from(working, stopped), answered('late')],
    ['of one answered already', viewing, answered('late')],
    ['of another resume', from(working, { type: 'resumeLoaded', resume }), answered('late')],
    ['a late failure', from(working, started(2)), failed],
    ['a late stop', viewing, stopped],
  ])('%s', (_title, state, action) => expect(reduceEditor(state, action)).toBe(state))
})

describe('Accept All', () => {
  const accepted = from(viewing, accept)
  it('makes the proposal the accepted and the current text, clears the diff, marks dirty', () => {
    expect(accepted).toMatchObject({ currentLatex: 'proposed', ...idle })
    expect(isDirty(accepted)).toBe(true)
  })
  it('saves after 100 ms', () => expect(autoSaveDelay(accepted)).toBe(100))
  it('saves as usual after an edit that follows', () =>
    expect(autoSaveDelay(from(accepted, typed('proposed and edited')))).toBe(2000))
  it('does not save while a save is running, and does right after it', () => {
    const saving = from(opened, titled, saveStarted(1), started(), answered('proposed'), accept)
    expect(autoSaveDelay(saving)).toBeNull()
    const done = from(saving, { type: 'saveSucceeded', revision: 1, resumeId: 'r1', version: 4, at })
    expect(autoSaveDelay(done)).toBe(100)
  })
  describe('of which the server is being told', () => {
    const sending = from(viewing, { type: 'decisionSent' }, accept)
    it('is not saved before', () => expect(autoSaveDelay(sending)).toBeNull())
    it('is saved once the server knows, or can’t be told for now', () =>
      expect(autoSaveDelay(from(sending, { type: 'decisionStored' }))).toBe(100))
    it('waits for each of several', () =>
      expect(autoSaveDelay(from(sending, { type: 'decisionSent' }, { type: 'decisionStored' }))).toBeNull())
    it('says nothing of a resume that was opened since', () => {
      const other = from(sending, { type: 'resumeLoaded', resume }, { type: 'decisionStored' }, typed('x'))
      expect(autoSaveDelay(other)).toBe(2000)
    })
  })
  it('does not save while an AI operation runs', () => expect(autoSaveDelay(from(accepted, started(2)))).toBeNull())
  it.each<[string, EditorState]>([
    ['without a proposal', opened],
    ['during an operation', working],
    ['a second time', accepted],
    ['after Reject All', from(viewing, reject)],
  ])('%s does nothing', (_title, state) => expect(reduceEditor(state, accept)).toBe(state))
})

describe('Reject All', () => {
  it('returns to the accepted text and clears the proposal', () => {
    const rejected = from(viewing, reject)
    expect(rejected).toMatchObject({ currentLatex: 'accepted', ...idle })
    expect(isDirty(rejected)).toBe(false)
  })
  it('keeps what was edited before the proposal', () =>
    expect(from(opened, typed('edited'), started(), answered('proposed'), reject).currentLatex).toBe('edited'))
  it.each<[string, EditorState]>([
    ['without a proposal', opened],
    ['during an operation', working],
  ])('%s does nothing', (_title, state) => expect(reduceEditor(state, reject)).toBe(state))
})

describe('user edits', () => {
  it.each<[string, EditorState]>([
    ['during an AI operation', working],
    ['while a diff is viewed', viewing],
  ])('are ignored %s', (_title, state) => {
    expect(reduceEditor(state, typed('x'))).toBe(state)
  })
  it.each<[string, EditorState]>([
    ['after a failure', from(working, failed)],
    ['after Accept All', from(viewing, accept)],
    ['after Reject All', from(viewing, reject)],
  ])('otherwise set the text and mark dirty: %s', (_title, state) => {
    const edited = reduceEditor(state, typed('x'))
    expect([edited.currentLatex, isDirty(edited)]).toEqual(['x', true])
  })
  it.each([
    ['the title', titled],
    ['the job description', aimed],
  ])('of %s mark dirty whatever goes on', (_title, action) => {
    for (const state of [opened, working, viewing]) expect(isDirty(reduceEditor(state, action))).toBe(true)
  })
})

describe('auto-save', () => {
  it('does not fire while an AI operation runs, and none can be started', () => {
    const state = from(opened, typed('x'), started())
    expect(autoSaveDelay(state)).toBeNull()
    expect(reduceEditor(state, saveStarted(1))).toBe(state)
    expect(autoSaveDelay(from(state, failed))).toBe(2000)
  })
  it('fires while a diff is viewed: what stands is the accepted text', () =>
    expect(autoSaveDelay(from(viewing, titled))).toBe(2000))
})

it('loading a resume resets all of it', () => {
  expect(from(viewing, { type: 'resumeLoaded', resume })).toEqual(opened)
  expect(from(working, { type: 'resumeLoaded', resume })).toEqual(opened)
})

describe('a proposal of an earlier answer', () => {
  const again: EditorAction = { type: 'proposalOpened', proposal: proposal('proposed') }
  it('can be looked at again', () => expect(from(viewing, reject, again)).toEqual(viewing))
  it('waits for an operation to end', () => expect(reduceEditor(working, again)).toBe(working))
})

it('inline changes can be put away and brought back, while a diff is viewed', () => {
  expect(from(viewing, toggle)).toMatchObject({ showInlineChanges: false, diffMode: 'viewing' })
  expect(from(viewing, toggle, toggle)).toEqual(viewing)
  expect(reduceEditor(opened, toggle)).toBe(opened)
})

describe('a text that moved on under a proposal', () => {
  const moved = from(viewing, { type: 'saveConflicted', stored: storedResume('newer') })
  it('is not overwritten', () => {
    expect(moved).toMatchObject({ currentLatex: 'newer', diffMode: 'viewing' })
    expect(acceptableProposal(moved)).toBeNull()
    expect(reduceEditor(moved, accept)).toBe(moved)
  })
  it('stands when the proposal is rejected', () => expect(from(moved, reject).currentLatex).toBe('newer'))
  it('nor by an answer that comes after it moved', () => {
    const state = from(working, { type: 'saveConflicted', stored: storedResume('newer') }, answered('proposed'), accept)
    expect(state.currentLatex).toBe('newer')
  })
  it('nor while it is asked which of two texts is to stay', () => {
    const torn = from(opened, typed('mine'), saveStarted(1), started(), {
      type: 'saveConflicted',
      stored: storedResume('theirs'),
    })
    const asked = from(torn, { type: 'aiAnswered', operation: 1, proposal: proposal('proposed', 'mine') }, accept)
    expect(asked).toMatchObject({ currentLatex: 'mine', save: { kind: 'conflict' } })
  })
})

const texts = fc.constantFrom('accepted', 'one', 'two', 'three', '')
const operations = fc.nat(4)
const anyAction: fc.Arbitrary<EditorAction> = fc.oneof(
  texts.map(typed),
  fc.constantFrom(titled, aimed, accept, accept, reject, toggle),
  fc
    .record({ hunk: fc.nat(2), choice: fc.constantFrom('taken', 'rejected') })
    .map((decided): EditorAction => ({ type: 'hunkDecided', ...decided })),
  fc.constant<EditorAction>({ type: 'hunkTakenBack' }),
  operations.map(started),
  fc.record({ operation: operations, latex: texts, base: texts }).map(({ operation, latex, base }): EditorAction => ({
    type: 'aiAnswered',
    operation,
    proposal: proposal(latex, base),
  })),
  operations.map((operation): EditorAction => ({ type: 'aiFailed', operation })),
  operations.map((operation): EditorAction => ({ type: 'aiStopped', operation })),
  fc
    .record({ latex: texts, base: texts })
    .map(({ latex, base }): EditorAction => ({ type: 'proposalOpened', proposal: proposal(latex, base) })),
  fc.nat(20).map(saveStarted),
  fc.nat(20).map((revision): EditorAction => ({ type: 'saveSucceeded', revision, resumeId: 'r1', version: 4, at })),
  fc.constant<EditorAction>({ type: 'saveFailed', trouble: 'offline' }),
  texts.map((latex): EditorAction => ({ type: 'saveConflicted', stored: storedResume(latex) })),
  fc.constantFrom<EditorAction>(
    { type: 'conflictResolved', choices: 'mine' },
    { type: 'conflictResolved', choices: 'stored' },
  ),
)

interface Step {
  before: EditorState
  action: EditorAction
  after: EditorState
}

/**
 * It changes by the person's edit, by Accept All or a single change on the very text that was proposed for, or by a
 * merge of saves; by nothing else.
 */
function losesNoText({ before, action, after }: Step): void {
  if (after.currentLatex === before.currentLatex) return
  expect([
    'latexEdited',
    'proposalAccepted',
    'hunkDecided',
    'hunkTakenBack',
    'saveConflicted',
    'conflictResolved',
  ]).toContain(action.type)
  if (action.type === 'hunkDecided' || action.type === 'hunkTakenBack') {
    expect(before.proposal?.base).toBe(before.currentLatex)
    expect(isDirty(after)).toBe(true)
  }
  if (action.type === 'latexEdited') {
    expect([before.aiOperationInProgress, before.diffMode, isDirty(after)]).toEqual([false, 'none', true])
  }
  if (action.type === 'proposalAccepted') {
    expect(before.proposal?.base).toBe(before.currentLatex)
    expect([after.currentLatex, isDirty(after)]).toEqual([before.proposal?.latex, true])
  }
}

function savesOneAtATime({ before, after }: Step): void {
  const [was, is] = [before.save, after.save]
  if (is.kind === 'saving' && was.kind === 'saving') expect(is).toBe(was)
  if (is.kind === 'saving' && was.kind !== 'saving') expect(before.aiOperationInProgress).toBe(false)
  if (after.aiOperationInProgress || is.kind === 'saving') expect(autoSaveDelay(after)).toBeNull()
}

function takesNoLateAnswer({ before, action, after }: Step): void {
  if (action.type !== 'aiAnswered') return
  if (!before.aiOperationInProgress || before.operation !== action.operation) expect(after).toBe(before)
}

function viewsOnlyProposals({ after }: Step): void {
  expect(after.diffMode === 'viewing').toBe(after.proposal !== null)
  if (after.aiOperationInProgress) expect(after.diffMode).toBe('none')
  if (after.showInlineChanges) expect(after.diffMode).toBe('viewing')
}

it('holds whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 80 }), (actions) => {
      let state = opened
      for (const action of actions) {
        const next = reduceEditor(state, action)
        const step = { before: state, action, after: next }
        for (const holds of [losesNoText, savesOneAtATime, takesNoLateAnswer, viewsOnlyProposals]) holds(step)
        state = next
      }
    }),
    { numRuns: 1000 },
  )
})
