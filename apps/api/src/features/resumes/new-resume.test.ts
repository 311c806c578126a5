import { expect, it } from 'vitest'
import { creationId } from './new-resume.ts'

const user = '5f0c2f5e-8f3e-4a51-9d5b-0c8e1d2f3a4b'

it('is a UUID of version 8, the same each time', () => {
  for (let key = 0; key < 200; key += 1) {
    const id = creationId(user, `key ${key}`)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(creationId(user, `key ${key}`)).toBe(id)
  }
})
it('differs by key and by account', () => {
  const ids = ['a key', 'a Key'].flatMap((key) => [creationId(user, key), creationId(user.replace('5', '6'), key)])
  expect(new Set(ids).size).toBe(4)
})
