// What people do to a text while they type, drawn by lot: the same lots for the same seed.

type Lots = (below: number) => number

/** A small generator of pseudo-random numbers (mulberry32): whole numbers below what is asked for. */
export function lotsOf(seed: number): Lots {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const typed = [
  '&',
  '%',
  '#',
  '_',
  '^',
  '~',
  '$',
  '\\',
  '{',
  '}',
  '\\\\',
  '"',
  '–',
  'ß',
  'é',
  'Ł',
  '😀',
  '\\item',
  '\\textbf{',
  '\\foo',
]
const words = [
  'resume',
  'R\\&D',
  '100\\%',
  '\\emph{new}',
  'naïve',
  'a-very-long-word-that-does-not-break',
  '\\,',
  '$x^2$',
]

const edits: ((line: string, lots: Lots) => string)[] = [
  (line, lots) => insert(line, lots, words[lots(words.length)]!),
  (line, lots) => insert(line, lots, typed[lots(typed.length)]!),
  (line, lots) => change(line, lots, [/\S+/g, () => '']),
  (line, lots) => change(line, lots, [/\S+/g, (word) => `${word} ${word}`]),
  (line, lots) => change(line, lots, [/[{}]/g, () => '']),
  (line, lots) => change(line, lots, [/[{}]/g, (brace) => brace + brace]),
  (line, lots) => change(line, lots, [/\\[A-Za-z]{3,}/g, (command) => command.slice(0, -2) + command.slice(-1)]),
  (line, lots) => change(line, lots, [/\\[&%_#$]/g, (escaped) => escaped.slice(1)]),
  (line) => `${line}\n${line}`,
  () => '',
  (line) => `${line}\n`,
  (line) => `% ${line}`,
]

function insert(line: string, lots: Lots, what: string): string {
  const at = lots(line.length + 1)
  return line.slice(0, at) + what + line.slice(at)
}

function change(line: string, lots: Lots, [pattern, how]: [RegExp, (found: string) => string]): string {
  const places = [...line.matchAll(pattern)]
  const place = places[lots(Math.max(places.length, 1))]
  return place ? line.slice(0, place.index) + how(place[0]) + line.slice(place.index + place[0].length) : `${line} x`
}

/** Texts that are each one edit away from `base`; several in a row touch the same line, as when a user stays in it. */
export function editedTexts(base: string, count: number, lots: Lots): string[] {
  const lines = base.split('\n')
  let at = 0
  return Array.from({ length: count }, (_, index) => {
    if (index % 4 === 0) at = lots(lines.length)
    const edit = edits[lots(edits.length)]!
    return lines.with(at, edit(lines[at]!, lots)).join('\n')
  })
}
