// Those who type at the same time: each a document, every fifth in moderncv.
import { documents, type BenchDocument } from './documents.ts'
import type { BenchedGalley, BenchPerson } from './galley.ts'

export interface Typist {
  person: BenchPerson
  document: BenchDocument
}

export function registerTypists(galley: BenchedGalley, count: number): Promise<Typist[]> {
  const classes = documents.filter(({ kind }) => kind === 'class')
  const heavy = documents.find(({ kind }) => kind === 'moderncv')!
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      person: await galley.register(),
      document: index % 5 === 4 ? heavy : classes[index % classes.length]!,
    })),
  )
}
