// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showsLastGood } from '../state/editor-state.ts'
import { broken, busy, editorWith, pdf, tookMs } from '../testing/given-compiles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('after a change of the files beside the text', () => {
  it('asks about the same text again, silently, and keeps the page where it does not compile any more', async () => {
    const editor = editorWith(pdf('with'), broken, pdf('with again'))
    void editor.compileLive()
    await editor.pass()
    // Nothing was typed: the live preview has nothing to ask.
    expect(await editor.compileLive()).toBeNull()
    void editor.compileAnew()
    expect(editor.shown()).toEqual(['success', 'with'])
    await editor.pass()
    expect([editor.shown(), showsLastGood(editor.state())]).toEqual([['failure', 'with'], true])
    void editor.compileAnew()
    await editor.pass()
    expect([editor.shown(), editor.asked.length]).toEqual([['success', 'with again'], 3])
  })

  it('stops what was asked before them', async () => {
    const editor = editorWith(pdf('without'), pdf('with'))
    void editor.compileLive()
    await editor.pass(5)
    void editor.compileAnew()
    await editor.pass(2 * tookMs)
    expect([editor.shown(), editor.stopped()]).toEqual([['success', 'with'], 1])
  })

  it('asks again by itself once a server has time', async () => {
    const editor = editorWith(pdf('without'), busy, pdf('with'))
    void editor.compile()
    await editor.pass()
    void editor.compileAnew()
    await editor.pass(tookMs + 2_000 + tookMs)
    expect([editor.shown(), editor.asked.length]).toEqual([['success', 'with'], 3])
  })
})
