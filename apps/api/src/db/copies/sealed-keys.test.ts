import { expect, it } from 'vitest'
import { openKeys, sealKeys } from './sealed-keys.ts'

const files = { 'secrets-key': 'a very secret key', 'signing-key.json': '{"d":"ü"}' }
const secret = Buffer.from('correct horse battery staple')

it('opens with its secret, and with no other', async () => {
  const sealed = await sealKeys(files, secret)
  expect(sealed.includes('very secret')).toBe(false)
  expect(await openKeys(sealed, secret)).toEqual(files)
  expect(await openKeys(sealed, Buffer.from('correct horse battery stapl'))).toBeNull()
})

it('the same keys never look the same', async () => {
  const [one, other] = await Promise.all([sealKeys(files, secret), sealKeys(files, secret)])
  expect(one.equals(other)).toBe(false)
})

it('any changed byte is noticed, also of the line that says how', async () => {
  const sealed = await sealKeys(files, secret)
  const end = sealed.indexOf('\n') + 1
  const line = sealed.toString('utf8', 0, end)
  const places = [end, end + 5, sealed.length - 1]
  for (const place of places) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(await openKeys(changed, secret)).toBeNull()
  }
  // Another way to say the same: the key and the nonce are right, the line is not as it was written.
  const respelt = Buffer.concat([Buffer.from(line.replace('"r":8', '"r": 8')), sealed.subarray(end)])
  expect(await openKeys(respelt, secret)).toBeNull()
  expect(await openKeys(sealed.subarray(0, -1), secret)).toBeNull()
})

it.each([
  ['nothing', ''],
  ['another file', 'PK\u0003\u0004\n and more than sixteen bytes of it'],
  [
    'a newer format',
    '{"format":"galley-keys-2","N":2,"r":8,"p":1,"salt":"AA","nonce":"AA"}\nand more than sixteen bytes',
  ],
])('%s is refused in a sentence', async (_what, text) => {
  await expect(openKeys(Buffer.from(text), secret)).rejects.toThrow(/^This is no file of encrypted keys/)
})

it('a file that asks for more memory than there is opens nothing', async () => {
  const line = '{"format":"galley-keys-1","N":1073741824,"r":8,"p":1,"salt":"AAAA","nonce":"AAAAAAAAAAAAAAAA"}\n'
  expect(await openKeys(Buffer.from(`${line}${'x'.repeat(40)}`), secret)).toBeNull()
})
