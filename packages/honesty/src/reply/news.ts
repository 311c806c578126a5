// A message that brings news for the resume: "new job! Started in January with Northgate", "mistake in the Burren one:
// it's 54 students". What it states is the person's word without an "I", as long as the message speaks of no posting.
import { withoutContrast } from './contrast.ts'
import { asksToUpdate, isDoubtful, isNewsOfTheirs, isQuestion } from './assertions.ts'

/** A message of more sentences is no piece of news. */
const maxSentences = 8
const maxSentenceChars = 320

/** "Good news", "new job!", "mistake in the trip line", "the first bullet is out of date". */
const opensNews =
  /^\W*(?:(?:oh|ok|hi|hey|hello|so|and|btw|fyi|quick)\b\W*)*(?:(?:good|great|big|bad|some|more|happy|exciting) news|news|update|new (?:job|role|position|post|title|number)|(?:small |little |quick |one )?(?:mistakes?|errors?|typos?|corrections?)|(?:i (?:just )?)?(?:got|forgot)|(?:i'?ve )?(?:just )?(?:passed|finished|got|completed|started|moved))\b/iu
const isOutOfDate =
  /\b(?:(?:is|are|'s|isn't|aren't|looks?|seems?|has|have|was) (?:\p{L}+ ){0,2}(?:wrong|outdated|out of date|incorrect|off|old news|changed|finished|over|done|too (?:low|high))|(?:outdated|out of date) (?:now|by now))\b/iu
/** "Add this to Harbourgate: …", "put it under my skills: …" */
const addsThere =
  /^\W*(?:(?:please|also|can you|could you|and)\b,? )*(?:add|put|include|mention|write|note)\b(?: (?:this|that|it|something|one more|another one))? (?:to|in|into|at|for|under|on) [^:;.!?]{2,60}: ?\S/iu

/** Of what an employer asks for, or of how the resume is to sound for one. */
export const ofPosting =
  /\b(?:posting|advert|ads?|advertis\w+|job description|vacanc\w+|tailor|requirements?|applying|apply for|application for|they (?:want|ask|need|look|care|like|mention|require)\w*|recruiters?|candidates?|applicants?|hiring|keywords?|sounds?|impress\w*|pretend\w*|exaggerat\w*|invent\w*|make up|made up|lie|fake|let'?s say|assum\w+|imagine)\b/iu

/** Of a company, or of the job that it offers; "we are 16 now" is the person's own team here. */
const ofEmployer =
  /\b(?:vacanc\w+|opening|salary|candidates?|applicants?|applications?|you|your|(?:the|this) (?:role|position|employer|company)|employers?|our (?:client|company)|we (?:offer|need|seek|want)|they)\b/iu

/** Of the resume's own text: "the first line" is, "the tech support line" is not. */
const ofText =
  /\b(?:bullets?|sentences?|fonts?|margins?|resume|résumé|cv|summary|headline|paragraphs?|layout|template)\b|\b(?:this|that|the|first|second|third|last|one|two) (?:lines?|points?|sections?|pages?|words?|versions?|columns?)\b/iu

const people =
  'boss|manager|supervisor|colleague|co-?worker|team ?mate|mate|owner|director|foreman|head|lead|teacher|friend|neighbou?r|client|sister|brother|husband|wife|mother|father|mum|mom|dad|cousin|partner|son|daughter'
const deeds =
  'led|ran|managed|built|passed|packed|trained|wrote|won|reduced|cut|raised|designed|made|did|sold|launched|created|developed|finished|completed|had|has|was|got|uses?|used|reckons?|thinks?'
/** Of what another person did, of a text, of what is only wished, aimed at or nearly so. */
const ofOthers = new RegExp(
  String.raw`\b(?:(?:he|she) |chatgpt|gpt|ai\b|wrote it|suggest\w*|says?\b|said no|almost|nearly|far from|no one ever|example|wish\w*|hop(?:e|es|ing)|goals?|targets?|the plan is|aim(?:s|ing)?)\b|\b(?:ideal|typical)\b|^\W*(?:most|every(?:one|body)?|people like|a good)\b|\b(?:is|are) (?:needed|required|preferred|expected|used)\b`,
  'iu',
)
const ofThem = new RegExp(
  String.raw`\b(?:the|my|our|a|another|some)\s(?:new |old |other )?(?:${people})s?\s(?:\p{Lu}\p{Ll}+\s)?(?:${deeds})\b`,
  'iu',
)
const byName = new RegExp(
  String.raw`(?:^|[,:.!]\s)\W*(?!I\b|We\b|The\b|My\b|Our\b|It\b|This\b|That\b)\p{Lu}\p{Ll}+\s(?:\p{Lu}\p{Ll}+\s)?(?:${deeds})\b`,
  'u',
)
const ofSelf = /\b(?:i|i'?m|i'?ve|me|we|us|my|our|mine)\b/i
/** What another person did, with no word of the user in it. Pure. */
export const isOfAnother = (sentence: string): boolean =>
  ofOthers.test(sentence) ||
  (ofThem.test(sentence.replace(/\b(?:made|promoted|hired|named|lets?|asked|gave|told) (?:me|us)\b.*/i, '')) &&
    !/\b(?:i|me|we|us)\b/i.test(sentence)) ||
  (byName.test(sentence) && !ofSelf.test(sentence))

/** As postings speak. */
const likePosting =
  /\b(?:is an? (?:plus|must|advantage)|essential|desirable|required|\d\+ years|per annum|p\.a\.)\b|[£$€]\s?\d{2,3}[,.]?\d{3}\b[^.]*\b(?:salary|a year)?|^\W*(?:leads|supervises|manages|reports|oversees|ensures|works) /iu

const states =
  /\b(?:is|are|was|were|am|has|have|had|it's|its|that's|thats|there's|we're|i'm|went|came|got|gets?|became|grew|rose|fell|won|took|ran|made|sent|left|ends?|runs?|starts?|takes?|\p{L}{3,18}ed)\b|\d|\b(?:since|from|until|till)\b/iu

/** Pure. */
export const bringsNews = (sentences: readonly string[]): boolean =>
  sentences.length <= maxSentences &&
  !sentences.some((one) => ofPosting.test(one) || likePosting.test(one)) &&
  (sentences.some(isCue) || (sentences.some(asksToUpdate) && sentences.some(isNewsOfTheirs)))

/** "It's official", "the loaf is finally out", "another module done", "it was 8 not 6", "since spring we do …". */
const tellsNews =
  /\b(?:it'?s|its|that'?s|now) official\b|\b(?:finally|officially|at last) (?:out|done|finished|live|open(?:ed)?|over|signed|approved|here|passed|got|have|running)\b|\bmade a mistake\b|\banother (?:[\p{L}-]+ ){1,3}(?:done|passed|finished|completed)\b|\b(?:was|is|it's|its|are|we're|were) (?:about |only )?\d[\d.,]*(?: \p{L}+){0,2}(?: now)?,? (?:and )?not \d|\bsigned the contract\b|\bwe(?:'re| are)? (?:now )?\d+ now\b|\b(?:since|from|as of) (?:last |this )?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|\d)[^.;]{0,30}\b(?:i|we)\b/iu

const isCue = (sentence: string): boolean =>
  opensNews.test(sentence) || tellsNews.test(sentence) || isOutOfDate.test(sentence) || addsThere.test(sentence)

/** What a sentence of such a message states: all of it, or those of its clauses that state something. Pure. */
export function newsIn(sentence: string): string[] {
  if (sentence.length > maxSentenceChars || isQuestion(sentence)) return []
  if (isNews(sentence)) return [sentence]
  const [, after = ''] = heading.exec(sentence) ?? []
  if (after !== '' && isNews(after)) return [after]
  return sentence
    .replace(heading, '$1')
    .split(/[,;()]\s|\s[–—-]\s|\s(?=and (?:we|i|they|it|he|she) (?:never|didn'?t|don'?t|no longer)\b)/iu)
    .map((clause) => clause.trim())
    .filter(isNews)
}

/** "Mistake in the Burren one: …" */
const heading = /^[^:]{2,60}: (.{20,})/s

/** What is to be done with the text. */
const errand =
  /^\W*(?:(?:and|also|so|then|please|oh|but|ok|can you|could you|just)\b,? )*(?:show|drop|fix|change|update|correct|move|put|make|keep|leave|use|remove|delete|take|cut|hide|rename|call|list|reword|rewrite|rephrase|shorten|merge|split|swap|replace|sort|order|group|mention|add|include|write|note|say|set|give|adjust|check)\b(?! (?:place|part|care|over)\b)/iu

/** "None had to leave", "no accidents": good news, and no denial of what the person did. */
const ofNoOne =
  /\b(?:nobody|no one|none(?: of them)?|nothing|(?<!\b(?:have|has|had|know|speak|with) )(?:no|zero|without(?: any)?) (?:[\p{L}-]+ )?(?:[\p{L}-]{3,}s|downtime|accident|injury))\b/giu

/** "Its too old" is no news for a resume. */
const saysMuch = /\d|(?:\S+\s+){3}\S|(?<=\S\s)\p{Lu}[\p{L}]/u

/** Of a post that begins: "I'll have five receptionists". */
const asNow = (words: string): string =>
  words.replace(
    /\b(I|we)(?:'ll| will) (?=(?:have|be|run|lead|manage|look after|do|report|work|supervise|make)\b)/gi,
    '$1 ',
  )

const isNews = (words: string): boolean =>
  states.test(words) &&
  saysMuch.test(words) &&
  !errand.test(words) &&
  !isDoubtful(asNow(withoutContrast(words)).replace(ofNoOne, '')) &&
  !ofEmployer.test(words) &&
  !ofText.test(words) &&
  !isOfAnother(words)
