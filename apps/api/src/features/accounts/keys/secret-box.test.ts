import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox([randomBytes(32)])

describe('a sealed text', () => {
  it.each(['', 'JBSWY3DPEHPK3PXP', 'Zoë 🔑'])('is read again with the same key and context: %j', (text) => {
    const sealed = box.seal(text, 'factor 1')
    expect(sealed).toMatch(/^v1\.[\w-]+$/)
    expect(box.open(sealed, 'factor 1')).toBe(text)
  })
  it('is read with a key that another one has taken the place of', () => {
    const [before, after] = [randomBytes(32), randomBytes(32)]
    const sealed = createSecretBox([before]).seal('secret', 'factor 1')
    expect(createSecretBox([after, before]).open(sealed, 'factor 1')).toBe('secret')
    expect(createSecretBox([before]).open(createSecretBox([after, before]).seal('secret', 'x'), 'x')).toBeNull()
  })
  it('is another one each time', () => {
    expect(box.seal('same', 'factor 1')).not.toBe(box.seal('same', 'factor 1'))
  })
  it('is refused in another context, and with another key', () => {
    const sealed = box.seal('secret', 'factor 1')
    expect(box.open(sealed, 'factor 2')).toBeNull()
    expect(createSecretBox([randomBytes(32)]).open(sealed, 'factor 1')).toBeNull()
  })
  it('is refused once a byte of it was changed or is missing', () => {
    const sealed = box.seal('secret', 'factor 1')
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[index]! ^= 1
      expect(box.open(`v1.${changed.toString('base64url')}`, 'factor 1')).toBeNull()
    }
    expect(box.open(`v1.${bytes.subarray(0, -1).toString('base64url')}`, 'factor 1')).toBeNull()
    for (const other of ['', 'v1.', 'secret', sealed.slice(3), `v2.${sealed.slice(3)}`])
      expect(box.open(other, 'factor 1')).toBeNull()
  })
})
