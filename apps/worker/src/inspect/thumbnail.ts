// A document's first page as a picture. It is compiled as a preview is: mostly by a warm process, or it is known.
import type { DrawnThumbnail, ThumbnailRequest } from '@galley/contract/worker-wire'
import type { CompileEngine } from '../compile/engine/engine.ts'

/** Null where the page could not be drawn. */
export type PageDrawer = (pdf: Uint8Array, signal: AbortSignal) => Promise<Buffer | null>

export interface ThumbnailParts {
  engine: CompileEngine
  /** Null where there is no sandbox to draw in. */
  draw: PageDrawer | null
}

export async function thumbnail(
  { engine, draw }: ThumbnailParts,
  { latex, userKey, files }: ThumbnailRequest,
  signal: AbortSignal,
): Promise<DrawnThumbnail> {
  const compile = (purpose: 'preview' | 'download') =>
    engine.compile({ latex, userKey, purpose, resumeKey: null, ...(files && { files }) }, signal)
  let { report, pdf } = await compile('preview')
  // References are not resolved after one run.
  if (report.outcome === 'ok' && report.wantsAnother) ({ report, pdf } = await compile('download'))
  if (pdf === null) return { outcome: report.outcome, image: null }
  const image = draw === null || signal.aborted ? null : await draw(pdf, signal)
  return { outcome: 'ok', image: image?.toString('base64') ?? null }
}
