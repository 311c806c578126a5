// Server-sent events: an answer that is streamed while it is made.
import type { FastifyReply } from 'fastify'

export interface EventStream {
  send(event: string, data: unknown): void
  end(): void
}

/** Keeps proxies from closing a connection on which a model thinks. */
const heartbeatMs = 10_000

/** Takes the connection over from the framework. Events to a client that has left are dropped. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(text)
  }
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs).unref()
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      clearInterval(heartbeat)
      raw.end()
    },
  }
}
