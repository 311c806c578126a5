// A resume as its page shows it, without how: what a Word file and plain text are made of.

/** Text of one style. */
export interface PrintedRun {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  /** An absolute address. */
  readonly link?: string
}
export type Runs = readonly PrintedRun[]

export interface PrintedEntry {
  readonly kind: 'entry'
  readonly title: Runs
  readonly organisation: Runs
  readonly place: Runs
  readonly dates: Runs
  readonly remark: Runs
  /** A line is an award or a certificate. A publication has its authors as the organisation, its venue as the place. */
  readonly shape: 'post' | 'line' | 'publication'
}

export type PrintedBlock =
  | PrintedEntry
  | { readonly kind: 'paragraph' | 'bullet'; readonly runs: Runs }
  /** The label may be empty. */
  | { readonly kind: 'detail' | 'skills'; readonly label: string; readonly runs: Runs }

export interface PrintedSection {
  readonly title: string
  readonly blocks: readonly PrintedBlock[]
}

export interface PrintedResume {
  /** Of the text: "en", "pt-BR". */
  readonly language: string
  readonly name: string
  readonly headline: string
  readonly contacts: readonly PrintedRun[]
  /** What stands between the header and the first section. */
  readonly lead: readonly PrintedBlock[]
  readonly sections: readonly PrintedSection[]
}

export const textOf = (runs: Runs): string => runs.map(({ text }) => text).join('')
