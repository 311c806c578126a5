/** A file of tex/class or tex/dist by its name; undefined where it was not built. */
export type ReadTexFile = (name: string) => Uint8Array<ArrayBuffer> | undefined
