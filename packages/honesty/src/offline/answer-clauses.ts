// A message as several wishes, of which one at least is read as a sentence; the others go the usual way, by themselves.
import { changedTo, together, type OfflineAnswer, type OfflineAsk } from './answer.ts'
import { isLost, maxMessageChars } from './wishes/message-parts.ts'
import type { ReadClause } from './phrases/clause.ts'
import type { Edited } from './edits/edited.ts'
import { telling, type TextUnit } from './edits/text-units.ts'
import { isGone, keptUnit, saysBoth } from './clauses/keep-clause.ts'
import { readClause } from './clauses/read-clause.ts'
import { phraseTarget, subjectOf } from './phrases/phrase-target.ts'
import { sentenceEnd, splitClauses } from './clauses/split-clauses.ts'
import { inCanonicalSentences } from './phrases/canonical-sentences.ts'
import { isRemark } from './phrases/remark.ts'
import { carriedVerb, withoutLead } from './phrases/verbs.ts'

const renaming = /^(?:call|name|rename|title) (?:it|that|this|them)(?: to| as)? /i
const pointer =
  /\b(it|that|this|them|those)$|^((?:\S+ ){1,2})(it|that|this|them) (?=to\b|in(?:to)?\b|as\b|up\b|down\b|off\b|out\b|away\b|first\b|last\b|higher\b|lower\b|next\b|before\b|after\b|shorter\b|stronger\b|above\b|below\b|under\b)/i

/** "Skills after that": after what was moved before. */
const withName = (words: string, about: string | null): string =>
  about === null
    ? words
    : words
        .replace(renaming, `rename ${about} to `)
        .replace(pointer, (_found, _end, verb?: string) => (verb ? `${verb}${about} ` : about))

/** What is felt, or not known, beside what is wished. */
const saysNothing =
  /^(?:(?:it|this|that|the \p{L}+|(?:the|my) (?:\p{L}+ ){1,3}\p{L}+|my \p{L}+|\p{L}+)(?:'s| is| are| was| were| looks?| sounds?| seems?| feels?) (?:just |all |a |an |too |to |so |such |way |far |much |really |very |kind of |a bit )*(?:mess\w*|bad|boring|silly|stupid|embarrass\w*|useless|pointless|outdated|childish|irrelevant|ugly|weird|awful|terrible|old[- ]fashioned|cringe|lame|wordy|rambling|endless|long|short|big|small|dark|bright|blue|red|green|much)|I (?:don't|do not|can't) (?:remember|know|recall|have)\b.*|I (?:just )?(?:passed|did|took) (?:the|my|an?) (?:exam|test|course)|(?:thanks|thank you|cheers|hi|hello|hey|ok|okay)\b.{0,20}|(?:(?:can|could) (?:you|u) |please |pls )*(?:update|change|fix|do|sort)(?: (?:it|that|this|out))*|(?:(?:but |and )*(?:keep it |make it )?(?:short|brief|polite|formal|informal|friendly|simple|plain|nice|not too \p{L}+|in (?:the )?third person|third person|from my (?:cv|resume)|\d+ (?:words|sentences|lines)|max(?:imum)?)[\s,]*)+)$/iu

/** A question, a condition, or what is not to be done: no order, wherever it is cut. */
const isUnsure =
  /^\W*(?:should|would|could it|do I|does|is it|are|what|why|how|when|if)\b|\b(?:don't|do not|never|unless|in case|if (?:it|the|there|they|that|possible))\b|,? or (?:is|would|should) (?:that|it|this)\b[^.!]*\?|^\W*maybe\b[^.!]*\?/i
/** "Keep the other one": beside what goes. */
const keepsOther = /^(?:keep|leave) (?:the )?(?:others?|other ones?|rest)(?: as (?:it is|they are))?$/i
/** What is to stay, stays. */
const keepsSome = /^(?:keep|leave) .{2,120}(?: in\b| there\b| as (?:it|they)\b|\bthat I\b)/i
const iForget =
  /\bI (?:don't|do not|can't) (?:remember|know|recall|have)\b|\b(?:don't|do not) (?:remember|touch|lose)\b/gi
const spares = /\b(?:except|apart from|other than|(?:all|everything|every \w+|the rest|the others)\b.{0,60}\bbut)\b/i
const keeps = /\bbut (?:not|keep|leave)\b/i
const saysTwo = {
  problem:
    'Part of what you name is to go and part is to stay, and I am not sure which. Say what is to go by itself, such as: remove the line "…".',
}

/** Where a sentence is none, nothing that could be read in it is one either. */
const isNoOrder = (ask: OfflineAsk): boolean =>
  ask.message
    .split(sentenceEnd)
    .filter((sentence) => isUnsure.test(sentence.replaceAll(iForget, ' ')))
    .some((sentence) => splitClauses(ask.latex, sentence).some((clause) => readIn(ask, withoutLead(clause))))

/** What is not sure to go. */
function refusedAtOnce({ latex, message }: OfflineAsk): Edited | null {
  const isSplit =
    spares.test(message) &&
    carriedVerb(message) === 'remove' &&
    !splitClauses(latex, message).some(
      (text) => spares.test(text) && readClause({ latex, message, words: withoutLead(text) }),
    )
  return isSplit ? saysTwo : null
}

/** "Take Excel off the skills, add brazing": to them. */
const addsAlone =
  /^\W*(?:and |also |then |please )*(?:add|put in|include|list) (?![^.!?]*\b(?:to|in|under|into|bullet|section|line|it|that)\b)[^:.!?]{2,80}/i
const withList = (clauses: readonly string[]): string[] =>
  clauses.map((clause, index) => {
    const added = addsAlone.exec(clause)?.[0]
    const isOfSkills = /\bskills?\b/i.test(clauses.slice(0, index).join(' '))
    const [things = ''] = (added ?? '').split(/,\s*(?=(?:i |i've |ive |been ))/i)
    return added !== undefined && isOfSkills ? `${things.trim().replace(/^(.*?)put in /i, '$1add ')} to skills` : clause
  })

/** "Merge the first two bullets at Franklin and remove the last one": a bullet of that job, and not the job. */
const oneOf = /\b(?:the )?(first|second|third|last) one$/i
const ofLines = /\b(?:bullets?|lines?|points?)\b/i
const withLines = (latex: string, clauses: readonly string[]): string[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1] ?? ''
    if (!oneOf.test(clause) || !ofLines.test(before)) return clause
    const place =
      /\b(?:at|under|in|of|from|the) (?:the |my )?(\p{Lu}[\p{L}\d&' -]{1,40}?)(?= (?:job|role|into|to|as)\b|$)/u.exec(
        before,
      )?.[1]
    const target = place === undefined ? null : phraseTarget(latex, place)
    return target?.kind === 'entry'
      ? clause.replace(oneOf, `the $1 bullet of ${place}`)
      : clause.replace(oneOf, 'the $1 bullet of that job')
  })

interface Progress {
  latex: string
  about: string | null
  answers: OfflineAnswer[]
  lost: string[]
}
type AnswerOne = (ask: OfflineAsk) => Promise<OfflineAnswer>

/** Null where none of them is read as a sentence: the message goes the usual way. */
export async function answerClauses(ask: OfflineAsk, answerOne: AnswerOne): Promise<OfflineAnswer | null> {
  if (ask.message.length > maxMessageChars) return null
  const refused = refusedAtOnce(ask)
  if (refused) return changedTo(refused)
  const clauses = withLines(ask.latex, withList(splitClauses(ask.latex, ask.message))).map((text) => ({
    text,
    words: withoutLead(text),
  }))
  const { read, isResolved } = clausesRead(ask, clauses)
  if ((read.length === 0 && !isResolved) || isNoOrder(ask)) return null
  const kept = clauses.flatMap(({ words }) => keptUnit(ask.latex, words) ?? [])
  if (kept.length === 0 && isTorn(ask.message, read)) return changedTo(saysTwo)
  return answerEach(ask, clauses, { kept, answerOne, respected: read.some(({ respectsKept }) => respectsKept) })
}

async function answerEach(
  ask: OfflineAsk,
  clauses: readonly { text: string; words: string }[],
  { kept, answerOne, respected }: Omit<Surroundings, 'progress'> & { respected: boolean },
): Promise<OfflineAnswer | null> {
  const progress: Progress = { latex: ask.latex, about: null, answers: [], lost: [] }
  for (const clause of clauses) {
    if (isDone(ask, clause.words, progress) || (respected && /^(?:keep|leave|don't lose)\b/i.test(clause.words)))
      continue
    if (!isIdle(ask, clause.words) && isOpen(ask, withName(clause.words, progress.about), progress))
      await answerClause(ask, clause, { progress, kept, answerOne })
    // "The shop job was silly, take it off": of what is only remarked on, the next may say "it".
    else progress.about = subjectOf(progress.latex, clause.words) ?? progress.about
  }
  if (progress.answers.length === 0) return null
  const answer = together(progress.answers)
  const [lost] = progress.lost
  return lost === undefined
    ? answer
    : { ...answer, message: `${answer.message} I did not understand “${lost}”.`, isPartial: true }
}

/** "But keep the rest": what it is about was not read. */
const isTorn = (message: string, read: readonly ReadClause[]): boolean =>
  keeps.test(message) && !read.some(({ respectsKept }) => respectsKept)

interface ReadClauses {
  read: ReadClause[]
  /** One orders something of "it", which those before it name. */
  isResolved: boolean
}

/** Each as it is read behind those before it: "it" is what they were about. */
function clausesRead(ask: OfflineAsk, clauses: readonly { words: string }[]): ReadClauses {
  let about: string | null = null
  const all: ReadClauses = { read: [], isResolved: false }
  for (const clause of clauses) {
    const words = withName(clause.words, about)
    const found = readIn(ask, words, about)
    if (found) all.read.push(found)
    else if (words !== clause.words && shortening.test(words)) all.isResolved = true
    about = found?.about ?? subjectOf(ask.latex, words) ?? about
  }
  return all
}
/** Orders about the wording, which other readers follow. */
const shortening = /^(?:shorten|condense|strengthen|improve|proofread|reword|rephrase|polish)\b/i

/** "Add that to the certificates", after it was done. */
const pointsBack =
  /^(?:please )?(?:put|add|list|include|write) (?:it|that|this|them)\b(?!.*\b(?:top|first|bottom|end|above|below)\b)/i

/** "Can you change my name", where the new one was said before. */
const asksAgain =
  /^(?:change|update|fix|set|correct) (?:my |the )?(name|e-?mail|phone|number|address|title)(?: address| number)?$/i

function isDone(ask: OfflineAsk, words: string, { answers }: Progress): boolean {
  const field = asksAgain.exec(words)?.[1]?.toLowerCase()
  if (field !== undefined && answers.some(({ message }) => message.includes(field))) return true
  return answers.length > 0 && pointsBack.test(words) && !readIn(ask, words)
}

const isIdle = (ask: OfflineAsk, words: string): boolean => saysNothing.test(words) && !readIn(ask, words)

/** Neither said of what was done before ("please fix it"), nor what is to stay, nor nothing. */
const isOpen = (ask: OfflineAsk, words: string, { answers }: Progress): boolean =>
  !(answers.length > 0 && telling(words).length === 0 && !readIn(ask, words)) &&
  !((saysNothing.test(words) || keepsOther.test(words) || isRemark(words)) && !readIn(ask, words)) &&
  !((keepsSome.test(words) || keptUnit(ask.latex, words)) && !readIn(ask, words))

const readIn = ({ latex, message }: OfflineAsk, words: string, about: string | null = null): ReadClause | null =>
  readClause({ latex, words, message, about })

interface Surroundings {
  progress: Progress
  kept: readonly TextUnit[]
  answerOne: AnswerOne
}

async function answerClause(
  ask: OfflineAsk,
  clause: { text: string; words: string },
  { progress, kept, answerOne }: Surroundings,
): Promise<void> {
  const words = withName(clause.words, progress.about)
  const now = { ...ask, latex: progress.latex }
  const found = readIn(now, words, progress.about)
  // What it names went with what was done before.
  if (!found && progress.latex !== ask.latex && readIn(ask, words)) return
  const text = words === clause.words ? clause.text : withName(clause.words, jobCalled(now.latex, progress.about))
  const answer = found ? withKept(found, kept) : await answerText(now, text, answerOne)
  progress.about = found?.about ?? subjectOf(now.latex, words) ?? (pointer.test(words) ? progress.about : null)
  progress.latex = answer.latex ?? progress.latex
  if (!answer.isUnknown) progress.answers.push(answer)
  else if (isLost(clause.text)) progress.lost.push(clause.text.slice(0, 60))
}

/** "Umlazi" of a job is "the Umlazi job", which every reader knows. */
function jobCalled(latex: string, about: string | null): string | null {
  const target = about === null ? null : phraseTarget(latex, about)
  const isJob = target?.kind === 'entry' && target.found.section.kind === 'experience'
  return isJob && !/\b(?:job|role|position|post)\b/i.test(about!)
    ? `the ${about!.replace(/^(?:the|my) /i, '')} job`
    : about
}

/** In the canonical form, which the guard is then given as what was said. */
async function answerText(ask: OfflineAsk, text: string, answerOne: AnswerOne): Promise<OfflineAnswer> {
  const message = inCanonicalSentences(text)
  const answer = await answerOne({ ...ask, message })
  return message === text ? answer : { ...answer, stated: [...(answer.stated ?? []), message] }
}

/** An edit that takes out what is to stay is not done. */
function withKept({ edited, stated = [], respectsKept }: ReadClause, kept: readonly TextUnit[]): OfflineAnswer {
  if (respectsKept) return { ...changedTo(edited), stated }
  const gone = 'latex' in edited ? kept.find((unit) => isGone(edited.latex, unit)) : undefined
  return { ...changedTo(gone ? { problem: saysBoth(gone) } : edited), stated }
}
