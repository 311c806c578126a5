// A word of a page, where it stands and how it looks.

export interface Word {
  readonly id: number
  readonly text: string
  readonly page: number
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly size: number
  readonly font: string
  readonly bold: boolean
  readonly italic: boolean
  readonly colour: string
  /** No space before it: it goes on with the word at its left. */
  readonly isGlued: boolean
  /** Of the link that lies over it, or empty. */
  readonly target: string
  /** On the page, where `x` is of its mirror image. */
  readonly shownX?: number
  /** Its letters run against the direction of the page. */
  readonly isAgainst?: boolean
}
