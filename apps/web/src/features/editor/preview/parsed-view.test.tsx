// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { mendedText } from '@galley/resume/parsed/mend-finding'
import { afterEach, expect, it, vi } from 'vitest'
import type { ParsedPage } from '@galley/resume/parsed/parsed-text'
import { ParsedView, type Mending } from './parsed-view.tsx'

afterEach(cleanup)

const page = (text: string): ParsedPage => ({
  width: 612,
  height: 792,
  words: [{ text, size: 10, endsLine: true, x: 51, baseline: 64 }],
})
const latex = String.raw`\documentclass{resume}
\begin{document}
\begin{header}
  \name{Ann Lee}
  \email{ann@example.org}
  \phone{+1 512 555 0100}
\end{header}
\end{document}
`
/** `present`: the text as it is by now, where that is another one. */
const show = (
  text: string,
  {
    isBehind = false,
    source = latex,
    present = source,
    mending = null,
    mend,
  }: { isBehind?: boolean; source?: string; present?: string; mending?: Mending | null; mend?: typeof mendedText } = {},
) => {
  const onGoToLine = vi.fn()
  const pdf = { bytes: new Uint8Array(), latex: source }
  render(
    <ParsedView
      parsed={{ pdf, pages: [page(text)] }}
      latex={present}
      isBehind={isBehind}
      onGoToLine={onGoToLine}
      mending={mending}
      mend={mend}
    />,
  )
  return onGoToLine
}

it('shows the text, and that it is read as it stands', () => {
  show('Ann Lee ann@example.org +1 512 555 0100')
  screen.getByText('Ann Lee ann@example.org +1 512 555 0100')
  screen.getByText('Everything in your document is read as it stands, in its order.')
})

it('leads from what is not read like that to its line', async () => {
  const onGoToLine = show('A N L E ann@example.org +1 512 555 0100')
  screen.getByText('“Ann Lee” is not read like that.')
  await userEvent.click(screen.getByRole('button', { name: 'Go to line 4' }))
  expect(onGoToLine).toHaveBeenCalledWith(4)
})

it('leads nowhere while the page is older than the text', () => {
  show('A N L E ann@example.org +1 512 555 0100', { isBehind: true })
  screen.getByText('“Ann Lee” is not read like that.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says of another class that it is not compared, and not that all is well', () => {
  show('Ann Lee', { source: '\\documentclass{article}' })
  screen.getByText(/This document uses another LaTeX class/)
  expect(screen.queryByText(/is read as it stands/)).toBeNull()
})

it('says that a PDF can’t be shown', () => {
  const pdf = { bytes: new Uint8Array(), latex }
  render(
    <ParsedView parsed={{ pdf, pages: null }} latex={latex} isBehind={false} onGoToLine={vi.fn()} mending={null} />,
  )
  screen.getByRole('alert')
})

const withLink = latex.replace('\\end{document}', '\\href{https://example.org}{}\n\\end{document}')
const whatIsRead = 'Ann Lee ann@example.org +1 512 555 0100'
const steps = () => ({ onChange: vi.fn(), onUndo: vi.fn(), onRedo: vi.fn() })

it('puts right what a machine can, as one step that Ctrl+Z takes back', async () => {
  const mending = steps()
  show(whatIsRead, { source: withLink, mending })
  screen.getByText('A link to https://example.org shows nothing.')
  await userEvent.click(screen.getByRole('button', { name: 'Show the address' }))
  expect(mending.onChange.mock.calls).toEqual([
    [withLink.replace('\\href{https://example.org}{}', '\\link{https://example.org}'), withLink],
  ])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(mending.onUndo).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(mending.onRedo).toHaveBeenCalledOnce()
})

it.each([
  ['the text is locked', { source: withLink, mending: null }],
  ['the page is older than the text', { source: withLink, mending: steps(), isBehind: true }],
  ['what was read is older than the text', { source: withLink, mending: steps(), present: `${withLink}% typed` }],
])('changes nothing while %s', (_when, given) => {
  show(whatIsRead, given)
  screen.getByText('A link to https://example.org shows nothing.')
  expect(screen.queryByRole('button', { name: 'Show the address' })).toBeNull()
})

it('stays where a mend fails, and offers none', () => {
  const mend = () => {
    throw new SyntaxError('Invalid regular expression')
  }
  show(whatIsRead, { source: withLink, mending: steps(), mend })
  screen.getByText('A link to https://example.org shows nothing.')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Go to line 8'])
})

it('offers nothing where it takes a person', () => {
  show('Anne L. ann@example.org +1 512 555 0100', { mending: steps() })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Go to line 4'])
})
