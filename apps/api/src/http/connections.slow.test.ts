// Connections that are slow, or say two things: over a real socket.
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let galley: TestApp
let port = 0
beforeAll(async () => {
  galley = await startTestApp()
  port = Number(new URL(await galley.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => galley.close())

/** What comes back until the server closes, and after how many milliseconds. */
const exchange = (sent: string) =>
  new Promise<{ text: string; afterMs: number }>((resolve) => {
    const startedMs = Date.now()
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve({ text, afterMs: Date.now() - startedMs }))
  })

it('headers that do not end are waited for ten seconds, not half a minute', async () => {
  const { text, afterMs } = await exchange('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  // The limit and one look of the server for connections like this.
  expect(afterMs).toBeGreaterThan(9_000)
  expect(afterMs).toBeLessThan(28_000)
})

it.each([
  ['two hosts', 'Host: localhost\r\nHost: evil.example\r\n', 400],
  ['the same host twice', 'Host: localhost\r\nhost: localhost\r\n', 400],
  ['no host', '', 400],
  ['one host', 'Host: localhost\r\n', 200],
])('%s', async (_what, headers, status) => {
  const { text } = await exchange(`GET /healthz HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
