// Where work was done, by size: one ward is no hospital, a team's practice no company's.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, sourceLines } from './sources.ts'

export function judgePlaces({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) && at.block.kind === 'bullet')
    .flatMap((at) => {
      const before = placesIn([...sourceLines(at), ...at.statements].join('\n'))
      const largest = Math.max(-1, ...before.map(({ size }) => size))
      if (largest < 0) return []
      const known = new Set(before.map(({ word }) => word))
      const now = placesIn(at.block.text)
      const own = ofOne.exec(sourceLines(at).join('\n'))?.[1]?.toLowerCase()
      const isOne = own !== undefined && !new RegExp(`\\b${own}`, 'i').test(at.block.text)
      const wider = now.find(
        ({ size, word }) => (size > largest || (isOne && size === largest && word !== own)) && !known.has(word),
      )
      // A place beside the old one says where that is: "the ward of a teaching hospital".
      const largestNames = new Set(before.flatMap(({ word, size }) => (size === largest ? [word] : [])))
      const isReplaced = !now.some(({ word }) => largestNames.has(word))
      return wider && (isReplaced || isWhole(at, wider.text)) ? [placeViolation(at, wider.text)] : []
    })
}

/** "No findings on my bench": one of several. */
const ofOne =
  /\b(?:my|one|a single)\s(desk|counter|till|aisle|bay|row|table|bench|window|lane|machine|truck|route|line|section)\b/i

const placeViolation = (at: ChangedBlock, text: string) =>
  blockViolation(at, 'scope', {
    text,
    question: `The draft says “${text}”, your resume names a smaller place. Which is right?`,
  })

/** From a desk to the world. */
const sizes: readonly RegExp[] = [
  'desk|counter|till|aisles?|bay|row|room|table|bench|window|lane|screen|page|module|machine|truck|route|kiosk|line|section|station|ward|floor|team|class(?:room)?|shift|crew|unit|department|group|kitchen|workshop|lab(?:oratory)?|year group|project',
  'store|shop|branch|warehouse|school|hospital|clinic|plant|factory|hotel|restaurant|office|site|depot|library|home|campus|faculty|college|firm|building',
  'compan(?:y|ies)|organi[sz]ation|district|city|town|borough|council|chain|trust|university|stores|shops|branches|warehouses|schools|hospitals|clinics|plants|factories|hotels|restaurants|offices|sites|depots|libraries|homes|buildings|departments|wards|teams|faculties',
  '[\\p{L}]+-wide|region(?:al(?:ly)?|s|wide)?|county|counties|state(?:wide)?|province|division|network|company-?wide|organi[sz]ation-?wide|hospital-?wide|school-?wide|city-?wide|industry',
  'countr(?:y|ies)|nation(?:al(?:ly)?|wide)|national|europe(?:an)?|continent',
  'global(?:ly)?|international(?:ly)?|world(?:wide)?',
].map((words) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'giu'))

interface Place {
  readonly size: number
  readonly text: string
  /** In the singular, lower case. */
  readonly word: string
}

const placesIn = (text: string): Place[] =>
  sizes.flatMap((pattern, size) =>
    Array.from(text.matchAll(pattern), ([found]) => ({
      size,
      text: found,
      word: found
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/([^s])s$/, '$1'),
    })),
  )

const isWhole = (at: ChangedBlock, place: string): boolean =>
  new RegExp(`\\b(?:across|throughout|whole|entire|all)\\s(?:[\\p{L}-]+\\s){0,3}${place}`, 'iu').test(at.block.text)
