// The button and its panel in front of files that are kept in memory, behind the calls of the contract.
import type { ResumeFile } from '@galley/contract/resume-files'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { toast } from 'sonner'
import { vi } from 'vitest'
import { Toaster } from '../../../../ui/toaster.tsx'
import { FilesButton, type FilesHandle } from '../files-button.tsx'

export function beginWithoutFiles(): void {
  // What jsdom lacks of what toasts and popovers ask a browser.
  Element.prototype.setPointerCapture = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
}

export function leaveNoFiles(): void {
  cleanup()
  toast.dismiss()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

export const mb = 1024 * 1024
export const fileOf = (name: string, words = 'new', bytes?: number): File => {
  const file = new File([words], name)
  if (bytes !== undefined) Object.defineProperty(file, 'size', { value: bytes })
  return file
}

interface Server {
  /** The words in each file, by name. */
  stored: Map<string, string>
  sizes: Map<string, number>
  calls: string[]
  /** Refuses what this says yes to. */
  refuse: (call: string) => { status: number; code: string } | null
}

function serve(server: Server) {
  const list = () => {
    const files = [...server.stored].map(([name, words]): ResumeFile => ({
      name,
      bytes: server.sizes.get(name) ?? words.length,
      hash: words,
      updated_at: '2026-02-21T10:00:00Z',
    }))
    return Response.json({ files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)) })
  }
  const change = async (method: string, name: string, body: BodyInit | null | undefined) => {
    if (method === 'DELETE') server.stored.delete(name)
    if (body instanceof FormData) server.stored.set(name, await (body.get('file') as File).text())
    if (typeof body === 'string') {
      const { from, to } = JSON.parse(body) as { from: string; to: string }
      server.stored.set(to, server.stored.get(from) ?? '')
      server.stored.delete(from)
    }
    return list()
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://galley.test')
    const name = url.searchParams.get('name') ?? ''
    const call = `${method} ${url.pathname.endsWith('/content') ? 'content ' : ''}${name}`.trim()
    server.calls.push(call)
    const refusal = server.refuse(call)
    if (refusal)
      return Response.json({ detail: 'No.', code: refusal.code, request_id: 'r' }, { status: refusal.status })
    if (!url.pathname.endsWith('/content')) return change(method, name, body)
    // A Blob of jsdom, as everything that a page sends is.
    return { ok: true, headers: new Headers(), blob: async () => new Blob([server.stored.get(name) ?? '']) }
  })
}

interface Options {
  files?: Record<string, string>
  sizes?: Record<string, number>
  latex?: string
  isLocked?: boolean
}

export async function openFiles(
  { files = {}, sizes = {}, latex = '', isLocked = false }: Options = {},
  isPanelOpen = true,
) {
  const server: Server = {
    stored: new Map(Object.entries(files)),
    sizes: new Map(Object.entries(sizes)),
    calls: [],
    refuse: () => null,
  }
  serve(server)
  const spies = { onChanged: vi.fn(), onInsert: vi.fn() }
  const steps: string[] = []
  const handle = createRef<FilesHandle>()
  function Page() {
    const [text, setText] = useState(latex)
    const onRewrite = (next: string) => {
      steps.push(next)
      setText(next)
    }
    return <FilesButton ref={handle} resumeId="r1" latex={text} {...{ isLocked, onRewrite, ...spies }} />
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <Page />
      <Toaster />
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  if (isPanelOpen) {
    await user.click(screen.getByRole('button', { name: /^Files/ }))
    // Fetched when it is needed first, which takes a busy machine a while.
    await screen.findByRole('button', { name: 'Add files' }, { timeout: 30_000 })
    if (server.stored.size > 0) await screen.findByRole('list', { name: 'Files' })
  }
  const changes = () => server.calls.filter((call) => !call.startsWith('GET'))
  const choose = (...chosen: File[]) => user.upload(screen.getByLabelText('Choose files to add'), chosen)
  return { ...spies, server, steps, handle, user, changes, choose }
}
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
