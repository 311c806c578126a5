// Whether a person says that what they attached is theirs. Only then is it a source of facts about them.

const thing = String.raw`(?:pdf|file|document|attachment|attached(?: \w+)?|resume|résumé|cv|this|that|it)`
const mine = String.raw`(?:mine|my own|my (?:own |old |older |previous |current |last |existing |other |real |actual |linkedin )*(?:resume|résumé|cv|profile|work|record|data|export))`
const owns = [
  // "The attached PDF is my own old resume", "this is mine".
  new RegExp(String.raw`\b${thing}\b[^.?!\n]{0,40}\b(?:is|are|was)\b[^.?!\n]{0,20}\b${mine}\b`, 'i'),
  // "I attach my old CV", "here is my LinkedIn export", "from my attached resume".
  new RegExp(String.raw`\b(?:attach\w*|here(?:'|’)?s|here is|from|use|see|upload\w*)\b[^.?!\n]{0,30}\b${mine}\b`, 'i'),
  /\bmy attached (?:resume|résumé|cv|pdf|file|document|profile)\b/i,
  // "everything in it is true of me".
  /\b(?:everything|all|what) (?:in|of|that (?:is|stands) in|it says)\b[^.?!\n]{0,40}\b(?:true|about me|of me)\b/i,
]
const denies =
  /\b(?:not|isn(?:'|’)?t|never)\b[^.?!\n]{0,20}\b(?:mine|my|about me)\b|\bsomebody else|\bsomeone else|\bnot true\b/i

/** "This PDF is mine", "from my old CV": never for a posting, and never where the message denies it. */
export function saysItIsTheirs(message: string): boolean {
  const text = message.slice(0, 2_000)
  return !denies.test(text) && owns.some((pattern) => pattern.test(text))
}
