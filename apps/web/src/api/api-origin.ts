// Where the API is: on the page's own origin, or on the one that the build was given.

interface ApiCaller {
  /** Of a path of the API's; a whole URL stays as it is. */
  addressOf: (address: string) => string
  /** Sent with every call. A tunnel would show its own page to a browser first. */
  headers: Record<string, string>
}

export function callerFor(origin: string | undefined): ApiCaller {
  const base = (origin ?? '').replace(/\/+$/, '')
  return {
    addressOf: (address) => (address.startsWith('/') ? base + address : address),
    headers: base === '' ? {} : { 'ngrok-skip-browser-warning': 'true' },
  }
}

export const apiCaller = callerFor(import.meta.env['VITE_API_ORIGIN'] as string | undefined)
