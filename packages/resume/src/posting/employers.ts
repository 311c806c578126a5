// Who a posting is by: its name is no skill, even where a product bears it.

const name = String.raw`(\p{Lu}[\p{L}\p{N}&.'-]{1,30}(?: \p{Lu}[\p{L}\p{N}&.'-]{1,30}){0,2})`
/** Only said of an employer: "About Lumen" as a heading, "Lumen is hiring". */
const sure = [
  new RegExp(String.raw`^\W{0,4}About ${name}\W{0,4}$`, 'gmu'),
  new RegExp(
    `${name},? (?:is|are) (?:now |currently )?(?:hiring|looking for|seeking|recruiting|searching for)\\b`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Jj]oin|[Ww]elcome to) ${name}(?=[ ,.!]|$)`, 'gmu'),
  new RegExp(String.raw`^(?:Company|Employer): ?${name}`, 'gmu'),
]
/** "At Lumen": mostly so, but a skill of our own list stays one ("experience at AWS scale"). */
const likely = [new RegExp(String.raw`\b[Aa]t ${name}`, 'gu')]

export interface Employers {
  surely: ReadonlySet<string>
  perhaps: ReadonlySet<string>
}

/** In lower case, the whole name and its first word. */
export function employersOf(text: string): Employers {
  return { surely: namesBy(sure, text), perhaps: namesBy(likely, text) }
}

/** Those that are sure, as the posting writes them. */
export const employerNamesIn = (text: string): string[] =>
  sure.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, found = '']) => found.replace(/\.$/, '')))

function namesBy(patterns: readonly RegExp[], text: string): Set<string> {
  const names = new Set<string>()
  for (const pattern of patterns)
    for (const [, found = ''] of text.matchAll(pattern)) {
      const whole = found.toLowerCase().replace(/\.$/, '')
      names.add(whole)
      if (whole.length > 3) names.add(whole.split(' ')[0]!)
    }
  return names
}
