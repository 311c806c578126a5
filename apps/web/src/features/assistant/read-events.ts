// Server-sent events, as they come in pieces: a piece may end anywhere, also within a character or between CR and LF.

export interface ServerEvent {
  event: string
  data: string
}

/** Takes the stream's text piece by piece; returns the events that each piece completes. */
export function createEventParser(): (text: string) => ServerEvent[] {
  let rest = ''
  let event = ''
  let data: string[] = []

  const readLine = (line: string): ServerEvent | null => {
    if (line === '') {
      const done = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return done
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    // A line that begins with a colon is a sign of life, and says nothing.
    else if (field === 'data') data.push(value)
    return null
  }

  return (text) => {
    rest += text
    // A CR at the end may be the first half of a CRLF: the next piece shows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.map(readLine).filter((done) => done !== null)
  }
}

/** The events of a stream. What has not been completed when it ends is dropped, as the standard says. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const parse = createEventParser()
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield* parse(decoder.decode(value, { stream: true }))
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
