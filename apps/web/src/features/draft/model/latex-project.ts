// What the form hands on, because it is no data for a form: a zip with a LaTeX resume and its files.
type Stored =
  | { kind: 'stored'; resumeId: string; title: string; leftOut: string | null }
  | { kind: 'failed'; resumeId: string | null; why: string }

export interface LatexProject {
  /** Says what it does. Once it has failed, the next call goes on from there. */
  store: (say: (sentence: string) => void) => Promise<Stored>
}

export interface LatexProjects {
  /** Null where the zip is none. */
  read: (zip: File) => Promise<LatexProject | null>
  /** Opens the resume that was made of one. */
  open: (resumeId: string) => void
}
