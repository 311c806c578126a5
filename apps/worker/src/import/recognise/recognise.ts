// What a file is, by its content alone: its name and its declared type are untrusted.
import type { ImportRefusal } from '@galley/contract/worker-wire'
import { isPdf } from '@galley/import/formats/is-pdf'
import { isJsonResume } from '@galley/import/formats/json/json-resume'
import { decodeText } from './decode-text.ts'
import { refused } from './reader-output.ts'

export type Kind =
  | { readonly kind: 'pdf' | 'zip' }
  | { readonly kind: 'json_resume'; readonly value: unknown }
  | { readonly kind: 'latex' | 'text'; readonly text: string }
  | ImportRefusal

export function recognise(bytes: Uint8Array): Kind {
  if (bytes.length === 0) return refused('empty_file')
  if (isPdf(bytes)) return { kind: 'pdf' }
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return { kind: 'zip' }
  if (head.startsWith('\xd0\xcf\x11\xe0')) return refused(isLocked(bytes) ? 'file_encrypted' : 'old_word_file')
  if (head.startsWith('{\\rtf')) return refused('other_document')
  if (isPicture(head)) return refused('picture')
  const text = decodeText(bytes)
  return text === null ? refused('unknown_kind') : kindOfText(text)
}

/** A Word file with a password is a container of the old kind, with the new one inside. */
const isLocked = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 65_536)).includes(Buffer.from('EncryptedPackage', 'utf16le'))

const isPicture = (head: string) =>
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*)/s.test(head) ||
  /^RIFF.{4}WEBP/s.test(head) ||
  /^.{4}ftyp(?:hei|mif|avif)/s.test(head)

function kindOfText(text: string): Kind {
  const start = text.trimStart()
  if (start === '') return refused('file_without_text')
  if (/\\documentclass\b|\\begin\s*\{document\}/.test(text)) return { kind: 'latex', text }
  if (/^[{[]/.test(start)) return kindOfJson(text) ?? { kind: 'text', text }
  // A page of the web, a drawing, a program's settings.
  if (/^<(?:!doctype|\?xml|html|head|body|svg|!--)/i.test(start)) return refused('unknown_kind')
  return { kind: 'text', text }
}

/** Undefined where it is no JSON: a text may begin with a bracket. */
function kindOfJson(text: string): Kind | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonResume(value) ? { kind: 'json_resume', value } : refused('unknown_kind')
  } catch {
    return /^\s*\{\s*"[^"\n]*"\s*:/.test(text) ? refused('file_unreadable') : undefined
  }
}
