// The search of a proof of work: a number so that SHA-256 of `challenge.number` begins with so many zero bits.
import { blockBytes, blockWords, compress, stateAfter, wordsOf } from './sha256-blocks.ts'

export interface Sought {
  challenge: string
  bits: number
}

/** Every number has as many digits: the text keeps its length, and only its last block is hashed again. */
const digits = 12
const zero = 48
const lengthBytes = 8

/** Tries `count` numbers at each call; returns the token once one is right. */
export function searchToken({ challenge, bits }: Sought): (count: number) => string | null {
  const fixed = new TextEncoder().encode(`${challenge}.`)
  const whole = fixed.length - (fixed.length % blockBytes)
  const before = stateAfter(wordsOf(fixed.slice(0, whole)))

  const rest = fixed.length - whole
  const end = rest + digits
  const tail = new Uint8Array(Math.ceil((end + 1 + lengthBytes) / blockBytes) * blockBytes)
  tail.set(fixed.subarray(whole))
  tail.fill(zero, rest, end)
  tail[rest] = zero + 1
  tail[end] = 0x80
  new DataView(tail.buffer).setUint32(tail.length - 4, (whole + end) * 8)
  const words = wordsOf(tail)

  function add(at: number, difference: number): void {
    tail[at]! += difference
    words[at >>> 2]! += difference << (24 - 8 * (at & 3))
  }
  function countUp(): void {
    let at = end - 1
    while (tail[at] === zero + 9) {
      add(at, -9)
      at -= 1
    }
    add(at, 1)
  }

  const state = new Uint32Array(8)
  return (count) => {
    for (let tried = 0; tried < count; tried += 1) {
      state.set(before)
      for (let from = 0; from < words.length; from += blockWords) compress(state, words, from)
      if (Math.clz32(state[0]!) >= bits) return `${challenge}.${String.fromCharCode(...tail.subarray(rest, end))}`
      countUp()
    }
    return null
  }
}
