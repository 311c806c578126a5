import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventParser, readEvents, type ServerEvent } from './read-events.ts'

const parse = (...pieces: string[]): ServerEvent[] => {
  const push = createEventParser()
  return pieces.flatMap(push)
}
const text = (data: string): ServerEvent => ({ event: 'text', data })

describe('the parts of an event stream', () => {
  it.each<[string, string[], ServerEvent[]]>([
    ['one event', ['event: text\ndata: a\n\n'], [text('a')]],
    ['two in one piece', ['event: text\ndata: a\n\nevent: text\ndata: b\n\n'], [text('a'), text('b')]],
    ['CRLF', ['event: text\r\ndata: a\r\n\r\n'], [text('a')]],
    ['CR', ['event: text\rdata: a\r\r', 'data: b\n\n'], [text('a'), { event: 'message', data: 'b' }]],
    ['cut between CR and LF', ['event: text\r', '\ndata: a\r', '\n\r', '\n'], [text('a')]],
    ['cut within a word', ['eve', 'nt: te', 'xt\nda', 'ta: a', '\n', '\n'], [text('a')]],
    ['data of several lines', ['data: a\ndata: b\n\n'], [{ event: 'message', data: 'a\nb' }]],
    ['no blank after the colon', ['event:text\ndata:a\n\n'], [text('a')]],
    ['signs of life', [': ping\n\n: ping\n\nevent: text\ndata: a\n\n'], [text('a')]],
    ['an event without data', ['event: text\n\ndata: a\n\n'], [{ event: 'message', data: 'a' }]],
    ['fields that nobody knows', ['id: 7\nretry: 5\nevent: text\ndata: a\n\n'], [text('a')]],
    ['a stream that is cut off', ['event: text\ndata: a\n\nevent: answer\ndata: {"succ'], [text('a')]],
  ])('%s', (_title, pieces, expected) => expect(parse(...pieces)).toEqual(expected))
})

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

it('reads the same events wherever the bytes are cut, within a character too', async () => {
  const bytes = new TextEncoder().encode(
    'event: text\r\ndata: {"text":"Zoë · 履歴書 🚀"}\r\n\r\nevent: text\r\ndata: b\r\n\r\n',
  )
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length), { maxLength: 20 }), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
      const pieces = at.slice(1).map((end, index) => bytes.slice(at[index], end))
      const events = []
      for await (const event of readEvents(streamOf(pieces))) events.push(event)
      expect(events).toEqual([text('{"text":"Zoë · 履歴書 🚀"}'), text('b')])
    }),
  )
})
