// How people say what is true of them, and how they say what is not: tables of words, in the languages that they write
// in here.
import { isPast } from '../lexicon/verbs.ts'
import { speaksElsewhere } from './first-person.ts'

const start = String.raw`^\W{0,3}(?:(?:please|kindly|hi|hey|hello|dear|sir|mate|also|and|then|so|ok|okay|now|yes|well|actually|thanks|but|in addition|because)\b,? ){0,3}`
const politely = String.raw`(?:(?:can|could|would|will) you (?:please )?)`
const imperatives = String.raw`(?:add|include|mention|put|say|write|note|list|state|insert|replace|change|correct|update|swap|set|rename|retitle)\b`

const instruction = new RegExp(`${start}${imperatives}`, 'i')
const politeInstruction = new RegExp(`${start}${politely}${imperatives}`, 'i')
/** "Bitte ergänze, dass …", "acrescenta que …". */
const elsewhere =
  /^\W{0,3}(?:(?:bitte|und|auch|noch|kannst du|können sie|s'il (?:te|vous) plaît|merci d'|et|aussi|peux-tu|pouvez-vous|por favor|y|también|puedes|e|também|podes|pode|per favore|anche|puoi|può|graag|ook|kun je|proszę|i|też|och|også|og|lütfen)\b[,\s]*){0,3}(?:füge?n?|ergänz\w*|schreib\w*|nimm|trag\w*|erwähn\w*|notier\w*|ajoute[rz]?|mets|mettez|mentionne[rz]?|indique[rz]?|écri(?:s|re|vez)|añad\w+|agreg\w+|pon(?:ga|er|me)?|incluy\w+|incluir|menciona\w*|escrib\w+|acrescent\w+|adicion\w+|coloc\w+|põe|ponha|inclui\w*|escrev\w+|aggiung\w+|metti|metta|inserisc\w+|scriv\w+|voeg|zet|schrijf|vermeld|dodaj\w*|dopisz\w*|wpisz\w*|lägg till|skriv|tilføj|legg til|ekle\w*|добавь\w*|напиши\w*|укажи\w*)(?![\p{L}\d])/iu
const ofAJobElsewhere =
  /(?<![\p{L}\d])(?:stellen?(?:anzeige|ausschreibung|angebot)?|anzeige|ausschreibung|annonces?|offres?|anuncios?|ofertas?|vagas?|anúncios?|annunci?o?|vacatures?|ogłoszeni\w*|oferty|etwas|irgend\w+|quelque chose|algo|qualcosa|iets|coś)(?![\p{L}\d])/iu
const tellsElsewhere = (sentence: string): boolean => elsewhere.test(sentence) && !ofAJobElsewhere.test(sentence)
/** Instructions about what is there already, or to make something up. */
const noContent =
  /\b(?:sounds?|looks?|seems?|appears?|reads?|comes? across) (?:(?:more|very|really|much|as|a bit|too|so|less) )*\p{L}+|^\W*(?:please )?put\b.*\b(?:first|last|top|bottom|above|before|below|up|down|forward)\b|\b(?:bullets?|points?|lines?|sentences?|something|more|examples?|words?|sections?|paragraphs?|experience|skills|keywords) (?:about|on|with|for|from|of|regarding|that (?:shows?|fits?|match\w*)|showing|mentioning|like)\b|\b(?:keywords?|whatever|everything|anything|whichever|missing|(?:the|this|that|their) (?:posting|job|advert|ad|description|role|position|requirements?))\b|\b(?:your|you|our)\b/iu

const first =
  /\b(?:I|I'm|I've|[Ii]ch|[Jj]e|[Yy]o|[Ee]u|[Ii]o|[Ii]k|[Jj]ag)\b|\bj'|\b[Hh]e \p{L}+[ai]do\b|^\W*(?:[Ww]ir|[Nn]ous|[Nn]osotros) /u
const firstInLowerCase =
  /(?<![\p{L}\d'’.&/-])(?:i|i'm|i've|im|ive) (?:also |have |was |am |just |now |still |once |even )?\p{Ll}{2}/u
/** Their own things, and what "we" did: only what is past, because what "we use" may be any company's. */
const ourPast = /\bwe(?:'ve| have| had| also| all| then| both| mostly| later){0,2} (\p{L}{2,20})/iu
const mine =
  /^\W{0,3}(?:(?:and|also|yes|well|actually|but|in|at|on)\b,? ){0,2}(?:my|our|mein\w{0,2}|unser\w{0,2}|mon|mes|minha|meu) (?!(?:sister|brother|friend|boss|colleague|husband|wife|mother|father|cousin|neighbou?r|partner|son|daughter)s?\b)(?!(?:resume|résumé|cv|document|application|cover letter|summary|bullets?|goals?|dreams?|aim|wish|plan|target|next|ideal|lebenslauf|cl?ients?' )\b)[^,;:]{1,80}? (?:is|are|was|were|has|had|have|used|ran|came|went|got|became|grew|rose|fell|won|took|ist|war|hat|est|était|[\p{L}]{3,18}ed)\b/iu

/** "I lack", "I have heard of", "I failed": with what stands between the person and the verb. */
const between = String.raw`(?:'(?:ve|m|d|ll))?(?: (?:have|had|am|was|did|do|also|just|only|once|really|still|always|sadly|honestly|have been|certainly|simply|personally)){0,3}`
const verbs = String.raw`lack\w*|fail\w*|avoid\w*|hear|heard|skip\w*|dislik\w*|hat(?:e|ed)|miss(?:ed|ing)?|forg[eo]t\w*|read (?:about|of|up)|wish\w*|want\w*|need\w*|hop(?:e|ed|ing)|plan(?:ned|ning)? to|intend\w*|could|would|might|may|should|will|wonder\w*|doubt\w*|guess\w*|suppos\w*|suspect\w*|saw|see|seen|notic\w*|look(?:ed|ing)? (?:for|at|into|forward|like)|seek\w*|like|liked|love|loved|enjoy|prefer|admire\w*|tr(?:y|ied|ying)|appl(?:y|ied|ying) (?:for|to (?:an?|the|this|your))|target\w*|learning|starting|beginning|interested|curious|new to|told (?:about|of|to)|asked (?:about|for|to)|refus\w*|declin\w*|quit|struggl\w*|thought (?:of|about)|think\w*|believe|imagine|dream\w*|pretend\w*|going to|about to|afraid`
const weak = new RegExp(String.raw`\bI${between} (?:${verbs})\b|\bI(?:'d|'ll) `, 'i')
const negated =
  /\b(?:not|never|no|nothing|none|nobody|neither|nor|hardly|barely|scarcely|rarely|seldom|cannot|zero|unfamiliar|unaware|unable|ignorant|if|unless|maybe|perhaps|possibly|probably|nicht|kein\p{L}*|nie|niemals|kaum|jamais|nunca|tampoco|não|non (?:\p{L}+ ){0,3}mai|pas)\b|n't\b|\b(?:very |too |so )little (?:about|of|experience|knowledge)\b|\bwithout (?:any |ever )?(?:us|know|touch|experience|knowledge)|\bmöchte|\bwürde\b/iu
/** Idioms with a "not" that deny nothing; what one forgot to say is said now. */
const idioms =
  /\b(?:oh,? )?i (?:almost |nearly |totally )?forgot(?: to (?:say|mention|add|put|tell you))?\b|\b(?:do not|don't) (?:forget|worry|leave out|omit|hesitate)\b|\bnot only\b|\bfrom (?:zero|nothing|nil|none)\b(?=[^.;!?]{0,40}\bto\b)|\bno (?:doubt|problem|worries)\b|\bNo\. ?\d/gi
/** "Till 2017, not 2016", "so not agency any more": what stands before it is no less true. */
const contrast =
  /(?<!:)[,;]? \b(?:and |so )?not (?:(?:the |in |on |at |since |until |till )?(?:(?:\p{L}{3,9} )?\d[\d.,]*|january|february|march|april|may|june|july|august|september|october|november|december)|(?:just |only )?(?:basic|beginner|intermediate|advanced|conversational|fluent|good|native|[ABC][12])|(?:the |an? )?[\w'’-]{1,30} any ?(?:more|longer))(?=[.!,;]*(?:$|,? and\b|\s(?:please|pls|thanks)\b))/iu
/** Of a posting, of a job that is wished for, of an ideal candidate. */
const ofAJob =
  /\b(?:for|to|as|match(?:es)?|fits?|target(?:s|ing)?) (?:an?|the|this|that|some|any)? ?(?:\S+ ){0,4}?(?:job|role|position|posting|vacanc|opening|career)(?:s|y|ies)?\b|\b(?:job|role|position|posting|advert|ad|employer|company|they|it|recruiter)s? (?:ask|want|require|need|say|list|mention|look)s?\b|\b(?:looking for|must[- ]haves?|nice[- ]to[- ]haves?|requirements?|qualifications?|responsibilities|required|preferred|you will|you'll|you have|you are|the (?:ideal )?candidate|hiring|sounds? like|looks? like|look as if|seem(?:s)? like|pretend|make up|invent|exaggerate|so that it)\b/i

const asks =
  /^\W{0,3}(?:and |but |so )?(?:what|which|how|why|who|should|does|do|did(?! (?:the|an?|some)\b| my [^?]{3,60} (?:on|in|last) [^?]*$)|is|are|am|can|could|would|will|shall|may(?! (?:19|20)\d\d| \d| (?:to|until|till)\b|,)|have|has)\b/i

/** A question, with or without its sign; but "could you add that I speak French?" states a fact. */
export function isQuestion(sentence: string): boolean {
  if (politeInstruction.test(sentence) && /\bI\b/i.test(sentence)) return false
  return /\?\W*$/.test(sentence) || asks.test(sentence)
}

/** "Add to the Northwind job that I …": a job of theirs, where the words are to stand. */
const intoAJob =
  /^(?:please )?(?:add|include|mention|write|put|note) (?:to|in|under|at|for) (?:the|my) [^,.:]{2,40}? (?:job|role|position) that\b/i

/** "Add Docker to my skills and tailor it to the job": what is to be done besides says nothing of the first. */
const andTailor =
  /(?<=^(?:please )?(?:add|include|replace|change|swap)\b[^.;:]{1,160}),? (?:and|then)(?: then)? (?:tailor|adapt|match|align|optimi[sz]e|customi[sz]e) (?:it|this|my resume|everything)?[^.;:]{0,40}$/i

/** "We moved to Lexington, can you update that?" */
const andUpdate =
  /(?<=.{10}),? (?:so |and )?(?:can|could|would|will) you (?:please |pls )?(?:update|change|add|put|fix|include|note|mention|correct) (?:that|it|this)(?: (?:in|on|please|pls|for me)[^.?!]{0,20})?\s*[?.!]*$/i

/** "Been the first aider since 2021, worth a mention?" */
const andAsk =
  /(?<=.{10}),? (?:(?:is (?:it|that|this) )?worth (?:a mention|mentioning|adding|it|putting)|should (?:i|it|that) (?:add|mention|put|go|be)[^?]{0,20}|ok|right|good|does that (?:count|help|matter))(?: (?:in|on|there|btw))?\?+$/i

/** Without what is to be done with the resume besides. */
export const withoutErrand = (sentence: string): string =>
  sentence.replace(andTailor, '').replace(andUpdate, '').replace(andAsk, '')

/** "I'd say intermediate". */
const ofDegree =
  /\bI'd say(?= (?:about |around )?(?:intermediate|advanced|fluent|basic|good|conversational|native|[ABC][12]\b|\d))/gi

/** Denied, doubted, wished for, conditional, or about a job rather than the person. */
export function isDoubtful(sentence: string): boolean {
  const plain = sentence
    .replace(ofDegree, ' ')
    .replace(intoAJob, 'Add that')
    .replaceAll(idioms, ' ')
    .replace(contrast, ' ')
  return weak.test(plain) || negated.test(plain) || ofAJob.test(plain)
}

/** "The award came in April, put that in please": what stands before it is to be written. */
const atTheEnd =
  /(?<=.{10})(?:[,;:]| and| so)(?: (?:please|pls|so|and|can you|could you)){0,3} (?:(?:put|add|include|write|note|mention) (?:that|it|this|them|the (?:number|figure|count|amount|detail)s?)\b|(?:update|change|correct|fix|adjust) (?:that|it|this|(?:that|this|the|my) (?:[\p{L}-]+ ){0,2}(?:line|bullet|point|entry|item|section|part|number|sentence|one))\b|(?:please |pls )?update(?: please| pls)?$|(?:put|add|include|list) (?:under|to|in)\b|use (?:that|it|this)\b)[^.;:!?]{0,60}[.!]*$/iu

/** Of other people, of a posting, of what is only thought up or nearly so. */
const notTheirs =
  /\b(?:he|she|they|him|his|hers?|their|most|others?|some(?:one|body)|every(?:one|body)?|people|anyone|who|ideal|typical|imagine|suppose|assum\w+|pretend\w*|let'?s say|invent\w*|lie|lying|fake|almost|nearly|wanted|needed|required|mentioned|preferred|expected|asked for|used|listed|there|posting|advert|ads?|job description|chatgpt|gpt|ai|wrote|suggest\w*|says?|my (?:sister|brother|friend|boss|colleague|manager|husband|wife|mother|father|mum|mom|dad|cousin|neighbou?r|teacher|partner|son|daughter)s?)\b/i
/** "The award", "our shop", "it", "my licence", or with an "I". */
const ofTheirs =
  /^\W*(?:(?:good news|btw|also|and|so|ok|hi|hey|oh)\b\W*){0,3}(?:[Tt]he|[Mm]y|[Oo]ur|[Ii]ts?|[Tt]his|[Ww]e)\b|^\W*(?:[Gg]ood|[Gg]reat|[Bb]ad) news\b|\bI\b|(?:^|[\s,])i\s/
export const isNewsOfTheirs = (sentence: string): boolean => ofTheirs.test(sentence) && !notTheirs.test(sentence)

/** Without the errand behind it: what is left may be a posting's sentence. */
export const withoutEnd = (sentence: string): string => sentence.replace(atTheEnd, '')

/** "Add Terraform to my skills", "replace X by Y". */
export function tellsToWrite(sentence: string): boolean {
  const isNews = atTheEnd.test(sentence) && isNewsOfTheirs(sentence)
  if (tellsElsewhere(sentence)) return true
  const isInstruction = instruction.test(sentence) || politeInstruction.test(sentence) || isNews
  return isInstruction && !noContent.test(sentence.replace(politeStart, '').replace(atTheEnd, ''))
}
const politeStart = new RegExp(`${start}${politely}`, 'i')

/** A number or a date. */
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred)\b/i
/**
 * Said of what the resume says already, and has changed or was wrong: "it's 120 now", "till 2017 not 2016". A sentence
 * of a posting has a figure, too, but puts nothing right.
 */
const putsRight =
  /\b(?:(?:is|are|stands?|we're) at \d|now|actually|currently|nowadays|these days|by now|btw|yesterday|last (?:week|month|year)|this (?:week|month|year)|since then|in the end|got (?:bigger|smaller|extended|signed off|approved|moved)|not (?:in |till |until )?\d|(?:is|are|was) wrong|should (?:be|say|start|begin|end))/i
/** Of a company, or of the job that it offers. */
const ofCompany =
  /\b(?:role|position|vacanc\w+|opening|salary|candidates?|applicants?|applications?|employer|compan(?:y|ies)|you|your|our (?:team|client|company)|we (?:offer|are|have|need|seek|want)|they|reports? to)\b/i
/** Of the document, or of what is to be done with it. */
const ofDocument =
  /\b(?:pages?|bullets?|words?|lines?|sentences?|font|pt|margins?|points?|characters?|sections?|summary|resume|résumé|cv|columns?|versions?)\b|^\W*(?:please |can you |could you )?(?:make|keep|cut|limit|shorten|use|max|no more|at most|fit|reduce|turn|move|put|swap|shrink|trim|tighten|remove|delete|drop|hide|merge|split|sort|order)\b/i
const maxFigureChars = 200

/** "Lego club is 18 kids now": the person puts right what their resume says, without an "I". */
export const putsFigureRight = (sentence: string): boolean =>
  sentence.length <= maxFigureChars &&
  figure.test(sentence) &&
  putsRight.test(sentence) &&
  !ofCompany.test(sentence) &&
  !ofDocument.test(sentence)

/** "Update the licenses section", "put that in": what the other sentences of the message say is news for the resume. */
const updating =
  /^\W*(?:(?:so|and|please|pls|can you|could you) ){0,3}(?:(?:update|change|correct|adjust) (?:that|it|this|the|my)\b|(?:put|add|include|write|note|mention|use) (?:that|it|this|them)\b)/i
export const asksToUpdate = (sentence: string): boolean => updating.test(sentence) || atTheEnd.test(sentence)

/** "They made me floor supervisor". */
const toMe = /\b(?:made|promoted|hired|moved|offered|trained|certified|named|appointed|transferred) me\b/i
/** "Just finished OSHA 30", "been using Docker": as people type, without the "I". */
const withoutI =
  /^\W{0,3}(?:(?:good news|ok|hey|hi|so|yes|oh|and|also)\W+)?(?:(?:just|finally|recently|also|now|already|been)\s+){0,2}(?:finished|done with|did(?= (?:the|an?|some)\b| my [^?]{3,60} (?:on|in|last) [^?]*$)|passed|completed|got|earned|received|renewed|learned|learnt|learning|moved|started|joined|promoted|left|using|doing|been)\b(?! (?:knowledge|experience|degree|education|training)\b)/i
/** "Change my email to x@y.com", with whatever slip of the fingers. */
const newContact =
  /\b(?:my|new) (?:(?:new|private|work|current) )*(?:phone|mobile|cell|telephone|number|e-?mail|mail|address)(?: number| address)?(?::| to| is| now| its| it's)* ?(?:\S{1,64}@\S{1,64}|[+(]?\d[\d ()./-]{6,24}\d)/i

/** "Spanish is my native language", "and my English is fluent". */
const ofLanguage =
  /\bis my (?:native|first|second|third|mother|home)\b|\bmy \p{Lu}?\p{L}+ is (?:fluent|native|good|basic|okay|intermediate|advanced|conversational|[ABC][12])\b/iu

/** "I used", "my GPA was", "we moved to", "ich habe". */
export function speaksOfThemselves(sentence: string): boolean {
  if (first.test(sentence) || firstInLowerCase.test(sentence) || mine.test(sentence)) return true
  if (toMe.test(sentence) || withoutI.test(sentence) || newContact.test(sentence)) return true
  if (speaksElsewhere(sentence) || ofLanguage.test(sentence)) return true
  const verb = ourPast.exec(sentence)?.[1] ?? ''
  return /ed$/i.test(verb) || isPast(verb) || verb.toLowerCase() === 'were'
}

/** "Assistant Manager at Pinebrook since April 2025", "Kade Negen ended August 2025". */
const ofJob =
  /^(?!The\b|This\b|Our\b|Your\b|We\b|You\b)\p{Lu}[\p{L}&' -]{2,60}?(?: (?:at|with) \p{Lu}|, \p{Lu}[\p{L}&' ]+,[^.!?]*\b(?:started|since|from)\b| ended\b| finished\b)[^.!?]*\b(?:19|20)\d\d\b/u
const goesOn =
  /^\W*(?:mostly|mainly|primarily|chiefly|(?:made|did|ran|led|taught|sold|kept|drove|built|took care|(?!want|need|chang|decid|updat|remov|delet|ask|tri|look|seem)\p{L}{3,}ed) (?!(?:it|that|this|my mind)\b)|\d+ (?:\p{L}+ )?(?:done|passed|left|to go|so far|in total|by now)\b)/iu
/** Another actor does it. */
const hasSubject =
  /\b(?:the|a|an|my|our|this|that) \p{L}+s? (?:is|are|was|were|has|have|do|does|did|run|runs|use|uses|make|makes|lead|leads|\p{L}+ed)\b/iu
/** "Mostly ACL rehab", "made lunch for 90 children": right behind what people say of themselves, more of the same. */
export const goesOnAboutIt = (sentence: string): boolean =>
  (goesOn.test(sentence) || ofJob.test(sentence)) &&
  !hasSubject.test(sentence) &&
  sentence.length <= maxFigureChars &&
  !notTheirs.test(sentence) &&
  !ofCompany.test(sentence) &&
  !isDoubtful(sentence)
