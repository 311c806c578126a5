// Chat spelling in full: what is typed in a hurry is read as if it were typed with care.
const forms: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [
    /\b(what|that|there|here|where|how|who|it|let)s(?= (?:the|my|a|an|this|that|missing|wrong|not|in|on|too|is|best|up|go)\b)/gi,
    "$1's",
  ],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(can|won)t\b/gi, "$1't"],
  [/\bi(m|ve)\b(?! ?@)/g, "I'$1"],
  [/\b(?:would it be|is it|would that be) possible to (?=\p{L})/giu, 'please '],
  [
    /^[^\p{L}\n]{0,9}(?:a |one )?(?:new|another|extra) (bullet|line|point)(?: point)? (?:for|under|in|at|to) (?=\S.{1,60}$)/gimu,
    'add a $1 to ',
  ],
  // What is not named stays as it is, whether it is said or not.
  [
    /[,;.]?(?: (?:and|but|please|just))* (?:don't|do not) (?:change|touch|remove|edit|alter|do) (?:anything|everything) else\b/gi,
    '',
  ],
  // Of a job whose lines go, the job stays.
  [
    /(\b(?:bullets|bullet points|lines)\b[^.!?\n]{0,60}?),? but (?:please )?(?:keep|leave) (?:the )?(?:job|entry|role|position|title|heading|employer|company|rest)(?: itself)?(?: (?:on|in))?(?: (?:there|it|here))?\b/gi,
    '$1',
  ],
  [/\bu\b(?!\.)/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:pls|plz|plse)\b/gi, 'please'],
  [/\b(?:bc|cuz|coz|cos|cause)\b(?= (?:i|it|it's|they|the|my|that|this|he|she|we)\b)/gi, 'because'],
  [/(?<=\p{L}{2}) n (?=\p{L}{2})/gu, ' and '],
  [
    / (?:&|\+) (?=(?:add|remove|delete|put|move|change|make|drop|also|rename|sort|set|take|get|give|list|the|my)\b)/gi,
    ' and ',
  ],
]

const numbering = /(?:^|[\s,;:])\(?[1-9]\)\s+(?=\p{L})/gu
/** What is to be written down may be numbered, too. */
const isDictated = (before: string): boolean => /["“]|\b(?:add|bullet|write|say|replace|put|include)\b/i.test(before)
/** "Hello, a few things:" says that they follow. */
const announcement = /^[^\n]{0,80}:$/
/** "1) … 2) …": a line for each. */
function inLines(message: string): string {
  const found = [...message.matchAll(numbering)]
  const isList = found.length > 1 && found.every(({ 0: mark }, index) => mark.includes(String(index + 1)))
  const before = message.slice(0, found[0]?.index).trim()
  if (!isList || isDictated(before)) return message
  const list = message.slice(found[0]!.index).replaceAll(numbering, '\n').trim()
  return announcement.test(before) ? list : `${before}\n${list}`.trim()
}

/** The message with short forms in full; what stands in quotation marks stays as it is. */
export const asWritten = (message: string): string =>
  inLines(message)
    // What is to be written down stands behind a colon, or in quotation marks.
    .split(/("[^"]*"|“[^”]*”|:\s.*)/s)
    .map((part, index) =>
      index % 2 === 1 ? part : forms.reduce((text, [pattern, full]) => text.replaceAll(pattern, full), part),
    )
    .join('')

/** A title that is typed without capitals gets them: "3rd class teacher" is "3rd Class Teacher". */
export const asTitle = (words: string): string =>
  /\p{Lu}/u.test(words)
    ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : words.replaceAll(/(?<![^\s/-])(?!(?:of|and|the|for|in|at|to)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Typed without capitals, a name gets them. */
export const asName = (words: string): string =>
  /\p{Lu}/u.test(words)
    ? words
    : words.replaceAll(/(?<![\p{L}'])(?!(?:of|and|the|for|in|at)\b)\p{L}/gu, (letter) => letter.toUpperCase())
