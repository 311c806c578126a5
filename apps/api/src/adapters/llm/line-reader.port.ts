// A second reader of a document's lines, where the rules are unsure.

export interface LineReader {
  /** The model's reply about them, as text. Rejects where the reply is empty, or on a timeout. */
  look(lines: string, known: string, signal: AbortSignal): Promise<string>
}
