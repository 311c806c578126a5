import { expect, it } from 'vitest'
import { toUser } from './account.ts'

const account = { id: '1', email: 'mara@example.com', created_at: '2026-11-21T00:00:00Z', metadataName: 'Mara L' }

it.each([
  ['the profile’s name', 'Mara Lindqvist', 'Mara Lindqvist'],
  ['the part of the address before the @ where there is no profile', null, 'mara'],
  ['the name given at registration while the profile loads', undefined, 'Mara L'],
])('a user is called by %s', (_, profileName, name) => {
  expect(toUser(account, profileName)).toMatchObject({ full_name: name, is_active: true })
})
