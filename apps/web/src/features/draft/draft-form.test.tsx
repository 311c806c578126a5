// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/toaster.tsx'
import { DraftForm } from './draft-form.tsx'
import { loadDraft } from './model/draft-storage.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const unnamed = { id: 'mara', name: '', email: '' }
const open = (account = unnamed) => {
  const onContinue = vi.fn()
  render(
    <>
      <DraftForm account={account} onContinue={onContinue} />
      <Toaster />
    </>,
  )
  return { onContinue, user: userEvent.setup(), kept: () => loadDraft(localStorage, 'mara')?.data }
}
const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Templates' })
const nameField = () => screen.getByLabelText('Full Name *')

describe('the name', () => {
  it('is needed to go on, and asked for when it is left empty', async () => {
    const { user, onContinue } = open()
    expect(proceed().disabled).toBe(true)
    await user.click(nameField())
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe('Please fill in your name.')

    await user.type(nameField(), '   ')
    expect(proceed().disabled).toBe(true)
    await user.type(nameField(), 'Zoë')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(proceed())
    expect(onContinue).toHaveBeenCalledOnce()
  })
})

describe('the name and email of the account', () => {
  const account = { id: 'mara', name: 'Mara Lindqvist', email: 'mara@example.com' }
  const values = () => [nameField(), screen.getByLabelText('Email *')].map((field) => (field as HTMLInputElement).value)

  it('are filled in where the draft has none, so that one can go on at once', () => {
    open(account)
    expect(values()).toEqual(['Mara Lindqvist', 'mara@example.com'])
    expect(proceed().disabled).toBe(false)
  })

  it('do not replace what the draft has', async () => {
    const { user } = open()
    await user.type(nameField(), 'Dr. M. Lindqvist')
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    open(account)
    expect(values()).toEqual(['Dr. M. Lindqvist', 'mara@example.com'])
  })
})

describe('what does not look right', () => {
  it.each([
    ['Email *', 'mara@example', 'mara@example.com', /email address/],
    ['LinkedIn *', 'mara lindqvist', 'linkedin.com/in/mara', /web address/],
    ['Website', 'mara', 'https://mara.dev', /web address/],
  ])(
    '%s: "%s" gets a hint when it is left, which goes with "%s", and blocks nothing',
    async (label, wrong, right, hint) => {
      const { user } = open({ id: 'mara', name: 'Mara', email: '' })
      const field = screen.getByLabelText(label)
      await user.type(field, wrong)
      expect(screen.queryByText(hint)).toBeNull()
      await user.tab()
      expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(hint).id)
      expect(proceed().disabled).toBe(false)
      await user.clear(field)
      await user.type(field, right)
      await user.tab()
      expect(screen.queryByText(hint)).toBeNull()
    },
  )

  it('is hinted at in the links of an entry too', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Add project' }))
    await user.click(screen.getByText('More details'))
    await user.type(screen.getByLabelText('Link'), 'my page')
    await user.tab()
    expect(screen.getByText(/web address/)).toBeTruthy()
  })
})

describe('the draft', () => {
  it('is stored within 300 ms of the last key, without being asked', async () => {
    const { user, kept } = open()
    await user.type(nameField(), 'Zoë')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(kept()?.personalInfo.name).toBe('Zoë')
  })

  it('is stored at once when the page goes away', async () => {
    const { user, kept } = open()
    await user.type(nameField(), 'Zoë')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()?.personalInfo.name).toBe('Zoë')
  })

  it('is there again after a reload, opened sections included', async () => {
    const { user } = open()
    await user.type(nameField(), 'Zoë')
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'C++, LaTeX')
    await user.click(screen.getByRole('button', { name: 'Add section' }))
    await user.click(screen.getByRole('menuitem', { name: 'Hobbies' }))
    cleanup()
    open()
    expect(
      [nameField(), screen.getByRole('textbox', { name: 'Skills' })].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['Zoë', 'C++, LaTeX'])
    expect(screen.getByRole('heading', { name: 'Hobbies' })).toBeTruthy()
  })
})

it('tidies a comma field when it is left, not while it is typed in', async () => {
  const { user, kept } = open()
  const skills = screen.getByRole<HTMLInputElement>('textbox', { name: 'Skills' })
  await user.type(skills, ' C++ ,, LaTeX,')
  expect(skills.value).toBe(' C++ ,, LaTeX,')
  await user.tab()
  expect(skills.value).toBe('C++, LaTeX')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()?.skills).toEqual(['C++', 'LaTeX'])
})

it.each([
  'No work experience added yet',
  'No education added yet',
  'No projects added yet',
  'No awards added yet',
  'No certifications added yet',
  'Add custom sections such as Hobbies or Volunteer Work',
])('says "%s" where a list is empty', (sentence) => {
  open()
  expect(screen.getByText(sentence)).toBeTruthy()
})

describe('a list', () => {
  const companies = () => screen.getAllByLabelText<HTMLInputElement>('Company').map((field) => field.value)

  async function withTwo() {
    const form = open()
    for (const company of ['Acme', 'Beta']) {
      await form.user.click(screen.getByRole('button', { name: 'Add experience' }))
      await form.user.type(screen.getAllByLabelText('Company').at(-1)!, company)
    }
    return form
  }

  it('is put in another order without a mouse', async () => {
    const { user, kept } = await withTwo()
    await user.click(screen.getByRole('button', { name: 'Move Beta up' }))
    expect(companies()).toEqual(['Beta', 'Acme'])
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()?.experience.map((item) => item.company)).toEqual(['Beta', 'Acme'])
  })

  it('keeps the focus on the entry that was moved', async () => {
    const { user } = await withTwo()
    await user.click(screen.getByRole('button', { name: 'Move Beta up' }))
    // It is the first now: there is no way further up.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Beta down' }))
    await user.keyboard('{Enter}')
    expect(companies()).toEqual(['Acme', 'Beta'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Beta up' }))
  })

  it('opens with every entry on one line, each unfolded by a press; a new one is open', async () => {
    const { user } = await withTwo()
    await user.type(screen.getAllByLabelText('Position')[0]!, 'Head of Ops')
    await user.type(screen.getAllByLabelText('Start date')[0]!, '2019')
    await user.type(screen.getAllByLabelText('End date')[0]!, '2022')
    cleanup()
    open()
    const line = screen.getByRole('button', { name: 'Head of Ops · Acme · 2019 – 2022' })
    const isOpen = () => screen.getAllByLabelText('Company').map((field) => field.closest('details')?.open)
    expect([line.getAttribute('aria-expanded'), isOpen()]).toEqual(['false', [false, false]])
    await user.click(line)
    expect(isOpen()).toEqual([true, false])
    await user.click(screen.getByRole('button', { name: 'Add experience' }))
    expect(isOpen()).toEqual([true, false, true])
  })

  it('is put in another order by its handle and the arrow keys', async () => {
    const { user } = await withTwo()
    // jsdom lays nothing out, so the entries are given places: one below the other.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const entries = screen.getAllByRole('group').map((entry) => entry.contains(this))
      return new DOMRect(0, Math.max(0, entries.indexOf(true)) * 100, 300, 90)
    })
    screen.getByRole('button', { name: /^Reorder Beta/ }).focus()
    await user.keyboard(' ')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await user.keyboard('{ArrowUp}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await user.keyboard(' ')
    await waitFor(() => expect(companies()).toEqual(['Beta', 'Acme']))
  })

  it('gives back what was removed, in its old place', async () => {
    const { user } = await withTwo()
    await user.click(screen.getByRole('button', { name: 'Remove Acme' }))
    expect(companies()).toEqual(['Beta'])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(companies()).toEqual(['Acme', 'Beta'])
  })

  it('keeps an end date out of sight, not out of the draft, while a job is current', async () => {
    const { user, kept } = await withTwo()
    const acme = within(screen.getByRole('group', { name: 'Acme' }))
    await user.type(acme.getByLabelText('End date'), '2020')
    await user.click(acme.getByLabelText('I currently work here'))
    expect(acme.queryByLabelText('End date')).toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()?.experience[0]).toMatchObject({ current: true, endDate: '2020' })
  })
})

it('shows professional title and portfolio only once they are asked for', async () => {
  const { user } = open()
  expect(screen.queryByLabelText('Professional Title')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  await user.click(screen.getByRole('menuitem', { name: 'Professional title' }))
  expect(screen.getByLabelText('Professional Title')).toBeTruthy()
})

describe('the details of an entry', () => {
  const details = () => screen.getByText('More details').closest('details')!

  async function withOne() {
    const form = open()
    await form.user.click(screen.getByRole('button', { name: 'Add experience' }))
    return form
  }

  it('stay open while somebody types in them, also when all of it is deleted again', async () => {
    const { user } = await withOne()
    expect(details().open).toBe(false)
    await user.click(screen.getByText('More details'))
    const field = screen.getByLabelText('Employment type')
    await user.type(field, 'F')
    await user.type(field, '{Backspace}')
    expect((field as HTMLInputElement).value).toBe('')
    expect(details().open).toBe(true)
  })

  it('close at a press, and stay closed with what is in them', async () => {
    const { user, kept } = await withOne()
    await user.click(screen.getByText('More details'))
    await user.type(screen.getByLabelText('Employment type'), 'Full time')
    await user.click(screen.getByText('More details'))
    await user.type(screen.getByLabelText('Company'), 'Acme')
    expect(details().open).toBe(false)
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()?.experience[0]).toMatchObject({ employmentType: 'Full time' })
  })

  it('are open for data that is already there', async () => {
    const { user } = await withOne()
    await user.click(screen.getByText('More details'))
    await user.type(screen.getByLabelText('Employment type'), 'Full time')
    cleanup()
    open()
    expect(details().open).toBe(true)
  })
})
