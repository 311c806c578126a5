// "The project was led by me" as "Led the project": the person says themselves who did it.
import { verbForms, type TaggedWord } from '../english.ts'
import { likeCased, type ReadPiece } from './rule-context.ts'

/** Where it is not the form of the past. */
const pastOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    begun: 'began',
    broken: 'broke',
    chosen: 'chose',
    done: 'did',
    drawn: 'drew',
    driven: 'drove',
    flown: 'flew',
    given: 'gave',
    grown: 'grew',
    overseen: 'oversaw',
    rewritten: 'rewrote',
    run: 'ran',
    seen: 'saw',
    shown: 'showed',
    sown: 'sowed',
    spoken: 'spoke',
    taken: 'took',
    undertaken: 'undertook',
    woven: 'wove',
    written: 'wrote',
  }),
)

function past(participle: string): string | null {
  const lower = participle.toLowerCase()
  const known = pastOf.get(lower)
  if (known !== undefined) return known
  return verbForms(lower)?.past === lower ? lower : null
}

/** Words that have no capital of their own. */
const starts = /^(?:The|A|An|All|Both|Many|Several|Most|Some|Our|New|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\s/
const passive = /^((?:\p{L}|\p{N}|[ ,'’&/-])+?)\s+(?:was|were)\s+(\p{L}+)\s+by$/u

/** `me`: the word that ends the passive. Undefined where the sentence is not as plain as that. */
export function activeVoice({ text }: ReadPiece, me: TaggedWord) {
  const stop = text.lastIndexOf('. ', me.start)
  const start = stop < 0 ? 0 : stop + 2
  const before = text.slice(start, me.start).trimEnd()
  const [, object = '', participle = ''] = passive.exec(before) ?? []
  const verb = past(participle)
  const rest = text.slice(me.end)
  const isEnd = /^(?:[.;]|$|\s+(?:in|within|for|at|on|from|during|across|with|using|over|under|through)\s)/.test(rest)
  if (!verb || !/^me$/i.test(me.text) || !isEnd || !starts.test(object)) return undefined
  const words = `${likeCased(verb, 'A')} ${object.charAt(0).toLowerCase()}${object.slice(1)}`
  return { start, end: me.end, words, shown: words }
}
