// Lines with what a reader sees of their style: what a Word file, LaTeX's source and plain text have in common before
// they are read.

export interface StyledRun {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  /** An address that a link leads to. */
  readonly link?: string | undefined
  /** In points. */
  readonly size?: number | undefined
}

export interface StyledLine {
  /** What stands beside each other on the line, parted by a tab or a table's rule. */
  readonly cells: readonly (readonly StyledRun[])[]
  /** How deep in a list, from 0; null for what is no point of one. */
  readonly bullet: number | null
  /** A heading is set larger and bold; `title` is the person's name. */
  readonly heading: 'title' | 'section' | 'sub' | null
  /** There is a blank line or some space before it. */
  readonly isApart: boolean
}

export const bodySize = 10

export const plainLine = (text: string, more: Partial<StyledLine> = {}): StyledLine => ({
  cells: [[{ text }]],
  bullet: null,
  heading: null,
  isApart: false,
  ...more,
})

export const textOf = ({ cells }: Pick<StyledLine, 'cells'>): string =>
  cells.map((runs) => runs.map(({ text }) => text).join('')).join('  ')
