// The compiled PDF of each resume, kept for the browser session so that coming back shows it at once.
import type { CompiledPdf } from '../state/editor-state.ts'

const keyOf = (resumeId: string) => `compiled-pdf:${resumeId}`

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

/** A PDF that is too large for the browser's storage is simply not kept. */
export function keepPdf(resumeId: string, { bytes, latex }: CompiledPdf): void {
  try {
    sessionStorage.setItem(keyOf(resumeId), JSON.stringify({ pdf: toBase64(bytes), latex }))
  } catch {
    sessionStorage.removeItem(keyOf(resumeId))
  }
}

export function dropPdf(resumeId: string): void {
  sessionStorage.removeItem(keyOf(resumeId))
}

export function findPdf(resumeId: string): CompiledPdf | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(resumeId)) ?? 'null') as { pdf: string; latex: string } | null
    return kept && { bytes: Uint8Array.from(atob(kept.pdf), (character) => character.charCodeAt(0)), latex: kept.latex }
  } catch {
    return null
  }
}
