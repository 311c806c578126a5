// Whether a message puts a number of the user's right: it is sure of it, and it is no other's.

/** "It's 2 or 3, not sure which". */
const doubt =
  /\bor\b|\b(?:un|not (?:\p{L}+ )?)(?:sure|certain)\b|\b(?:maybe|perhaps|probably|possibly|might|could be|may be|no idea|i (?:think|guess|believe|suppose|reckon)|i'd (?:say|guess)|roughly|approximately|something like|ish|ballpark|(?:don'?t|do not|can'?t|cannot) (?:know|remember|recall))\b/iu

const asking = String.raw`(?:ask|want|need|requir|look|say|said|expect|mention|state|list|seek|prefer|demand)(?:e?s|ed|ing)?`
const others = String.raw`(?:ad|advert|adverts|advertisement|ads|posting|listing|vacancy|opening|description|employer|company|recruiter|recruiters|agency|hospital|school|firm|client|manager|job|role|position|spec|requirements?|criteria|they|they're|they are|it|who)`
const ofAnAd = new RegExp(
  String.raw`\b${others}(?:'s)?(?: (?:only|also|now|really|all|is|are|was|were|would|will|does))? ${asking}\b`,
  'i',
)
const wanted =
  /\b(?:asked for|asking for|looking for|required|requires?|requirements?|minimum|wanted|preferred|(?:in|on|from|of|by|per) (?:the|this|that|their) (?:ad|advert|advertisement|posting|listing|vacancy|spec|(?:job )?description))\b/i
const ofAnother =
  /\b(?:he|she|(?:my|our|his|her|an?) (?:colleague|friend|boss|manager|husband|wife|partner|brother|sister|mum|mom|mother|dad|father|co-?worker|teammate|neighbou?r|son|daughter)s?|(?:other|most|some) (?:people|candidates|applicants|nurses|colleagues)|the (?:average|others))\b(?! (?:says?|said|counted|checked|told))/i

/** "The ad asks for German": nothing is added for that. */
export const isOfAnAd = (message: string): boolean => ofAnAd.test(message) || wanted.test(message)

/** Nothing is put right by what is not known, or is true of another: of an advert, of a colleague. */
export const isSureAndOwn = (message: string): boolean =>
  !doubt.test(message) && !isOfAnAd(message) && !ofAnother.test(message) && !isOnce(message)

/** "Yesterday I saw 22 patients", "I treated 9 today", "it took 11 months to find it": it happened once. */
export const isOnce = (message: string): boolean =>
  /\b(?:yesterday|last (?:week|month|year|night|summer|winter)|one time|usually|it took)\b|\b(?:I|we) (?:\p{L}+ed|saw|did|had|sold|made) [^.!?]{0,40}\btoday\b/iu.test(
    message,
  ) && !/\b(?:use (?:that|this)|figure|instead|not|this (?:year|month|week))\b/i.test(message)
