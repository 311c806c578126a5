// Warm processes that have read a document down to the edited line: when one is prewarmed, and whom it serves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { document, fakeWarmProcesses, mine, own, use, type FakeProcess } from '../testing/fake-processes.ts'
import type { WarmProcesses } from './warm-processes.ts'

let started: FakeProcess[] = []
let clockMs = 0
let processes: WarmProcesses

const processesOf = (given: Parameters<typeof fakeWarmProcesses>[1] = {}) =>
  fakeWarmProcesses({ started: () => started, clockMs: () => clockMs }, given)

/** A warm process for this document’s preamble exists, and waits. */
async function ready(source: string, owner = 'ann'): Promise<FakeProcess> {
  processes.prepare(document(source, owner))
  const fake = started.at(-1)!
  await fake.becomeReady()
  return fake
}

/** One job, fine, and the moment after it. */
async function useUp(lent: Parameters<typeof use>[0], fake: FakeProcess): Promise<void> {
  await use(lent, fake)
  await vi.advanceTimersByTimeAsync(50)
}

beforeEach(() => {
  vi.useFakeTimers()
  started = []
  clockMs = Date.UTC(2026, 2, 4, 12)
  processes = processesOf()
})
afterEach(async () => {
  await processes.close()
  vi.useRealTimers()
})

describe('a warm process that has read the document as far as to the edited line', () => {
  const text = mine('Ann', 'one\ntwo\nthree')
  const behind = (word: string) => text.indexOf(word) + word.length + 1
  const edited = (places: number[], isSpare: boolean) => document(text, 'ann', { checkpoint: { places, isSpare } })
  const read = () => started.map(({ prefix }) => prefix.length)
  const fence = behind('{document}')

  it('is prewarmed at once for a document that is slow without it, and serves from then on', async () => {
    await ready(text)
    expect(processes.lend(edited([behind('two')], false))?.kind).toBe('warm')
    expect(read()).toEqual([fence, behind('two')])
    await started[1]!.becomeReady()
    expect(processes.lend(edited([behind('two')], false))?.kind).toBe('deep')
    expect(started.length).toBe(2)
  })

  it('is prewarmed for any other once its page is there, and has gone out', async () => {
    const fake = await ready(text)
    const lent = processes.lend(edited([behind('two')], true))
    expect([lent?.kind, started.length]).toEqual(['warm', 1])
    await use(lent, fake)
    expect(started.length).toBe(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(read()).toEqual([fence, behind('two')])
  })

  it('is not prewarmed for a quick one while another user waits for a page, or so soon after another', async () => {
    let isQuiet = false
    processes = processesOf({ isQuiet: () => isQuiet })
    const fake = await ready(text)
    const afterAnEdit = async (place: number) => {
      await useUp(processes.lend(edited([place], true)), fake)
      for (const one of started.slice(1)) await one.becomeReady()
      return started.length
    }
    expect(await afterAnEdit(behind('one'))).toBe(1)
    isQuiet = true
    expect(await afterAnEdit(behind('one'))).toBe(2)
    expect(await afterAnEdit(behind('two'))).toBe(2)
    clockMs += 2_000
    expect(await afterAnEdit(behind('two'))).toBe(3)
  })

  it('is not prewarmed for a quick one while more than a few users type', async () => {
    const fake = await ready(text)
    for (let n = 0; n < 13; n += 1) await use(processes.lend(document(text)), fake)
    await useUp(processes.lend(edited([behind('two')], true)), fake)
    expect(started.length).toBe(1)
    clockMs += 2_000
    await useUp(processes.lend(edited([behind('two')], true)), fake)
    expect(read()).toEqual([fence, behind('two')])
  })

  it('is not prewarmed for a quick one while another is: the user who waits for that one has it sooner', async () => {
    const fake = await ready(text)
    processes.prepare(document(mine('Ben'), 'ben'))
    await useUp(processes.lend(edited([behind('two')], true)), fake)
    for (const one of started) await one.becomeReady()
    expect(started.length).toBe(2)
  })

  it('evicts no other user’s for a quick one, and is the first to go for another user', async () => {
    processes = processesOf({ maxProcesses: 2 })
    const fake = await ready(text)
    const other = await ready(mine('Ben'), 'ben')
    await useUp(processes.lend(edited([behind('two')], true)), fake)
    expect([other.isClosed, started.length]).toEqual([false, 2])

    processes = processesOf({ maxProcesses: 3 })
    started = []
    const [own, theirs] = [await ready(text), await ready(mine('Ben'), 'ben')]
    clockMs += 2_000
    await useUp(processes.lend(edited([behind('two')], true)), own)
    await started[2]!.becomeReady()
    await ready(mine('Cleo'), 'cleo')
    expect([own, theirs, started[2]!].map(({ isClosed }) => isClosed)).toEqual([false, false, true])
  })

  it('goes on serving while one that has read more is prewarmed', async () => {
    const fake = await ready(text)
    await useUp(processes.lend(edited([behind('one')], true)), fake)
    await started[1]!.becomeReady()
    clockMs += 2_000
    const lent = processes.lend(edited([behind('two'), behind('one')], true))
    expect(lent?.kind).toBe('deep')
    await useUp(lent, started[1]!)
    expect(read()).toEqual([fence, behind('one'), behind('two')])
    await started[2]!.becomeReady()
    await useUp(processes.lend(edited([behind('two'), behind('one')], true)), started[2]!)
    expect(read().length).toBe(3)
  })

  it.each([true, false])(
    'never takes the place of the one that has read the beginning (spare: %s)',
    async (isSpare) => {
      const long = mine('Ann', Array.from({ length: 9 }, (_, n) => `line ${n}`).join('\n'))
      const beginning = await ready(long)
      let lastly: FakeProcess = beginning
      for (let n = 1; n < 8; n += 1) {
        clockMs += 2_000
        const places = [n, n - 1].map((at) => long.indexOf(`line ${at}`))
        await useUp(processes.lend(document(long, 'ann', { checkpoint: { places, isSpare } })), lastly)
        lastly = started.at(-1)!
        await lastly.becomeReady()
      }
      expect(beginning.isClosed).toBe(false)
      expect(started.filter(({ isClosed }) => !isClosed).length).toBe(3)
    },
  )

  it.each([
    ['behind the end of the document', `${text}more\nand more\n`, 'more'],
    ['behind a line that looks at its own file', text.replace('one', '\\input{main}'), 'two'],
  ])('does not stand %s', async (_title, source, word) => {
    await ready(source)
    processes.lend(document(source, 'ann', { checkpoint: { places: [source.lastIndexOf(word)], isSpare: false } }))
    expect(started.length).toBe(1)
  })

  it('is its owner’s alone', async () => {
    await ready(own('modern'))
    const checkpoint = { places: [own('modern').indexOf('x') + 2], isSpare: false }
    processes.lend(document(own('modern'), 'ann', { checkpoint }))
    for (const one of started) await one.becomeReady()
    expect(processes.lend(document(own('modern'), 'ben', { checkpoint }))?.kind).not.toBe('deep')
    expect(processes.lend(document(own('modern'), 'ann', { checkpoint }))?.kind).toBe('deep')
  })
})
