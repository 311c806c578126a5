// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DownloadMenu } from './download-menu.tsx'
import { ResumeDownloads } from './resume-downloads.tsx'

const id = '7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a01'
const saved: { name: string; type: string }[] = []
let calls: string[] = []
let failure: (() => Response) | null = null

beforeEach(() => {
  saved.length = 0
  calls = []
  failure = null
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    if (failure) return failure()
    if (`${url}`.endsWith(id)) return Response.json({ id, title: 'For Acme', latex_content: '\\name{Zoë}' })
    const extension = `${url}`.split('/').at(-1)
    return new Response('the file', {
      headers: {
        'content-type': 'application/test',
        'content-disposition': `attachment; filename="Zoe - Resume.${extension}"; filename*=UTF-8''Zo%C3%AB%20-%20Resume.${extension}`,
      },
    })
  })
  let blob: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blob = file as Blob
    return 'blob:x'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blob.type })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function choose(format: string) {
  const user = userEvent.setup()
  render(
    <>
      <Toaster />
      <ResumeDownloads id={id} title="For Acme" />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Download For Acme' }))
  await user.click(screen.getByRole('menuitem', { name: format }))
}

it.each([
  ['Word', 'docx'],
  ['LaTeX (.zip)', 'tex'],
  ['JSON Resume', 'json'],
  ['Plain text', 'txt'],
])('saves %s under the person’s name', async (label, format) => {
  await choose(label)
  await vi.waitFor(() => expect(saved).toEqual([{ name: `Zoë - Resume.${format}`, type: 'application/test' }]))
  expect(calls).toContain(`GET /api/resumes/${id}/export/${format}`)
})

it('makes the PDF of the stored text', async () => {
  await choose('PDF')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(calls.filter((call) => !call.includes('/events'))).toEqual([
    `GET /api/resumes/${id}`,
    'POST /api/latex/compile',
  ])
})

it.each<[string, () => Response, string]>([
  [
    'a foreign class',
    () => Response.json({ detail: 'x', code: 'foreign_class', request_id: 'r' }, { status: 422 }),
    'This LaTeX is not written with Galley’s resume class, so only its PDF and its LaTeX can be downloaded.',
  ],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'The server could not be reached, so nothing was downloaded. Please try again.',
  ],
  ['an answer that is none', () => new Response('oops', { status: 500 }), 'The download failed. Please try again.'],
])('says in a sentence what came of %s', async (_what, answer, sentence) => {
  failure = answer
  await choose('Word')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(saved).toEqual([])
})

it('offers only the PDF and the LaTeX of another class, and says why', async () => {
  const onDownload = vi.fn(async () => null)
  const user = userEvent.setup()
  render(
    <DownloadMenu
      isForeignClass
      renderTrigger={() => <button type="button">More formats</button>}
      onDownload={onDownload}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'More formats' }))
  const offered = screen.getAllByRole('menuitem').filter((item) => !item.hasAttribute('data-disabled'))
  expect(offered.map((item) => item.textContent)).toEqual(['PDF', 'LaTeX (.zip)'])
  expect(screen.getByText('Only for LaTeX that is written with Galley’s resume class.')).toBeTruthy()
})
