// First-party counting of what happens, never of who: no cookie, no id, no text. Nothing leaves a browser that asks not
// to be tracked. Events wait a moment so that several travel together, and what waits is sent when the page goes away.
import { apiCaller } from './api-origin.ts'
import { recordEvents, type AnalyticsEvent, type EventName, type PageName } from '@galley/contract/events'

export interface AnalyticsDeps {
  /** `leaving`: the page is going away, so the request has to outlive it. */
  send: (events: AnalyticsEvent[], leaving: boolean) => void
  now: () => Date
  isTrackingRefused: () => boolean
  delayMs?: number
}

const batchSize = 50

export function createAnalytics({ send, now, isTrackingRefused, delayMs = 2000 }: AnalyticsDeps) {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (leaving = false) => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    for (let start = 0; start < batch.length; start += batchSize) send(batch.slice(start, start + batchSize), leaving)
  }
  const add = (event: AnalyticsEvent) => {
    if (isTrackingRefused()) return
    waiting.push(event)
    if (waiting.length >= batchSize) flush()
    else timer ??= setTimeout(flush, delayMs)
  }
  return {
    record: (name: EventName) => add({ kind: 'event', name, at: now().toISOString() }),
    recordPageView: (name: PageName) => add({ kind: 'page_view', name, at: now().toISOString() }),
    flush,
  }
}

const eventsUrl = apiCaller.addressOf(`/api${recordEvents.path}`)
/** A beacon carries no headers, and to another origin it would carry cookies. */
const isOwnOrigin = eventsUrl.startsWith('/')

/** A lost batch is only a lost count: every failure is swallowed. */
function sendToGalley(events: AnalyticsEvent[], leaving: boolean): void {
  const body = JSON.stringify({ events })
  if (leaving && isOwnOrigin && navigator.sendBeacon?.(eventsUrl, new Blob([body], { type: 'application/json' })))
    return
  const headers = { 'content-type': 'application/json', ...apiCaller.headers }
  void fetch(eventsUrl, { method: recordEvents.method, headers, body, keepalive: true }).catch(() => undefined)
}

const analytics = createAnalytics({
  send: sendToGalley,
  now: () => new Date(),
  isTrackingRefused: () =>
    navigator.doNotTrack === '1' ||
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
})
window.addEventListener('pagehide', () => analytics.flush(true))
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') analytics.flush(true)
})

/** Counts that something happened. */
export const record = analytics.record
/** Counts that a page was shown. */
export const recordPageView = analytics.recordPageView
