import { expect, it } from 'vitest'
import { mmdbCountryTable } from './mmdb-country-table.ts'

const table = mmdbCountryTable()

it.each([
  ['49.36.0.1', 'IN'],
  ['::ffff:49.36.0.1', 'IN'],
  ['2405:201::1', 'IN'],
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['133.11.0.1', 'JP'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['::1', null],
  ['fe80::1', null],
  ['', null],
  ['not an address', null],
  ['999.1.1.1', null],
])('finds %s in %s', (address, country) => expect(table.find(address)).toBe(country))
