import { expect, it } from 'vitest'
import { startTestApp } from '../testing/start-test-app.ts'

it('says where a fault is reported, and until when that holds', async () => {
  const galley = await startTestApp({ supportEmail: 'help@example.org', startAt: '2026-01-01T00:00:00.000Z' })
  const { statusCode, headers, body } = await galley.app.inject({ url: '/.well-known/security.txt' })
  await galley.close()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:help@example.org',
    'Expires: 2026-06-30T00:00:00Z',
    expect.stringMatching(/^Canonical: http\S+\/\.well-known\/security\.txt$/) as unknown,
    'Preferred-Languages: en',
    '',
  ])
})
