// A line of a resume as a sentence in the first person, only where grammar is safe: the line begins with a verb in a
// form that takes "I" in front of it.
import { isPast } from '../../lexicon/verbs.ts'

/** The same in the present and the past: safe in either. */
const unchanging = new Set(['cut', 'hit', 'put', 'set', 'split'])
/** They end as verbs in the past do, and are none, or say what was done to the person. */
const unsafe = new Set(
  'accepted accomplished accredited acclaimed acknowledged admitted advanced aged agreed appointed assigned awarded based bed bred certified chartered chosen commended credited dedicated detailed detail-oriented distinguished driven educated elected embedded employed engaged entrusted established-by experienced expected extended feed focused fixed fluent graded hired honored honoured hundred indeed invited involved known licensed limited listed located lauded mixed motivated named need nominated paid-up praised promoted published-in qualified quoted ranked rated red recognized recognised recruited registered related rewarded salaried scheduled seasoned seed selected shed shortlisted skilled specialized specialised speed sponsored tasked tenured trained transferred used varied weed'.split(
    ' ',
  ),
)
/** Said of work that goes on, where the entry does. */
const present = new Set(
  'administer advise allocate analyze analyse answer assist audit build care coach conduct coordinate create deliver design develop direct drive edit ensure evaluate facilitate handle help hire host implement improve keep lead maintain manage mentor monitor negotiate operate organize organise oversee own perform plan precept prepare produce provide represent research review run schedule sell serve ship staff supervise support teach test track train translate treat volunteer work write'.split(
    ' ',
  ),
)

/** Null where it is not safe. `isCurrent`: the entry goes on. */
export function firstPerson(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  const text = line.trim()
  const [first = ''] = text.split(/[\s,]/)
  const low = first.toLowerCase()
  // A capital inside, or nothing but capitals, is a name.
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || unsafe.has(low) || first.length === text.length) return null
  const isPresent = isCurrent && present.has(low)
  if (!isPresent && !low.endsWith('ed') && !isPast(low) && !unchanging.has(low)) return null
  // Behind a colon or a semicolon another clause may stand, with a subject or without one; nor may the line speak of
  // the person in any other way.
  if (/[;:]|[.!?]\s+\S|\s[–—-]\s/.test(text) || /\b(?:my|me|I|he|she|his|her)\b/.test(text)) return null
  return sentence(`I ${low}${text.slice(first.length)}`)
}

/** With an end. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
