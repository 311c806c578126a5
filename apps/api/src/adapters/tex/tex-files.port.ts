/** The files of the resume class: what a resume's LaTeX needs elsewhere. */
export interface TexFiles {
  /** By its name alone; undefined where there is none, as where the fonts were not built. */
  read(name: string): Uint8Array<ArrayBuffer> | undefined
}
