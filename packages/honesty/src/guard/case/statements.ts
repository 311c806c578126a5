// Of the person's words those that may be about an entry.
import { allStems, canonical, contentStems } from '../text/words.ts'
import type { Group } from './source-group.ts'

/** Every stem of what the person said of an entry; of all its lines that is the same. */
export function statementStems({ statements }: { readonly statements: readonly string[] }): ReadonlySet<string> {
  const known = stemsOfStatements.get(statements)
  if (known) return known
  const stems = allStems(statements.join('\n'))
  stemsOfStatements.set(statements, stems)
  return stems
}
const stemsOfStatements = new WeakMap<readonly string[], ReadonlySet<string>>()

const minOfStatements = 2
const minShare = 0.25
/** A good part of a line is what the person has just said of its entry. */
export function isOfStatements(at: {
  readonly block: { readonly text: string }
  readonly statements: readonly string[]
}): boolean {
  if (at.statements.length === 0) return false
  const said = statementStems(at)
  const now = contentStems(at.block.text)
  const shared = now.filter((one) => said.has(one)).length
  return shared >= minOfStatements && shared >= minShare * now.length
}

/** A section without entries is about no employer: whatever the person said may belong there. */
export function statementsOf(
  { head, blocks }: Group,
  source: Group | null,
  { said, acceptedGroups }: { readonly said: readonly string[]; readonly acceptedGroups: readonly Group[] },
): string[] {
  const others = acceptedGroups
    .flatMap((group) => (group !== source && group.head ? [group.head.args ?? []] : []))
    .flat()
  return said.filter(
    (words) =>
      !head ||
      // A new post may be at an employer of before.
      namesOneOf(words, source?.head?.args ?? head.args ?? []) ||
      !namesOneOf(words, others) ||
      blocks.some(({ text }) => isMadeOf(text, words)),
  )
}

/** So large a share of a line's words stands in what was said: it was made of that, whatever else that names. */
const minMadeOf = 0.7
function isMadeOf(line: string, words: string): boolean {
  const stems = contentStems(line)
  const known = allStems(words)
  return stems.length > 3 && stems.filter((one) => known.has(one)).length >= minMadeOf * stems.length
}

/** Whether words name an employer or a project of these: by its first significant word. */
function namesOneOf(words: string, args: readonly string[]): boolean {
  const low = ` ${canonical(words)} `
  return args.some(
    (arg) =>
      /^\p{Lu}/u.test(arg) && arg.length > 3 && !/\d/.test(arg) && low.includes(` ${canonical(arg).split(' ')[0]} `),
  )
}
