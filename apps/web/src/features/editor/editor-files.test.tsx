// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditorWorkspace } from './editor-workspace.tsx'
import { storedResume } from './testing/resumes.ts'
import { useEditor } from './use-editor.ts'

/** What is fetched when it is needed first takes a busy machine a while. */
const eventually = { timeout: 30_000 }
const latex = '\\documentclass{mycv}\n\\begin{document}\n\\includegraphics{photo}\n\\end{document}\n'
const missing = {
  line: 1,
  severity: 'error',
  message: '“mycv” is not installed here',
  hint: null,
  said: "LaTeX Error: File `mycv.cls' not found",
}

/** How often the device's storage was asked for: when a resume is opened, and a moment after each change. */
let storageAsked = 0

beforeEach(() => {
  storageAsked = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  // A narrow screen: what is dragged between columns has no size here.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  // A browser that keeps nothing on the device.
  vi.stubGlobal('indexedDB', {
    open() {
      storageAsked += 1
      const request: { onerror?: () => void } = {}
      setTimeout(() => request.onerror?.())
      return request
    },
  })
  // jsdom measures nothing.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const editor = useEditor({ userId: 'u1', resumeId: 'r1', onCreated() {} })
  if (editor.status !== 'ready') return <p>{editor.status}</p>
  const nothing = () => {}
  return (
    <EditorWorkspace
      editor={editor}
      chat={null}
      marks={null}
      suggestions={null}
      tools={null}
      onDecide={nothing}
      onDecideHunk={nothing}
      onAsk={null}
      onBringIn={nothing}
      form={() => null}
    />
  )
}

/** An editor whose documents never compile; the texts that were compiled so far. */
async function open(...names: string[]) {
  const compiled: string[] = []
  const stored = new Set(names)
  const answer = (path: string, { method, body }: RequestInit, name: string | null) => {
    if (path.endsWith('/latex/compile')) {
      compiled.push((JSON.parse(body as string) as { latex_content: string }).latex_content)
      const failure = { detail: 'No.', code: 'compilation_error', request_id: 'r', log: '', diagnostics: [missing] }
      return Response.json(failure, { status: 422 })
    }
    if (!path.endsWith('/files')) return Response.json(storedResume(latex))
    if (method === 'POST' && name !== null) stored.add(name)
    if (method === 'PUT') {
      const { from, to } = JSON.parse(body as string) as { from: string; to: string }
      stored.delete(from)
      stored.add(to)
    }
    const files = [...stored].map((each) => ({ name: each, bytes: 1, hash: each, updated_at: '2026-02-21T10:00:00Z' }))
    return Response.json({ files })
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://galley.test')
    return answer(pathname, init, searchParams.get('name'))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  /** Nothing is under way any more when the next test begins. */
  const textKept = () => waitFor(() => expect(storageAsked).toBeGreaterThanOrEqual(2), eventually)
  await screen.findByRole('button', { name: 'Add mycv.cls' }, eventually)
  await waitFor(() => expect(compiled).toEqual([latex]), eventually)
  return { user, compiled, stored, textKept }
}

it('compiles the same text again once the file is there that the log asked for', async () => {
  const { user, compiled, stored } = await open()
  await user.upload(screen.getByLabelText('Choose the file for mycv.cls'), new File(['x'], 'downloaded.cls'))
  await waitFor(() => expect(compiled).toEqual([latex, latex]), eventually)
  expect([...stored]).toEqual(['mycv.cls'])
})

it('compiles the text with the new name after a renaming', async () => {
  const { user, compiled, textKept } = await open('photo.jpg')
  await user.click(await screen.findByRole('button', { name: 'Files, 1 beside this resume' }, eventually))
  await user.click(await screen.findByRole('button', { name: 'Rename photo.jpg' }, eventually))
  await user.keyboard('me{Enter}')
  await waitFor(() => expect(compiled).toHaveLength(2), eventually)
  expect(compiled[1]).toBe(latex.replace('{photo}', '{me}'))
  await textKept()
})

it('inserts the command for a file, and the package that it needs', async () => {
  const { user, compiled, textKept } = await open('photo.jpg')
  await user.click(await screen.findByRole('button', { name: 'Files, 1 beside this resume' }, eventually))
  await user.click(await screen.findByRole('button', { name: 'Insert photo.jpg into the LaTeX' }, eventually))
  await waitFor(() => expect(compiled).toHaveLength(2), eventually)
  expect(compiled[1]).toContain('\\usepackage{graphicx}\n\\begin{document}\n\\includegraphics[width=3cm]{photo.jpg}\n')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('LaTeX code')
  await textKept()
})
