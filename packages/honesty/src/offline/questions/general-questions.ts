// Everyday questions around a resume that no line of it answers: what is usual, and what this assistant can't know or
// do.
import { sectionOf } from '../wishes/named-places.ts'
import { unitsOf } from '../edits/text-units.ts'

interface General {
  readonly asked: RegExp
  readonly said: string
}
const about = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu')

const general: readonly General[] = [
  {
    asked: about(
      String.raw`\b(?:day|hourly|daily) rates?\b[^.!]{0,60}\?`,
      String.raw`\b(?:should|can|do) I\b[^.!?]{0,40}\b(?:salary|pay|wage|rate)s?\b[^.!?]{0,40}\b(?:resume|cv|here|on (?:it|there))\b`,
      String.raw`\b(?:should|is|does)\b[^.!?]{0,30}\b(?:day|hourly) rates?\b`,
    ),
    said: 'Pay is left off a resume: a salary or a day rate is spoken about later, or named in the letter where the posting asks for it. Nothing is changed.',
  },
  {
    asked: about(
      String.raw`\b(?:what|how much) (?:do|does|can|would) (?!I\b)[^.!?]{2,60}\b(?:make|earn|get paid|get)\b[^.!?]{0,30}(?:\?|ballpark|nowadays|these days)`,
    ),
    said: 'What a job pays I can’t know: I see only this resume. Postings, a union’s or a statistics office’s pay tables, and people in the trade say it best. Nothing is changed.',
  },
  {
    asked: about(
      String.raw`\b(?:one|two|three|1|2|3) pages?,? or (?:one|two|three|1|2|3)\b`,
      String.raw`\b(?:better|best)\b[^.!?]{0,30}\b(?:one|two|1|2) pages?\b[^.!?]*\?`,
    ),
    said: 'One page up to about ten years of work, two pages after that, as long as each line earns its place: the first half page is read most. Say “fit it on one page” or “fit it on two pages”, and I set spacing and size for it.',
  },
  {
    asked: about(
      String.raw`\b(?:explain|say|tell|put|write|give)\b[^.!?]{0,40}\b(?:why I (?:left|leave|quit)|leaving|(?:was|got) (?:fired|let go|sacked|laid off)|reason for leaving)\b`,
      String.raw`\b(?:boss|manager) was (?:horrible|awful|terrible|bad|mean|toxic|rude)\b`,
    ),
    said: 'Why you left a job does not belong on a resume: the dates are enough. In an interview say it in one calm sentence, what you looked for next rather than what was wrong, and speak well of what you learned there.',
  },
  {
    asked: about(
      String.raw`\b(?:baby|maternity|paternity|parental leave|pregnan\w+|newborn|my kids?|children)\b[^.!]{0,80}\b(?:mention|say|put|include|tell|hide)\b[^.!?]*\?`,
      String.raw`\b(?:mention|say|put|include|hide)\b[^.!?]{0,40}\b(?:baby|maternity|paternity|parental leave|pregnan\w+|kids|children)\b[^.!?]*\?`,
    ),
    said: 'Family is personal and need not be mentioned: no employer may ask. Leave within a job changes nothing of its dates. Only a gap of a year or more between jobs is easier to read with a short entry such as “Parental leave, 2023”.',
  },
  {
    asked: about(String.raw`\b(?:ats|applicant tracking|resume) ?(?:score|checker)s?\b`),
    said: 'A score of another site’s checker (ATS) I can’t see or set: each counts in its own way, and people who hire don’t see it. What helps every such program stands here: usual headings, dates beside each job, plain text in reading order, and the posting’s own words where they are true. Paste the posting into AI Tailor to see which are missing.',
  },
  {
    asked: about(
      String.raw`\b(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:ring|call|phone|text|whatsapp|speak to|talk to|contact|ask) (?:up )?(?:\p{Lu}\p{L}+|my|the|them|him|her|an?)\b`,
    ),
    said: 'I can’t call or write to anybody: I only change this resume. You can contact them yourself; ask before you name a person as a reference.',
  },
  {
    asked: about(
      String.raw`\bis (?:an?|the|doing|getting|it worth (?:doing|getting)) [^.!?]{2,40}\bworth (?:it|doing|the money|having)\b`,
    ),
    said: 'Whether a course or a degree is worth it I can’t judge: I see only this resume. Look at ten postings that you would take: where several ask for it, it is; where they ask for work, another year of that counts more.',
  },
  {
    asked: about(
      String.raw`\b(?:mind|bad|problem|matter|ok|okay|strange|weird)\b[^.!?]{0,60}\b(?:same (?:firm|company|employer|place|job)|stayed|so long|long time)\b[^.!?]*\?`,
      String.raw`\b(?:same (?:firm|company|employer|place))\b[^.!?]{0,60}\b(?:mind|bad|problem|matter|ok|okay)\b[^.!?]*\?`,
    ),
    said: 'Staying long with one employer reads as loyal and steady. Show that the work grew: promotions as posts of their own with their years, new duties, and figures of the last two or three years first.',
  },
  {
    asked: about(
      String.raw`\b(?:first person|use (?:of )?["“']?I\b|write (?:with )?["“']?I["”']?)[^.!?]*\b(?:ok|okay|fine|allowed|usual|bad|normal|should)\b[^.!?]*\?`,
      String.raw`\b(?:ok|okay|fine|allowed|usual|bad|normal|should I)\b[^.!?]{0,40}\b(?:first person|say I\b|use I\b)[^.!?]*\?`,
    ),
    said: 'In most countries bullets and summaries leave the “I” out: “Led a team of four”, not “I led”. A summary in the first person is not wrong, only less usual. Say “take out the I’s”, and I do it where the sentence stays right.',
  },
  {
    asked: about(
      String.raw`\b(?:religion|marital status|married|nationality|date of birth|my age|passport number|id number)\b[^.!?]*\b(?:include|mention|put|add|whether|should|need)\b`,
      String.raw`\b(?:include|mention|put|whether|should I|need)\b[^.!?]*\b(?:religion|marital status|nationality|date of birth|passport number)\b`,
    ),
    said: 'Religion, marital status, age and nationality are personal: in most of Europe, the UK and the US they are left off, and may count against you. Where a form of the employer asks for them by law, fill in that form instead. A right to work may stand in a line where a posting asks for it.',
  },
]

const closes =
  /^\W*(?:(?:ok|okay|great|perfect|super|cool|nice|lovely|good|that's|thats|that is|it's|all|everything|done|for (?:today|now)|just|wanted to say|i'm (?:done|happy)|looks? (?:good|great|fine)|sorted|brilliant|awesome|wonderful|many|so much|a lot|and|you|very|thanks?|thank|cheers|bye|ta|have a (?:nice|good|great) (?:day|one|evening|weekend)|god bless(?: you)?)\W*)+$/i
/** "Looks deadly now, thanks a million", "my mum says it reads well". */
const praise =
  /(?:^\W*(?:wow|oh|great|ok|okay|yes|hey|\p{L}+ (?:reckons|says|said|thinks) )?[\s,!]*|\b(?:it|this|that|everything|all|resume|cv|layout|page) (?:all |now |really )*)(?:looks?|reads?|is) (?:really |so |very |much |all |just )*(?:good|great|well|better|lovely|fine|perfect|brilliant|deadly|class|fantastic|amazing|beautiful|nice|sorted|wonderful|excellent)\b|^\W*(?:love it|stoked|delighted|chuffed|well done|good job|nice one)\b/iu
const orders =
  /\b(?:but|except|only|can|could|would|should|please|add|remove|change|make|put|move|not|fix|one thing|if)\b|[:"“\d?]/i
const thanks = /\b(?:thanks?|thank you|cheers)\b/i

const missing =
  /\b(?:why (?:is|isn't|does|doesn't)|where is|where's)\b[^.!?]{0,40}?\b(?:nothing (?:about|on|of)|no mention of|not? (?:mention|show|say)|missing)\b[^.!?]{0,6}?\bmy (?<what>[\p{L}][\p{L}\p{N} .&-]{1,40})\?/iu
const opinion =
  /\b(?:is|does|how(?:'s| is))\b[^.!?]{0,12}\bmy (?<own>summary|profile|intro)\b|\b(?:is|does|how(?:'s| is)) the (?<the>summary|profile|intro)\b[^.!?]{0,12}\b(?:ok|okay|good|fine|alright|look|sound|read|bad)\b/i
const maxWords = 40
const maxChars = 400
/** "Can you add a bullet: …", "call the Projects section …". */
const isOrder =
  /^\W*(?:(?:please|can you|could you|would you|hi|hello|hey)[\s,]+)*(?:add|include|mention|insert|remove|delete|rename|write|replace|change|adjust|move|set)\b|:\s\S|\bcall (?:the|my) [^.?!]{2,40}? (?:section|project|heading)?\b|,? (?:add|put) (?:it|that|this)\b/i

/** Thanks and praise. */
function smallTalk(text: string): string | null {
  const words = text.split(/\s+/).length
  if ((thanks.test(text) && words > 3 && closes.test(text)) || (grateful.test(text) && !orders.test(text)))
    return 'You’re welcome. Your resume is saved; press Download for the PDF whenever you need it, and good luck with the application.'
  const isPraise = praise.test(text) && !orders.test(text) && !/(?<=\s)(?!I\b)\p{Lu}/u.test(text)
  return isPraise && words <= maxPraise
    ? 'Glad to hear it, thank you. Nothing is changed. Press Download for the PDF whenever you need it; good luck with the application.'
    : null
}
const maxPraise = 14
/** "You're a star", "this helped me a lot". */
const grateful =
  /\b(?:you(?:'re| are|r)? (?:an? |the )?(?:star|legend|lifesaver|angel|gem|best|great|amazing|hero|genius)|(?:this|that|it|you) (?:really )?helped(?: me)?(?: a lot| so much)?|appreciate (?:it|this|that|your help))\b/i

/** Null where none of them is asked. Pure. */
export function generalAnswer(latex: string, message: string): string | null {
  const text = message.trim()
  if (text.length > maxChars || text.split(/\s+/).length > maxWords || isOrder.test(text)) return null
  const small = smallTalk(text)
  if (small !== null) return small
  const what = missing.exec(text)?.groups?.['what']?.trim()
  if (what !== undefined && !latex.toLowerCase().includes(what.toLowerCase()))
    return `There is no ${what} in your resume yet. Tell me its facts, and I add it: its name, where it was, and its dates.`
  if (opinion.test(text) && /\?\s*$/.test(text)) return ofSummary(latex)
  return general.find(({ asked }) => asked.test(text))?.said ?? null
}

/** What can be counted of it. */
function ofSummary(latex: string): string | null {
  const section = sectionOf(latex, 'summary')
  const sentences = section
    ? unitsOf(latex).filter(({ kind, section: own }) => kind === 'sentence' && own.from === section.from)
    : []
  if (sentences.length === 0) return null
  const words = sentences
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/).length
  const number = sentences.some(({ text }) => /\d/.test(text)) ? 'with a number in it' : 'without a number'
  return `Your summary has ${sentences.length === 1 ? 'one sentence' : `${sentences.length} sentences`}, ${words} words, ${number}. Two to four sentences with what you do, for how long and one result are usual. How it sounds I can’t judge: I work by fixed rules. “Fix spelling and grammar” and “make the summary stronger” I do.`
}
