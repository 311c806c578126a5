import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createResultReader, limits } from './tex-results.ts'

const file = (name: string, bytes: Uint8Array | string) =>
  Buffer.concat([Buffer.from(`file ${name} ${Buffer.byteLength(bytes)}\n`), Buffer.from(bytes)])
const read = (chunks: Iterable<Buffer>) => {
  const reader = createResultReader()
  const isFine = [...chunks].every((chunk) => reader.take(chunk))
  return { reader, isFine, run: reader.finished() }
}

describe('what a run left', () => {
  it('is read whole, in whatever pieces it comes', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 3_000 }),
        fc.string({ maxLength: 500 }),
        fc.array(fc.nat(4_000), { maxLength: 30 }),
        (pdf, log, cuts) => {
          const all = Buffer.concat([
            Buffer.from('ready\n'),
            file('main.log', log),
            file('main.pdf', pdf),
            file('main.synctex', 'file main.pdf 3\nabc'),
            file('main.aux', 'done 0 1\n'),
            Buffer.from('done 1 77\n'),
          ])
          const places = [0, ...cuts.map((cut) => cut % all.length).toSorted((a, b) => a - b), all.length]
          const { isFine, run } = read(places.slice(1).map((to, index) => all.subarray(places[index], to)))
          expect(isFine).toBe(true)
          expect(run).toEqual({
            code: 1,
            runs: 1,
            diskFull: false,
            log: Buffer.from(log).toString(),
            pdf: Buffer.from(pdf),
            synctex: 'file main.pdf 3\nabc',
            carried: { 'main.aux': Buffer.from('done 0 1\n') },
          })
        },
      ),
    ))

  it('is one run after the other', () => {
    const reader = createResultReader()
    reader.take(Buffer.concat([file('main.log', 'one'), Buffer.from('done 0 5\n')]))
    expect(reader.finished()).toMatchObject({ log: 'one', code: 0 })
    expect(reader.finished()).toBeNull()
    reader.take(Buffer.from('done 137 0 2\n'))
    expect(reader.finished()).toMatchObject({ log: '', code: 137, diskFull: true, runs: 2, pdf: null })
  })

  it('is cut or left behind where it is too large', () => {
    const { run } = read([
      file('main.log', Buffer.alloc(limits.log + 9, 'a')),
      file('main.synctex', Buffer.alloc(limits.synctex + 1)),
      file('main.aux', Buffer.alloc(limits.carried + 1)),
      file('main.pdf', ''),
      Buffer.from('done 0 1\n'),
    ])
    expect(run).toMatchObject({ synctex: null, carried: {}, pdf: null })
    expect(run?.log.length).toBe(limits.log)
  })

  it('says when the other side is ready', () => {
    const reader = createResultReader()
    let isReady = false
    reader.onReady = () => (isReady = true)
    reader.take(Buffer.from('rea'))
    expect(isReady).toBe(false)
    reader.take(Buffer.from('dy\n'))
    expect(isReady).toBe(true)
  })
})

describe('nonsense', () => {
  it.each([
    'hello\n',
    'file main.log -1\n',
    'file main.log 1e9\n',
    'file main.log 9999999999\n',
    'file ../main.log 3\nabc',
    'file main.tex 3\nabc',
    'file main.cls 3\nabc',
    'file main.log 3 4\nabc',
    'done\n',
    'done 0\n',
    'done 0 x\n',
    'done 1000 1\n',
    'ready \n',
    '\n',
    'x'.repeat(101),
  ])('%j is refused', (said) => expect(read([Buffer.from(said)]).isFine).toBe(false))

  it('of any kind is refused or waited for, and never a run', () =>
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (chunks) => {
        expect(read(chunks.map((chunk) => Buffer.from(chunk))).run).toBeNull()
      }),
    ))

  it('without an end is refused', () => {
    const reader = createResultReader()
    const chunk = Buffer.alloc(8 * 1024 * 1024)
    reader.take(Buffer.from('file main.pdf 999999999\n'))
    const answers = Array.from({ length: 9 }, () => reader.take(chunk))
    expect(answers.at(-1)).toBe(false)
  })
})
