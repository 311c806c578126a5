// One row of a page: its words, and the line that set each. A word's line is that of what follows it, because a space
// is made on the line that it stands on. Behind the last word of a row stands only what TeX made when the paragraph
// ended, often lines later: there the line of what came before counts.

/** Words that one line of main.tex set, without a break. In PDF points from the top left of the page. */
export interface SyncedRun {
  page: number
  line: number
  left: number
  right: number
  top: number
  bottom: number
  baseline: number
}

export interface SyncedRow {
  kind: '('
  /** Where TeX was when it had the whole row: for text, where its paragraph ended. */
  line: number | null
  /** The line of the last words. */
  lastLine: () => number | null
  /** Whether its paragraph goes on in the next row. */
  isBroken: () => boolean
  /** Words end here. `said`: the line that they come from, where the class knows better than TeX. */
  addWords: (right: number, said: number | null) => void
  /** A space or a kern, up to here; or a switch to mathematics. */
  addGap: (line: number | null, right: number, isSpace: boolean) => void
  addThing: (line: number | null, left: number, right: number) => void
  /** A rule: a copied one (every strut is) bears the line of the page's end, so that its line is meaningless. */
  skipTo: (right: number) => void
  finish: (page: number) => SyncedRun[]
}

interface Words {
  left: number
  right: number
  before: number | null
  after: number | null
  said: number | null
}

interface RowParts {
  line: number | null
  left: number
  baseline: number
  height: number
  depth: number
  /** The row above in the same stack. */
  before: SyncedRow | null
}

/** Less than this, in points, is no word: places are rounded. */
const minWidth = 0.3

export function createRow({ line, left, baseline, height, depth, before }: RowParts): SyncedRow {
  const words: Words[] = []
  let at = left
  /** The line of the last thing in the row; a row in the middle of a paragraph goes on where the one above ended. */
  let last = before?.isBroken() && before.line === line ? before.lastLine() : null
  /** From here on, words are followed by nothing yet; from `lastGroup` on, by no other words. */
  let open = 0
  let lastGroup = 0
  let trailing = 0

  function note(own: number | null): void {
    for (const word of words.slice(open)) word.after = own
    if (open < words.length) lastGroup = open
    open = words.length
    if (own !== null) last = own
  }

  const lineOf = (word: Words, isLast: boolean): number | null => {
    if (word.said !== null) return word.said
    if (word.after !== null && !(isLast && word.after === line)) return word.after
    return word.before ?? word.after ?? line
  }

  return {
    kind: '(',
    line,
    lastLine: () => {
      const word = words.at(-1)
      return word ? lineOf(word, trailing > 0) : last
    },
    isBroken: () => trailing === 1,
    addWords(right, said) {
      if (right - at > minWidth) {
        words.push({ left: at, right, before: last, after: null, said })
        trailing = 0
      }
      at = Math.max(at, right)
    },
    addGap(own, right, isSpace) {
      note(own)
      // A kern inside a word may be recorded late, with a place that lies behind.
      at = Math.max(at, right)
      if (isSpace) trailing += 1
    },
    addThing(own, from, to) {
      note(own)
      at = Math.max(at, from, to)
      trailing = 0
    },
    skipTo(right) {
      at = Math.max(at, right)
    },
    finish(page) {
      note(null)
      return words.flatMap((word, index) => {
        const own = lineOf(word, index >= lastGroup && trailing > 0)
        const top = baseline - height
        return own === null
          ? []
          : [{ page, line: own, left: word.left, right: word.right, top, bottom: baseline + depth, baseline }]
      })
    },
  }
}
