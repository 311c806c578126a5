/** What an edit that was asked for came to: the new text, or why there is none. */
export type Edited =
  | { latex: string; said: string }
  /** `isNotFound`: what was named is not there by that name. */
  /** `isNoted`: it is kept as what they say of themselves, and nothing was wished. */
  | { problem: string; isNotFound?: boolean; isNoted?: boolean }
