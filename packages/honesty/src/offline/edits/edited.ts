/** What an edit that was asked for came to: the new text, or why there is none. */
export type Edited = { latex: string; said: string } | { problem: string }
