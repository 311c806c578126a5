// "I'm doing a B.Ed at Mount Kenya University since Sept 2023": a study that goes on, or a degree that is done, as an
// entry of the education.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../edits/edited.ts'
import { entriesOf, type FoundEntry } from '../edits/find-places.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { spliced } from '../edits/splice.ts'
import { capitalised } from '../../lexicon/verbs.ts'
import { isDoubtful } from '../../reply/assertions.ts'
import { dashLike, dateIn, dateLike } from './corrections/dates-said.ts'
import { sectionOf } from './named-places.ts'

const degree = String.raw`(?:(?:B|M)\.? ?(?:A|S|Sc|Ed|Eng|Com|BA|Tech|Phil|Arch|Des)\b\.?|LL\.?[BM]\b|MBA\b|Ph\.? ?D\b\.?|HN[CD]\b|NVQ\b|BTEC\b|A-levels?\b|(?:\p{L}+(?:'s)? ){0,2}(?:bachelor|master|degree|diploma|doctorate|apprenticeship|foundation year)(?:'?s)?\b)`
const studying = new RegExp(
  String.raw`\b(?:doing|studying(?: for)?|study(?: for)?|enrolled (?:in|on|for)|taking|started|began|begun|pursuing|working (?:on|towards)|reading for|finished|completed|got|earned|passed|graduated with)\s(?:an? |my |the )?(?<what>${degree}(?: (?:degree|programme?|course|studies))?(?: (?:in|of|on) [^,.;!?]{2,50}?)?)\s(?:at|from) (?<school>(?:the )?\p{Lu}[\p{L}\p{N}&'.-]*(?: (?:\p{Lu}[\p{L}\p{N}&'.-]*|of|and|the|for|&|in)){0,7})`,
  'iu',
)
const goesOn =
  /\b(?:now|currently|doing|studying|enrolled|taking|pursuing|working (?:on|towards)|expect\w*|until|will finish)\b/i
const starts = /\b(?:start\w*|since|from|began|begun|enrolled)\b[^,.;!?]{0,30}/gi
const closes = /\b(?:expect\w*|finish\w*|until|end\w*|graduat\w*|complet\w*|due|by|to)\b[^,;!?]{0,40}/gi

/** Up to the first word that no name has: "Mount Kenya University" of "… by distance". */
const properName = (words: string): string =>
  /^(?:(?:the |of |and |for |& )?\p{Lu}[\p{L}\p{N}&'.-]*\s?)+/u.exec(words)?.[0].trim() ?? ''

/** Another person's study, or work with those who study. */
const ofOthers =
  /\b(?:taught|teach\w*|supervis\w*|tutor\w*|mentor\w*|students?|trainees?|pupils?|our|his|her|their|she|he|they|project|recognised|recognized|role|my (?:sister|brother|friend|wife|husband|son|daughter|colleague|boss|cousin|partner))\b/i

/** The education names this school already: then something else is wished. */
const isKnown = (latex: string, school: string): boolean => {
  const text =
    sectionOf(latex, 'education')
      ?.blocks.map((block) => block.text.toLowerCase())
      .join(' ') ?? ''
  return text.includes(school.toLowerCase().replace(/^the /, ''))
}

/** Null where no study is named with its school. */
export function studyWish(latex: string, message: string): Edited | null {
  const found = studying.exec(message)?.groups
  const [what, school] = [found?.['what']?.trim(), properName(found?.['school'] ?? '')]
  if (what === undefined || school === '' || isDoubtful(message) || ofOthers.test(message)) return null
  if (!isOwnClass(latex) || isKnown(latex, school)) return null
  const section = sectionOf(latex, 'education')
  const entries = entriesOf(latex).filter((one) => one.section.from === section?.from)
  if (!entries[0])
    return { problem: 'Your resume has no education yet. Add it in the form: Form, above the text, Education.' }
  const dates = datesOf(message, entries)
  if (dates === null)
    return { problem: `Since when, or until when? Say: “${capitalised(what)} at ${school}, since September 2023”.` }
  return withStudy(latex, entries[0], [what, school, dates])
}

function withStudy(
  latex: string,
  { entry, section }: FoundEntry,
  [what, school, dates]: [string, string, string],
): Edited {
  const isShort = /^\\shortentry\b/.test(latex.slice(entry.from))
  const parts = isShort ? [what, school, dates] : [what, school, '', dates]
  const line = `\\${isShort ? 'shortentry' : 'entry'}${parts.map((part) => `{${escapeTex(part)}}`).join('')}`
  return {
    latex: spliced(latex, [{ from: entry.from, to: entry.from, text: `${line}\n` }]),
    said: `I added ${what}, ${school}, ${dates} to ${section.heading}.`,
  }
}

/** As the other entries write theirs; null where none is said. */
function datesOf(message: string, entries: readonly FoundEntry[]): string | null {
  const written = (parts: readonly string[] | null) => {
    const date = parts?.map(dateIn).find((one) => one !== null)
    return date ? dateLike(entries, date) : null
  }
  const [begun, ends] = [written(message.match(starts)), written(message.match(closes))]
  const from = begun === null ? '' : `${begun}${dashLike(entries)}`
  if (goesOn.test(message)) {
    if (begun === null && ends === null) return null
    return `${from}${ends === null ? 'Present' : `expected ${ends}`}`
  }
  const last = ends ?? written([message])
  return last === begun ? begun : `${from}${last}`
}
