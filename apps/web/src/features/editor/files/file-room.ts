// Which of some chosen files there is room for, beside those that are there.
import { limits } from '@galley/contract/limits'

interface Sized {
  name: string
  bytes: number
}

export type RoomProblem = { kind: 'twice' | 'count' } | { kind: 'large' } | { kind: 'room'; leftBytes: number }

interface Fitted<Chosen> {
  fit: Chosen[]
  over: { chosen: Chosen; problem: RoomProblem }[]
}

export const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0)

/** In their order, each as long as there is room. One of a name that is there takes the place of that one. */
export function fitFiles<Chosen extends Sized>(there: readonly Sized[], chosen: readonly Chosen[]): Fitted<Chosen> {
  const sizes = new Map(there.map(({ name, bytes }) => [name, bytes]))
  const taken = new Set<string>()
  const fitted: Fitted<Chosen> = { fit: [], over: [] }
  for (const file of chosen) {
    const problem = taken.has(file.name) ? { kind: 'twice' as const } : problemOf(file, sizes)
    if (problem) fitted.over.push({ chosen: file, problem })
    else {
      taken.add(file.name)
      sizes.set(file.name, file.bytes)
      fitted.fit.push(file)
    }
  }
  return fitted
}

function problemOf({ name, bytes }: Sized, sizes: ReadonlyMap<string, number>): RoomProblem | null {
  if (bytes > limits.resumeFilesBytes) return { kind: 'large' }
  if (!sizes.has(name) && sizes.size >= limits.filesPerResume) return { kind: 'count' }
  const others = [...sizes].reduce((total, [other, size]) => (other === name ? total : total + size), 0)
  const leftBytes = limits.resumeFilesBytes - others
  return bytes > leftBytes ? { kind: 'room', leftBytes } : null
}
