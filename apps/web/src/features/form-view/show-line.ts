// From a line of the text to the fields that stand on it, and to their controls.
import type { BodyBlock, LensDocument, LensHeader, LensItem, Place, Span } from '@galley/resume/lens/lens-types'

/** Places of the text that the form is to show, by where they begin; words that were clicked. */
export interface ShownPlaces {
  readonly starts: readonly number[]
  readonly words: string
}

const ofBody = (body: readonly BodyBlock[]): Span[] =>
  body.flatMap((block): Span[] => (block.kind === 'detail' ? [block.label, block.value] : [block]))
const ofPlaces = (places: Readonly<Record<string, Place>>): Span[] => Object.values(places)
const ofHeader = ({ places, contacts, handWritten }: LensHeader): Span[] => [
  ...ofPlaces({ ...places }),
  ...contacts,
  ...handWritten,
]
const ofItem = ({ places, body }: LensItem): Span[] => [...ofPlaces(places), ...ofBody(body)]

function placesOf({ header, lead, sections }: LensDocument): Span[] {
  return [
    ...(header ? ofHeader(header) : []),
    ...lead,
    ...sections.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) =>
        block.kind === 'item' ? ofItem(block) : block.kind === 'skills' ? [block] : ofBody([block]),
      ),
    ]),
  ]
}

/** Where the fields begin that have text on this line, counted from 1. */
export function startsOnLine(document: LensDocument, line: number): number[] {
  const lines = document.latex.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
  const end = start + (lines[line - 1]?.length ?? 0)
  const found = placesOf(document).filter(({ from, to }) => from < to && from <= end && to >= start)
  return [...new Set(found.map(({ from }) => from))]
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement

/** Gives the keyboard to the control of these places that has the words, or to the first. */
export function focusPlace(form: HTMLElement, { starts, words }: ShownPlaces): void {
  const controls = starts.flatMap((from) =>
    Array.from(
      form.querySelectorAll<Control>(`:is(input, textarea)[data-from~="${from}"], figure[data-from="${from}"] button`),
    ),
  )
  const control = controls.reduce<Control | null>(
    (best, next) => (best && overlap(best.value, words) >= overlap(next.value, words) ? best : next),
    null,
  )
  if (!control) return
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  const at = control.value.indexOf(words)
  if (at >= 0 && words !== '' && 'setSelectionRange' in control) control.setSelectionRange(at, at)
}

/** How many characters of the words stand in a value as words, too. */
function overlap(value: string, words: string): number {
  const inValue = new Set(wordsIn(value))
  return wordsIn(words).reduce((sum, word) => sum + (inValue.has(word) ? word.length : 0), 0)
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
