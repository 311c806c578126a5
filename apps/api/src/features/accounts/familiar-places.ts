// The addresses and browsers that an account was signed in from. Stored as keyed hashes, so that a restart keeps them
// and the database does not say where anyone was.
import type { Clock } from '../../adapters/clock.port.ts'
import type { FamiliarPlacesRepository } from './familiar-places.repository.ts'

export interface SignInAttempt {
  /** The normalized e-mail address. */
  account: string
  /** Of the client, as `addressKey` returns it. */
  address: string
  /** The id that its browser was given at an earlier sign-in. */
  device: string | null
}

export interface FamiliarPlaces {
  /** The client's browser, or else its address, where the account was signed in from it; otherwise null. */
  find(by: SignInAttempt): Promise<string | null>
  /** The account was signed in from there. True where it was known elsewhere, and neither browser nor address was. */
  remember(by: SignInAttempt): Promise<boolean>
  /** Removes those not used for long; returns how many. */
  forgetOld(): Promise<number>
}

const keptDays = 90
const maxPlaces = 50

interface Parts {
  repository: FamiliarPlacesRepository
  /** A hash with a key that the database does not hold. */
  hash: (text: string) => string
  clock: Clock
}

/** The one that an attacker can't share comes first. */
const namesOf = ({ device, address }: SignInAttempt): string[] => [
  ...(device === null ? [] : [`device ${device}`]),
  `address ${address}`,
]

export function createFamiliarPlaces({ repository, hash, clock }: Parts): FamiliarPlaces {
  /** The same address is another place for another account, and stays one when an account's e-mail address changes. */
  const hashOf = (userId: string, name: string) => hash(`${userId} ${name}`)
  return {
    async find(by) {
      const known = await repository.find(by.account)
      return namesOf(by).find((name) => known?.places.has(hashOf(known.userId, name))) ?? null
    },
    async remember(by) {
      const known = await repository.find(by.account)
      if (known === undefined) return false
      const hashes = namesOf(by).map((name) => hashOf(known.userId, name))
      await repository.store(known.userId, hashes, { usedAt: clock.now(), max: maxPlaces })
      return known.places.size > 0 && !hashes.some((hash) => known.places.has(hash))
    },
    forgetOld: () => repository.removeUnused(new Date(clock.now().getTime() - keptDays * 86_400_000)),
  }
}
