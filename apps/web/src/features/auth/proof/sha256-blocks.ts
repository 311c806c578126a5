// SHA-256, block by block (FIPS 180-4). The browser's own hashes one text a call, asynchronously: a search of a hundred
// thousand texts with the same beginning takes a tenth of the time here.

const primes = [...firstPrimes(64)]
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32)
// Signed, as all sums here: numbers of 32 bits that engines keep as such.
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)) | 0)
const initialState = () => Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

export const blockBytes = 64
export const blockWords = 16
const schedule = new Int32Array(64)

function* firstPrimes(count: number): Generator<number> {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.some((prime) => candidate % prime === 0)) continue
    found.push(candidate)
    yield candidate
  }
}

/** Bytes as SHA-256 reads them: four to a word, the first one highest. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4))
}

/** The state after the whole blocks of `words`, whose length is a multiple of a block's. */
export function stateAfter(words: Uint32Array): Uint32Array {
  const state = initialState()
  for (let from = 0; from < words.length; from += blockWords) compress(state, words, from)
  return state
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** Takes the block of `words` that begins at `from` into the state. Written for speed: nothing is allocated. */
export function compress(state: Uint32Array, words: Uint32Array, from: number): void {
  for (let at = 0; at < blockWords; at += 1) schedule[at] = words[from + at]!
  for (let at = blockWords; at < 64; at += 1) {
    const near = schedule[at - 2]!
    const far = schedule[at - 15]!
    const sigma1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    const sigma0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    schedule[at] = (schedule[at - 16]! + sigma0 + schedule[at - 7]! + sigma1) | 0
  }
  let a = state[0]! | 0
  let b = state[1]! | 0
  let c = state[2]! | 0
  let d = state[3]! | 0
  let e = state[4]! | 0
  let f = state[5]! | 0
  let g = state[6]! | 0
  let h = state[7]! | 0
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g)
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + roundConstants[at]! + schedule[at]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + other) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}
