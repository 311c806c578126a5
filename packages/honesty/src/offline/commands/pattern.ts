// What patterns of commands are made of. All are anchored to the beginning, so that a word in the middle of a sentence
// commands nothing.
import type { Command } from './command.ts'

export type Reader = readonly [pattern: RegExp, read: (found: RegExpExecArray) => Command]
export const reader = (pattern: string, read: Reader[1]): Reader => [new RegExp(`^(?:${pattern})$`, 'isu'), read]

export const quoted = String.raw`["“‘'«]([^"”’'»]+)["”’'»]`
export const section = String.raw`(?:the |my )?["“']?([\p{L}&/ -]{2,40}?)["”']?(?: section)?`
export const remove = '(?:remove|delete|drop|take out|cut|get rid of)'
export const add = '(?:add|insert|write|put|include)'
export const entry = '(?:job|role|position|employer|entry|project|degree|school|internship)'
export const ordinal = 'first|second|third|fourth|last|latest|newest|oldest|current|present|previous|most recent'
