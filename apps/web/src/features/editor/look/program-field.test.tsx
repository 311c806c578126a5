// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CompiledPdf } from '../state/editor-state.ts'
import { LookPanel } from './look-panel.tsx'

afterEach(cleanup)

const article = (preamble: string) => `\\documentclass{article}\n${preamble}\\begin{document}\nx\n\\end{document}\n`
const ours = '\\documentclass[theme=modern]{resume}\n\\begin{document}\nx\n\\end{document}\n'

function open(text: string, page: CompiledPdf | null = null) {
  const changed = vi.fn<(latex: string) => void>()
  function Panel() {
    const [latex, setLatex] = useState(text)
    const onChange = (next: string) => {
      changed(next)
      setLatex(next)
    }
    return <LookPanel {...{ latex, onChange }} isLocked={false} page={page} onBringIn={() => {}} />
  }
  render(<Panel />)
  return { changed, user: userEvent.setup() }
}
const field = () => screen.getByLabelText<HTMLSelectElement>('Typeset with')

it('shows what the document chooses by itself, and why', () => {
  open(article('\\usepackage{fontspec}\n'))
  expect(field().selectedOptions[0]?.text).toBe('Default: XeLaTeX')
  screen.getByText('Chosen because the document uses fontspec.')
})

it('writes the choice into the text, and takes it out again', async () => {
  const { changed, user } = open(ours)
  expect(field().selectedOptions[0]?.text).toBe('Default: pdfLaTeX')
  await user.selectOptions(field(), 'LuaLaTeX')
  expect(changed).toHaveBeenLastCalledWith(`% !TEX program = lualatex\n${ours}`)
  screen.getByText(/first line/)
  await user.click(screen.getByRole('button', { name: 'Typeset with: as the document asks' }))
  expect(changed).toHaveBeenLastCalledWith(ours)
})

it('says what set the page where the text does not show it', () => {
  open(ours, { bytes: new Uint8Array(), latex: ours, compiler: 'xelatex' })
  screen.getByText('This page was set with XeLaTeX, which is here and has its letters.')
})
