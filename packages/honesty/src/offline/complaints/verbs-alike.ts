// Verbs that claim the same: one may stand for another where a line would begin like the one above it. None says more
// than the one it replaces.
import { capitalised } from '../../lexicon/verbs.ts'
import { inPast } from '../wording/in-past.ts'

/** What is behind the verb goes on as it was. The longer ones first: "help with" before "help". */
const groups: readonly (readonly [verb: string, others: readonly string[]])[] = [
  ['manage', ['handle', 'look after', 'take care of']],
  ['handle', ['deal with', 'look after']],
  ['help with', ['assist with', 'lend a hand with']],
  ['assist with', ['help with']],
  ['assist', ['help', 'support']],
  ['support', ['help', 'assist']],
  ['prepare', ['put together', 'draw up']],
  ['create', ['make', 'put together']],
  ['conduct', ['carry out', 'do']],
  ['perform', ['carry out', 'do']],
  ['provide', ['give']],
  ['organise', ['arrange', 'set up']],
  ['organize', ['arrange', 'set up']],
  ['arrange', ['set up']],
  ['coordinate', ['arrange']],
  ['train', ['teach', 'instruct']],
  ['teach', ['instruct']],
  ['monitor', ['keep track of', 'watch']],
  ['review', ['check', 'go over']],
  ['check', ['go over', 'look over']],
  ['oversee', ['supervise', 'look after']],
  ['supervise', ['oversee', 'look after']],
  ['maintain', ['keep up', 'look after']],
  ['complete', ['finish']],
  ['use', ['work with']],
  ['serve', ['look after', 'attend to']],
  ['respond to', ['reply to', 'answer']],
  ['resolve', ['sort out', 'settle']],
]

/** Of people not all of them say the same: a team is looked after, and not handled. */
const ofPeople =
  /^\W*(?:a |an |the |my |our |up to |over )?(?:\S+ ){0,3}?(?:team|crew|staff|people|employees|colleagues|nurses|students|trainees|apprentices|juniors|assistants|accountants|drivers|cooks|chefs|guards|volunteers)\b/i
const people: readonly string[] = ['supervise', 'look after']

const tenses = [inPast, (verb: string) => verb] as const

/** The verb with which a line begins, and the others in the same tense; null where it has none that is known. */
export function otherVerbs(line: string): { verb: string; others: string[] } | null {
  for (const [base, others] of groups) {
    for (const inTense of tenses) {
      const { length } = inTense(base)
      if (!line.toLowerCase().startsWith(`${inTense(base)} `)) continue
      const behind = line.slice(length)
      if (leads.test(behind)) return null
      const alike = base === 'manage' && ofPeople.test(behind) ? people : others
      return { verb: line.slice(0, length), others: alike.map((verb) => capitalised(inTense(verb))) }
    }
  }
  return null
}

/** Without an object the verb is used in another sense: "served in the army", "used to run". */
const leads =
  /^ (?:in|on|at|to|for|under|as|by|from|into|well|out|down|through|during|until|since|daily|together|alongside)\b/i
