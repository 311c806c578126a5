// What is not done, and why: what by the message's own words is not so, what is no work on a resume, and what takes
// a writer.
import { entriesOf, titleOf } from '../edits/find-places.ts'
import { groundAll } from './ground.ts'
import { exampleOfChange } from './quote-line.ts'
import { wordsOf } from './stems.ts'
import { thingsOf } from './things.ts'

const claims =
  /\b(?:stick|stretch|pad|extend|say|state|put|add|include|indicate|mention|list|write|pretend|claim|bump|raise|increase|make (?:it|my|me|that|(?:\S+ ){1,4}(?:19|20)\d\d)|let|call|show|give me|adjust|bung|stick|slip|make my)\b/i
const unattained: readonly RegExp[] = [
  /\b(?:even th(?:o|ough)|although|tho(?:ugh)?|but) (?:I |it |we |that )?(?:\S+ ){0,3}?(?:dropped out|never|less\b|shorter\b|longer ago|did ?n[o']?t|have ?n[o']?t|was ?n[o']?t|is ?n[o']?t|not|finished|stopped|left|failed)\b/i,
  /(?<!\bthat )\b(?:it|we|I) never (?:got|was|did|reached|went|had|made)\b/i,
  /\bI(?:'ll| will| am going to|'m going to) (?:start|begin|take|do|get|finish|sit)\b/i,
  /\b(?:registered|signed up|booked|down) for the (?:exam|test|course)\b|\b(?:exam|test|course) is (?:maybe |probably |only )?(?:in|next|on)\b/i,
  /\b(?:thinking of|hoping to|haven'?t (?:\S+ )?yet|I(?:'m| am) not yet|still (?:studying|learning) for)\b/i,
  /\bit (?:was|is)(?: ?n['o]?t| not) (?:that|so|quite|really) (?:\S+ )?but\b/i,
  /\bor whatever\b|\bwhatever sounds\b/i,
  /\bso (?:that )?it (?:looks?|seems?|appears?) (?:like|as if)\b|(?:19|20)\d\d\b[^.!?]*\bso (?:that )?it (?:looks?|seems?) (?:longer|more|better|bigger)\b|\b(?:19|20)\d\d\b[^.!?]*\b(?:fills?|closes?|covers?) (?:up )?(?:the|a|my) (?:page|gap)\b|\bthey (?:will|won't|would|wouldn't)(?: not| never)? (?:ask|check|know|notice|find out)\b|\bextra (?:\p{L}+ )?(?:years?|months?)\b|\b(?:stretch|pad|extend) (?:the |my )?(?:dates?|time|years)\b/iu,
  /\bno ?(?:body|one) can (?:check|know|tell|verify)\b/i,
  /\bI could (?:learn|pick it up)\b|\bI'?m not (?:really|actually)\b|\bnot really,? but\b/i,
  /\bI (?:don't|do not) have (?:the|any|real) (?:figures?|numbers?)\b/i,
  /\bpretend\b|\bwho'?s (?:gonna|going to) (?:know|check)\b|\bno ?body (?:will |would |is going to )?(?:know|check|notice)s?\b/i,
  /\b(?:looks?|sounds?) (?:so |much |way |a lot )*(?:nicer|better|more impressive)\b(?! (?:without|if you|when|on|in|with|so)\b)/i,
]
/** It is so by now, or what is wished is honest about it. */
const honest =
  /\b(?:in progress|expected|planned|ongoing|since|started|began|currently|now I|remove|delete|drop|take (?:\S+ ){0,4}(?:off|out)|colou?r|font|theme|margin|layout|order|above|below|first|title case|page)\b|:\s\S/i

/** Null where nothing untrue is wished. Pure. */
export function untrueWished(latex: string, message: string): string | null {
  if (!claims.test(message) || message.length > 400) return null
  const isPlain = plainlyUntrue.some((pattern) => pattern.test(message))
  const isUntrue = !honest.test(message) && unattained.some((pattern) => pattern.test(message))
  if (!isPlain && !isUntrue) return null
  const job = entriesOf(latex).find(({ section }) => section.kind === 'experience')
  return `By your own words that is not so, or not yet, so I don’t write it: it can come up in an interview, or when papers are checked. What is true may stand: a degree or an exam as “in progress” or “planned for the autumn”, a job with its real dates, a figure that was reached. Say it in those words, such as: add a bullet to ${job ? titleOf(job.entry) : 'your job'}: …`
}

/** Whatever else it says. */
const plainlyUntrue: readonly RegExp[] = [
  /\bI (?:wasn'?t|was not|haven'?t been|never was|have never been) (?:there|at|in)\b|\bwho (?:will|would|'ll|is going to) (?:check|know|ask|notice)\b|\bwing it\b/i,
  /\bnot yet\b[,.]? (?:actually|really|though|but)\b|\b(?:haven'?t|have not) (?:even |really )?(?:applied|started|registered|enrolled|finished|done it)\b/i,
  /\b(?:opened|used|tried|touched|seen) it (?:only )?(?:once|twice|a few times|one time|two times)\b/i,
  /\b(?:requires?|asks? for|wants?|needs?|at least) (?:\d+|ten|five|fifteen|twenty)\+? years\b[^.]*[.,;] ?[^.]*\b(?:show|say|put|write|make)\b[^.]*\b(?:since|years)\b/i,
  /\bI (?:might|may) (?:enrol|enroll|start|begin)\b/i,
  /\b(?:say|put|write|claim|state|add|show|list)\b(?: that)? (?:I'm|I am|me as) (?:an? )?[^.!?]{2,40}[.,;!] ?I(?:'m| am) not\b/i,
  /\b(?:add|put|list|include)\b[^.!?]{2,60}[.,;!] ?(?:I'm|I am|im) (?:planning|hoping|going|about) to (?:sit|take|do|get|pass|start)\b/i,
  /\bok(?:ay)? to say (?:this|that|it|so)\b/i,
  /\bI never (?:did|was)\b|\bwho'?d know\b|\bdeserved better\b|\b(?:it|that) was (?:a |an |only )?[^.!?,]{1,20} really\b/i,
  /\bis the truth,? but\b|\bsounds? (?:busier|bigger|stronger|more senior)\b/i,
]

interface Unable {
  asked: RegExp
  said: string
}
const you = String.raw`^\W*(?:(?:hi|hello|hey|please|pls|kindly|just|now|ok|can|could|would|will|you|u|I want you to|I need you to|go ahead and|then|so)[\s,]+)*`
const language = String.raw`(?:english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|swedish|danish|norwegian|finnish|greek|czech|romanian|hungarian|swahili|kiswahili|espa[ñn]ol|fran[çc]ais|deutsch|italiano|portugu[êe]s|nederlands|polski)`
const unable: readonly Unable[] = [
  {
    asked: new RegExp(
      String.raw`${you}translate\b|\b(?:übersetz\w+|vertaal|tradu\w+|przetłumacz)\b|${you}(?:make|do|give|write|put|turn|have|prepare|create)\b[^.!?]{0,40}\b(?:in(?:to)?|en|auf|a|an|also) ${language}\b(?! (?:skills?|level|as a))(?: version| copy)?|\b${language} (?:version|copy|translation)\b`,
      'iu',
    ),
    said: 'I can’t translate: I work by fixed rules. On the dashboard, open this resume’s menu and make a tailored copy in the other language (Dutch, Spanish, Polish and seventeen more): its headings and dates follow that language, and you write its lines in the form beside the original.',
  },
  {
    asked: new RegExp(
      String.raw`${you}(?:apply|submit)\b.{0,60}\b(?:for me|to|job|position|application)\b|\bapply (?:to|at|for) .{2,60} for me\b`,
      'iu',
    ),
    said: 'I can’t apply for you, or send anything: I only change this resume. Press Download for the PDF and apply with it on the employer’s page; where you have applied can be noted on the dashboard. With the posting pasted into AI Tailor I show what it asks for.',
  },
  {
    asked:
      /\b(?:save|put|get|store|copy|transfer)\b (?:it |this |that |my (?:cv|resume) )?(?:on|to|onto) my (?:phone|mobile|computer|laptop|desktop|drive|usb|stick|tablet|device)\b/i,
    said: 'I can’t reach your phone or your computer’s files. Open Galley on that device and press Download: the PDF is saved there, and can be shown without a connection. Nothing is changed.',
  },
  {
    asked: new RegExp(
      String.raw`${you}(?:send|fire|shoot|ping|mail|e-?mail|forward|share|post|upload|fax|text)\b (?:it|this|that|them|my (?:cv|resume|application)|the (?:cv|resume|pdf|file))\b|\b(?:send|e-?mail|forward) (?:it|this|my (?:cv|resume)) to\b`,
      'iu',
    ),
    said: 'I can’t send it: I have no mail, and your resume leaves here only as your own download. Press Download for the PDF, and attach it yourself. Nothing is changed.',
  },
  {
    asked: new RegExp(String.raw`${you}(?:print)\b(?! out)|${you}print (?:it|this|out|my|the)\b`, 'iu'),
    said: 'I can’t print. Press Download for the PDF and print that file; it has the paper size that is set under Design. Nothing is changed.',
  },
  {
    asked: new RegExp(
      String.raw`${you}(?:find|search|look)\b (?:for )?(?:me )?(?:an? |some |any |other |more )*(?:[\p{L}-]+ ){0,3}(?:jobs?|vacanc\w+|openings?|work|positions)\b(?! (?:section|entry|title|history|in my|on my|from my|experience))`,
      'iu',
    ),
    said: 'I can’t search or apply for jobs: I see only this resume. When you find a posting, press AI Tailor and paste it: I show which of its requirements your resume has, and which are missing.',
  },
  {
    asked: /\bconvert\b[^.?!]{0,30}\b(?:dollars?|euros?|pounds?|rupees?|cedis|currenc\w+|amounts?)\b/i,
    said: 'I can’t convert amounts: I have no exchange rates, and a rate changes. Tell me the amount as it should stand, such as: replace "2 million dollars" by "…".',
  },
  {
    asked:
      /\b(?:what(?:'?s| is| are)?|how much)\b[^.?!]{0,30}\b(?:salary|salaries|wages?|pay|earn)\b|\bwhat (?:should|can|do) (?:i|we) charge\b/i,
    said: 'What a job pays, or what to charge, I can’t know: I see only this resume, and no prices. Postings, a union’s or a statistics office’s pay tables, and people in the trade say it best. On a resume a salary is left out; it is spoken about later.',
  },
]

/** Null where the message asks for nothing of that kind. Pure. */
export const unableTo = (message: string): string | null =>
  message.length > 160 ? null : (unable.find(({ asked }) => asked.test(message))?.said ?? null)

const hasDetails = /,|\b(?:space|column|line|lines|font|white|page|margin|typo|interest|language|skill)\b/i
const nameless =
  /\b(?:I (?:also )?(?:did|have|had|got|took|finished|completed|ran|led|supervised|managed|worked on|made|built)(?: also)?|there (?:was|is)|add|put)\b[^.!?]{0,20}\b(?:another|also an?|one more|some|a second|a third|an?other)\b/i
/** What is to be added has no name yet: it is asked for. Null where it has one. Pure. */
export function namelessWish(latex: string, message: string): string | null {
  const text = message.trim()
  if (
    !nameless.test(text) ||
    (hasDetails.test(text) && !/\bput it in\b/i.test(text)) ||
    text.split(/\s+/).length > 20 ||
    /\d|["“”:]/.test(text)
  )
    return null
  // "ACME" and "First Aid" are names; those of the resume say where it belongs.
  const names = [...text.matchAll(/(?<=[\p{L},]\s)\p{Lu}[\p{L}'’-]+/gu)].map(([name]) => name)
  if (names.some((name) => name !== 'I' && !/^I['’]/.test(name) && !latex.includes(name))) return null
  return 'Tell me its facts and I add it: what it is called (the title of a job, the name of a course), where or with which company it was, and its dates. For a line under a job: what you did, in your words. I make up none of it.'
}

function namesSomething(latex: string, message: string): boolean {
  const things = thingsOf(latex)
  return groundAll(things, things, wordsOf(message)).length > 0
}

const takesOut =
  /^\W*(?:(?:please|can you|could you|just|and|also)[\s,]+)*(?:take|remove|delete|drop|get rid of|cut) (?:out )?(?:the )?(?<name>\p{Lu}[\p{L}\p{N}+#.-]*(?: \p{Lu}[\p{L}\p{N}+#.-]*){0,3}) (?:out of|from|off)\b/u
/** What is not there cannot be taken out. Null where it is. Pure. */
export function nothingThere(latex: string, message: string): string | null {
  const name = takesOut.exec(message)?.groups?.['name']
  return name === undefined || latex.toLowerCase().includes(name.toLowerCase())
    ? null
    : `“${name}” does not stand in your resume: there is nothing to take out. ${exampleOfChange(latex)}`
}

const vague =
  /^\W*(?:hmm+|um+|no|nope|and|so|what about|how about|the other|not that|that one|this one|the same|same|again|like before|you know)\b/i
/** Null where something is named. */
export const tooVague = (latex: string, message: string): string | null =>
  vague.test(message) &&
  !namesSomething(latex, message) &&
  message.split(/\s+/).length <= 12 &&
  !/[\d"“:@]/.test(message)
    ? `I see only this message, and am not sure which thing you mean. Name it by its own words: which line, job or section, and what should it say? ${exampleOfChange(latex)}`
    : null

const isQuestion =
  /\?\s*$|^\W*(?:what'?s?|which|why|how|when|where|who|is|are|does|do|should|would|can i|could i|whats|explain|tell me|please advise|whether)\b/i
/** For a question that has nothing to do with this resume. Null for every other. */
export function unknownQuestion(latex: string, message: string): string | null {
  if (!isQuestion.test(message.trim()) || message.length > 240 || /\b(?:can|could|would) (?:you|u)\b/i.test(message))
    return null
  const things = thingsOf(latex)
  const isOfResume =
    /\b(?:my|mine|I)\b/.test(message) || groundAll(things, things, wordsOf(message)).some(({ score }) => score > 0.4)
  return isOfResume
    ? null
    : 'That is a general question, and I know only your resume: I work by fixed rules. Ask what stands in it (“which jobs have no numbers?”), “what would you improve?”, or say what to change in it.'
}

const better =
  /\b(?:re-?write|re-?word|redo|re-?phrase|rework|jazz (?:it )?up|spruce|fancy|improve|better|warmer|friendlier|livelier|catchier|punchier|smarter|nicer|impressive|professional|amazing|stand out|pop|wow|first person|human|garbage|rubbish|terrible|awful)\b/i
/** For a wish to have something written better that no rule could do. */
export const rewriteAsked = (latex: string, message: string): string | null =>
  better.test(message) && message.length < 160
    ? `I can’t rewrite freely: I work by fixed rules, and other wording must be yours. Which part is it: the summary, a bullet, the design? ${exampleOfChange(latex)} “Fix spelling and grammar”, “make it stronger” and “make it shorter” I do by rule.`
    : null
