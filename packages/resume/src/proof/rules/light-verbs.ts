// "Provided training to staff" as "Trained staff": a verb that says nothing, with a noun that says it all.
import { verbForms, type VerbForm } from '../english.ts'

const lightVerbs = 'provide conduct perform make give undertake'.split(' ')
/** What was given, and to or of what: as a verb. */
const acts: readonly (readonly [noun: string, links: string, verb: string])[] = [
  ['training', 'to|for', 'train'],
  ['support', 'to|for', 'support'],
  ['supervision', 'to|for|of', 'supervise'],
  ['maintenance', 'on|of', 'maintain'],
  ['evaluations?', 'of', 'evaluate'],
  ['assessments?', 'of', 'assess'],
  ['inspections?', 'of', 'inspect'],
  ['reviews?', 'of', 'review'],
  ['tests?|testing', 'of|on', 'test'],
  ['installations?', 'of', 'install'],
  ['investigations?', 'of|into', 'investigate'],
  ['research', 'on|into', 'research'],
  ['improvements?', 'to', 'improve'],
  ['changes?', 'to', 'change'],
  ['updates?', 'to', 'update'],
  ['repairs?', 'to|on|of', 'repair'],
  ['calibrations?', 'of', 'calibrate'],
  ['monitoring', 'of', 'monitor'],
  ['interviews?', 'with', 'interview'],
]

const light = new Map(
  lightVerbs.flatMap((verb) => {
    const forms = verbForms(verb)
    return forms ? Object.entries(forms).map(([form, word]) => [word, form as VerbForm] as const) : []
  }),
)
const patterns = acts.map(
  ([noun, links, verb]) =>
    [
      new RegExp(
        String.raw`\b(${[...light.keys()].join('|')}) (?:an? |the )?(?:${noun}) (?:${links})(?= [\p{L}\p{N}])`,
        'giu',
      ),
      verb,
    ] as const,
)

export interface Shorter {
  readonly start: number
  readonly end: number
  readonly words: string
}

/** In the form of the verb that stood there. */
export const plainActs = (text: string): Shorter[] =>
  patterns.flatMap(([pattern, verb]) =>
    Array.from(text.matchAll(pattern), (found): Shorter => {
      const form = light.get(found[1]!.toLowerCase())!
      return { start: found.index, end: found.index + found[0].length, words: verbForms(verb)![form] }
    }),
  )
