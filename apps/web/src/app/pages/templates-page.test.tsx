// @vitest-environment jsdom
import { emptyResumeData } from '@galley/contract/resume-data'
import { createResume } from '@galley/contract/resumes'
import { listTemplates } from '@galley/contract/templates'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDraft, saveDraft } from '../../features/draft/model/draft-storage.ts'
import {
  findDraftPhoto,
  findWaitingPhoto,
  forgetPhotosOf,
  keepDraftPhoto,
} from '../../features/editor/photo/kept-photos.ts'
import { showPage } from '../testing/show-page.tsx'
import { keepSession, mara, member } from '../testing/signed-in.ts'
import { TemplatesPage } from './templates-page.tsx'

const templates = ['Classic', 'Modern'].map((name) => ({
  id: name.toLowerCase(),
  name,
  description: 'One column.',
  columns: name === 'Modern' ? 2 : 1,
  parser_safe: name === 'Classic',
  suits: 'one_page',
  shows_photo: name === 'Modern',
  has_preview: false,
  preview_url: null,
}))
const refusal = (status: number, code: string, detail = 'No.') =>
  Response.json({ detail, code, request_id: 'r' }, { status })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

type Answer = () => Response | Promise<Response>
const resumeId = '3f2b7c7e-1111-4222-8333-944455566677'
const made: Answer = () => Response.json({ id: resumeId, version: 1, updated_at: '2026-11-21T00:00:00Z' })

/** The page of a user who has filled in the form, and a server with the given responses. */
async function open({ list = (() => Response.json(templates)) as Answer, create = made } = {}) {
  const created: unknown[] = []
  vi.stubGlobal('fetch', async (url: string | URL, { body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === `/api${listTemplates.path}`) return list()
    if (pathname !== `/api${createResume.path}`) return new Response(null, { status: 204 })
    created.push(JSON.parse(body as string))
    return create()
  })
  return { ...(await showPage(TemplatesPage, member)), user: userEvent.setup(), created }
}
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Resume' })
const choose = async (user: ReturnType<typeof userEvent.setup>, name = 'Classic') =>
  user.click(await screen.findByRole('radio', { name }))

beforeEach(() => {
  localStorage.clear()
  keepSession(localStorage)
  const data = { ...emptyResumeData(), personalInfo: { ...emptyResumeData().personalInfo, name: 'Mara L' } }
  saveDraft(localStorage, mara.id, { data, jobDescription: 'A posting', sections: [], unread: [] })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the templates', () => {
  it('are counted, and the person is named', async () => {
    await open()
    expect(await screen.findByText('2 templates available')).toBeTruthy()
    expect(screen.getByText(/Ready to generate resume for/).textContent).toBe('Ready to generate resume for Mara L')
  })

  it('are filtered by what they are, but for the one that is chosen', async () => {
    const { user } = await open()
    await choose(user, 'Modern')
    const shown = () => screen.getAllByRole('radio').map((card) => card.getAttribute('aria-label'))
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('Safe for parsers')
    expect(shown()).toEqual(['Classic', 'Modern'])
    await choose(user, 'Classic')
    expect(shown()).toEqual(['Classic'])
    expect(screen.getByText('1 of 2')).toBeTruthy()
    await press('Two columns')
    expect(screen.getByText('No template is all of this.')).toBeTruthy()
    // One column in the place of two.
    await press('One column')
    expect(screen.getByRole('button', { name: 'Two columns' }).getAttribute('aria-pressed')).toBe('false')
    expect(shown()).toEqual(['Classic'])
    await press('Show all')
    expect(shown()).toEqual(['Classic', 'Modern'])
    await press('Place for a photo')
    expect(screen.getByText('1 of 2')).toBeTruthy()
    await press('For many pages')
    expect(screen.getByText('0 of 2')).toBeTruthy()
  })

  it('that do not come are a failure with Retry, which reloads the page', async () => {
    const { user } = await open({ list: () => refusal(503, 'unavailable') })
    const alert = await screen.findByRole('alert', {}, { timeout: 3000 })
    expect(alert.textContent).toContain('Failed to fetch templates')
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('are not asked for without a token', async () => {
    localStorage.removeItem('sb-galley-auth-token')
    const list = vi.fn<Answer>(() => Response.json(templates))
    await open({ list })
    expect((await screen.findByRole('alert')).textContent).toContain('Authentication token not found.')
    expect(list).not.toHaveBeenCalled()
  })
})

describe('generating', () => {
  it('needs a template: the button is off, and pressing it anyway says why', async () => {
    const { user } = await open()
    expect(screen.getByText('Please select a template to generate your resume')).toBeTruthy()
    expect(generate().disabled).toBe(true)
    // In a browser a disabled button lets the press through to what it stands in.
    await user.click(generate().parentElement!)
    expect(screen.getByRole('alert').textContent).toBe('Please select a template first')
    await choose(user)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(generate().disabled).toBe(false)
  })

  it('sends what was chosen and typed, forgets the draft, and opens the editor', async () => {
    const { user, created, place } = await open()
    await choose(user, 'Modern')
    await user.click(generate())
    await waitFor(() => expect(place()).toBe(`/editor/${resumeId}`))
    expect(created).toMatchObject([
      { template_name: 'modern', job_description: 'A posting', resume_data: { personalInfo: { name: 'Mara L' } } },
    ])
    expect([localStorage.getItem('resumeData'), localStorage.getItem('jobDescription')]).toEqual([null, null])
  })

  it('says that it came from a file', async () => {
    const draft = loadDraft(localStorage, mara.id)!
    saveDraft(localStorage, mara.id, { ...draft, isImported: true })
    const { user, created } = await open()
    await choose(user)
    await user.click(generate())
    await waitFor(() => expect(created).toMatchObject([{ origin: 'import' }]))
  })

  it('says that it is at work, and takes no second press', async () => {
    const { user, created } = await open({ create: () => new Promise<Response>(() => undefined) })
    await choose(user)
    await user.click(generate())
    const busy = await screen.findByRole('button', { name: 'Generating Resume...' })
    await user.click(busy)
    expect(created).toHaveLength(1)
  })

  it.each<[string, string, Answer]>([
    ['is refused', 'Failed to create resume. Please try again.', () => refusal(503, 'unavailable')],
    ['gets no answer', 'Error creating resume. Please try again.', offline],
  ])('that %s says "%s", and keeps the draft', async (_, sentence, create) => {
    const { user, place } = await open({ create })
    await choose(user)
    await user.click(generate())
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(loadDraft(localStorage, mara.id)?.jobDescription).toBe('A posting')
    expect([generate().disabled, place()]).toEqual([false, '/shown'])
  })

  it('without the data says so, and leads back to the form', async () => {
    const { user, created, place } = await open()
    await choose(user)
    localStorage.removeItem('resumeData')
    await user.click(generate())
    expect(await screen.findByText('Resume data not found. Please go back and fill out your information.')).toBeTruthy()
    await waitFor(() => expect(place()).toBe('/create'))
    expect(created).toEqual([])
  })
})

describe('the photo of the form', () => {
  const latex =
    '\\documentclass{resume}\n\\begin{document}\n\\begin{header}\n  \\name{Mara L}\n\\end{header}\n\\end{document}\n'
  const sent: [method: string, path: string, body: unknown, version: string | null][] = []
  /** The server makes the resume, and treats the photo as given. */
  async function openWithPhoto(put: Answer = () => Response.json({ files: [] })) {
    sent.length = 0
    await keepDraftPhoto(mara.id, new Blob(['a photo'], { type: 'image/jpeg' }))
    const create = () => Response.json({ id: resumeId, version: 1, latex_content: latex })
    const opened = await open({ create })
    const others = fetch
    vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
      const { pathname, search } = new URL(url, 'http://localhost')
      if (!pathname.startsWith(`/api/resumes/${resumeId}`)) return others(url, init)
      const { method = 'GET', body, headers } = init
      const text = typeof body === 'string' ? (JSON.parse(body) as unknown) : 'a file'
      sent.push([method, pathname.replace('/api/resumes/', '') + search, text, new Headers(headers).get('if-match')])
      return pathname.endsWith('/files')
        ? put()
        : Response.json({ id: resumeId, title: 'x', version: 2, updated_at: '2026-11-21T00:00:00Z' })
    })
    return opened
  }
  afterEach(() => {
    toast.dismiss()
    return forgetPhotosOf(mara.id)
  })

  it('is stored beside the resume, and then named in its text', async () => {
    const { user, place } = await openWithPhoto()
    await choose(user, 'Modern')
    await user.click(generate())
    await waitFor(() => expect(place()).toBe(`/editor/${resumeId}`))
    expect(sent).toEqual([
      ['POST', `${resumeId}/files?name=photo.jpg`, 'a file', null],
      ['PUT', resumeId, { latex_content: latex.replace('{Mara L}', '{Mara L}\n  \\photo{photo.jpg}') }, '"1"'],
    ])
    expect([await findDraftPhoto(mara.id), await findWaitingPhoto(resumeId)]).toEqual([null, null])
  })

  it.each<[string, Answer]>([
    ['is refused', () => refusal(409, 'files_full')],
    ['gets no answer', offline],
  ])('waits for the editor where it %s, and nothing else is lost', async (_, put) => {
    const { user, place, created } = await openWithPhoto(put)
    await choose(user, 'Modern')
    await user.click(generate())
    await waitFor(() => expect(place()).toBe(`/editor/${resumeId}`))
    expect(await screen.findByText(/^Your resume was created, but the photo couldn’t be added\. /, {})).toBeTruthy()
    expect(created).toHaveLength(1)
    expect(await findDraftPhoto(mara.id)).toBeNull()
    expect(await (await findWaitingPhoto(resumeId))?.text()).toBe('a photo')
  })

  it('that takes long leaves no form behind, of which a second resume would be made', async () => {
    const { user, place, created } = await openWithPhoto(() => new Promise<Response>(() => undefined))
    await choose(user, 'Modern')
    await user.click(generate())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect([created.length, place(), loadDraft(localStorage, mara.id)]).toEqual([1, '/shown', null])
  })

  it('that takes too long waits for the editor', async () => {
    const { user, place } = await openWithPhoto(() => new Promise<Response>(() => undefined))
    await choose(user, 'Modern')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await user.click(generate())
      await waitFor(() => expect(sent).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(20_000)
      await waitFor(() => expect(place()).toBe(`/editor/${resumeId}`))
    } finally {
      vi.useRealTimers()
    }
    expect(await screen.findByText(/^Your resume was created, but the photo couldn’t be added\. /)).toBeTruthy()
    expect(await (await findWaitingPhoto(resumeId))?.text()).toBe('a photo')
  })

  it('that can’t be read any more holds nothing up', async () => {
    const { user, place } = await openWithPhoto()
    const gone = new Blob(['gone'], { type: 'image/jpeg' })
    await keepDraftPhoto(mara.id, gone)
    gone.arrayBuffer = () => Promise.reject(new DOMException('Gone.', 'NotReadableError'))
    await choose(user, 'Modern')
    await user.click(generate())
    await waitFor(() => expect(place()).toBe(`/editor/${resumeId}`))
    expect(await screen.findByText(/^Your resume was created, but the photo couldn’t be added\. /)).toBeTruthy()
  })

  it('stays with the form where no resume is made', async () => {
    const { user } = await openWithPhoto()
    await choose(user, 'Modern')
    vi.stubGlobal('fetch', offline)
    await user.click(generate())
    expect((await screen.findByRole('alert')).textContent).toContain('Error creating resume.')
    expect(await (await findDraftPhoto(mara.id))?.text()).toBe('a photo')
  })

  it('that the chosen template has no place for is said', async () => {
    const { user } = await openWithPhoto()
    await choose(user, 'Modern')
    const remark =
      'Classic shows no photo: a picture beside its text can confuse resume parsers. Modern has a place for it.'
    expect(screen.queryByText(remark)).toBeNull()
    await choose(user, 'Classic')
    expect(await screen.findByText(remark)).toBeTruthy()
  })
})

it('leads to the form at once when nothing is stored', async () => {
  localStorage.removeItem('resumeData')
  const { place } = await open()
  await waitFor(() => expect(place()).toBe('/create'))
})
