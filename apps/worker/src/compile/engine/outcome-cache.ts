// A cache of outcomes: the same text of the same owner gives the same page.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CompileOutcome, CompileRequest } from '@galley/contract/worker-wire'

export interface KnownOutcome {
  outcome: CompileOutcome
  synctex: string | null
}

export interface OutcomeCache {
  find(request: CompileRequest, source: string): KnownOutcome | null
  keep(request: CompileRequest, source: string, known: KnownOutcome): void
}

/** What another try would give again. Running out of time, or of places, depends on the moment. */
const lasting = new Set([
  'ok',
  'compilation_error',
  'forbidden_command',
  'too_many_pages',
  'output_too_large',
  'empty_document',
])

/** Here and where TeX knows of no time zone. */
const dayOf = (now: Date) => `${now.toDateString()} ${now.toISOString().slice(0, 10)}`

/** Holds at most `maxBytes`, and evicts the least recently used. */
export function createOutcomeCache({ maxBytes = 64 * 1024 * 1024, now = () => new Date() } = {}): OutcomeCache {
  const known = new LRUCache<string, KnownOutcome>({ maxSize: maxBytes, sizeCalculation: weigh })

  /** The day is part of it: \today is in many a letter. */
  const keyOf = ({ purpose, userKey, resumeKey, compiler = 'auto', files = [] }: CompileRequest, source: string) =>
    createHash('sha256')
      .update(
        JSON.stringify([purpose, userKey, purpose === 'preview' ? resumeKey : null, compiler, dayOf(now()), files]),
      )
      .update(source)
      .digest('base64')

  return {
    find: (request, source) => known.get(keyOf(request, source)) ?? null,
    keep(request, source, value) {
      const { report } = value.outcome
      if (!lasting.has(report.outcome) || (report.outcome === 'ok' && report.wantsAnother)) return
      known.set(keyOf(request, source), value)
    },
  }
}

/** A PDF may be a part of all that came with it: that is what stays in memory. */
const weigh = ({ outcome: { report, pdf }, synctex }: KnownOutcome) =>
  (pdf?.buffer.byteLength ?? 0) + report.log.length + (synctex?.length ?? 0) + 1_000
