import { getAccessToken, peekAccessToken, refreshSession } from './auth-client.ts'
import { apiCaller } from './api-origin.ts'
import { createClient } from './client.ts'
import { createTraceparent } from './traceparent.ts'

/** Galley's API as the signed-in user of this browser calls it. */
export const api = createClient({
  getAccessToken,
  peekAccessToken,
  refreshSession,
  baseUrl: apiCaller.addressOf('/api'),
  alwaysSent: apiCaller.headers,
  traceparent: createTraceparent((name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content),
})
