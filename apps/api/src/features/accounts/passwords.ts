// Passwords are hashed off the main thread, with argon2id at OWASP's figures.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export interface Passwords {
  hash(password: string): Promise<string>
  /** With a null hash it does the same work and returns false: an unknown account takes as long as a wrong password. */
  matches(hash: string | null, password: string): Promise<boolean>
  /** Whether it is among the 10,000 that people use most, in any case. */
  isCommon(password: string): boolean
}

/** The commonest of at least six characters in published leaks, in lower case: data of zxcvbn-ts (MIT). */
const commonPath = join(import.meta.dirname, 'common-passwords.txt')

export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash('nobody has this password', cost)
  const common = new Set((await readFile(commonPath, 'utf8')).split('\n').filter(Boolean))
  return {
    isCommon: (password) => common.has(password.trim().toLowerCase()),
    hash: (password) => hash(password, cost),
    async matches(stored, password) {
      const right = await verify(stored ?? decoy, password)
      return stored !== null && right
    },
  }
}
