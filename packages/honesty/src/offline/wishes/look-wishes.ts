// How the page is to look, in casual words: the class's nearest to what is named.
import type { LookWish } from '../commands/command.ts'
import { readLook } from '../commands/read-look.ts'

/** The class's nearest to colours and looks that it has not by that name. */
const nearest: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dark )?green\b/gi, 'forest'],
  [
    /\b(?:dark )?red\b|\bmaroon\b|\bwine(?:[- ]?(?:colou?red|red)\b|(?=[.,!?]|$| (?:for|instead|please|headings?|titles?|colou?r)\b))/gi,
    'burgundy',
  ],
  [/\bpink\b/gi, 'plum'],
  [/\bpurple\b|\bviolet\b/gi, 'plum'],
  [/\bdark blue\b/gi, 'navy'],
  [/\bgr[ae]y\b/gi, 'slate'],
  [/\borange\b|\bbrown\b/gi, 'rust'],
  [
    /\b(?:cleaner|simpler|modern|less old[- ]fashioned(?: looking)?)\b(?=.{0,40}\b(?:font|writing|letters|typeface)\b)|\b(?:cleaner|simpler|modern) (?:font|typeface|letters|writing)\b/gi,
    'helvetica',
  ],
]
/** "I hate green", "less computery". */
const unwanted = /\b(?:hate|dislike|don'?t (?:like|want)|no more|less|not|instead of|too)\b/i
const oldFashioned =
  /\b(?:different|another|warmer|classic|elegant|old[- ]?school|less computer\w*|book\w*|(?<!sans[- ])serif|nicer)\b.{0,20}\b(?:fonts?|typeface|letters|writing)\b|\b(?:fonts?|typeface|letters|writing)\b.{0,30}\b(?:less computer\w*|warmer|classic|elegant|(?<!sans[- ])serif)\b/i
const aboutLook =
  /\b(?:hate|warmer|wine|colou?red|colou?rs?|headings?|titles?|font|typeface|writing|letters|margins?|spacing|theme|design)\b/i

/** "Purple but darker?" */
const isColourAlone = (message: string) =>
  message.split(/\s+/).length <= 6 &&
  !ofThings.test(message) &&
  nearest.some(([pattern]) => new RegExp(pattern.source, 'i').test(message))

/** "Red flags", "a green card": no colour of the page. */
const ofThings =
  /\b(?:red flags?|red (?:cross|hat|line|tape)|green (?:cards?|belts?|energy|party)|black (?:belts?|box|friday)|blue (?:collar|book)|white collar|brown (?:belt|bag)|orange county|purple heart)\b/i

/** Names of colours, as parts of a pattern. */
export const colours = 'red|green|blue|navy|purple|violet|pink|gr[ae]y|black|orange|brown|teal|plum|maroon|burgundy'
/** "The red is too much": a colour of the page, which is no part of a name. */
const ofPage = new RegExp(
  `\\b(?:the|this|that) (?:${colours})(?= (?:is|looks|one|colou?r|headings?|accent)\\b|[,.!]|$)|\\b(?:too|less|more) (?:${colours})\\b|\\b(?:colou?rs?|accent|headings?|shade|tone)\\b.*\\b(?:${colours})\\b`,
)
const named = new RegExp(`\\b(?:${colours})\\b`, 'i')
/** What a colour stands before names a thing: "the green team". */
const alone = new RegExp(
  `\\b(?:${colours})(?=\\s*$|[,.!?]| (?:please|pls|instead|or|and|maybe|rather|for|then|too|again)\\b)`,
  'i',
)
const evaluates =
  /\b(?:too (?:much|bright|loud|dark|light|strong)|something|like|prefer|instead|rather|sober|calm\w*|dark\w*|light\w*|bright\w*)\b/i
const otherWish = /\b(?:add|remove|delete|move|put|fix|rename|write|say|show|take|my (?!boss|eyes))\b/i
const maxColourWords = 16

/** A colour is wished for, and nothing else. */
export const isOfColour = (message: string): boolean =>
  message.split(/\s+/).length <= maxColourWords &&
  !otherWish.test(message) &&
  evaluates.test(message) &&
  named.test(message) &&
  (ofPage.test(message) || (alone.test(message) && !/\b\p{Lu}\p{Ll}+/u.test(message.slice(1))))

/** Null where no look that the class has is named. */
export function lookWish(message: string): LookWish[] | null {
  if (!aboutLook.test(message) && !isColourAlone(message) && !isOfColour(message)) return null
  const named = nearest.reduce((text, [pattern, name]) => text.replaceAll(pattern, ` ${name} `), message)
  const parts = named
    .split(/,|\band\b|\bbut\b|[.?!]/)
    .map((part) => part.replace(/\b(?:instead of|rather than)\b.*$/i, ''))
    .filter((part) => !unwanted.test(part))
  const wishes = [
    ...parts.flatMap((part) => wishesIn(part)),
    ...(oldFashioned.test(message) ? readLook('palatino') : []),
  ]
  return wishes.length > 0 ? wishes : null
}

/** Of a part of the message the words that can be wishes. */
const wishesIn = (part: string) => {
  const words = part.match(
    /\b(?:forest|burgundy|plum|navy|slate|rust|teal|olive|black|blue|helvetica|times|palatino|a4|letter|(?:bigger|smaller|larger|wider|narrower) (?:font|text|margins?|letters))\b/i,
  )
  return words ? readLook(words[0]) : []
}
