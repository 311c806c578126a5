// What can go along with a message: one image, one PDF, and the rules for both.
import { compileForAnalysis } from '@galley/contract/latex'
import { limits } from '@galley/contract/limits'
import { api } from '../../../api/galley-api.ts'
import { assistant } from '../../../strings/en/assistant.ts'
import { reencodeAsJpeg } from './reencode-image.ts'

const words = assistant.trouble

export interface AttachedImage {
  /** Base64 without a prefix. */
  data: string
  type: 'image/jpeg'
  name: string
}
export interface AttachedPdf {
  data: string
  name: string
}
export interface Attachments {
  image: AttachedImage | null
  pdf: AttachedPdf | null
}
export const noAttachments: Attachments = { image: null, pdf: null }

/** Either what was asked for, or the sentence that says why not. */
export type Prepared<T> = { kind: 'ready'; attached: T } | { kind: 'refused'; sentence: string }
const refused = (sentence: string) => ({ kind: 'refused', sentence }) as const

export const imageTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp']

/** Why an image is not taken; null where it is. */
export function refusalOfImage({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.includes(type)) return words.imageType
  return size > limits.chatImageBytes ? words.imageSize : null
}

export async function prepareImage(file: File, reencode = reencodeAsJpeg): Promise<Prepared<AttachedImage>> {
  const refusal = refusalOfImage(file)
  if (refusal !== null) return refused(refusal)
  const data = await reencode(file).catch(() => null)
  if (data === null) return refused(words.imageBroken)
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'image'}.jpg`.slice(-limits.fileNameChars)
  return { kind: 'ready', attached: { data, type: 'image/jpeg', name } }
}

const compile = (latex: string) => api(compileForAnalysis, { body: { latex_content: latex } })

/** The PDF of the text as it stands. */
export async function preparePdf(latex: string, ask = compile): Promise<Prepared<AttachedPdf>> {
  if (latex.trim() === '') return refused(words.nothingToCompile)
  const made = await ask(latex).catch(() => null)
  if (made === null) return refused(words.pdfBroken)
  if (!made.success || made.pdf_base64 === null) return refused(words.pdfFailed(made.error))
  return { kind: 'ready', attached: { data: made.pdf_base64, name: made.filename ?? assistant.input.pdfName } }
}
