// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LookPanel } from './look-panel.tsx'

afterEach(cleanup)

const rest = '\n\\begin{document}\nx\n\\end{document}\n'

/** The texts so far, one for each step of the history. */
function open(options: string, { isLocked = false, cls = 'resume' } = {}) {
  const steps: string[] = []
  const onBringIn = vi.fn<() => void>()
  function Panel() {
    const [latex, setLatex] = useState(`\\documentclass${options}{${cls}}${rest}`)
    const onChange = (next: string) => {
      steps.push(next.replace(rest, '').replace('\\documentclass', '').replace('{resume}', ''))
      setLatex(next)
    }
    return <LookPanel {...{ latex, isLocked, onChange, onBringIn }} page={null} />
  }
  render(<Panel />)
  return { steps, onBringIn, user: userEvent.setup() }
}

it('shows what the document sets, and what the theme has of itself', () => {
  open('[theme=modern,accent=plum,size=11pt,lang=pt-BR]')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Modern' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plum' }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Size (pt)').value).toBe('11')
  expect(screen.getByLabelText<HTMLInputElement>('Margins (mm)').value).toBe('17')
  expect(screen.getByLabelText<HTMLSelectElement>('Document language').value).toBe('pt-BR')
  expect(screen.getByLabelText<HTMLSelectElement>('Font').selectedOptions[0]?.text).toBe('Default: Heros (Helvetica)')
  screen.getByRole('button', { name: 'Accent color: theme’s default' })
  expect(screen.queryByRole('button', { name: 'Font: theme’s default' })).toBeNull()
})

it('sets one option at a time, each a step', async () => {
  const { steps, user } = open('[theme=classic]')
  await user.click(screen.getByRole('radio', { name: 'Sidebar' }))
  await user.selectOptions(screen.getByLabelText('Font'), 'Bonum (Bookman)')
  await user.click(screen.getByRole('radio', { name: 'A4' }))
  expect(steps).toEqual(['[theme=sidebar]', '[theme=sidebar,font=bonum]', '[theme=sidebar,font=bonum,paper=a4]'])
})

it('sets a length when it is typed in full, within what a page bears', async () => {
  const { steps, user } = open('[theme=classic]')
  const size = screen.getByLabelText('Size (pt)')
  await user.clear(size)
  await user.type(size, '11,5{Enter}')
  await user.clear(size)
  await user.type(size, '99')
  await user.tab()
  await user.clear(size)
  await user.type(size, 'large')
  await user.tab()
  expect(steps).toEqual(['[theme=classic,size=11.5pt]', '[theme=classic,size=14pt]'])
})

it('takes a color by its digits, and says what is wrong with others', async () => {
  const { steps, user } = open('[theme=classic]')
  const color = screen.getByLabelText('Your own color')
  await user.type(color, 'red{Enter}')
  screen.getByText('Six digits, such as 7A1F2E')
  await user.clear(color)
  await user.type(color, '#7a1f2e{Enter}')
  expect(steps).toEqual(['[theme=classic,accent=7A1F2E]'])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('goes back to what the theme has of itself, and keeps the keyboard in the field', async () => {
  const { steps, user } = open('[theme=classic,font=bonum]')
  await user.click(screen.getByRole('button', { name: 'Font: theme’s default' }))
  expect(steps).toEqual(['[theme=classic]'])
  expect(document.activeElement).toBe(screen.getByLabelText('Font'))
})

it('is locked while the assistant works', () => {
  open('[theme=classic]', { isLocked: true })
  screen.getByText(/^Unavailable while the assistant is working/)
  expect(screen.getByRole('group', { name: 'Look of the page' }).matches(':disabled')).toBe(true)
})

it('says why it has nothing for another class', () => {
  open('', { cls: 'article' })
  screen.getByText(/^These settings work with Galley’s own themes\./)
  expect(screen.queryByRole('radio')).toBeNull()
})

it('offers a document of another class the way into a theme', async () => {
  const { steps, onBringIn, user } = open('', { cls: 'article' })
  await user.click(screen.getByRole('button', { name: 'Bring into a Galley theme' }))
  expect(onBringIn).toHaveBeenCalledOnce()
  expect(steps).toEqual([])
})
