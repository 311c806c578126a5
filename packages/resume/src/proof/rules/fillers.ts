// What is said in more words than it needs: other words that say the same, or none.
import { articleBefore } from './article.ts'
import { plainActs } from './light-verbs.ts'
import { cardinals } from './number-words.ts'
import { finding, likeCased, type AdviceRule, type Finding, type ReadPiece } from './rule-context.ts'

/** "In the area of 20%" means about as much. */
const amount = `(?:(?:about|around|some|[a-z]{2,3})\\s*)?(?:\\p{Sc}|[^\\p{L}\\s]?\\d|(?:${cardinals})\\b)`
/** "Quickly and successfully", "successfully and on time": what is joined would be left alone. */
const isAlone = String.raw`(?<!\b(?:not|n't|nor|so|too|\p{L}+ly,?(?: and| or| but)?) )`
const endsAlone = String.raw`(?!(?:and|or|but|yet|enough|&|much)\b)`
/** Behind a verb or a joint: "of various sizes" needs its word. */
const behindVerb = String.raw`(?<=\b(?:\p{L}+ed|\p{L}+ing|and|with|for|led|ran|wrote|built|made|taught|held|kept|lead|manage|run|write) )`
const kinds = String.raw`(?!(?:types?|kinds?|sorts?|sizes?|stages?|ways|levels?|forms?|degrees?|ages|shades?)\b)`

type Filler = readonly [pattern: RegExp, shorter: string]
const filling = (pattern: string, shorter: string): Filler => [new RegExp(pattern, 'giu'), shorter]

/** What is said in more words than it needs, and what says the same. Empty: it can be left out. */
const fillers: readonly Filler[] = [
  filling(String.raw`\bin order to\b`, 'to'),
  filling(String.raw`\bso as to\b`, 'to'),
  filling(String.raw`\bin an (?:effort|attempt) to\b`, 'to'),
  filling(String.raw`\bdue to the fact that\b`, 'because'),
  filling(String.raw`\bin the event that\b`, 'if'),
  filling(String.raw`\bfor the purposes? of (?=\w+ing\b)`, 'for '),
  filling(String.raw`\bwith the (?:aim|goal|purpose) of (?=\w+ing\b)`, 'for '),
  filling(String.raw`\bat (?:this point in time|the present time)\b`, 'now'),
  filling(String.raw`\bon a (daily|weekly|monthly|quarterly|yearly) basis\b`, '$1'),
  filling(String.raw`\bon a day-to-day basis\b`, 'daily'),
  filling(String.raw`\bon an annual basis\b`, 'annually'),
  filling(String.raw`\bon a regular basis\b`, 'regularly'),
  filling(String.raw`\bon an as-needed basis\b`, 'as needed'),
  filling(String.raw`\bin a timely (?:manner|fashion)\b`, 'on time'),
  filling(String.raw`\ba (?:large|great) number of\b`, 'many'),
  filling(String.raw`\bthe majority of\b`, 'most of'),
  filling(String.raw`\bin the area of\b(?!\s+${amount})`, 'in'),
  filling(String.raw`\b(?:has|have) the ability to\b`, 'can'),
  filling(String.raw`\butili([sz])(e[ds]?|ing)\b`, 'us$2'),
  filling(String.raw`\bmade use of\b`, 'used'),
  filling(String.raw`\bmaking use of\b`, 'using'),
  filling(String.raw`\bprior to\b`, 'before'),
  filling(String.raw`\bsubsequent to\b`, 'after'),
  filling(String.raw`\bduring the course of\b`, 'during'),
  filling(String.raw`\bin conjunction with\b`, 'with'),
  filling(String.raw`\bby means of\b`, 'by'),
  filling(String.raw`\b(?:through|with|by) the use of\b`, 'with'),
  filling(String.raw`\b(?:each and every)\b`, 'every'),
  filling(String.raw`\b(?:any and all)\b`, 'all'),
  filling(String.raw`\bwhether or not\b`, 'whether'),
  filling(String.raw`\bend results\b`, 'results'),
  filling(String.raw`\bin the process of (?=\w+ing\b)`, ''),
  filling(String.raw`\ba total of (?=\d)`, ''),
  // Help stays help.
  filling(String.raw`\b(help(?:ed|s|ing)?) to (?=\p{L}+ (?:the|a|an|our|its|their|\d|\p{L}+s)\b)`, '$1 '),
  filling(
    String.raw`${isAlone}\b(?:successfully|actively|basically|really|very|proactively|diligently) ${endsAlone}`,
    '',
  ),
  filling(
    String.raw`${behindVerb}(?:a (?:wide |broad )?variety of|a (?:wide|broad) (?:range|array) of|various) ${kinds}(?=(?:\p{L}+ ){0,2}\p{L}+s\b)`,
    '',
  ),
]

interface Shortening {
  start: number
  end: number
  words: string
}

function shorteningsOf(text: string): Shortening[] {
  const found = fillers.flatMap(([pattern, shorter]) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      words: filled(shorter, match),
    })),
  )
  return [...found, ...plainActs(text)]
}

export const filler: AdviceRule = ({ latex, pieces }) =>
  pieces.flatMap((piece) =>
    shorteningsOf(piece.text).map(({ start, end, words: shorter }): Finding => {
      const said = piece.text.slice(start, end)
      const words = likeCased(shorter, said)
      return finding(latex, piece, {
        rule: 'filler',
        start,
        end: start + said.trimEnd().length,
        message:
          words.trim() === ''
            ? `“${said.trim()}” adds nothing here.`
            : `“${words.trim()}” says the same as “${said.trim()}”.`,
        fix: words === '' ? leftOut(piece, [start, end]) : { start, end, words },
      })
    }),
  )

const filled = (shorter: string, found: RegExpExecArray | RegExpMatchArray) =>
  shorter.replace('$1', (found[1] ?? '').toLowerCase()).replace('$2', found[2] ?? '')

/** What begins a sentence takes the capital letter along; "a" and "an" follow the sound of what comes now. */
function leftOut({ text }: ReadPiece, [start, end]: readonly [number, number]) {
  const article = /\b(an?) $/i.exec(text.slice(0, start))
  if (article) {
    const rest = text.slice(end)
    const wanted = articleBefore(rest)
    if (wanted === null) return undefined
    const words = likeCased(wanted, article[0])
    if (words !== article[1])
      return { start: article.index, end, words: `${words} `, shown: `${words} ${/^\S*/.exec(rest)![0]}` }
  }
  const next = text[end] ?? ''
  if (!/^\p{Lu}/u.test(text[start] ?? '') || !/\p{Ll}/u.test(next)) return { start, end, words: '' }
  return { start, end: end + 1, words: next.toUpperCase(), shown: '' }
}
