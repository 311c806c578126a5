// The same in fewer or plainer words, by rule: filler out, weak beginnings out, first person out, one tense. Never a
// stronger claim than the text's. Where no rule helps, which lines only the person can better.
import type { SourceChange } from '@galley/resume/lens/lens-types'
import { applyEdits } from '@galley/resume/lens/text-edits'
import type { ProseFinding, ResumeRule } from '@galley/resume/proof/finding'
import { isEnglishResume, resumeFindings } from '@galley/resume/proof/resume-findings'
import { proseOf } from '@galley/resume/proof/prose'
import type { RewordingAim } from '../commands/command.ts'
import type { Edited } from '../edits/edited.ts'
import { listedSome } from '../edits/listed.ts'
import { isPast } from '../../lexicon/verbs.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { present } from '../wishes/corrections/dates-said.ts'
import { isWithin, partNamed, type NamedPart } from '../phrases/named-part.ts'
import { withChargeVerbs } from './charge-verbs.ts'
import { withPastTense } from './past-tense.ts'
import { withPlainWords } from './plain-words.ts'

const rulesFor: Readonly<Record<RewordingAim, readonly ResumeRule[]>> = {
  shorten: ['filler', 'weakVerb', 'firstPerson'],
  strengthen: ['weakVerb', 'firstPerson', 'passive', 'filler'],
  charge: ['weakVerb', 'passive'],
  tense: ['tense'],
  firstPerson: ['firstPerson'],
  plain: ['filler'],
}
export function reword(latex: string, { aim, where }: { aim: RewordingAim; where: string }, today: Date): Edited {
  const part = partNamed(latex, where)
  if (part && 'problem' in part) return part
  if (!isEnglishResume(latex, proseOf(latex)))
    return { problem: 'I can only reword English, and this reads as another language. I left it as it is.' }
  const plain = reworded(latex, { rules: rulesFor[aim], part, today })
  const more = ofAim(plain.latex, { aim, where })
  const changes = [...plain.changes, ...more.changes]
  return changes.length === 0
    ? { problem: nothing(latex, aim, { part, today }) }
    : { latex: more.latex, said: `${said(aim, changes)}${leftOf(more.latex, { aim, where, today })}` }
}

/** What no rule can take out is said. */
function leftOf(latex: string, { aim, where, today }: { aim: RewordingAim; where: string; today: Date }): string {
  if (aim !== 'firstPerson') return ''
  const part = partNow(latex, where)
  const left = resumeFindings(latex, today).filter((one) => one.rule === 'firstPerson' && isWithin(part, one))
  if (left.length === 0) return ''
  return ` ${left.length === 1 ? 'One more place needs' : `${left.length} more places need`} another sentence, in your words: the list “suggestions” above the text marks ${left.length === 1 ? 'it' : 'them'}.`
}

/** What an aim changes beyond what proofreading finds; the part is found again in the text as it stands now. */
function ofAim(
  latex: string,
  { aim, where }: { aim: RewordingAim; where: string },
): { latex: string; changes: readonly Change[] } {
  const part = partNow(latex, where)
  if (aim === 'charge') return withChargeVerbs(latex, part)
  if (aim === 'plain') return withPlainWords(latex, part)
  return aim === 'tense' && wishesPast(where) ? withPastTense(latex, part) : { latex, changes: [] }
}

/** What is said of the present or the past is of the lines of jobs that are over. */
const wishesPast = (where: string): boolean => /\b(?:past|left|over|old|ended|present|mixed|half)\b/i.test(where)

/** The part as it stands after other changes. */
function partNow(latex: string, where: string): NamedPart | null {
  const part = partNamed(latex, where)
  return part && 'problem' in part ? null : part
}

interface Rewording {
  rules: readonly ResumeRule[]
  part: NamedPart | null
  today: Date
}

interface Change {
  was: string
  is: string
}

/** One change may make room for another: "I was responsible for …". */
const maxRounds = 4

function reworded(latex: string, { rules, part, today }: Rewording): { latex: string; changes: Change[] } {
  const changes: Change[] = []
  let [text, within] = [latex, part]
  for (let round = 0; round < maxRounds; round += 1) {
    const found = fixesIn(resumeFindings(text, today), rules, within)
    if (found.length === 0) break
    for (const { words, fixes } of found) changes.push({ was: words, is: fixes[0]!.words })
    text = applyEdits(
      text,
      found.map(({ fixes }) => fixes[0]!.change),
    )
    within = moved(
      within,
      found.map(({ fixes }) => fixes[0]!.change),
    )
  }
  return { latex: text, changes }
}

/** Sorted, and none over another. */
function fixesIn(all: readonly ProseFinding<ResumeRule>[], rules: readonly ResumeRule[], part: NamedPart | null) {
  const found = all
    .filter(({ rule, fixes: [fix] }) => rules.includes(rule) && fix && isWithin(part, fix.change))
    .toSorted((one, other) => one.fixes[0]!.change.from - other.fixes[0]!.change.from)
  return found.reduce<typeof found>((kept, next) => {
    const end = kept.at(-1)?.fixes[0]!.change.to ?? -1
    return next.fixes[0]!.change.from >= end ? [...kept, next] : kept
  }, [])
}

/** With the text; no change reaches over an end. */
function moved(part: NamedPart | null, changes: readonly SourceChange[]): NamedPart | null {
  const by = (at: number) =>
    changes.reduce((sum, { from, to, insert }) => sum + (to <= at ? insert.length - (to - from) : 0), 0)
  return part && { ...part, ranges: part.ranges.map(({ from, to }) => ({ from: from + by(from), to: to + by(to) })) }
}

const maxNamed = 5

function said(aim: RewordingAim, changes: readonly Change[]): string {
  const named = [...new Set(changes.map(({ was, is }) => (is === '' ? `“${was}” is out` : `“${was}” → “${is}”`)))]
  const more = named.length - maxNamed
  const rest = more > 0 ? ` and ${more} more` : ''
  return `${did(aim, changes.length)}: ${named.slice(0, maxNamed).join(', ')}${rest}. No claim was added.`
}

function did(aim: RewordingAim, count: number): string {
  const places = count === 1 ? 'one place' : `${count} places`
  if (aim === 'tense')
    return `I put ${count === 1 ? 'one verb into the tense of its job' : `${count} verbs into the tense of their jobs`}`
  if (aim === 'firstPerson') return `I took the first person out of ${places}`
  if (aim === 'plain') return `I put plain words in ${places}`
  return aim === 'shorten' ? `I shortened ${places}` : `I made ${places} more direct`
}

/** What only the person can do is the next best step. */
function nothing(latex: string, aim: RewordingAim, { part, today }: Omit<Rewording, 'rules'>): string {
  const place = part ? ` in ${part.name}` : ''
  if (aim === 'tense') return `I found no verb${place} that is surely in the wrong tense.${pastsOfNow(latex, part)}`
  if (aim === 'firstPerson')
    return `I found no “I”${place} that can go by itself. What is left needs another sentence, in your words: replace "…" by "…".`
  if (aim === 'plain')
    return `I know a list of worn words and praise, and found none of them${place}. Which words sound wrong? Say: replace "…" by "…", with plain words of your own.`
  const findings = resumeFindings(latex, today).filter((one) => isWithin(part, one))
  const of = (rule: ResumeRule) => findings.filter((one) => one.rule === rule).map(({ words }) => `“${short(words)} …”`)
  const [long, unnumbered, weak] = [of('longBullet'), of('noNumber'), of('weakVerb')]
  const isStronger = aim === 'strengthen' || aim === 'charge'
  const steps = [
    ...(long.length > 0 ? [`over two lines long: ${listedSome(long)}`] : []),
    ...(isStronger && weak.length > 0 ? [`vague at the beginning: ${listedSome(weak)}`] : []),
    ...(isStronger && unnumbered.length > 0 ? [`without a number in the whole job: ${listedSome(unnumbered)}`] : []),
  ]
  const none =
    aim === 'shorten'
      ? `I work by fixed rules and found no filler${place} that can go without losing a fact.`
      : `I work by fixed rules and found no weak wording${place} that has a sure better one.`
  if (steps.length > 0) return `${none} These need your own words, ${steps.join('; ')}.`
  return aim === 'shorten'
    ? `${none} To save space, say “fit it on one page” or name a bullet to remove.`
    : `${none} A number or a result that you know would say more.`
}

/** Lines of a job that goes on and that begin in the past: only the person knows what they still do. */
function pastsOfNow(latex: string, part: NamedPart | null): string {
  const lines = sectionsOf(latex).flatMap(({ blocks }) =>
    blocks.filter(({ kind, entry, text, from, to }) => {
      const isNow = entry !== null && present.test(blocks[entry]?.args?.at(-1) ?? '')
      return kind === 'bullet' && isNow && isWithin(part, { from, to }) && isPast(/^\p{L}+/u.exec(text)?.[0] ?? '')
    }),
  )
  const [first] = lines
  if (!first) return ''
  const words = short(first.text)
  return ` These lines of a job that goes on begin in the past: ${listedSome(lines.map(({ text }) => `“${short(text)} …”`))}. What you still do is written in the present, what is done stays: say which, as replace "${words}" by "…".`
}

const short = (text: string) => text.split(/\s+/).slice(0, 4).join(' ')
