import { createContext } from 'react'

/** The resume whose files lie beside what is compiled for it without being its page; null: none do. */
export const FilesOf = createContext<string | null>(null)
