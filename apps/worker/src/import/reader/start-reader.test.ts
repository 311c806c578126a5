// How the reading process may end, and what its caller receives: a shell stands in for the process.
import { afterEach, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { bubblewrap, guardOnly } from '../../sandbox/sandbox.ts'
import { startReader, type UploadReader } from './start-reader.ts'

let reader: UploadReader | undefined
afterEach(() => reader?.close())

const messages: string[] = []
function readerThat(script: string): UploadReader {
  messages.length = 0
  const sandbox = {
    kind: 'bubblewrap',
    isGuarded: true,
    folders: { native: null },
    reader: { node: '', folder: '' },
    launch: () => ({ command: '/bin/sh', args: ['-c', `cat <&3 >/dev/null; ${script}`] }),
  }
  return (reader = startReader({
    sandbox: sandbox as unknown as Sandbox,
    places: 1,
    onFailure: ({ message }) => messages.push(message),
  }))
}
const ended = (code: number) => `printf '\\ncode ${code}\\n' >&3`

it.each<[string, string, string, string[]]>([
  [
    'crashed',
    `echo 'TypeError at main.mjs:1' >&2; ${ended(70)}`,
    'file_unreadable',
    ['The reader crashed: TypeError at main.mjs:1'],
  ],
  ['ran out of memory', ended(134), 'file_unreadable', []],
  ['was killed at its limit of time', ended(137), 'file_unreadable', []],
  ['did not run', 'echo no sandbox >&2', 'sandbox_unavailable', ['no sandbox']],
])('answers with a sentence where it %s, and tells who keeps the log', async (_what, script, why, failures) => {
  const read = readerThat(script)
  expect(await read(Buffer.from('Maya'), 'any', AbortSignal.timeout(5_000))).toEqual({ kind: 'refused', why })
  expect(messages).toEqual(failures.map((failure) => expect.stringContaining(failure)))
})

const read = {
  kind: 'read',
  extraction: { resume_data: {}, fields: [], unread: [], pages: [], is_cut: false },
  file: { source: 'text', page_text: [], pdf: null },
  lines: [],
}
it.each<[string, object, object]>([
  ['a reading', read, { kind: 'read', lines: [] }],
  ['a reading whose lines are of another shape', { ...read, lines: [{ text: 1 }] }, { kind: 'read', lines: [] }],
  ['a refusal', { kind: 'refused', why: 'picture' }, { kind: 'refused', why: 'picture' }],
  ['half a reading', { kind: 'read' }, { kind: 'refused', why: 'file_unreadable' }],
  [
    'a page to show that the worker did not make',
    { ...read, file: { ...read.file, pdf: 'JVBERi0=' } },
    { kind: 'refused', why: 'file_unreadable' },
  ],
  ['LaTeX that is no text', { ...read, latex: [{}] }, { kind: 'refused', why: 'file_unreadable' }],
  [
    'a refusal that the contract does not name',
    { kind: 'refused', why: 'encrypted' },
    { kind: 'refused', why: 'file_unreadable' },
  ],
])('of %s from the untrusted process only what the contract names comes through', async (_what, output, expected) => {
  const reader = readerThat(`echo '${JSON.stringify(output)}' >&3; ${ended(0)}`)
  expect(await reader(Buffer.from('Maya'), 'any', AbortSignal.timeout(5_000))).toMatchObject(expected)
})
it('a PDF that ends the reading process is called an unreadable PDF, however it is read', async () => {
  const reader = readerThat(ended(134))
  for (const as of ['any', 'own'] as const)
    expect(await reader(Buffer.from(' %PDF-1.7'), as, AbortSignal.timeout(5_000))).toEqual({
      kind: 'refused',
      why: 'pdf_unreadable',
    })
})

it.each([
  ['namespaces alone', bubblewrap({ isGuarded: false })],
  ['the guard alone', guardOnly()],
  ['no sandbox', null],
])('reads no file with %s', async (_what, sandbox) => {
  reader = startReader({ sandbox, places: 1, onFailure: ({ message }) => messages.push(message) })
  const answer = await reader(Buffer.from('Maya'), 'any', AbortSignal.timeout(5_000))
  expect(answer).toEqual({ kind: 'refused', why: 'sandbox_unavailable' })
})
