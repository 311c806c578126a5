// @vitest-environment jsdom
import { readResume } from '@galley/resume/lens/read-resume'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormView, type FormViewHandle } from './form-view.tsx'
import { startsOnLine } from './show-line.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
\end{header}
\section{Experience}
\entry{Charge Nurse}{Barton Springs}{Austin}{2020 – Present}
\begin{bullets}
  \item Lead a shift of 14 nurses.
\end{bullets}
\begin{tabular}{l}x\end{tabular}
\section{Summary}
A calm nurse
of twelve years.
\end{document}
`

const textOn = (line: number) => {
  const document = readResume(latex)
  return document ? startsOnLine(document, line).map((start) => latex.slice(start, start + 8)) : null
}

it.each([
  ['a field of the person', 4, ['\\name{Ma']],
  ['a section', 6, ['Experien']],
  ['all fields of an entry', 7, ['Charge N', 'Barton S', 'Austin}{', '2020 – P']],
  ['a bullet', 9, ['Lead a s']],
  ['the first line of a paragraph', 13, ['A calm n']],
  ['its last line', 14, ['A calm n']],
  ['no field', 8, []],
  ['a line after the last', 99, []],
])('%s stands on its line', (_title, line, starts) => expect(textOn(line)).toEqual(starts))

describe('a line that is to be shown', () => {
  afterEach(cleanup)
  beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()))

  function open(isLocked = false) {
    const handle = createRef<FormViewHandle>()
    const onFocusLine = vi.fn<(line: number) => void>()
    const unused = vi.fn<() => void>()
    render(
      <FormView
        ref={handle}
        {...{ latex, isLocked, onFocusLine }}
        specs={{
          experience: {
            namedBy: ['position'],
            fields: [
              { name: 'position', label: 'Position', kind: 'line' },
              { name: 'company', label: 'Company', kind: 'line' },
            ],
          },
        }}
        onEdit={unused}
        onUndo={unused}
        onRedo={unused}
        onEditInLatex={unused}
        onBringIn={unused}
      />,
    )
    return {
      onFocusLine,
      showLine: (line: number, words = '') => act(() => void handle.current?.showLine(line, words)),
    }
  }

  it('gives the keyboard to its field, and unfolds the entry first', () => {
    const { showLine, onFocusLine } = open()
    expect(screen.queryByLabelText('Bullet 1')).toBeNull()
    showLine(9)
    expect(document.activeElement).toBe(screen.getByLabelText('Bullet 1'))
    expect(onFocusLine).toHaveBeenLastCalledWith(9)
  })

  it('gives it to the field with the words that were clicked, at the words', () => {
    const { showLine } = open()
    showLine(7, 'Springs')
    const company = screen.getByLabelText<HTMLInputElement>('Company')
    expect(document.activeElement).toBe(company)
    expect(company.selectionStart).toBe('Barton '.length)
  })

  it('goes to the way into the LaTeX where it was written by hand', () => {
    const { showLine } = open()
    showLine(11)
    expect(document.activeElement?.textContent).toBe('Edit in LaTeX')
  })

  it('does nothing where the line has no field', () => {
    const { showLine } = open()
    showLine(8)
    expect(document.activeElement).toBe(document.body)
  })
})
