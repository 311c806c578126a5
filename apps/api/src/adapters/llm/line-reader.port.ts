// A second reader of a document's lines, where the rules are unsure.

export interface LineReader {
  /** What it says of them, in whatever words. Rejects where it says nothing, or takes too long. */
  look(lines: string, known: string, signal: AbortSignal): Promise<string>
}
