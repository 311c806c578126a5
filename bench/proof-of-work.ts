// npm run bench:proof-of-work: how long a browser looks for the proof of work of a sign-up, in a worker, and on a page
// that is slowed down to a phone's speed. The peer is the browser's own SHA-256 (crypto.subtle), one number a call.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { defaultProofBits as bits } from '../apps/api/src/features/accounts/proof-of-work.service.ts'
import { ratio, round, table, timesOf } from './statistics.ts'

/** In the page, once its script is there. */
declare const searchToken: (sought: { challenge: string; bits: number }) => (count: number) => string | null

const searches = Number(process.argv[2] ?? 100)
const slowedSearches = Math.ceil(searches / 4)
/** How many times slower than here: a phone of today, and an old one. */
const slowdowns = [4, 6]
const peerHashes = 20_000

const source = ['sha256-blocks.ts', 'find-number.ts']
  .map((name) => readFileSync(join(import.meta.dirname, '../apps/web/src/features/auth/proof', name), 'utf8'))
  .map((text) =>
    stripTypeScriptTypes(text)
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(/^export /gm, ''),
  )
  .join('\n')
const challenge = (n: number) => `1.sign_up.${bits}.1795612345678.${String(n).padEnd(22, 'x')}.${'s'.repeat(43)}`

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  // Only a page of a secure origin has crypto.subtle.
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>proof</p>' }))
  await page.goto('http://localhost/')
  await page.addScriptTag({ content: `${source};globalThis.searchToken = searchToken` })

  /** Milliseconds from the question to the worker's response, its start included. */
  const inWorker = (text: string) =>
    page.evaluate(
      async ({ code, sought }) => {
        const url = URL.createObjectURL(
          new Blob([`${code};onmessage = ({ data }) => postMessage(searchToken(data)(Infinity))`]),
        )
        const startedMs = performance.now()
        const worker = new Worker(url)
        const done = new Promise((resolve) => (worker.onmessage = resolve))
        worker.postMessage(sought)
        await done
        worker.terminate()
        return performance.now() - startedMs
      },
      { code: source, sought: { challenge: text, bits } },
    )
  const onPage = (text: string) =>
    page.evaluate(
      (sought) => {
        const startedMs = performance.now()
        searchToken(sought)(Number.POSITIVE_INFINITY)
        return performance.now() - startedMs
      },
      { challenge: text, bits },
    )
  /** Microseconds for each hash. */
  const perHash = (): Promise<{ ours: number; subtle: number }> =>
    page.evaluate(
      async ({ text, count }) => {
        const search = searchToken({ challenge: text, bits: 33 })
        search(count)
        const oursMs = performance.now()
        search(count)
        const ours = ((performance.now() - oursMs) / count) * 1_000
        const encoder = new TextEncoder()
        const subtleMs = performance.now()
        for (let n = 0; n < count; n += 1) await crypto.subtle.digest('SHA-256', encoder.encode(`${text}.${n}`))
        return { ours, subtle: ((performance.now() - subtleMs) / count) * 1_000 }
      },
      { text: challenge(0), count: peerHashes },
    )

  const hash = await perHash()
  const rows: string[][] = []
  async function measure(name: string, count: number, search: (text: string) => Promise<number>): Promise<void> {
    const times: number[] = []
    for (let n = 0; n < count; n += 1) times.push(await search(challenge(n)))
    const mean = times.reduce((sum, ms) => sum + ms, 0) / count
    const { p50, p95 } = timesOf(times)
    rows.push([name, ...[p50, mean, p95].map(round)])
  }
  await measure('in a worker', searches, inWorker)
  const session = await page.context().newCDPSession(page)
  for (const rate of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await measure(`on a page, ${rate} times slower`, slowedSearches, onPage)
  }
  const subtleMs = (hash.subtle * 2 ** bits) / 1_000
  process.stdout.write(
    `${bits} bits. One number: ${hash.ours.toFixed(2)} µs; crypto.subtle: ${hash.subtle.toFixed(2)} µs, ` +
      `${ratio(hash.subtle, hash.ours)} as long (${round(subtleMs)} ms on average for one proof).\n\n` +
      `${table(['', 'p50 ms', 'mean ms', 'p95 ms'], rows)}\n`,
  )
} finally {
  await browser.close()
}
