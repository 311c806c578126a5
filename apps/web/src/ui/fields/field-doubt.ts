import { createContext, use } from 'react'

/** Returns, for a field's name, why it should be looked at twice; undefined where nothing is doubtful. */
export type DoubtOf = (name: string) => string | undefined

export const FieldDoubt = createContext<DoubtOf>(() => undefined)

/** A field that a form has no doubts about, or that has no name, has none. */
export function useDoubt(name: string | undefined): string | undefined {
  const doubtOf = use(FieldDoubt)
  return name === undefined ? undefined : doubtOf(name)
}
