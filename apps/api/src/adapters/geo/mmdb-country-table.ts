// The registries' own allocation of addresses to countries (CC0), as an npm package: no network request is made.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Reader } from 'mmdb-lib'
import type { CountryTable } from './country-table.port.ts'

const file = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')

/** Reads 8 MB into memory. */
export function mmdbCountryTable(): CountryTable {
  const reader = new Reader(readFileSync(fileURLToPath(file)))
  return {
    find(address) {
      try {
        return countryIn(reader.get(address.replace(/^::ffff:(?=\d+\.)/i, '')))
      } catch {
        // Not an address.
        return null
      }
    },
  }
}

const countryIn = (found: unknown): string | null => (found as { country_code?: string } | null)?.country_code ?? null
