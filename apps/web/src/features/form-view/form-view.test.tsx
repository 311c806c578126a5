// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormView } from './form-view.tsx'
import type { SectionSpecs } from './section-specs.ts'

afterEach(cleanup)

const specs: SectionSpecs = {
  experience: {
    namedBy: ['position', 'company'],
    fields: [
      { name: 'company', label: 'Company', kind: 'line' },
      { name: 'position', label: 'Position', kind: 'line' },
      { name: 'description', label: 'Description', kind: 'text' },
    ],
    period: { current: 'I currently work here' },
    details: [{ name: 'location', label: 'Location', kind: 'line' }],
  },
}

const resume = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ada Lovelace}
\end{header}
\section{Experience}
\entry{Analyst}{Engine Co.}{London}{2019 – 2021}
\begin{bullets}
  \item Wrote \textbf{notes}
  \item Read \mymacro{papers}
\end{bullets}

\entry{Tutor}{Home}{}{2018}
\vspace{2mm}

\sidesection{Skills}
\skills[Languages]{French, {C, C++}}
\end{document}
`

function open(latex = resume, { isLocked = false } = {}) {
  const handlers = {
    onBringIn: vi.fn(),
    onUndo: vi.fn(),
    onRedo: vi.fn(),
    onFocusLine: vi.fn(),
    onEditInLatex: vi.fn(),
    onAsk: vi.fn(),
  }
  const latest = { text: latex }
  const kinds: string[] = []
  function Editor() {
    const [current, setCurrent] = useState(latex)
    useEffect(() => void (latest.text = current), [current])
    return (
      <FormView
        latex={current}
        specs={specs}
        isLocked={isLocked}
        onEdit={(next, kind) => {
          kinds.push(kind)
          setCurrent(next)
        }}
        {...handlers}
      />
    )
  }
  render(<Editor />)
  return { ...handlers, kinds, text: () => latest.text, user: userEvent.setup() }
}
const unfold = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole('button', { name, expanded: false }))
const choose = async (user: ReturnType<typeof userEvent.setup>, thing: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${thing}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

it('shows what the text says, and writes what is typed in its place', async () => {
  const { user, text, kinds } = open()
  const name = screen.getByLabelText('Full Name')
  expect(name).toHaveProperty('value', 'Ada Lovelace')
  await user.type(name, ' & Co')
  expect(text()).toBe(resume.replace('Ada Lovelace', String.raw`Ada Lovelace \& Co`))
  expect(new Set(kinds)).toEqual(new Set(['typing']))
})

it('keeps what is typed as it is typed until the field is left', async () => {
  const { user, text } = open()
  const website = screen.getByLabelText('Website')
  await user.type(website, 'https://ada.example ')
  expect(website).toHaveProperty('value', 'https://ada.example ')
  expect(text()).toContain(String.raw`\website{ada.example}`)
  await user.tab()
  expect(website).toHaveProperty('value', 'ada.example')
})

it('changes one bullet and keeps its bold word', async () => {
  const { user, text } = open()
  await unfold(user, /^Analyst/)
  await user.type(screen.getByLabelText('Bullet 1'), ' daily')
  expect(text()).toContain(String.raw`\item Wrote \textbf{notes daily}`)
})

it('adds a bullet with Enter, and takes an empty one away with Backspace', async () => {
  const { user, text } = open()
  await unfold(user, /^Analyst/)
  await user.click(screen.getByLabelText('Bullet 1'))
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bullet 2')))
  await user.keyboard('New')
  expect(text()).toMatch(/notes\}\n {2}\\item New\n {2}\\item Read/)
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(text()).toBe(resume)
})

it('a text with commands of its own is only shown', async () => {
  const { user, text } = open()
  await unfold(user, /^Analyst/)
  const bullet = screen.getByLabelText('Bullet 2')
  expect(bullet).toHaveProperty('readOnly', true)
  await user.type(bullet, 'x')
  expect(text()).toBe(resume)
  expect(screen.getByText(/has LaTeX commands/)).toBeTruthy()
})

it('what the form has no fields for is shown as LaTeX, with the way there', async () => {
  const { user, onEditInLatex } = open()
  await unfold(user, /^Tutor/)
  expect(screen.getByText(String.raw`\vspace{2mm}`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit in LaTeX' }))
  expect(onEditInLatex).toHaveBeenCalledExactlyOnceWith(14)
})

it('what stands beside a list of skills is shown, too', async () => {
  const beside = String.raw`\skills[Languages]{French, {C, C++}}
I also read Latin.

\begin{tabular}{l}Greek\end{tabular}
`
  const { user, text, onEditInLatex } = open(
    resume.replace(String.raw`\skills[Languages]{French, {C, C++}}` + '\n', beside),
  )
  const section = within(screen.getByRole('region', { name: 'Skills' }))
  await user.type(section.getByLabelText('Paragraph'), '!')
  expect(text()).toContain('I also read Latin.!')
  expect(section.queryByRole('button', { name: 'Add bullet' })).toBeNull()
  await user.click(section.getByRole('button', { name: 'Edit in LaTeX' }))
  expect(onEditInLatex).toHaveBeenCalledOnce()
})

it('a detail of the person’s own is hidden, shown and removed', async () => {
  const { user, text } = open(resume.replace('\\vspace{2mm}', String.raw`\detail{Awards}{Silver medal}`))
  await unfold(user, /^Tutor/)
  await choose(user, 'Awards', 'Hide Awards on the page')
  expect(text()).toContain(String.raw`%hidden \detail{Awards}{Silver medal}`)
  await choose(user, 'Awards', 'Show Awards on the page')
  await choose(user, 'Awards', 'Remove Awards')
  expect(text()).not.toContain('Silver medal')
})

it('an entry and a bullet are put in another order by handle and arrow keys', async () => {
  const { user, text } = open(resume.replace(String.raw`\item Read \mymacro{papers}`, String.raw`\item Read papers`))
  await unfold(user, /^Analyst/)
  const reorder = async (name: RegExp) => {
    const handles = screen.getAllByRole('button', { name: /^Reorder / })
    const rows = handles.map((handle) => handle.closest<HTMLElement>('[data-sort]'))
    // jsdom lays nothing out, so the rows are given places: one below the other.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(
        0,
        Math.max(
          0,
          rows.findLastIndex((row) => row?.contains(this)),
        ) * 100,
        300,
        90,
      )
    })
    screen.getByRole('button', { name }).focus()
    for (const key of [' ', '{ArrowUp}', ' ']) {
      await user.keyboard(key)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    vi.restoreAllMocks()
  }
  await reorder(/^Reorder Bullet 2/)
  await vi.waitFor(() => expect(text().indexOf('papers')).toBeLessThan(text().indexOf('notes')))
})

it('moves, hides, shows and removes an entry: a step each', async () => {
  const { user, text, kinds } = open()
  await choose(user, 'Tutor', 'Move Tutor up')
  expect(text().indexOf('Tutor')).toBeLessThan(text().indexOf('Analyst'))
  await choose(user, 'Tutor', 'Move Tutor down')
  expect(text()).toBe(resume)
  await choose(user, 'Analyst', 'Hide Analyst on the page')
  expect(text()).toContain(String.raw`%hidden \entry{Analyst}`)
  expect(screen.getByText('Hidden on the page')).toBeTruthy()
  await choose(user, 'Analyst', 'Show Analyst on the page')
  expect(text()).toBe(resume)
  await choose(user, 'Analyst', 'Remove Analyst')
  expect(text()).not.toContain('Analyst')
  expect(new Set(kinds)).toEqual(new Set(['step']))
})

it('what is unfolded stays so when it moves, and the keyboard goes with it', async () => {
  const { user } = open()
  await unfold(user, /^Analyst/)
  await choose(user, 'Analyst', 'Move Analyst down')
  const analyst = screen.getByRole('group', { name: 'Analyst' })
  expect(within(analyst).getByLabelText('Company')).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'Tutor' })).queryByLabelText('Company')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Analyst'))
  await choose(user, 'Tutor', 'Remove Tutor')
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Analyst'))
})

it('a job that goes on has no end', async () => {
  const { user, text } = open()
  await unfold(user, /^Analyst/)
  await user.click(screen.getByLabelText('I currently work here'))
  expect(text()).toContain('{2019 – Present}')
  expect(screen.queryByLabelText('End date')).toBeNull()
})

it('adds an entry and a section, ready to be filled in', async () => {
  const { user, text } = open()
  await user.click(screen.getByRole('button', { name: 'Add experience' }))
  await user.type(screen.getByLabelText('Position'), 'Poet')
  expect(text()).toContain(String.raw`\entry{Poet}{}{}{}`)
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Languages' }))
  const languages = screen.getByRole('region', { name: 'Languages' })
  await user.type(within(languages).getByLabelText('Items'), 'French, Greek')
  expect(text()).toContain(String.raw`\skills{French, Greek}`)
})

it('a section of text is one field; its bullets, once there are some, are rows', async () => {
  const { user, text } = open()
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Professional Summary' }))
  const summary = () => within(screen.getByRole('region', { name: 'Summary' }))
  await user.type(summary().getByRole('textbox', { name: 'Summary' }), 'Engines & notes{Enter}Poetry')
  expect(text()).toContain('Engines \\& notes\n\nPoetry\n')
  expect(summary().queryByRole('button', { name: 'Add bullet' })).toBeNull()
  cleanup()
  open(text().replace('\n\nPoetry', '\n\\begin{bullets}\n\\item Poetry\n\\end{bullets}'))
  expect(summary().getByLabelText('Bullet 1')).toHaveProperty('value', 'Poetry')
})

it('changes a group of words and keeps what has commas of its own', async () => {
  const { user, text } = open()
  await user.type(screen.getByLabelText('Group (optional)'), ' (two)')
  expect(text()).toContain(String.raw`\skills[Languages (two)]{French, {C, C++}}`)
})

it('undo and redo are those of the text', async () => {
  const { user, onUndo, onRedo } = open()
  await user.click(screen.getByLabelText('Full Name'))
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}')
  expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([1, 2])
})

it('reports which line a field stands on', async () => {
  const { user, onFocusLine } = open()
  await user.click(screen.getByLabelText('Full Name'))
  expect(onFocusLine).toHaveBeenLastCalledWith(4)
})

it('changes nothing while the assistant works', async () => {
  const { user, text } = open(resume, { isLocked: true })
  await user.type(screen.getByLabelText('Full Name'), 'x')
  expect(text()).toBe(resume)
  expect(screen.getByLabelText('Full Name')).toHaveProperty('disabled', false)
  expect(screen.getByLabelText('Full Name').closest('fieldset')).toHaveProperty('disabled', true)
})

it('says why a document of another class has no form', async () => {
  const { user, onEditInLatex } = open(String.raw`\documentclass{article}`)
  expect(screen.getByRole('heading', { name: 'This document has no form view' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit in LaTeX' }))
  expect(onEditInLatex).toHaveBeenCalledExactlyOnceWith(1)
})

it('gives a remark the way back to the field above it', async () => {
  const back = (place: { from: number; to: number }, focusField: () => void) =>
    resume.slice(place.from, place.to).includes('Wrote') && <button onClick={focusField}>Back</button>
  render(
    <FormView
      {...{ latex: resume, specs, isLocked: false, remarks: back }}
      {...{ onEdit: vi.fn(), onBringIn: vi.fn(), onUndo: vi.fn(), onRedo: vi.fn() }}
      {...{ onFocusLine: vi.fn(), onEditInLatex: vi.fn() }}
    />,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Analyst/ }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect((document.activeElement as HTMLTextAreaElement).value).toContain('Wrote')
})

it('asks the assistant about a bullet, from its menu', async () => {
  const { onAsk, user } = open()
  await unfold(user, /^Analyst/)
  await user.click(screen.getByRole('button', { name: 'Actions for Bullet 1' }))
  await user.click(screen.getByRole('menuitem', { name: 'Make it shorter' }))
  const from = resume.indexOf('Wrote')
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ from, to: resume.indexOf('\n', from) }),
    'shorter',
  )
})
