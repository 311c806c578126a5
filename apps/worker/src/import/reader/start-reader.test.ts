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
  ['did not run', 'echo no walls >&2', 'sandbox_unavailable', ['no walls']],
])('answers with a sentence where it %s, and tells who keeps the log', async (_what, script, why, failures) => {
  const read = readerThat(script)
  expect(await read(Buffer.from('Maya'), 'any', AbortSignal.timeout(5_000))).toEqual({ kind: 'refused', why })
  expect(messages).toEqual(failures.map((failure) => expect.stringContaining(failure)))
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
