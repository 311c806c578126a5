// Passwords are hashed off the main thread, with argon2id at OWASP's figures.
import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export interface Passwords {
  hash(password: string): Promise<string>
  /** With a null hash it does the same work and answers false: an unknown account takes as long as a wrong password. */
  matches(hash: string | null, password: string): Promise<boolean>
}

export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash('nobody has this password', cost)
  return {
    hash: (password) => hash(password, cost),
    async matches(stored, password) {
      const right = await verify(stored ?? decoy, password)
      return stored !== null && right
    },
  }
}
