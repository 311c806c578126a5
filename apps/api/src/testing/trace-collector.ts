// A collector of traces on loopback that speaks OTLP over HTTP (protobuf), read here by the wire format alone: what a
// real collector would get, whichever library sent it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

export interface CollectedSpan {
  service: string
  traceId: string
  spanId: string
  /** Empty for the first one of a trace. */
  parentId: string
  name: string
  startMs: number
  endMs: number
  attributes: Record<string, string>
  isError: boolean
}

export interface TraceCollector {
  url: string
  spans: CollectedSpan[]
  /** All that was sent, as text: what a search for a secret looks through. */
  sent(): string
  /** Resolves with the spans once `enough` says so. */
  until(enough: (spans: CollectedSpan[]) => boolean): Promise<CollectedSpan[]>
  /** From now on it takes requests and never responds, or refuses them, or works. */
  behave(how: 'works' | 'silent' | 'refuses'): void
  close(): Promise<void>
}

type Field = [number: number, value: bigint | Buffer]

function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0
  const varint = (): bigint => {
    let [value, shift] = [0n, 0n]
    for (;;) {
      const byte = message[at++]
      if (byte === undefined) throw new Error('a message was cut off')
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
      shift += 7n
    }
  }
  const bytes = (length: number): Buffer => {
    if (at + length > message.length) throw new Error('a message was cut off')
    return message.subarray(at, (at += length))
  }
  while (at < message.length) {
    const key = Number(varint())
    const wireType = key & 7
    if (wireType === 0) yield [key >> 3, varint()]
    else if (wireType === 1) yield [key >> 3, bytes(8)]
    else if (wireType === 2) yield [key >> 3, bytes(Number(varint()))]
    else if (wireType === 5) yield [key >> 3, bytes(4)]
    else throw new Error(`no wire type of protobuf: ${wireType}`)
  }
}

const all = (message: Buffer, wanted: number): Buffer[] =>
  [...fieldsOf(message)].flatMap(([number, value]) => (number === wanted && Buffer.isBuffer(value) ? [value] : []))
const one = (message: Buffer, wanted: number): Buffer => all(message, wanted)[0] ?? Buffer.alloc(0)
const number = (message: Buffer, wanted: number): number =>
  Number([...fieldsOf(message)].find(([field]) => field === wanted)?.[1] ?? 0)

/** An AnyValue: a string, a truth value, a whole number or another. */
function textOf(value: Buffer): string {
  const [field] = fieldsOf(value)
  if (!field) return ''
  const [kind, content] = field
  if (!Buffer.isBuffer(content)) return String(content)
  return kind === 4 ? String(content.readDoubleLE()) : content.toString()
}

const attributesOf = (keyValues: Buffer[]): Record<string, string> =>
  Object.fromEntries(keyValues.map((pair) => [one(pair, 1).toString(), textOf(one(pair, 2))]))

const timeMs = (nanoseconds: Buffer): number => Number(nanoseconds.readBigUInt64LE() / 1_000n) / 1_000

export function readTraces(request: Buffer): CollectedSpan[] {
  return all(request, 1).flatMap((resourceSpans) => {
    const service = attributesOf(all(one(resourceSpans, 1), 1))['service.name'] ?? ''
    return all(resourceSpans, 2).flatMap((scopeSpans) =>
      all(scopeSpans, 2).map((span) => ({
        service,
        traceId: one(span, 1).toString('hex'),
        spanId: one(span, 2).toString('hex'),
        parentId: one(span, 4).toString('hex'),
        name: one(span, 5).toString(),
        startMs: timeMs(one(span, 7)),
        endMs: timeMs(one(span, 8)),
        attributes: attributesOf(all(span, 9)),
        isError: number(one(span, 15), 3) === 2,
      })),
    )
  })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const texts: string[] = []
  const waiting = new Set<() => void>()
  let behaviour: 'works' | 'silent' | 'refuses' = 'works'

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    if (behaviour === 'silent') return
    const isTraces = request.method === 'POST' && request.url === '/v1/traces'
    const isProtobuf = request.headers['content-type'] === 'application/x-protobuf'
    if (behaviour === 'refuses' || !isTraces || !isProtobuf) {
      response.writeHead(!isTraces ? 404 : isProtobuf ? 400 : 415).end()
      return
    }
    spans.push(...readTraces(body))
    texts.push(body.toString('latin1'), body.toString())
    // An empty ExportTraceServiceResponse: all were taken.
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
    for (const look of waiting) look()
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    sent: () => texts.join('\n'),
    async until(enough) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const look = () => enough(spans) && resolve()
      const names = () => spans.map(({ service, name }) => `${service}: ${name}`).join('; ')
      const clock = setTimeout(() => reject(new Error(`the spans did not come. There are: ${names()}`)), 20_000)
      waiting.add(look)
      look()
      await promise.finally(() => {
        waiting.delete(look)
        clearTimeout(clock)
      })
      return spans
    },
    behave: (how) => void (behaviour = how),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
