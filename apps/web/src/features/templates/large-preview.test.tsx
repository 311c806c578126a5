// @vitest-environment jsdom
import { emptyResumeData, type ResumeData } from '@galley/contract/resume-data'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TemplatePicker } from './template-picker.tsx'

const templates = ['Classic', 'Modern'].map((name) => ({
  id: name.toLowerCase(),
  name,
  description: 'One column.',
  columns: 1 as const,
  parser_safe: true,
  suits: 'one_page' as const,
  shows_photo: false,
  has_preview: false,
  preview_url: null,
}))
const data: ResumeData = {
  ...emptyResumeData(),
  personalInfo: { ...emptyResumeData().personalInfo, name: 'Mara L' },
}

interface Asked {
  path: string
  body: Record<string, unknown>
}
let asked: Asked[] = []
let compiled: (body: Record<string, unknown>) => Response | Promise<Response>
const refusal = (status: number, code: string, headers = {}) =>
  Response.json({ detail: 'No.', code, request_id: 'r' }, { status, headers })
const diagnosticsOf = (list: object[]) => ({
  'x-diagnostics': btoa(JSON.stringify(list)),
})

beforeEach(() => {
  asked = []
  compiled = () => new Response('%PDF-')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  // jsdom has no widths: the pages are drawn in a browser's tests.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (url: string | URL, { body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    const sent = typeof body === 'string' ? (JSON.parse(body) as Asked['body']) : {}
    asked.push({ path: pathname, body: sent })
    if (pathname === '/api/latex/compile') return compiled(sent)
    const [, name = ''] = /^\/api\/templates\/(\w+)/.exec(pathname) ?? []
    const filling = pathname.endsWith('/latex') ? 'own' : 'sample'
    return Response.json({ id: name, name, content: `${filling} in ${name}` })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const [chosen, setChosen] = useState<string>()
  return <TemplatePicker templates={templates} chosen={chosen} onChoose={setChosen} data={data} />
}
async function open(name = 'Classic') {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: `Large preview of ${name}` }))
  return { user, dialog: within(await screen.findByRole('dialog', { name })) }
}
const compiles = () =>
  asked.filter(({ path }) => path === '/api/latex/compile').map(({ body }) => body['latex_content'])

describe('the large preview of a template', () => {
  it('compiles what the person filled in, as a preview beside no resume, and chooses nothing', async () => {
    const { dialog } = await open()
    expect(dialog.getByRole('status').textContent).toBe('Setting the pages')
    expect(dialog.getByRole('group', { name: 'Your resume in the Classic template' })).toBeTruthy()
    await vi.waitFor(() => expect(compiles()).toEqual(['own in classic']))
    const [fill, compile] = asked
    expect(fill).toMatchObject({ path: '/api/templates/classic/latex', body: { resume_data: data } })
    expect(compile!.body).toEqual({ latex_content: 'own in classic', purpose: 'preview' })
    expect(screen.getAllByRole('radio', { hidden: true }).some((card) => (card as HTMLInputElement).checked)).toBe(
      false,
    )
  })

  it('shows the sample on request, and each of them is compiled once', async () => {
    const { user, dialog } = await open()
    await vi.waitFor(() => expect(compiles()).toHaveLength(1))
    await user.click(dialog.getByRole('radio', { name: 'Sample' }))
    expect(dialog.getByRole('group', { name: 'The sample in the Classic template' })).toBeTruthy()
    await vi.waitFor(() => expect(compiles()).toEqual(['own in classic', 'sample in classic']))
    await user.click(dialog.getByRole('radio', { name: 'Your resume' }))
    await user.click(dialog.getByRole('radio', { name: 'Sample' }))
    expect(compiles()).toHaveLength(2)
  })

  it('goes by keyboard: arrows between both, Escape closes, and the focus is back on its button', async () => {
    const { user, dialog } = await open('Modern')
    dialog.getByRole('radio', { name: 'Your resume' }).focus()
    await user.keyboard('{ArrowRight} ')
    expect(dialog.getByRole('radio', { name: 'Sample' }).getAttribute('aria-checked')).toBe('true')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Large preview of Modern' })),
    )
  })

  it('chooses its template, and closes', async () => {
    const { user, dialog } = await open('Modern')
    await user.click(dialog.getByRole('button', { name: 'Use Template' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Modern' }).checked).toBe(true)
  })

  it('names letters that no font has', async () => {
    const message = 'The character “𐐷” is not on the page'
    compiled = () =>
      new Response('%PDF-', {
        headers: diagnosticsOf([
          {
            line: 1,
            severity: 'warning',
            message: message.replace('𐐷', '?').replace(/[“”]/g, "'"),
            hint: null,
            about: 'missing_characters',
          },
        ]),
      })
    const { dialog } = await open()
    expect(await dialog.findByText(/^Letters are missing on this page\. The character/)).toBeTruthy()
  })
})

describe('a preview that fails', () => {
  it('says so, and comes with Retry', async () => {
    compiled = () => refusal(422, 'compilation_error')
    const { user, dialog } = await open()
    expect((await dialog.findByRole('alert')).textContent).toContain('The pages could not be made.')
    compiled = () => new Response('%PDF-')
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    await vi.waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
    expect(compiles()).toHaveLength(2)
  })

  it('says that no server was reached', async () => {
    compiled = () => Promise.reject(new TypeError('Failed to fetch'))
    const { dialog } = await open()
    expect((await dialog.findByRole('alert')).textContent).toContain('The server could not be reached.')
  })

  it('of a busy server is asked for again by itself, after as long as that says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      let left = 2
      compiled = () => ((left -= 1) >= 0 ? refusal(503, 'busy', { 'retry-after': '3' }) : new Response('%PDF-'))
      const { dialog } = await open()
      await vi.waitFor(() => expect(compiles()).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(2_500)
      expect(compiles()).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(6_000)
      await vi.waitFor(() => expect(compiles()).toHaveLength(3))
      expect(dialog.queryByRole('alert')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})
