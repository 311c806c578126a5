// The service that turns LaTeX into a PDF.
import type {
  CompileOutcome,
  CompileRequest,
  DrawnThumbnail,
  FileBeside,
  FileToImport,
  ImportAnswer,
  Inspected,
  InspectRequest,
  KeptLog,
  Located,
  LocateRequest,
  PrepareRequest,
  ThumbnailRequest,
} from '@galley/contract/worker-wire'

/** Null where there is no page, or it could not be drawn. */
export interface Thumbnail extends Pick<DrawnThumbnail, 'outcome'> {
  image: Uint8Array | null
}

/** A document that will be compiled under the key of its resume. */
export interface Announced extends PrepareRequest {
  resumeKey: string
}

/** Files that lie beside a document, and where their contents are read, by hash. */
export interface Beside {
  files: FileBeside[]
  read: (hashes: readonly string[]) => Promise<Map<string, Uint8Array>>
}

/** What a resume's compiles, places and logs are kept under. */
export const resumeKeyOf = ({ id, userId }: { id: string; userId: string }): string => `${userId}:${id}`

export interface Compiler {
  /** Resolves with an outcome for every document; `busy` also when no worker is reachable. */
  compile(request: CompileRequest, signal: AbortSignal, beside?: Beside): Promise<CompileOutcome>
  /** Compiles a document that no user sees, and reads its PDF; `busy` also when no worker is reachable. */
  inspect(request: InspectRequest, signal: AbortSignal, beside?: Beside): Promise<Inspected>
  /** Draws the first page of a document as a small JPEG; `restarting` also when no worker is reachable. */
  drawThumbnail(request: ThumbnailRequest, signal: AbortSignal, beside?: Beside): Promise<Thumbnail>
  /** Announces a document that will be compiled soon. No caller waits for it; without a worker it does nothing. */
  prepare(request: Announced): void
  /** Between source and page, on the last preview under a key; null when no worker can be reached. */
  locate(request: LocateRequest, signal: AbortSignal): Promise<Located | null>
  /** What TeX said while it made the last preview under a key; null when no worker can be reached. */
  findLog(resumeKey: string, signal: AbortSignal): Promise<KeptLog | null>
  /** The words of a PDF; null where it can't be read, or no worker can be reached. */
  readPdf(pdf: Uint8Array, signal: AbortSignal): Promise<string | null>
  /** A resume's file as the form's data, or why not; `restarting` also when no worker can be reached. */
  importFile(file: FileToImport, signal: AbortSignal): Promise<ImportAnswer>
  isReady(): Promise<boolean>
  /** The worker's numbers, in Prometheus' text form; null when no worker can be reached. */
  metrics(): Promise<string | null>
}
