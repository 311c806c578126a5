// Two layers confine the process that reads files, as they do TeX. Each is tried alone: without the other and Node's
// own permissions, code that took the reader over can read, write, start and reach nothing.
import { createServer, type Server } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bubblewrap, guardOnly, resultsFd, type Sandbox } from '../../sandbox/sandbox.ts'
import { lookAtPdf } from '../../sandbox/look-at-pdf.ts'
import { hasAllLayers, readerCommand } from './reader-command.ts'

let folder = ''
let server: Server
let port = 0
let reached = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-layers-'))
  writeFileSync(join(folder, 'secret.txt'), 'CANARY', { mode: 0o644 })
  server = createServer((socket) => {
    reached += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as { port: number }).port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs code in the reader's place, without Node's own permissions; what it prints, or how it failed. */
async function run(sandbox: Sandbox, code: string): Promise<string> {
  const program = `const attempt = async () => { ${code} }; attempt().then((said) => console.log('RESULT', said), (error) => console.log('RESULT', error.code ?? error.message))`
  const command = readerCommand(sandbox, ['--no-warnings', '--eval', program])
  const { text } = await lookAtPdf(sandbox, {
    script: `${command} >&${resultsFd} 2>&${resultsFd}`,
    program: 'reader',
    pdf: Buffer.from('%PDF-'),
    maxBytes: 1024 * 1024,
    timeoutMs: 20_000,
  })
  return /RESULT (.*)/.exec(text)?.[1] ?? text
}

const layers: [string, () => Sandbox][] = [
  ['namespaces alone', () => bubblewrap({ isGuarded: false })],
  ['the guard alone', () => guardOnly()],
  ['both', () => bubblewrap()],
]
describe.each(layers)('with %s', (_name, open) => {
  const attempts: [what: string, code: () => string][] = [
    ['a file of the machine', () => `return require('fs').readFileSync('${folder}/secret.txt', 'utf8')`],
    ['the list of users', () => `return require('fs').readFileSync('/etc/passwd', 'utf8').length + ' CANARY'`],
    [
      'the environment of its parent',
      () => `return require('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8').length + ' CANARY'`,
    ],
    ['a new file elsewhere', () => `require('fs').writeFileSync('${folder}/new.txt', 'x'); return 'CANARY'`],
    ['another folder', () => `return require('fs').readdirSync('${folder}') + ' CANARY'`],
    [
      'the network',
      () =>
        `await new Promise((done, fail) => require('net').connect(${port}, '127.0.0.1', done).on('error', fail)); return 'CANARY'`,
    ],
  ]
  it.each(attempts)('no way to %s', async (_what, code) => {
    expect(await run(open(), code())).not.toContain('CANARY')
    expect(reached).toBe(0)
  })
  it('the reader works at all', async () => expect(await run(open(), "return 'here'")).toBe('here'))
})

describe.each(layers.slice(1))('with %s', (_name, open) => {
  it.each([
    ['a program', `return require('child_process').spawnSync('/usr/bin/true').status + ' STARTED'`, /0 STARTED/],
    [
      'a name space of its own',
      `return require('child_process').spawnSync('/usr/bin/unshare', ['-U', '/usr/bin/true']).status + ' STARTED'`,
      /0 STARTED/,
    ],
  ])('no start of %s', async (_what, code, sign) => expect(await run(open(), code)).not.toMatch(sign))
})

it('both layers are asked for', () => {
  expect(hasAllLayers(bubblewrap())).toBe(true)
  expect(hasAllLayers(bubblewrap({ isGuarded: false }))).toBe(false)
  expect(hasAllLayers(guardOnly())).toBe(false)
})
