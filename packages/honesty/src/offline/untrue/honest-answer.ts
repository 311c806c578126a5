// What must not be written, by the message's own words: a number that was not counted, or what it says is not so.
import type { Edited } from '../edits/edited.ts'
import { wantedClaim } from './wanted-claim.ts'
import { yearsClaimed } from './years-claimed.ts'
import { entriesOf, titleOf } from '../edits/find-places.ts'

const asking =
  /\b(?:put|add|say|write|make it say|call|list|mention|include|change my title|(?:stick|have|mark|make|bump|upgrade) me (?:down |up )?(?:as|to)|leave it (?:how|as|like) (?:it|that)|give me)\b/i
const notSo =
  /\b(?:I (?:can't|don't|didn't|couldn't) really\b|not (?:really )?(?:true|official(?:ly)?|mine)\b|official(?:ly)? (?:no|not)\b|(?:haven't|have not|hasn't|didn't|did not|never) (?:yet |really |actually |ever )?(?:used|sat|got|taken|passed|done|finished|taken|held|worked|led|managed|been|completed|earned|graduated?)\b|don't have (?:it|one|that)(?: yet)?\b|I only (?:ever |really |actually )?(?:did|have|had|got|hold|passed|was|finished|went up to|covered|helped|filled in|stood in) (?:the|a|an|it|one|some|part|half|with|for|level|\d)|(?:nobody|no one|no-one|they(?:'ll| will| would)? (?:never|won't|will not|don't|do not|can't|hardly ever|not))(?: (?:will|would|ever|really|actually|going to|gonna))* (?:checks?|knows?|notices?|finds? out|verif(?:y|ies))\b|(?:the |my )?(?:contract|papers|paperwork|payslips?|certificate) (?:say|says|said)\b|I'?ll have (?:it|that|one) by\b|I(?:'?ll| will) (?:renew|retake|redo|get) (?:it|that) (?:when|once|later|next|as soon)|I (?:only )?(?:sometimes|occasionally) (?:look after|cover|fill in|stand in|help|do)\b|I (?:do|did) (?:most|half|some|much|a lot) of (?:the|it|that)\b[^.!?]{0,20}\banyways?|I (?:do|take|sit|have|write|am taking|am doing|am sitting) (?:the|my|that|this|an) (?:exam|test|assessment)[^.!?]{0,20}\b(?:next|soon|in|on|tomorrow|later)\b|(?:exam|test) is (?:next|in|on|soon)\b|every(?:body|one) (?:pads|inflates|exaggerates|lies)|(?:it'?s|it is|I see|that'?s) (?:really|actually) (?:only |about |around |more like )*\d+ but\b|I (?:don't|do not|haven't|can't|didn't) (?:do|have|use|speak|hold|know) (?:\w+ ){0,2}yet\b|not (?:yet )?(?:finished|passed|certified|qualified|licensed)\b|I(?:'ll| will) (?:be|have|get|finish|pass|learn) .{0,40}\b(?:next (?:year|month|spring|summer|autumn|fall|winter)|soon|quick\w*|later)\b|pretend|basical+y (?:\w+ ){1,4}anyways?|(?:kind|sort) of (?:did|was) (?:it|that) anyways?|as good as (?:did|was|had)|exaggerat\w*|\blie\b|technically (?:no|not)\b|even (?:though|if) I (?:didn't|don't|never|wasn't|haven't))/i
const guessed =
  /\b(?:just (?:estimate|guess|invent)|make (?:something|one|it|some|a number) up|make up (?:a|some|the)|invent|estimate (?:something|it)|or something like that|(?:\d+ ?%?|percent) or so|sounds? (?:good|better|impressive)|looks? (?:good|better))\b/i
const unknownAmount = /\b(?:put|add|say|write|mention|include) (?:in )?how (?:much|many)\b/i
/** What is to be written: "that I never had an accident". */
const content = /\b(?:that|say|write) (?:I|we) (?:have |had )?never\b/i
/** "Don't add things that I haven't done". */
const forbids =
  /\b(?:don't|do not|never|without|not to) (?:add|adding|make|making|put|putting|invent|inventing|say|saying|write|writing|claim|claiming|include|including|lie|lying|exaggerat\w+)\b/i
const numeric = /\d ?%|\bpercent|\bhow (?:much|many)\b|\bnumbers?\b|\d{2,} (?!pt\b|mm\b|pages?\b)\p{L}/iu
const leaves =
  /\b(?:remove|delete|drop|take (?:it|that|this) (?:out|off)|so (?:remove|delete|take)|leave (?:it|that) out)\b/i

/** Why nothing is written; null where nothing of that kind is wished. */
export const honestAnswer = (latex: string, message: string, today: Date): Edited | null =>
  !asking.test(message) || leaves.test(message)
    ? null
    : (yearsClaimed(latex, message, today) ??
      wantedClaim(message) ??
      untrue(latex, message.replace(/:\s.*/s, ' ')) ??
      unknownNumber(latex, message))

const untrue = (latex: string, message: string): Edited | null =>
  notSo.test(message.replace(content, ' ')) && !forbids.test(message)
    ? {
        problem: `By your own words that is not so, or not yet, so I don’t write it: it can come up in an interview, or when papers are checked. What is true may stand, such as “exam planned for autumn” or the part that you did. Say it in those words: add a bullet to ${ownJob(latex)}: …`,
      }
    : null

function unknownNumber(latex: string, message: string): Edited | null {
  if (!unknownAmount.test(message) && !(guessed.test(message) && numeric.test(message))) return null
  return {
    problem: `I make up no numbers: you would be asked how you know. Count it, or look it up in a report, a log or a calendar. Then say: “add a bullet to ${ownJob(latex)}: …”, with the number in it. “About 30 a week” is fine where that is what you can stand behind.`,
  }
}

/** The first that there is: for an example. */
function ownJob(latex: string): string {
  const job = entriesOf(latex).find(({ section }) => section.kind === 'experience')
  return job ? titleOf(job.entry) : 'your job'
}
