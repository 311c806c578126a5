// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FieldSuggestions } from './field-suggestions.tsx'
import { SuggestionButton } from './suggestion-button.tsx'
import type { Suggestion } from '@galley/resume/proof/suggestion'
import type { ShownSuggestions } from './use-suggestions.ts'

afterEach(cleanup)

const latex = 'one\ntwo teh\nvery good'
const place = (words: string) => ({ from: latex.indexOf(words), to: latex.indexOf(words) + words.length, words })
const misspelled: Suggestion = {
  ...place('teh'),
  rule: 'spelling',
  message: '“teh” isn’t in the American dictionary.',
  fixes: [{ words: 'the', change: { from: 8, to: 11, insert: 'the' } }],
}
const filler: Suggestion = {
  ...place('very'),
  rule: 'filler',
  message: '“very” adds nothing here.',
  fixes: [{ words: '', change: { from: 12, to: 17, insert: '' } }],
}

function open({ isLocked = false, ...more }: Partial<ShownSuggestions> & { isLocked?: boolean } = {}) {
  const decisions = {
    words: ['Galley'],
    muted: ['x'],
    spelling: null,
    addWord: vi.fn(),
    removeWord: vi.fn(),
    mute: vi.fn(),
    bringMutedBack: vi.fn(),
    chooseSpelling: vi.fn(),
  }
  const on = { onFix: vi.fn(), onShow: vi.fn() }
  const shown: ShownSuggestions = {
    latex,
    suggestions: [misspelled, filler],
    spelling: 'american',
    decisions,
    scope: 'all',
    isFailed: false,
    fetchDictionary: null,
    ...more,
  }
  render(<SuggestionButton shown={shown} isLocked={isLocked} {...on} />)
  return { user: userEvent.setup(), decisions, ...on }
}
const button = (name: string) => screen.getByRole('button', { name })

it('lists each with its line, its reason, its fix and the ways to be rid of it', async () => {
  const { user, decisions, onFix, onShow } = open()
  await user.click(button('2 suggestions'))
  const rows = within(await screen.findByRole('list', { name: 'Suggestions' })).getAllByRole('listitem')
  expect(rows.map((row) => /Line \d/.exec(row.textContent)?.[0])).toEqual(['Line 2', 'Line 3'])
  expect(rows[0]?.textContent).toContain(misspelled.message)
  await user.click(button('Change to “the”: teh'))
  expect(onFix).toHaveBeenLastCalledWith(misspelled.fixes[0])
  await user.click(button('Leave out: very'))
  expect(onFix).toHaveBeenLastCalledWith(filler.fixes[0])
  await user.click(button('Add to my words: teh'))
  expect(decisions.addWord).toHaveBeenCalledWith('teh')
  expect(screen.queryByRole('button', { name: 'Add to my words: very' })).toBeNull()
  await user.click(button('Ignore: very'))
  expect(decisions.mute).toHaveBeenCalledWith('filler:very')
  await user.click(button('Go to “very” in line 3'))
  expect(onShow).toHaveBeenCalledWith(3, 'very')
})

it('has the choices that were made before', async () => {
  const { user, decisions } = open({ suggestions: [] })
  await user.click(button('0 suggestions'))
  await screen.findByText('No suggestions')
  await user.click(screen.getByRole('radio', { name: 'British' }))
  expect(decisions.chooseSpelling).toHaveBeenCalledWith('british')
  await user.click(button('My words (1)'))
  await user.click(button('Remove Galley from my words'))
  expect(decisions.removeWord).toHaveBeenCalledWith('Galley')
  await user.click(button('Show ignored suggestions again (1)'))
  expect(decisions.bringMutedBack).toHaveBeenCalled()
})

it('fetches the dictionary on request where the browser saves data', async () => {
  const fetchDictionary = vi.fn()
  const { user } = open({ fetchDictionary, scope: 'style' })
  await user.click(button('2 suggestions'))
  await user.click(await screen.findByRole('button', { name: 'Check spelling, too (downloads 7 MB)' }))
  expect(fetchDictionary).toHaveBeenCalledOnce()
})

it.each<[string, Partial<ShownSuggestions>, string]>([
  ['before anything is read', { scope: 'waiting' }, 'Your text is about to be read.'],
  [
    'of another language',
    { scope: 'otherLanguage' },
    'Only English is checked, and this resume seems to be in another language.',
  ],
  [
    'while the dictionary loads',
    { scope: 'style' },
    'The style is checked. Spelling and grammar follow when the dictionary has arrived.',
  ],
  [
    'before the dictionary is asked for',
    { scope: 'style', fetchDictionary: vi.fn() },
    'Only the style is checked, not spelling and grammar.',
  ],
  [
    'without a dictionary',
    { scope: 'style', isFailed: true },
    'The dictionary couldn’t be loaded: only the style is checked, not spelling and grammar.',
  ],
])('claims nothing about what was not checked: %s', async (_when, shown, note) => {
  const { user } = open({ suggestions: [], ...shown })
  await user.click(button('Suggestions'))
  await screen.findByText(note)
  expect(screen.queryByText(/nothing to point out/)).toBeNull()
  expect(screen.queryByText('No suggestions')).toBeNull()
})

it('changes nothing while the text is locked', async () => {
  const { user } = open({ isLocked: true })
  await user.click(button('2 suggestions'))
  await screen.findByRole('button', { name: 'Ignore: very' })
  expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull()
})

it('stands under the field that has the words, and under no other', async () => {
  const on = { onFix: vi.fn(), onMute: vi.fn(), onAddWord: vi.fn(), onDone: vi.fn() }
  const field = (from: number, to: number) => (
    <FieldSuggestions suggestions={[misspelled, filler]} place={{ from, to }} isLocked={false} {...on} />
  )
  const { rerender } = render(field(4, 11))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringContaining('“teh”')])
  await userEvent.click(button('Change to “the”: teh'))
  expect(on.onFix).toHaveBeenCalledWith(misspelled.fixes[0])
  rerender(field(0, 3))
  expect(screen.queryByRole('list')).toBeNull()
})

it.each([
  ['Change to “the”: teh', 'Changed.'],
  ['Ignore: teh', 'Ignored.'],
  ['Add to my words: teh', '“teh” is one of your words now.'],
])('gives the keyboard back to the field after “%s”, and says what was done', async (name, said) => {
  function Form() {
    const [suggestions, setSuggestions] = useState([misspelled])
    const field = useRef<HTMLTextAreaElement>(null)
    const drop = () => setSuggestions([])
    return (
      <>
        <textarea ref={field} />
        <FieldSuggestions
          {...{ suggestions, isLocked: false, onFix: drop, onMute: drop, onAddWord: drop }}
          place={{ from: 4, to: 11 }}
          onDone={() => field.current?.focus()}
        />
      </>
    )
  }
  render(<Form />)
  await userEvent.click(button(name))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(screen.getByRole('status').textContent).toBe(said)
  expect(screen.queryByRole('list')).toBeNull()
})
