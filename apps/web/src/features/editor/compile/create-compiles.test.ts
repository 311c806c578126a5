// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showsLastGood } from '../state/editor-state.ts'
import type { CompileResult } from './compile-latex.ts'
import { findPdf } from './session-pdf.ts'
import { broken, busy, editorWith, keptPage, pdf, tookMs, tooMany, unreachable } from '../testing/given-compiles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('a page whose references are not resolved', () => {
  it.each(['compile', 'compileLive'] as const)('is shown at once and replaced without a word: %s', async (how) => {
    const editor = editorWith(pdf('??', { wantsAnother: true }), pdf('1'))
    void editor[how]()
    await editor.pass()
    expect(editor.shown()).toEqual(['success', '??'])
    await editor.pass()
    expect(editor.shown()).toEqual(['success', '1'])
    expect(editor.asked.map(({ latex, resumeId, purpose }) => [latex, resumeId, purpose])).toEqual([
      ['stored', 'r1', 'preview'],
      ['stored', 'r1', 'preview'],
    ])
    expect(keptPage()).toBe('1')
  })

  it('is asked for twice more, and then left as it is', async () => {
    const editor = editorWith(pdf('??', { wantsAnother: true }))
    void editor.compileLive()
    await editor.pass(60_000)
    expect(editor.asked).toHaveLength(3)
    expect(editor.shown()).toEqual(['success', '??'])
  })

  it('is not asked for again once something newer is typed', async () => {
    const editor = editorWith(pdf('??', { wantsAnother: true }))
    const first = editor.compileLive()
    editor.type('newer')
    await editor.pass()
    await first
    await editor.pass(60_000)
    expect(editor.asked).toHaveLength(1)
  })

  it('gives way to what is typed while it is asked for', async () => {
    const editor = editorWith(pdf('??', { wantsAnother: true }), pdf('1'), pdf('newer'))
    void editor.compileLive()
    await editor.pass(tookMs + 5)
    editor.type('newer')
    void editor.compileLive()
    await editor.pass()
    expect([editor.shown(), editor.asked.length, editor.stopped()]).toEqual([['success', 'newer'], 3, 1])
  })

  it('leaves a server alone that has no time, says nothing, and asks later', async () => {
    const editor = editorWith(pdf('??', { wantsAnother: true }), tooMany, pdf('1'))
    void editor.compileLive()
    await editor.pass(2 * tookMs)
    expect(editor.shown()).toEqual(['success', '??'])
    // What is typed meanwhile waits as long.
    editor.type('newer')
    expect(await editor.compileLive()).toBe(30_000)
    editor.type('stored')
    await editor.pass(29_000)
    expect(editor.asked).toHaveLength(2)
    await editor.pass(1_000 + tookMs)
    expect([editor.shown(), editor.asked.length]).toEqual([['success', '1'], 3])
  })

  it('is not asked for by an editor that was left', async () => {
    const editor = editorWith(pdf('??', { wantsAnother: true }), busy)
    void editor.compileLive()
    await editor.pass(2 * tookMs)
    editor.stop()
    await editor.pass(60_000)
    expect(editor.asked).toHaveLength(2)
  })
})

describe('after a save', () => {
  async function typedAndTried(answer: CompileResult) {
    const editor = editorWith(pdf('good'), answer)
    void editor.compile()
    await editor.pass()
    editor.type('typed')
    void editor.compileLive()
    return editor
  }

  it('keeps the pages of an earlier text where the live preview has tried this one', async () => {
    const editor = await typedAndTried(broken)
    await editor.pass()
    void editor.compileSaved(true)
    // Nothing flickers: what is shown stays while the same is compiled again.
    expect(editor.shown()).toEqual(['failure', 'good'])
    await editor.pass()
    expect([editor.shown(), showsLastGood(editor.state()), editor.asked.length]).toEqual([['failure', 'good'], true, 3])
    expect(findPdf('r1')).not.toBeNull()
  })

  it('waits for the live preview where that is under way with the same text', async () => {
    const editor = await typedAndTried(broken)
    void editor.compileSaved(true)
    await editor.pass()
    expect([editor.shown(), editor.asked.length, editor.stopped()]).toEqual([['failure', 'good'], 2, 0])
  })

  it('says nothing where the server has no time for what it knows already', async () => {
    const editor = editorWith(pdf('good'), busy)
    void editor.compile()
    await editor.pass()
    void editor.compileSaved(true)
    await editor.pass(60_000)
    expect([editor.shown(), editor.asked.length]).toEqual([['success', 'good'], 2])
  })

  it.each([
    ['the live preview is off', false, 'typed'],
    ['the live preview has not tried this text', true, 'typed more'],
  ])('clears the pages on a failure, as ever, where %s', async (_title, isLive, latex) => {
    const editor = await typedAndTried(broken)
    await editor.pass()
    editor.type(latex)
    void editor.compileSaved(isLive)
    expect(editor.shown()).toEqual(['compiling', 'good'])
    await editor.pass()
    expect(editor.shown()).toEqual(['failure', null])
    expect(findPdf('r1')).toBeNull()
  })
})

describe('a compile that was asked for', () => {
  it('takes the place of one under way', async () => {
    const editor = editorWith(pdf('old'), pdf('new'))
    const first = editor.compile()
    const second = editor.compile()
    await editor.pass()
    expect([await first, await second, editor.stopped()]).toEqual([null, 'pdf', 1])
    expect(editor.shown()).toEqual(['success', 'new'])
  })

  it('says that there is nothing to compile, and asks nobody', async () => {
    const editor = editorWith(pdf('x'))
    editor.type('  ')
    expect(await editor.compile()).toBe('no_pdf')
    expect([editor.shown(), editor.asked]).toEqual([['error', null], []])
  })

  it('is not told to wait, though the server has no time for the live preview', async () => {
    const editor = editorWith(tooMany, pdf('x'))
    void editor.compileLive()
    await editor.pass()
    void editor.compile()
    await editor.pass()
    expect(editor.shown()).toEqual(['success', 'x'])
  })
})

describe('the live preview', () => {
  it('takes over where the server had no time for what was asked for', async () => {
    const editor = editorWith(busy, pdf('x'))
    editor.type('typed')
    void editor.compile()
    await editor.pass()
    expect(editor.state().compile).toMatchObject({ kind: 'failure', code: 'busy' })
    // A save meanwhile does not ask again so soon.
    void editor.compileSaved(true)
    expect(await editor.compileLive()).toBe(2_000)
    expect(editor.asked).toHaveLength(1)
    await editor.pass(2_000)
    void editor.compileLive()
    await editor.pass()
    expect(editor.shown()).toEqual(['success', 'x'])
  })

  it('asks once for each text', async () => {
    const editor = editorWith(broken)
    void editor.compileLive()
    await editor.pass()
    expect(await editor.compileLive()).toBeNull()
    expect(editor.asked).toHaveLength(1)
  })

  it('answers for how long to leave a server alone that had no time, and then asks for the same text again', async () => {
    const editor = editorWith(busy, pdf('x'))
    const answer = editor.compileLive()
    await editor.pass()
    expect(await answer).toBe(2_000)
    await editor.pass(2_000)
    void editor.compileLive()
    await editor.pass()
    expect(editor.shown()).toEqual(['success', 'x'])
  })
})

describe('a resume that is opened', () => {
  it('is compiled where no page of it is kept, and says that it is being compiled', async () => {
    const editor = editorWith(pdf('page'))
    void editor.compileAnew()
    expect(editor.shown()).toEqual(['compiling', null])
    await editor.pass()
    expect([editor.shown(), editor.asked.length]).toEqual([['success', 'page'], 1])
  })

  it('keeps the page of the session in view while it is compiled, also when the text does not compile', async () => {
    const editor = editorWith(pdf('kept'), broken)
    void editor.compile()
    await editor.pass()
    void editor.compileAnew()
    expect(editor.shown()).toEqual(['success', 'kept'])
    await editor.pass()
    expect(editor.shown()).toEqual(['failure', 'kept'])
  })

  it.each([
    ['has no time', busy, 2_000],
    ['is not reached', unreachable, 5_000],
  ])('is compiled again later where the server %s', async (_title, refusal, laterMs) => {
    const editor = editorWith(refusal, refusal, pdf('page'))
    void editor.compileAnew()
    await editor.pass()
    expect(editor.shown()[1]).toBeNull()
    await editor.pass(2 * (laterMs + tookMs))
    expect([editor.shown(), editor.asked.length]).toEqual([['success', 'page'], 3])
  })

  it('is not asked about again once something newer was asked', async () => {
    const editor = editorWith(busy, pdf('newer'))
    void editor.compileAnew()
    await editor.pass()
    editor.type('newer')
    void editor.compile()
    await editor.pass(60_000)
    expect([editor.shown(), editor.asked.length]).toEqual([['success', 'newer'], 2])
  })

  it('asks nothing about a blank text', async () => {
    const editor = editorWith(pdf('page'))
    editor.type(' ')
    void editor.compileAnew()
    await editor.pass()
    expect([editor.shown(), editor.asked]).toEqual([['idle', null], []])
  })
})

describe('a server that is not reached', () => {
  it('is named in the log, also for what the live preview asks, and the page stays', async () => {
    const editor = editorWith(pdf('page'), unreachable, pdf('newer'))
    void editor.compile()
    await editor.pass()
    editor.type('newer')
    void editor.compileLive()
    await editor.pass()
    expect(editor.state()).toMatchObject({ compile: { kind: 'error', message: 'not reached' } })
    expect(editor.shown()[1]).toBe('page')
    await editor.pass(5_000)
    void editor.compileLive()
    await editor.pass()
    expect(editor.shown()).toEqual(['success', 'newer'])
  })
})
