// What is wrong with a piece of prose: by the grammar, without what is no mistake in a resume, and by rules of our own.
import type { ProsePiece } from '../prose.ts'
import { isNoise } from './noise.ts'
import { ownLints } from './own-lints.ts'
import type { ProseLint, ProseLinter } from './prose-lint.ts'

export async function lintsOf(
  piece: ProsePiece,
  names: ReadonlySet<string>,
  linter: Pick<ProseLinter, 'lint'>,
): Promise<ProseLint[]> {
  const isMistake = (lint: ProseLint) => !isNoise(lint, piece, names)
  const own = ownLints(piece.text).filter(isMistake)
  const isOurs = (one: ProseLint) => own.some((other) => other.start < one.end && one.start < other.end)
  const found = (await linter.lint(piece.text)).filter((lint) => isMistake(lint) && !isOurs(lint))
  return [...found, ...own].toSorted((one, other) => one.start - other.start)
}
