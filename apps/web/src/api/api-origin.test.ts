import { expect, it } from 'vitest'
import { callerFor } from './api-origin.ts'

it.each([
  ['the page’s own origin', undefined, '/api/x', {}],
  [
    'another origin',
    'https://api.example.org',
    'https://api.example.org/api/x',
    { 'ngrok-skip-browser-warning': 'true' },
  ],
  [
    'another origin with a slash',
    'https://api.example.org/',
    'https://api.example.org/api/x',
    { 'ngrok-skip-browser-warning': 'true' },
  ],
])('calls %s', (_title, origin, address, headers) => {
  const caller = callerFor(origin)
  expect(caller.addressOf('https://checkout.example/x.js')).toBe('https://checkout.example/x.js')
  expect([caller.addressOf('/api/x'), caller.headers]).toEqual([address, headers])
})
