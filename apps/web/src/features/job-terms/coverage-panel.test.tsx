// @vitest-environment jsdom
// The panel as a person uses it, with the terms really measured; only the worker is left out.
import { emptyResumeData, type ResumeData } from '@galley/contract/resume-data'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CoveragePanel } from './coverage-panel.tsx'
import { useIgnoredTerms } from './ignored-terms.ts'
import { measureCoverage } from './measure-coverage.ts'
import type { Measuring } from './start-measuring.ts'
import { useCoverage } from './use-coverage.ts'
import { useHighlighting } from './use-highlighting.ts'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const latex = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Engineer}{Acme}{}{2020 – Present}
\begin{bullets}
  \item Ran PostgreSQL for forty shops.
\end{bullets}
\section{Skills}
\skills{Python, Docker}
\end{document}
`
const posting = 'Senior Engineer\nRequirements:\n- PostgreSQL and Kafka\n- Docker\nNice to have:\n- Rust'
const form: ResumeData = { ...emptyResumeData(), skills: ['Rust'] }

const here = (): Measuring => ({ measure: async (question) => measureCoverage(question), stop: () => undefined })
const broken = (): Measuring => ({ measure: () => Promise.reject(new Error('no worker')), stop: () => undefined })

interface Handlers {
  onShowLine: (line: number) => void
  onAsk: (text: string) => void
}

function Harness({ first, start, ...handlers }: Handlers & { first: string; start: () => Measuring }) {
  const [jobDescription, setJobDescription] = useState(first)
  const ignoring = useIgnoredTerms('a')
  const { ignored } = ignoring
  const question = useMemo(() => ({ latex, form, jobDescription, ignored }), [jobDescription, ignored])
  const coverage = useCoverage(jobDescription === '' ? null : question, start)
  const highlighting = useHighlighting()
  const props = { coverage, ignoring, highlighting, jobDescription, ...handlers }
  return <CoveragePanel {...props} onJobDescription={setJobDescription} />
}

function open(first = posting, start = here) {
  const handlers = { onShowLine: vi.fn(), onAsk: vi.fn() }
  render(<Harness first={first} start={start} {...handlers} />)
  return { ...handlers, user: userEvent.setup() }
}
const rowOf = async (term: string) => {
  const name = await screen.findByRole('button', { name: term, expanded: false })
  return within(name.closest('li') as HTMLElement)
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })

describe('a posting', () => {
  it('asks for years and a degree, which the dates and the education of the resume show', async () => {
    open(
      'Requirements:\n- 2+ years of experience\n- Bachelor’s degree\n- 30 years of experience\n- 20 years of experience preferred',
    )
    const years = await rowOf('2 years of experience')
    expect(years.getByRole('button', { name: 'Shown – line 4' })).toBeTruthy()
    const more = await rowOf('20 years of experience')
    expect(more.getByText(/^The dates of your jobs show about \d years\.$/)).toBeTruthy()
    expect(more.queryByRole('button', { name: /^Ask the assistant/ })).toBeNull()
    expect((await rowOf('Bachelor’s degree')).getByText('Gap')).toBeTruthy()
  })

  it('stands in groups, each term with its state in words', async () => {
    open()
    const must = await screen.findByRole('list', { name: 'Must have' })
    expect(within(must).getAllByRole('listitem')).toHaveLength(3)
    expect(within(screen.getByRole('list', { name: 'Nice to have' })).getAllByRole('listitem')).toHaveLength(1)
    expect((await rowOf('PostgreSQL')).getByRole('button', { name: 'Shown – line 6' })).toBeTruthy()
    expect((await rowOf('Docker')).getByRole('button', { name: 'Listed only – line 9' })).toBeTruthy()
    expect((await rowOf('Rust')).getByText('In your form, not in this document')).toBeTruthy()
    expect((await rowOf('Kafka')).getByText('Gap')).toBeTruthy()
  })
  it('has a share, and says how it is counted', async () => {
    open()
    expect(await screen.findByText('49%')).toBeTruthy()
    expect(screen.getByText('(shown 3 × 1 + only listed 3 × 0.7) ÷ all 10.5 = 49%')).toBeTruthy()
    expect(screen.getByText(/No term counts twice\.$/)).toBeTruthy()
  })
  it('leads to the line', async () => {
    const { user, onShowLine } = open()
    await user.click(await screen.findByRole('button', { name: 'Shown – line 6' }))
    expect(onShowLine).toHaveBeenCalledExactlyOnceWith(6)
  })
  it('shows the sentence that asks for a term', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Kafka' }))
    expect(screen.getByText('PostgreSQL and Kafka')).toBeTruthy()
  })
  it('lets a gap be answered in the chat', async () => {
    const { user, onAsk } = open()
    await user.click(await screen.findByRole('button', { name: 'Ask the assistant about Kafka' }))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('I have used Kafka: ')
  })
  it('that could not be read says so', async () => {
    open(posting, broken)
    expect(await screen.findByText(/couldn’t be analyzed/)).toBeTruthy()
  })
})

describe('a term that is ignored', () => {
  it('is not counted any more, and the keyboard is on the next one', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Ignore Kafka' }))
    expect(await screen.findByText('68%')).toBeTruthy()
    expect(screen.queryByText('Gap')).toBeNull()
    expect(document.activeElement).toBe(press('Ignore Docker'))
    expect(screen.getByRole('status').textContent).toBe('Kafka is ignored.')
  })
  it('is kept, and can be brought back', async () => {
    const first = open()
    await first.user.click(await screen.findByRole('button', { name: 'Ignore Kafka' }))
    await screen.findByText('68%')
    cleanup()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Ignored (1) – bring back' }))
    await user.click(press('Bring back Kafka'))
    expect(await screen.findByText('49%')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Job terms' }))
  })
})

describe('without a posting', () => {
  it('one is pasted', async () => {
    const { user } = open('')
    await user.click(press('Use this job description'))
    expect(screen.getByRole('alert').textContent).toBe('Please paste a job description first')
    await user.click(screen.getByLabelText('Job description'))
    await user.paste(posting)
    await user.click(press('Use this job description'))
    expect(await screen.findByRole('list', { name: 'Must have' })).toBeTruthy()
  })
})

it('lets the posting be changed, or left as it is', async () => {
  const { user } = open()
  await user.click(press('Edit job description'))
  await user.click(press('Cancel'))
  expect(screen.queryByLabelText('Job description')).toBeNull()
  await user.click(press('Edit job description'))
  await user.clear(screen.getByLabelText('Job description'))
  await user.paste('We are a great team.')
  await user.click(press('Use this job description'))
  expect(await screen.findByText('No terms to look for were found in this job description.')).toBeTruthy()
})

it('marks terms in the text only where that was asked for, and remembers it', async () => {
  const { user } = open()
  const highlight = () => screen.getByRole('switch', { name: 'Highlight in the text' })
  expect(highlight().getAttribute('aria-checked')).toBe('false')
  await user.click(highlight())
  cleanup()
  open()
  expect(highlight().getAttribute('aria-checked')).toBe('true')
})
