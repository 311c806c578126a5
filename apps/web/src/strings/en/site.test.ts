// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => document.head.replaceChildren())
const address = async () => (await import('./site.ts')).supportEmail

it('is the support address that the server wrote into the page', async () => {
  document.head.innerHTML = '<meta name="support-email" content="help@example.org" />'
  expect(await address()).toBe('help@example.org')
})
it('is the reserved one where the page names none', async () => expect(await address()).toBe('support@galley.example'))
