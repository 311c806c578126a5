// @vitest-environment jsdom
// A form that is empty starts from the user's last resume, and never against the user's own words.
import type { Imported } from '@galley/contract/import'
import { educationItem, emptyResumeData, experienceItem } from '@galley/contract/resume-data'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/toaster.tsx'
import { DraftForm } from './draft-form.tsx'
import { clearDraft, loadDraft } from './model/draft-storage.ts'
import type { LastResume } from './model/last-resume.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  toast.dismiss()
  cleanup()
  vi.unstubAllGlobals()
})

const empty = emptyResumeData()
const last: LastResume = {
  title: 'Product designer',
  resume_data: {
    ...empty,
    personalInfo: {
      ...empty.personalInfo,
      name: 'M. Lindqvist',
      phone: '+46 70',
      title: 'Designer',
      portfolio: 'm.se',
    },
    summary: 'Ten years of design.',
    experience: [experienceItem.parse({ company: 'Northwind' })],
    education: [educationItem.parse({ institution: 'Konstfack', degree: 'BFA' }), educationItem.parse({})],
  },
}
const account = { id: 'mara', name: 'Mara Lindqvist', email: 'mara@example.com' }

function open(findLast: () => Promise<LastResume | null> = async () => last) {
  const asked = vi.fn(findLast)
  const onContinue = vi.fn()
  render(
    <>
      <DraftForm account={account} findLast={asked} onContinue={onContinue} />
      <Toaster />
    </>,
  )
  return { user: userEvent.setup(), asked, kept: () => loadDraft(localStorage, 'mara')?.data }
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const contact = () => ['Full Name *', 'Email *', 'Phone *'].map(valueOf)
const taken = ['M. Lindqvist', 'mara@example.com', '+46 70']
const ofAccount = ['Mara Lindqvist', 'mara@example.com', '']
const notice = () => screen.findByText('Contact and education are from “Product designer”.')
const noNotice = () => expect(screen.queryByText(/Contact and education/)).toBeNull()
/** Everything that was to happen has. */
const complete = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('an empty form', () => {
  it('starts with contact and education of the last resume, names it, and takes nothing else', async () => {
    open()
    await notice()
    expect(contact()).toEqual(taken)
    expect([valueOf('Portfolio'), valueOf('Institution')]).toEqual(['m.se', 'Konstfack'])
    expect(screen.getAllByLabelText('Institution')).toHaveLength(1)
    expect(screen.queryByLabelText('Professional Title')).toBeNull()
    expect(screen.getByText('No work experience added yet')).toBeTruthy()
    expect((screen.getByRole('textbox', { name: 'Professional Summary' }) as HTMLTextAreaElement).value).toBe('')
  })

  it('is not kept before something is typed: a newer resume counts the next time', async () => {
    const { user, kept } = open()
    await notice()
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBeUndefined()
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'C++')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toMatchObject({ personalInfo: { phone: '+46 70' }, education: [{ institution: 'Konstfack' }] })
  })

  it('is kept on the way to the templates', async () => {
    const { user, kept } = open()
    await notice()
    await user.click(screen.getByRole('button', { name: 'Continue to Templates' }))
    expect(kept()?.personalInfo.name).toBe('M. Lindqvist')
  })

  it.each([
    ['there is no resume', async () => null],
    ['the resume has nothing to take over', async () => ({ title: 'Blank', resume_data: empty })],
    ['the resume cannot be loaded', () => Promise.reject(new Error('offline'))],
  ])('stays empty without a word where %s', async (_, findLast) => {
    open(findLast)
    await complete()
    expect(contact()).toEqual(ofAccount)
    noNotice()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what the user has typed', () => {
  it('is never replaced, and the last resume is not asked for', async () => {
    const { user } = open(async () => null)
    await user.type(screen.getByLabelText('Phone *'), '1')
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    const { asked } = open()
    await complete()
    expect(contact()).toEqual([...ofAccount.slice(0, 2), '1'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('is not replaced either while the last resume is loading', async () => {
    let arrive: (resume: LastResume) => void = () => undefined
    const { user } = open(() => new Promise((resolve) => (arrive = resolve)))
    await user.type(screen.getByLabelText('Phone *'), '1')
    arrive(last)
    await complete()
    expect(contact()).toEqual([...ofAccount.slice(0, 2), '1'])
    noNotice()
  })
})

describe('Start over', () => {
  const startOver = () => screen.getByRole('button', { name: 'Start over' })

  it('empties the form, also at the next visit, until a resume was made of it', async () => {
    const { user } = open()
    await notice()
    await user.click(startOver())
    expect(contact()).toEqual(ofAccount)
    expect(screen.queryByLabelText('Institution')).toBeNull()
    noNotice()

    cleanup()
    open()
    await complete()
    expect(contact()).toEqual(ofAccount)

    cleanup()
    clearDraft(localStorage, 'mara')
    open()
    await notice()
  })

  it('can be undone', async () => {
    const { user } = open()
    await notice()
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'C++')
    await user.click(startOver())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await notice()
    expect(contact()).toEqual(taken)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Skills' }).value).toBe('C++')
  })
})

it('gives way to a file, which is in conflict with the user’s own words alone', async () => {
  const found: Imported = {
    success: true,
    source: 'docx',
    resume_data: {
      ...empty,
      personalInfo: { ...empty.personalInfo, name: 'Mara L.', phone: '+46 99', address: 'Oslo' },
      education: [educationItem.parse({ id: 'e', institution: 'KTH', degree: 'MSc' })],
    },
    fields: [],
    unread: [],
    pages: [],
    page_text: [],
    pdf: null,
    is_cut: false,
    fields_present: { professional_title: false, portfolio: false },
  }
  vi.stubGlobal('fetch', async () => Response.json(found))
  const { user } = open()
  await notice()
  await user.type(screen.getByLabelText('Location *'), 'Malmö')
  await user.upload(
    document.querySelectorAll<HTMLInputElement>('input[type=file]')[0]!,
    new File(['x'], 'cv.pdf', { type: 'application/pdf' }),
  )
  await waitFor(() => expect(contact()).toEqual(['Mara L.', 'mara@example.com', '+46 99']))
  expect([valueOf('Location *'), valueOf('Institution')]).toEqual(['Malmö', 'KTH'])
  noNotice()
})
