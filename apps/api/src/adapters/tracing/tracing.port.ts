// Traces: where a request spends its time. A span says what was done, how long it took and how it ended, in words of
// the program alone: never a text, an address, an id of a person or a value of a statement.
import type { WorkerSpans } from '@galley/contract/worker-wire'

export type SpanFacts = Readonly<Record<string, string | number | boolean>>

export interface TraceSpan {
  traceId: string
  /** For a process that is asked to do a part of it (W3C Trace Context). */
  traceparent: string
  /** Whatever begins in `work`, and in what it starts, is a part of this span. */
  run<Result>(work: () => Result): Result
  rename(name: string): void
  set(facts: SpanFacts): void
  /** What a worker did for it, as the worker measured it: its clock may be another. */
  addWorker(spans: WorkerSpans): void
  /** `failure`: the name of what went wrong. Its message may quote a text. */
  end(failure?: string | null): void
}

export interface Tracing {
  isOn: boolean
  /** A request from outside; `traceparent` is its own, if it has one. Null: it is not among those that are sampled. */
  serve(name: string, facts: SpanFacts, traceparent: string | undefined): TraceSpan | null
  /** A part of what is under way; null where that is not traced. */
  begin(name: string, facts?: SpanFacts): TraceSpan | null
  /** A part that has just ended, after `ms`. */
  note(name: string, ms: number, facts: SpanFacts): void
  /** How many spans ended, and how many of them the collector took. */
  counts(): { recorded: number; exported: number }
  /** Sends what is left, within a second or two. */
  close(): Promise<void>
}

export const noTracing: Tracing = {
  isOn: false,
  serve: () => null,
  begin: () => null,
  note() {},
  counts: () => ({ recorded: 0, exported: 0 }),
  close: async () => {},
}
