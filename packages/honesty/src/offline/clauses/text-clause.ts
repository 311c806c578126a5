// Another text than the resume is wished: where such texts are made.
import type { ReadClause, WishClause } from './clause.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cover(?:ing)? |motivation(?:al)? |application )?letter\b/i, 'a letter'],
  [/\bthank[- ]?you (?:note|mail|e-?mail|letter|message)\b/i, 'a thank-you note'],
  [/\blinked ?in\b|\b(?:bio|biography)\b/i, 'a LinkedIn headline and About'],
  [/\b(?:e-?mail|mail|message|text message|whatsapp|dm|sms)\b/i, 'a letter'],
  [
    /\b(?:tweet|elevator pitch|pitch|speech|introduction of myself|phone script|script)\b/i,
    'a LinkedIn headline and About',
  ],
  [
    /\bwhat (?:do|should|can|could|would) I (?:say|write)\b.{0,30}\b(?:when|if|on the phone|call|ring)\b|\bwhat I (?:say|write) when I\b/i,
    'interview questions with your own answers',
  ],
]
const wishing =
  /\b(?:write|draft|make|create|compose|prepare|give me|need|do me|help me with|can you do|put together|want)\b/i
const leading =
  /^(?:an? )?(?:short |quick |little |nice |polite |\d[- ]sentence |three sentence )*(?:e-?mail|letter|bio|message|tweet|pitch|thank[- ]?you note|cover letter)\b/i
const others =
  /\b(?:size|spacing|paper|font|capital|address|in the (?:header|resume|cv)|my e-?mail|new e-?mail|us letter|letters|bigger|smaller|reference letter|offer letter)\b/i

/** Null where no other text is wished. */
export function textClause({ words, message }: WishClause): ReadClause | null {
  // The cover letter has an answer of its own.
  if (/\bcover(?:ing)? letter\b/i.test(words)) return null
  const isWish = (wishing.test(words) || leading.test(words)) && !others.test(words) && words.length < 300
  const kind = isWish ? kinds.find(([pattern]) => pattern.test(words))?.[1] : undefined
  if (kind === undefined || /@/.test(words)) return null
  const isOther = !/letter|thank|linked/i.test(words)
  return {
    edited: {
      problem: `This chat changes the resume and nothing else. “Letters & notes” above makes ${kind} from your resume’s own lines, free${isOther ? ': the nearest to what you want, to cut to length' : ''}.${/\b(?:tone|posh|stiff|formal|short|polite|friendly)\b/i.test(message) ? ' Tone and length are yours to change there.' : ''}`,
    },
    about: kind,
  }
}
