/** What an edit that was asked for came to: the new text, or why there is none. */
export type Edited =
  | { latex: string; said: string }
  /** `isNotFound`: what was named is not there by that name. */
  | { problem: string; isNotFound?: boolean }
