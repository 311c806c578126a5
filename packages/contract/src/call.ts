// The shape of one API call. The API binds routes to these, the browser's client is typed by them, and so is OpenAPI.
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Schema = z.ZodType

/** How an answer travels: JSON by its schema, no body at all, or the bytes of a file. */
export type Answer = { status: 200 | 201; json: Schema } | { status: 204 } | { status: 200; bytes: string }

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base path /api, parameters as `:name`. */
  path: string
  summary: string
  /** Who may call it: anyone, only a user with a bearer token, or only one of those who is an operator (else 404). */
  access: 'public' | 'signed_in' | 'operator'
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema
  /** Instead of a body: one file, as multipart/form-data. */
  upload?: { field: string; maxBytes: number }
  /** The largest accepted body, in bytes. Without it: 64 KiB. */
  bodyLimit?: number
  answer: Answer
  /** Refusals beyond those that any call may return (see errors.ts). */
  refusals?: readonly ErrorCode[]
}

/** Keeps the literal types of a call's parts, so that client and server infer from them. */
export const defineCall = <const C extends Call>(call: C): C => call

type Out<S> = S extends Schema ? z.output<S> : never
type In<S> = S extends Schema ? z.input<S> : never
type Part<C, K extends string, T> = C extends { [P in K]: infer S extends Schema }
  ? { [P in K]: T extends 'in' ? In<S> : Out<S> }
  : unknown

/** What a caller hands over: params, query, body, headers and file as they travel. */
export type CallInput<C extends Call> = (C extends { upload: object } ? { file: Blob } : unknown) &
  Part<C, 'params', 'in'> &
  Part<C, 'query', 'in'> &
  Part<C, 'body', 'in'> &
  Part<C, 'headers', 'in'>
/** A file that was sent, whole. Its name is untrusted. */
export interface UploadedFile {
  name: string
  bytes: Uint8Array
}
/** What the server's handler receives, validated. */
export type CallRequest<C extends Call> = (C extends { upload: object } ? { file: UploadedFile } : unknown) &
  Part<C, 'params', 'out'> &
  Part<C, 'query', 'out'> &
  Part<C, 'body', 'out'> &
  Part<C, 'headers', 'out'>
/** What a successful call returns. */
export type CallOutput<C extends Call> = C['answer'] extends { json: infer S extends Schema }
  ? z.output<S>
  : C['answer'] extends { bytes: string }
    ? Blob
    : undefined
