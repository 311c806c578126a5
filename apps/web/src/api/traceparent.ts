// The beginning of a trace: two random numbers for each call, which say nothing about the person or the browser. Only
// where the server records traces, as it says in the page.

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Of W3C Trace Context: version, trace, span, and the wish that it be recorded, which is the server's to decide. */
export const createTraceparent = (meta: (name: string) => string | undefined): (() => string | undefined) =>
  meta('tracing') === 'on' ? () => `00-${hex(16)}-${hex(8)}-01` : () => undefined
