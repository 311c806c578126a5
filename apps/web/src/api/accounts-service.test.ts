// @vitest-environment jsdom
// One build, two settings: where the page learns who keeps the accounts.
import { describe, expect, it, vi } from 'vitest'
import { findAccountsService } from './accounts-service.ts'

const embedded = { url: null, key: 'galley-embedded' }
const hosted = { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' }

function sources(
  page: Record<string, string>,
  respond: () => Promise<unknown> = () => Promise.reject(new Error('down')),
) {
  const kept = new Map<string, string>()
  const ask = vi.fn(respond)
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const find = () => findAccountsService({ meta: (name) => page[name] ?? null, ask, storage, waitMs: 0 })
  return { find, ask, kept, storage }
}

describe('a page from the API', () => {
  it('has it written into it, and asks nothing', async () => {
    const { find, ask } = sources({ 'accounts-url': hosted.url, 'accounts-key': hosted.key })
    expect(await find()).toEqual(hosted)
    expect(ask).not.toHaveBeenCalled()
  })
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['empty settings', { 'accounts-url': '', 'accounts-key': '' }],
    ['an address without a key', { 'accounts-url': hosted.url, 'accounts-key': '' }],
    ['an address that is none', { 'accounts-url': 'javascript:alert(1)', 'accounts-key': 'k' }],
  ])('with %s means the embedded accounts', async (_what, page) => expect(await sources(page).find()).toEqual(embedded))
})

describe('a page on another host', () => {
  const page = { 'accounts-url': '?', 'accounts-key': '' }
  it('asks the API', async () => {
    expect(await sources(page, async () => ({ hosted })).find()).toEqual(hosted)
    expect(await sources(page, async () => ({ hosted: null })).find()).toEqual(embedded)
  })
  it('asks again where there was no answer', async () => {
    const { find, ask } = sources(page, async () => ({ hosted }))
    ask.mockRejectedValueOnce(new Error('down'))
    expect(await find()).toEqual(hosted)
    expect(ask).toHaveBeenCalledTimes(2)
  })
  it('takes what was said last while the API is down, and the embedded accounts where nothing was', async () => {
    let isUp = true
    const { find, kept } = sources(page, async () => {
      if (!isUp) throw new Error('down')
      return { hosted }
    })
    await find()
    isUp = false
    expect(await find()).toEqual(hosted)
    kept.clear()
    expect(await find()).toEqual(embedded)
    kept.set('galley-accounts-service', '{broken')
    expect(await find()).toEqual(embedded)
  })
})
