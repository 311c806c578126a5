// @vitest-environment jsdom
import type { Diagnostic, TextFix } from '@galley/contract/latex'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CompileLog } from './compile-log.tsx'
import type { LogReport } from './compile-report.ts'
import type { AddMissingFile } from './diagnostic-row.tsx'
import type { FindLog } from './raw-log.tsx'

afterEach(cleanup)

const fix: TextFix = {
  title: 'Change to \\section',
  edits: [{ line: 2, column: 1, was: '\\sectoin', text: '\\section' }],
}
const error: Diagnostic = {
  line: 2,
  severity: 'error',
  message: 'Unknown command \\sectoin',
  hint: 'Did you mean \\section?',
  said: 'Undefined control sequence',
  fix,
}
const warning: Diagnostic = { line: 1, severity: 'warning', message: 'Too wide', hint: null }
const remark: Diagnostic = { line: null, severity: 'info', message: 'Spread wide', hint: null }
const compiled = 'x\n\\sectoin{A}'

function open(
  report: Partial<LogReport> = {},
  { latex = compiled, findLog = null as FindLog | null, onAddFile = null as AddMissingFile | null } = {},
) {
  const handlers = { findLog, onClear: vi.fn(), onGoToLine: vi.fn(), onFix: vi.fn(), onAddFile }
  const shown: LogReport = {
    tone: 'bad',
    status: 'Compilation failed: compilation error',
    diagnostics: [warning, remark, error],
    raw: '! Undefined control sequence.',
    ...report,
  }
  const view = render(<CompileLog report={shown} latex={latex} {...handlers} />)
  const type = (text: string) => view.rerender(<CompileLog report={shown} latex={text} {...handlers} />)
  const compileAgain = () => view.rerender(<CompileLog report={{ ...shown }} latex={latex} {...handlers} />)
  return { ...handlers, type, compileAgain, user: userEvent.setup() }
}
const fixButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change to \\section' })

it('tells errors first, each with how bad it is, its line, what to do, and TeX’s own words', () => {
  open()
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'ErrorLine 2Unknown command \\sectoinDid you mean \\section?TeX: Undefined control sequenceChange to \\section',
    'WarningLine 1Too wide',
  ])
})

it('leads to a line', async () => {
  const { user, onGoToLine } = open()
  await user.click(screen.getByRole('button', { name: 'Go to line 2' }))
  expect(onGoToLine).toHaveBeenCalledExactlyOnceWith(2)
})

it('hands over a fix that fits the text, and none that the text has left behind', async () => {
  const { user, onFix, type } = open()
  await user.click(fixButton())
  expect(onFix).toHaveBeenCalledExactlyOnceWith(fix)
  type('x\n\\section{A}')
  expect(fixButton()).toMatchObject({ disabled: true, title: 'The text has changed since it was compiled.' })
  type(compiled)
  expect(fixButton().disabled).toBe(false)
})

describe('a file that is missing', () => {
  const missing: Diagnostic = {
    line: 1,
    severity: 'error',
    message: '“mycv” is not installed here',
    hint: 'Remove the line, or use another package.',
    said: "LaTeX Error: File `mycv.cls' not found",
  }

  it('is asked for by its name, and handed over with it', async () => {
    const onAddFile = vi.fn()
    const { user } = open({ diagnostics: [error, missing] }, { onAddFile })
    const input = screen.getByLabelText<HTMLInputElement>('Choose the file for mycv.cls')
    expect(input.accept).toBe('.cls')
    const opened = vi.spyOn(input, 'click')
    await user.click(screen.getByRole('button', { name: 'Add mycv.cls' }))
    expect(opened).toHaveBeenCalledOnce()
    const file = new File(['x'], 'other.cls')
    await user.upload(input, file)
    expect(onAddFile).toHaveBeenCalledExactlyOnceWith({ name: 'mycv.cls', endings: ['cls'] }, file)
  })

  it('is not asked for where nothing can lie beside the text yet', () => {
    open({ diagnostics: [missing] })
    expect(screen.queryByRole('button', { name: 'Add mycv.cls' })).toBeNull()
  })
})

it('folds what is no trouble, and says how much it is', async () => {
  const { user } = open({ diagnostics: [remark, { ...remark, message: 'Another' }] })
  expect(screen.queryByText('Spread wide')).toBeNull()
  const more = screen.getByRole('button', { name: '2 more notes' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('shows TeX’s log when asked, and hides it again', async () => {
  const { user } = open()
  expect(screen.queryByText('! Undefined control sequence.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show full log' }))
  expect(screen.getByText('! Undefined control sequence.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide full log' }))
  expect(screen.queryByText('! Undefined control sequence.')).toBeNull()
})

describe('TeX’s log of a page', () => {
  const success: LogReport = { tone: 'good', status: 'Compilation successful', diagnostics: [], raw: '' }
  const button = (name: string) => screen.getByRole('button', { name })

  it('is fetched when it is asked for, not before, and again for a newer page', async () => {
    const findLog = vi.fn(async () => `log ${findLog.mock.calls.length}`)
    const { user, compileAgain } = open(success, { findLog })
    expect(findLog).not.toHaveBeenCalled()
    await user.click(button('Show full log'))
    await screen.findByText('log 1')
    await user.click(button('Hide full log'))
    expect(screen.queryByText('log 1')).toBeNull()
    await user.click(button('Show full log'))
    await screen.findByText('log 2')
    compileAgain()
    expect(screen.queryByText('log 2')).toBeNull()
    expect(findLog).toHaveBeenCalledTimes(2)
    await user.click(button('Show full log'))
    await screen.findByText('log 3')
  })

  it('says when it is on its way, and when there is none any more', async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    const { user } = open(success, { findLog: () => promise })
    await user.click(button('Show full log'))
    screen.getByText('Fetching the log…')
    resolve(null)
    await screen.findByText('This log is no longer available. Compile again to see it.')
  })
})

it('offers nothing to open where there is nothing', () => {
  open({ tone: 'good', status: 'Compilation successful', diagnostics: [], raw: '' })
  expect(screen.getByRole('status').textContent).toBe('Compilation successful')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.queryByRole('button', { expanded: false })).toBeNull()
})
