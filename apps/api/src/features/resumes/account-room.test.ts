import { expect, it } from 'vitest'
import { createAccountRoom } from './account-room.ts'

/** An account with so many bytes of 1,000; counts how often they are summed. */
function account(bytes: number, trash = 0) {
  let now = 0
  let sums = 0
  const stored = { bytes, trash }
  const hasRoom = createAccountRoom({
    quota: 1_000,
    clock: { now: () => new Date(now) },
    bytesOf: async () => {
      sums += 1
      return stored.bytes + stored.trash
    },
    makeRoom: async () => {
      const isThere = stored.trash > 0
      stored.trash = 0
      return isThere
    },
  })
  return { stored, ask: (more: number) => hasRoom('one', more), sums: () => sums, pass: (ms: number) => (now += ms) }
}

it('far from the quota it is summed once a minute', async () => {
  const { ask, sums, pass } = account(10)
  for (let n = 0; n < 20; n += 1) expect(await ask(10)).toBe(true)
  expect(sums()).toBe(1)
  pass(60_001)
  await ask(10)
  expect(sums()).toBe(2)
})

it('also after a clock was set back', async () => {
  const { ask, sums, pass } = account(10)
  await ask(1)
  pass(-3_600_000)
  await ask(1)
  expect(sums()).toBe(2)
})

it('what it let in counts, so it never lets in more than the quota', async () => {
  const { ask, stored } = account(0)
  let isIn = true
  while (isIn) {
    isIn = await ask(60)
    if (isIn) stored.bytes += 60
  }
  expect(stored.bytes).toBe(960)
})

it('near the quota each text is summed', async () => {
  const { ask, sums } = account(400)
  await ask(1)
  await ask(1)
  expect(sums()).toBe(2)
})

it('the trash gives way, and is not emptied for what does not fit without it', async () => {
  const { ask, stored } = account(500, 450)
  expect(await ask(100)).toBe(true)
  expect(stored.trash).toBe(0)
  expect(await ask(501)).toBe(false)
})

it('what needs no room is let in without a sum', async () => {
  const { ask, sums } = account(2_000)
  expect(await ask(0)).toBe(true)
  expect(sums()).toBe(0)
})
