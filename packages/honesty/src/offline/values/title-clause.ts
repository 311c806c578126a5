// "For the OTR job at Caprock it should say Flatbed Driver instead": the title of a job that is named.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { asName } from '../phrases/as-written.ts'
import { fold, jobsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { spliced } from '../edits/splice.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { present } from '../wishes/corrections/dates-said.ts'

const value = String.raw`["“]?(?<value>[^"”:]{3,60}?)["”]?(?: (?:instead|now|please|rather))*`
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:for|at|on|in|under|with) (?:the |my )?(?<phrase>.{2,60}?),? (?:(?:it|that|the (?:job )?title|my (?:job )?title|the role) (?:should|must) (?:say|be|read)|(?:the|my) (?:job )?(?:title|role) (?:was|is)(?: actually)?) ${value}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:change|set|make|update|correct|fix) (?:the |my )?(?:job |position )?(?:title|role) (?:of|at|for|in|on) (?:the |my )?(?<phrase>.{2,60}?) (?:to|as|into) ${value}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the |my )?(?:job |position )?(?:title|role) (?:of|at|for|in|on) (?:the |my )?(?<phrase>.{2,60}?) (?:should (?:say|be|read)|is(?: actually| now)?|was(?: actually)?) ${value}$`,
    'iu',
  ),
]
const asTitleThere = new RegExp(
  String.raw`^(?:put|write|use|set|have|make) ["“]?(?<value>[^"”:,]{3,60}?)["”]? as (?:my|the) (?:job )?(?:title|role|position) (?:of|at|for|in|on) (?:the |my )?(?<phrase>[^,]{2,60}?)$`,
  'iu',
)
/** How it is to look or where it is to go; dates, numbers and sentences are no titles. */
const noTitle =
  /\d|^(?:first|last|one|two|above|below|before|after|at|in|on|under|more|less|shorter|longer|bold|wrong|right|correct|fixed|gone|removed|deleted|from|until|since|a |an |the same|my|i )\b|[.!?,;]/i

const ownTitle = new RegExp(
  String.raw`^(?:(?<since>(?:since|from|as of) [^,;]{3,20}?),? )?(?:my|the) (?:job )?title(?: there)? (?:has been|has changed to|changed to|is now|became|is actually|was changed to) ${value}$`,
  'iu',
)
/** "Since April my title has been …": of the job that was spoken of, or else of the one that goes on. */
function ownTitleClause({ latex, words, about }: WishClause): ReadClause | null {
  const { value: title, since } = ownTitle.exec(words)?.groups ?? {}
  const target = about ? phraseTarget(latex, about) : null
  const [current, ...others] = jobsOf(latex).filter(({ entry }) => present.test(entry.args?.at(-1) ?? ''))
  const job = target?.kind === 'entry' ? target.found : others.length === 0 ? current : undefined
  if (title === undefined || !job || noTitle.test(title) || /^(?:nothing|something|what)\b/i.test(title)) return null
  // The earlier title was true for its time.
  if (since !== undefined)
    return {
      edited: {
        problem: `In which year was that? Say: “promoted to ${title} in April 2026”, and I set it above ${titleOf(job.entry)}, which then ends there. If you never had the other title, say: my title is now ${title}.`,
      },
      about: titleOf(job.entry),
    }
  const read = retitled(latex, job, asName(title))
  return read && { ...read, about: titleOf(job.entry) }
}

/** Null where a word is left over, or it is not sure which job is meant. */
export const titleClause = (clause: WishClause): ReadClause | null => ownTitleClause(clause) ?? namedTitle(clause)

function namedTitle({ latex, words }: WishClause): ReadClause | null {
  for (const pattern of [...patterns, asTitleThere]) {
    const { phrase = '', value: title = '' } = pattern.exec(words)?.groups ?? {}
    if (title === '' || noTitle.test(title)) continue
    const target = phraseTarget(latex, phrase)
    if (target?.kind === 'entry') {
      const read = retitled(latex, target.found, asName(title))
      return read && { ...read, about: phrase }
    }
    const several = jobsNamed(latex, phrase)
    if (several.length > 1)
      return { edited: { problem: `Which one? ${listed(several)} could be meant: name the employer.` }, about: phrase }
  }
  return null
}

const noun = /\b(?:jobs?|roles?|positions?|posts?|the|my|one|at|in|for)\b/gi
/** Jobs that have each of the words. */
const jobsNamed = (latex: string, phrase: string): string[] => {
  const words = fold(phrase.replaceAll(noun, ' ')).match(/[\p{L}\p{N}]{2,40}/gu) ?? []
  return words.length === 0
    ? []
    : jobsOf(latex)
        .map(({ entry }) => titleOf(entry))
        .filter((title) => words.every((word) => fold(title).includes(word)))
}

function retitled(latex: string, { entry }: FoundEntry, title: string): Omit<ReadClause, 'about'> | null {
  const [old, range] = [entry.args?.[0], entry.argRanges?.[0]]
  if (old === undefined || !range) return null
  if (fold(old) === fold(title)) return { edited: { problem: `${titleOf(entry)} has this title already.` } }
  return {
    edited: {
      latex: spliced(latex, [{ from: range.from, to: range.to, text: escapeTex(title) }]),
      said: `I changed the title of ${titleOf(entry)} to ${title}.`,
    },
    stated: [`My title there is ${title}.`],
  }
}
