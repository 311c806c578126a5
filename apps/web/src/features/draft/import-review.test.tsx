// @vitest-environment jsdom
// What was read from a file, beside the form: each field and its place on the page lead to one another, guesses ask to
// be looked at.
import type { Imported } from '@galley/contract/import'
import { emptyResumeData, experienceItem } from '@galley/contract/resume-data'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from 'sonner'
import { Toaster } from '../../ui/toaster.tsx'
import { DraftForm } from './draft-form.tsx'

const box = (y: number) => [{ page: 0, x: 40, y, width: 80, height: 10 }]
const data = {
  ...emptyResumeData(),
  personalInfo: { ...emptyResumeData().personalInfo, name: 'Zoë Ångström', email: 'zoe@example.org' },
  experience: [
    experienceItem.parse({ company: 'Northwind', position: 'Engineer' }),
    experienceItem.parse({ company: 'Lumen', position: 'Intern' }),
  ],
}
const found: Imported = {
  success: true,
  source: 'docx',
  resume_data: data,
  fields: [
    { path: 'personalInfo.name', confidence: 0.98, boxes: box(20) },
    { path: 'personalInfo.email', confidence: 0.99, boxes: box(40) },
    { path: 'experience.0.company', confidence: 0.4, boxes: box(60) },
    { path: 'experience.0.position', confidence: 0.9, boxes: box(80) },
    { path: 'experience.1.company', confidence: 0.3, boxes: box(100) },
  ],
  unread: [
    { text: '– Oslo', reason: 'unplaced', boxes: box(120) },
    { text: 'Kubernetes expert', reason: 'hidden', boxes: box(140) },
  ],
  pages: [{ width: 612, height: 792 }],
  page_text: [{ text: 'Zoë Ångström', page: 0, x: 40, y: 20, width: 80, size: 10, bold: true, italic: false }],
  pdf: null,
  is_cut: false,
  fields_present: { personalInfo: true, experience: true, professional_title: false, portfolio: false },
}

let answer: () => Promise<Response>
const requests: string[] = []
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  answer = async () => Response.json(found)
  requests.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return answer()
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      seen: (entries: unknown[]) => void
      constructor(seen: (entries: unknown[]) => void) {
        this.seen = seen
      }
      observe() {
        this.seen([{ contentRect: { width: 0 } }])
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollBy = () => undefined
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  toast.dismiss()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <>
      <DraftForm account={{ id: 'mara', name: '', email: '' }} onContinue={vi.fn()} />
      <Toaster />
    </>,
  )
async function read() {
  const user = userEvent.setup()
  show()
  await user.upload(screen.getByLabelText('choose another file type'), new File(['x'], 'cv.docx'))
  const original = within(await screen.findByRole('region', { name: 'Your original' }))
  await original.findByText('Zoë Ångström')
  return { user, original }
}
const company = (index: number) => screen.getAllByLabelText<HTMLInputElement>('Company')[index]!
const active = () => document.querySelector('[data-active]')?.getAttribute('title')
const doubt = 'A guess: please check it.'

describe('the original', () => {
  it('marks the place of the field that has the focus', async () => {
    await read()
    company(0).focus()
    await waitFor(() => expect(active()).toBe('Go to Company'))
    screen.getByLabelText('Full Name *').focus()
    await waitFor(() => expect(active()).toBe('Go to Full name'))
  })
  it('leads from a place to its field, wherever that was moved to', async () => {
    const { user, original } = await read()
    await user.click(screen.getByRole('button', { name: /^Move Engineer down/ }))
    await user.click(original.getAllByTitle('Go to Company')[0]!)
    expect(document.activeElement).toBe(company(1))
    expect(company(1).value).toBe('Northwind')
  })
  it('is put away and fetched again', async () => {
    const { user, original } = await read()
    await user.click(original.getByRole('button', { name: 'Hide the original' }))
    expect(screen.queryByRole('region', { name: 'Your original' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check it against the original' }))
    expect(screen.getByRole('region', { name: 'Your original' })).toBeTruthy()
  })
})

describe('a guess', () => {
  it('asks to be checked, until it is changed', async () => {
    const { user } = await read()
    expect(screen.getAllByText(doubt)).toHaveLength(2)
    await user.type(company(1), 's')
    expect(screen.getAllByText(doubt)).toHaveLength(1)
    expect(company(1).value).toBe('Lumens')
  })
  it('is found by itself, and confirmed by a press', async () => {
    const { user, original } = await read()
    expect(original.getByText('2 fields to double-check')).toBeTruthy()
    await user.click(original.getByRole('button', { name: 'Show me' }))
    expect(document.activeElement).toBe(company(0))
    await user.click(original.getByRole('button', { name: 'Looks right' }))
    expect(document.activeElement).toBe(company(1))
    await user.click(original.getByRole('button', { name: 'Looks right' }))
    expect(original.getByText('All guesses checked.')).toBeTruthy()
    expect(screen.queryByText(doubt)).toBeNull()
  })
})

describe('a line that found no place', () => {
  const carry = (line: Element, target: Element) => {
    const dataTransfer = { setData: vi.fn(), types: ['text/plain'], effectAllowed: '', dropEffect: '' }
    fireEvent.dragStart(line, { dataTransfer })
    fireEvent.dragOver(target, { dataTransfer })
    fireEvent.drop(target, { dataTransfer })
    fireEvent.dragEnd(line, { dataTransfer })
  }
  const place = () => screen.getAllByTitle('Not placed in the form: drag it into a field')[0]!

  it('is dragged from the page into a field', async () => {
    const { user } = await read()
    const location = screen.getByLabelText<HTMLInputElement>('Location *')
    carry(place(), location)
    expect(location.value).toBe('Oslo')
    await user.click(screen.getByRole('button', { name: '2 lines couldn’t be placed in the form' }))
    expect(screen.getAllByRole('button', { name: /^Add “/ }).map((one) => one.textContent)).toEqual([
      'Add again',
      'Add',
    ])
  })
  it('becomes a line of Additional Information beside all fields, or at a press', async () => {
    const { user } = await read()
    await user.click(screen.getAllByText('More details')[0]!)
    const unfolded = [...document.querySelectorAll('details[open]')]
    expect(unfolded.length).toBeGreaterThan(0)
    carry(place(), document.querySelector('form')!)
    expect(unfolded.every((fold) => (fold as HTMLDetailsElement).open)).toBe(true)
    await user.click(screen.getByRole('button', { name: '2 lines couldn’t be placed in the form' }))
    expect(screen.getByText('(hidden from readers)')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add “Kubernetes expert” to Additional Information' }))
    expect(screen.getByDisplayValue(/^Oslo\s+Kubernetes expert$/)).toBeTruthy()
  })
  it('is taken back with Ctrl+Z and put back with Ctrl+Shift+Z, and stands in its list again', async () => {
    const { user } = await read()
    const location = screen.getByLabelText<HTMLInputElement>('Location *')
    const [first, second] = screen.getAllByTitle('Not placed in the form: drag it into a field')
    carry(first!, location)
    carry(second!, document.querySelector('form')!)
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.queryByDisplayValue('Kubernetes expert')).toBeNull()
    expect(location.value).toBe('Oslo')
    await user.keyboard('{Control>}z{/Control}')
    expect(location.value).toBe('')
    expect(screen.getAllByTitle('Not placed in the form: drag it into a field')).toHaveLength(2)
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(location.value).toBe('Oslo')
    expect(screen.getAllByTitle('Not placed in the form: drag it into a field')).toHaveLength(1)
  })
  it('stays where it is with Ctrl+Z once something else was typed there', async () => {
    const { user } = await read()
    const location = screen.getByLabelText<HTMLInputElement>('Location *')
    carry(place(), location)
    await user.type(location, ', Norway')
    await user.keyboard('{Control>}z{/Control}')
    expect(location.value).toBe('Oslo, Norway')
  })
  it('stays where a field does not take so much', async () => {
    await read()
    const location = screen.getByLabelText<HTMLInputElement>('Location *')
    location.maxLength = 3
    carry(place(), location)
    expect(location.value).toBe('')
    expect(await screen.findByText('That’s too much text for this field.')).toBeTruthy()
    expect(place()).toBeTruthy()
  })
})

describe('a chosen file', () => {
  const send = async (how: 'Choose a PDF' | 'choose another file type' | 'drop', file: File) => {
    show()
    if (how !== 'drop') fireEvent.change(screen.getByLabelText(how), { target: { files: [file] } })
    else
      fireEvent.drop(screen.getByRole('region', { name: 'Quick Start' }), {
        dataTransfer: { types: ['Files'], files: [file] },
      })
    await screen.findByText(/^(?:Failed to extract data|Information extracted)/)
  }
  const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
  it.each([
    ['Choose a PDF', pdf, '/api/resumes/extract-pdf'],
    ['drop', pdf, '/api/resumes/import'],
    ['drop', new File(['x'], 'cv.docx'), '/api/resumes/import'],
    ['choose another file type', pdf, '/api/resumes/import'],
  ] as const)('by “%s” takes one request', async (how, file, url) => {
    await send(how, file)
    expect(requests).toEqual([url])
  })
  it('that calls itself a PDF and is none is sent once', async () => {
    answer = async () => Response.json({ detail: 'Not one.', code: 'not_a_pdf', request_id: 'r' }, { status: 415 })
    await send('drop', pdf)
    expect(requests).toHaveLength(1)
  })
  it('of another kind is not sent where a PDF was asked for', async () => {
    await send('Choose a PDF', new File(['x'], 'cv.docx'))
    expect(screen.getByText('This file is not a PDF. Export your resume as a PDF and try again.')).toBeTruthy()
    expect(requests).toEqual([])
  })
})

describe('an import', () => {
  it('leaves what is being typed where it is', async () => {
    let arrive: (response: Response) => void = () => undefined
    answer = () => new Promise((resolve) => (arrive = resolve))
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Add experience' }))
    await user.upload(screen.getByLabelText('choose another file type'), new File(['x'], 'cv.docx'))
    await user.type(company(0), 'Hoo')
    arrive(Response.json(found))
    await screen.findByRole('region', { name: 'Your original' })
    await user.keyboard('li')
    expect(screen.getAllByLabelText<HTMLInputElement>('Company').map(({ value }) => value)).toEqual([
      'Hooli',
      'Northwind',
      'Lumen',
    ])
  })
  it('keeps what found no place through the next file, a failed one, and a reload', async () => {
    const { user } = await read()
    answer = async () => Response.json({ detail: 'No.', code: 'file_unreadable', request_id: 'r' }, { status: 422 })
    await user.upload(screen.getByLabelText('choose another file type'), new File(['x'], 'broken.docx'))
    await screen.findByText('No.')
    expect(screen.getByText('Failed to extract data')).toBeTruthy()
    expect(screen.getByRole('button', { name: '2 lines couldn’t be placed in the form' })).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve, 300))
    cleanup()
    show()
    await user.click(screen.getByRole('button', { name: '2 lines couldn’t be placed in the form' }))
    expect(screen.getByText('– Oslo')).toBeTruthy()
  })
  it('is taken back at a press', async () => {
    const { user } = await read()
    const toasts = await screen.findAllByRole('button', { name: 'Undo' })
    await waitFor(() => expect(localStorage.getItem('resumeImported')).toBe('true'))
    await user.click(toasts[0]!)
    await waitFor(() => expect(localStorage.getItem('resumeImported')).toBe('false'))
    expect(screen.getByLabelText<HTMLInputElement>('Full Name *').value).toBe('')
    expect(screen.queryByText(/be placed in the form/)).toBeNull()
    expect(screen.queryByText(/Information extracted/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Your original' })).toBeNull()
  })
  it('is not taken back over what was typed since', async () => {
    const { user } = await read()
    await screen.findAllByRole('button', { name: 'Undo' })
    await user.type(screen.getByLabelText('Full Name *'), '!')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Full Name *').value).toBe('Zoë Ångström!')
  })
  it('doubts nothing that was typed, and keeps what was not asked for', async () => {
    const user = userEvent.setup()
    show()
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'new@example.org')
    await user.upload(screen.getByLabelText('choose another file type'), new File(['x'], 'cv.docx'))
    await screen.findByRole('dialog', { name: 'Your form and the file differ' })
    await user.keyboard('{Escape}')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toBe('new@example.org')
    expect(screen.queryByTitle('Go to Email')).toBeNull()
    await user.click(screen.getByRole('button', { name: '3 lines couldn’t be placed in the form' }))
    expect(screen.getByText('zoe@example.org')).toBeTruthy()
  })
})
