// Which warm processes wait, for whom, and for how long: with processes that run nothing, and a stopped clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRun } from '../tex/tex-results.ts'
import {
  document,
  fakeWarmProcesses,
  mine,
  own,
  signal,
  tick,
  use,
  type FakeProcess,
} from '../testing/fake-processes.ts'
import type { Document, WarmProcesses } from './warm-processes.ts'

let started: FakeProcess[] = []
let clockMs = 0
let processes: WarmProcesses
const processesOf = (given: Parameters<typeof fakeWarmProcesses>[1] = {}) =>
  fakeWarmProcesses({ started: () => started, clockMs: () => clockMs }, given)

/** A warm process for this document exists, and waits. */
async function ready(source: string, owner = 'ann', given: Partial<Document> = {}): Promise<FakeProcess> {
  const before = started.length
  processes.prepare(document(source, owner, given))
  const fake = started[before]
  if (!fake) throw new Error('no warm process was started')
  await fake.becomeReady()
  return fake
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

describe('who gets a warm process', () => {
  it('no user before it is ready; then the one it was started for', async () => {
    expect(processes.lend(document(mine('Ann')))).toBeNull()
    await started[0]!.becomeReady()
    expect(started.map(({ prefix }) => prefix)).toEqual([mine('Ann').split('x\n')[0], ''])
    expect(processes.lend(document(mine('Ann', 'another body')))?.kind).toBe('warm')
  })

  it('one that has read nothing serves while the right one is prewarmed', async () => {
    await ready('')
    expect(processes.lend(document(mine('Ann')))?.kind).toBe('started')
  })

  it('never another person’s, not even for the same beginning', async () => {
    await ready(mine('Ann'))
    expect(processes.lend(document(mine('Ann'), 'ben'))).toBeNull()
    expect(processes.lend(document(mine('Ann'), ''))).toBeNull()
    expect(processes.lend(document(mine('Ann'), 'ann'))?.kind).toBe('warm')
  })

  it('no owner whose documents run long: not for what comes next, and not one that is there', async () => {
    await processes.close()
    let slowOnes: string[] = []
    let isQuiet = false
    processes = processesOf({ isSlow: (owner) => slowOnes.includes(owner), isQuiet: () => isQuiet })
    await ready(mine('Ann'))
    const before = started.length
    slowOnes = ['ann']
    expect(processes.lend(document(mine('Ann')))).toBeNull()
    processes.prepare(document(mine('Ann again')))
    expect(started.length).toBe(before)
    // Alone with the server, a heavy document becomes quick by it.
    isQuiet = true
    expect(processes.lend(document(mine('Ann')))?.kind).toBe('warm')
  })

  it('those of the product’s own themes are shareable', async () => {
    await ready(own('modern'))
    expect(processes.lend(document(own('modern'), 'ben'))?.kind).toBe('warm')
  })

  it.each([
    ['with a comment in it', own('modern').replace('\n\n', '\n% Ann’s\n')],
    ['with a definition', own('modern').replace('\n\n', '\n\\def\\x{Ann}\n')],
    ['with an option of one’s own', own('modern').replace('theme=modern', 'theme=modern,title={Ann}')],
    ['with a package', own('modern').replace('\n\n', '\n\\usepackage{xcolor}\n')],
    ['with another class', own('modern').replace('{resume}', '{article}')],
  ])('a theme %s is its owner’s own', async (_title, source) => {
    await ready(source)
    expect(processes.lend(document(source, 'ben'))).toBeNull()
    expect(processes.lend(document(source, 'ann'))?.kind).toBe('warm')
  })

  it('what a run left for the next makes it its owner’s alone, and another one', async () => {
    await ready(own('modern'))
    const carried = { 'main.aux': Buffer.from('\\newlabel{ann}') }
    expect(processes.lend(document(own('modern'), 'ann', { carried }))).toBeNull()
    const withRest = started.at(-1)!
    await withRest.becomeReady()
    expect(processes.lend(document(own('modern'), 'ben', { carried }))).toBeNull()
    expect(processes.lend(document(own('modern'), 'ann', { carried: { 'main.aux': Buffer.from('other') } }))).toBeNull()
    expect(processes.lend(document(own('modern'), 'ann', { carried }))?.kind).toBe('warm')
  })

  it('no document that has to be run from nothing', async () => {
    await ready('')
    for (const body of ['\\the\\time', '\\pdfuniformdeviate 9', '\\pdfmapline{=x}'])
      expect(processes.lend(document(mine('Ann', body)))).toBeNull()
    expect(processes.lend(document('no beginning'))).toBeNull()
  })

  it('two with an odd name are two: a colon in it changes nothing for the other', async () => {
    await ready(mine('Ann'), 'a')
    await ready(mine('Ben'), 'a:b')
    expect(started.map(({ isClosed }) => isClosed)).toEqual([false, false])
    expect(processes.lend(document(mine('Ben'), 'a'))).toBeNull()
  })
})

describe('a warm process’s lifetime', () => {
  it('ends at midnight: \\today is in what has been read', async () => {
    await ready(mine('Ann'))
    clockMs += 24 * 60 * 60_000
    expect(processes.lend(document(mine('Ann')))).toBeNull()
  })

  it('ends at midnight where TeX lives, which knows of no time zone', async () => {
    clockMs = Date.UTC(2026, 2, 4, 23, 59)
    await ready(mine('Ann'))
    clockMs += 2 * 60_000
    expect(processes.lend(document(mine('Ann')))).toBeNull()
  })
})

describe('how many there are', () => {
  it('no more than there is memory for: the least recently used makes room', async () => {
    processes = processesOf({ maxProcesses: 3 })
    const names = ['a', 'b', 'c']
    const all = []
    for (const name of names) {
      clockMs += 1_000
      all.push(await ready(mine(name), name))
    }
    clockMs += 1_000
    await use(processes.lend(document(mine('a'), 'a')), all[0]!)
    await ready(mine('d'), 'd')
    expect(all.map(({ isClosed }) => isClosed)).toEqual([false, true, false])
    expect(processes.load()).toEqual({ count: 3, busy: 0, starting: 0 })
  })

  it('none where there is memory for none, and none that works is evicted for another', async () => {
    processes = processesOf({ maxProcesses: 0 })
    processes.prepare(document(mine('Ann')))
    expect(started).toEqual([])
    processes = processesOf({ maxProcesses: 1 })
    await ready(mine('Ann'))
    const lent = processes.lend(document(mine('Ann')))!.run(signal)
    processes.prepare(document(mine('Ben'), 'ben'))
    expect(started.length).toBe(1)
    started[0]!.answer(emptyRun())
    await lent
    expect(started.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })

  it('half as many as are compiled at once are prewarmed at a time, the newest request first', async () => {
    for (const name of ['a', 'b', 'c', 'd']) processes.prepare(document(mine(name), name))
    expect(started.length).toBe(1)
    await started[0]!.becomeReady()
    expect(started.map(({ prefix }) => prefix)).toEqual([expect.any(String), expect.stringContaining('\\me{d}')])
  })

  it('one that starts slowly blocks no other owner’s; there are two such at most', async () => {
    for (const name of ['a', 'b', 'c', 'd']) processes.prepare(document(mine(name), name))
    const afterOneSecond = async () => {
      clockMs += 1_100
      await vi.advanceTimersByTimeAsync(1_100)
      return started.length
    }
    expect([await afterOneSecond(), await afterOneSecond(), await afterOneSecond()]).toEqual([2, 2, 2])
    await started[0]!.becomeReady()
    expect(started.length).toBe(3)
  })

  it('no more alike than are compiled at once', async () => {
    await ready(own('modern'))
    const first = processes.lend(document(own('modern'), 'ann'))!
    await started[1]!.becomeReady()
    const second = processes.lend(document(own('modern'), 'ben'))!
    expect([first.kind, second.kind, started.length]).toEqual(['warm', 'warm', 2])
  })

  it('a user who types in the preamble has one that starts and a few that wait, however many others have', async () => {
    for (let round = 0; round < 7; round += 1) await ready(mine(`Ann ${round}`))
    expect(processes.load().count).toBe(4)
    for (const name of ['one more', 'and another']) processes.prepare(document(mine(name)))
    expect(processes.load().starting).toBe(1)
  })

  it('what is evicted while it starts was not bad: it may come back at once', async () => {
    for (const name of ['first', 'second']) processes.prepare(document(mine(name)))
    await tick()
    await ready(mine('first'))
    expect(processes.lend(document(mine('first')))?.kind).toBe('warm')
  })

  it('those that were unused for a quarter of an hour go', async () => {
    const fake = await ready(mine('Ann'))
    clockMs += 16 * 60_000
    await vi.advanceTimersByTimeAsync(30_000)
    expect([fake.isClosed, processes.load().count]).toEqual([true, 0])
  })
})

describe('a warm process that fails', () => {
  it('in getting ready is not tried again for a minute', async () => {
    processes.prepare(document(mine('Ann')))
    await started[0]!.becomeReady(false)
    // Its process may still be there: one whose warm-up failed, say.
    expect(started[0]!.isClosed).toBe(true)
    for (const later of [0, 61_000]) {
      clockMs += later
      processes.prepare(document(mine('Ann')))
      expect(started.length).toBe(later === 0 ? 1 : 2)
    }
  })

  it.each([
    ['after a long time', 8_000, true],
    ['by being changed before it came to an end', 4_000, false],
  ])('%s costs its owner a minute without new ones, and no other owner', async (_title, tookMs, hasEnded) => {
    processes.prepare(document(mine('Ann')))
    clockMs += tookMs
    if (hasEnded) await started[0]!.becomeReady(false)
    else processes.prepare(document(mine('Ann, changed')))
    const before = started.length
    for (const [name, owner] of [['Ann, changed again'], ['Ben', 'ben']])
      processes.prepare(document(mine(name!), owner))
    await started[before - 1]!.becomeReady()
    expect(started.slice(before).map(({ prefix }) => prefix)).toEqual([expect.stringContaining('\\me{Ben}')])
  })

  it('in a job is replaced', async () => {
    const fake = await ready(mine('Ann'))
    const ran = processes.lend(document(mine('Ann')))!.run(signal)
    fake.answer(null)
    expect([await ran, fake.isClosed]).toEqual([null, true])
    expect(started[1]).toBeDefined()
  })

  it('while it waits is not lent', async () => {
    const fake = await ready(mine('Ann'))
    await fake.die()
    expect(processes.lend(document(mine('Ann')))).toBeNull()
  })

  it('by giving another page is not used for that beginning for a day', async () => {
    const fake = await ready(mine('Ann'))
    const lent = processes.lend(document(mine('Ann')))!
    await use(lent, fake)
    lent.distrust()
    clockMs += 60 * 60_000
    processes.prepare(document(mine('Ann')))
    expect([fake.isClosed, started.length]).toEqual([true, 1])
  })

  it('for one owner goes on for the others, where it is shareable', async () => {
    const fake = await ready(own('modern'))
    const lent = processes.lend(document(own('modern'), 'ann'))!
    await started[1]!.becomeReady()
    await use(lent, fake)
    lent.distrust()
    expect(processes.lend(document(own('modern'), 'ann'))).toBeNull()
    expect(processes.lend(document(own('modern'), 'ben'))?.kind).toBe('warm')
  })

  it.each([
    ['doing one job only', false, 0],
    ['being old', true, 61 * 60_000],
  ])('by %s is replaced by a new one', async (_title, isLasting, ageMs) => {
    processes = processesOf({ isLasting })
    const fake = await ready(mine('Ann'))
    clockMs += ageMs
    await use(processes.lend(document(mine('Ann'))), fake)
    expect([fake.isClosed, started.length]).toEqual([true, 2])
  })
})

it('closes all of them, and starts no more', async () => {
  await ready(mine('Ann'))
  processes.prepare(document(mine('Ben'), 'ben'))
  await processes.close()
  processes.prepare(document(mine('Cleo'), 'cleo'))
  expect(started.map(({ isClosed }) => isClosed)).toEqual([true, true])
})
