// Workers at an address: what a load balancer and they are sent, and what happens when one refuses.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  affinityHeader,
  encodeOutcome,
  maxQueueHeader,
  refusalHeader,
  type CompileFailed,
} from '@galley/contract/worker-wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../../../toolchain/free-port.ts'
import { resumeKeyOf } from './compiler.port.ts'
import { workerCompiler } from './worker-compiler.ts'

type Respond = (asked: IncomingMessage, response: ServerResponse) => void

const token = 't'.repeat(32)
const failed: CompileFailed = { outcome: 'timeout', log: '', diagnostics: [] }
const done: Respond = (_asked, response) => response.end(Buffer.concat(encodeOutcome({ report: failed, pdf: null })))
const draining: Respond = (_asked, response) => response.writeHead(503, { [refusalHeader]: 'draining' }).end()

let worker: Server
let url = ''
let asked: IncomingMessage[] = []
/** What the worker does with the first request, the second and so on; the last one again. */
let script: Respond[] = []
let reasons: string[] = []
beforeEach(async () => {
  ;[asked, script, reasons] = [[], [done], []]
  worker = createServer((request, response) => {
    asked.push(request)
    request.resume().on('end', () => (script.length > 1 ? script.shift() : script[0])?.(request, response))
  }).listen(0, '127.0.0.1')
  await once(worker, 'listening')
  url = `http://127.0.0.1:${(worker.address() as AddressInfo).port}`
})
afterEach(() => {
  worker.closeAllConnections()
  worker.close()
})

const compilerAt = (address: string, given: { maxQueueMs?: number; token?: string } = {}) =>
  workerCompiler({
    url: address,
    timeoutMs: 60_000,
    onUnreachable: (reason) => reasons.push(reason),
    token,
    ...given,
  })
const resumeKey = resumeKeyOf({ id: 'resume-1', userId: 'ann' })
const document = { latex: 'x', purpose: 'preview', resumeKey, userKey: 'ann' } as const
const soon = () => AbortSignal.timeout(10_000)
const compileAt = async (
  compiler: ReturnType<typeof workerCompiler>,
  request: Parameters<typeof compiler.compile>[0],
) => (await compiler.compile(request, soon())).report.outcome

describe('a request', () => {
  it('carries the token, and how long it may wait', async () => {
    await compileAt(compilerAt(url, { maxQueueMs: 4_321 }), document)
    expect(asked[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, [maxQueueHeader]: '4321' })
  })

  it('has one affinity for all that is done with a resume, which is no id', async () => {
    const compiler = compilerAt(url)
    await compiler.compile(document, soon())
    await compiler.locate({ find: 'boxes', resumeKey, line: 1 }, soon())
    await compiler.findLog(resumeKey, soon())
    compiler.prepare({ latex: 'x', userKey: 'ann', resumeKey })
    await expect.poll(() => asked.length).toBe(4)
    const affinities = asked.map(({ headers }) => headers[affinityHeader])
    expect(new Set(affinities).size).toBe(1)
    expect(affinities[0]).toMatch(/^[\w-]{22}$/)
    expect(affinities[0]).not.toContain('ann')
  })

  it('has another for another resume, and the user’s where there is none', async () => {
    const compiler = compilerAt(url)
    await compiler.compile(document, soon())
    await compiler.compile({ ...document, resumeKey: resumeKeyOf({ id: 'resume-2', userId: 'ann' }) }, soon())
    await compiler.compile({ ...document, resumeKey: null }, soon())
    await compiler.inspect({ latex: 'x', userKey: 'ann' }, soon())
    await compiler.drawThumbnail({ latex: 'x', userKey: 'ann' }, soon())
    await compiler.importFile({ bytes: Buffer.from('x'), userKey: 'ann', accept: 'pdf' }, soon())
    const [first, second, ...ofUser] = asked.map(({ headers }) => headers[affinityHeader])
    expect(first).not.toBe(second)
    expect(ofUser.length).toBe(4)
    expect(new Set(ofUser).size).toBe(1)
    expect(ofUser[0]).not.toBe(first)
  })
})

describe('another worker is asked, once', () => {
  it('where one is about to end; not by the affinity that led there', async () => {
    script = [draining, done]
    expect(await compileAt(compilerAt(url), document)).toBe('timeout')
    expect(asked.map(({ headers }) => headers[affinityHeader] === undefined)).toEqual([false, true])
    expect(reasons).toEqual([])
  })

  it('where one died while it worked', async () => {
    script = [(request) => request.socket.destroy(), done]
    expect(await compileAt(compilerAt(url), document)).toBe('timeout')
    script = [(_request, response) => response.writeHead(502).end(), done]
    expect(await compileAt(compilerAt(url), document)).toBe('timeout')
    expect([asked.length, reasons]).toEqual([4, []])
  })

  it('where one cut its response short', async () => {
    script = [
      (request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('half')
        setTimeout(() => request.socket.destroy(), 20)
      },
      done,
    ]
    expect(await compileAt(compilerAt(url), document)).toBe('timeout')
    expect(asked.length).toBe(2)
  })

  it('and no third one', async () => {
    script = [draining]
    expect(await compileAt(compilerAt(url), document)).toBe('restarting')
    expect([asked.length, reasons]).toEqual([2, ['HTTP_503']])
  })

  it('where nothing listens; the operator learns it once', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`
    expect(await compileAt(compilerAt(nowhere), document)).toBe('restarting')
    expect(reasons).toEqual(['ECONNREFUSED'])
  })

  it('not where a load balancer has a full queue, or the document has waited long enough', async () => {
    script = [(_request, response) => response.writeHead(503).end()]
    expect(await compileAt(compilerAt(url), document)).toBe('restarting')
    script = [(request, response) => setTimeout(() => draining(request, response), 50)]
    expect(await compileAt(compilerAt(url, { maxQueueMs: 20 }), document)).toBe('restarting')
    expect(asked.length).toBe(2)
  })

  it('not for a client that has disconnected', async () => {
    const gone = new AbortController()
    script = [() => gone.abort(), done]
    await compilerAt(url).compile(document, gone.signal)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(asked.length).toBe(1)
  })
})

it('a wrong token is the operator’s to mend, and is no reason to ask another worker', async () => {
  script = [(_request, response) => response.writeHead(401).end()]
  expect(await compileAt(compilerAt(url), document)).toBe('restarting')
  expect([asked.length, reasons]).toEqual([1, ['WRONG_TOKEN']])
})
