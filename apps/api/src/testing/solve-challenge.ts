// A proof of work as a script finds it.
import { createHash } from 'node:crypto'

const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))

interface Options {
  /** The first number that is tried. */
  from?: number
  /** False: the first number that is none. */
  isRight?: boolean
}

export function solveChallenge(challenge: string, bits: number, { from = 0, isRight = true }: Options = {}): string {
  let number = from
  while (zeroBits(`${challenge}.${number}`) >= bits !== isRight) number += 1
  return `${challenge}.${number}`
}
