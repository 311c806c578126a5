// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ignoredFindings, readPreferences, useProofPreferences } from './proof-preferences.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('keeps words, muted suggestions and the spelling for each person', () => {
  const { result } = renderHook(() => useProofPreferences('ada'))
  act(() => {
    result.current.addWord('Galley')
    result.current.addWord('Galley')
    result.current.mute('filler:in order to')
    result.current.chooseSpelling('british')
  })
  const kept = { words: ['Galley'], muted: ['filler:in order to'], spelling: 'british' }
  expect(result.current).toMatchObject(kept)
  expect(readPreferences(localStorage, 'ada')).toEqual(kept)
  expect(readPreferences(localStorage, 'bob')).toEqual({ words: [], muted: [], spelling: null })
  act(() => result.current.removeWord('Galley'))
  act(() => result.current.bringMutedBack())
  expect(readPreferences(localStorage, 'ada')).toEqual({ words: [], muted: [], spelling: 'british' })
})

it('takes over what another tab has decided', () => {
  const [one, other] = [renderHook(() => useProofPreferences('ada')), renderHook(() => useProofPreferences('ada'))]
  act(() => one.result.current.addWord('first'))
  act(() => other.result.current.addWord('second'))
  expect(readPreferences(localStorage, 'ada').words).toEqual(['first', 'second'])
})

it.each(['no JSON', '7', '{"words":1,"muted":[2],"spelling":"welsh"}', 'null'])('takes %j for nothing', (kept) => {
  localStorage.setItem('galley-proofreading-ada', kept)
  expect(readPreferences(localStorage, 'ada')).toEqual({ words: [], muted: [], spelling: null })
})

it('names what is right by the keys of findings', () => {
  const muted = ['grammar:of of', `grammar:${'long '.repeat(40)}`]
  expect(ignoredFindings({ words: ['Zorbify'], muted, spelling: null })).toEqual(['spelling:zorbify', 'grammar:of of'])
})
