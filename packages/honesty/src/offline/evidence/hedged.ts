// What is asked, weighed or reported, and is no order.

const patterns = [
  String.raw`\b(?:maybe|perhaps|not sure|no idea(?! (?:how|why))|idk(?! (?:how|why))|dunno(?! (?:how|why))|might|or so|probably|I (?:guess|believe)|what if|never mind|planned|fell through|hope to|thinking of|I wish)\b`,
  String.raw`\bis it true\b|\bI disagree\b|\bthinks\b|\bnot yet\b`,
  String.raw`^\W*(?:should|do|does|did|is|are|was|were) [^.!:]*$|^\W*(?:can|could) (?:I|he|she|they)\b[^.!]*$`,
  String.raw`^\W*(?:tell me|explain|advise|please advise)\b|\bI (?:don't|do not) know (?:how|what|if|whether)\b`,
  String.raw`\b(?:should I|shall I|do I|is it (?:ok|okay|bad|fine|worth)|would it be|or is that|or not)\b`,
  String.raw`\b(?:don't|do not|dont|never|wouldn't|won't|not) (?:(?:want|need|like|wish)(?: you)? to )?(?:add|remove|delete|drop|change|touch|put|move|hide|take|cut|rewrite|edit|include|mention|show|list|make|write|say)\b`,
  String.raw`^\W*(?:should|do|does|did|is|are|was|were|will|what|which|why|how|when|where|who)\b[^.!\n]*\?\s*$`,
  // Another's.
  String.raw`\b(?:my|our|the|his|her|an?) (?:sister|brother|mother|father|mum|mom|dad|wife|husband|partner|friend|colleague|boss|neighbou?r|son|daughter|cousin|manager|team)\b(?! (?:said|says|thinks|told|reminded|noticed|pointed|saw)\b)`,
  // Of a posting.
  String.raw`\b(?:my|our|the|this|that) (?:posting|advert|job ad|ad|job|role) (?:says?|asks?|needs?|wants?|requires?)\b|\b(?:they|jobs|employers|recruiters) (?:want|need|ask|require|expect)\b|\b(?:is|are) (?:required|needed|expected)\b`,
  String.raw`\bI (?:failed|did not|didn't|couldn't|could not|have not|haven't)\b(?! (?:touch|use|open))`,
  String.raw`^(?!.*\breference)\W*(?!I\b|We\b)\p{Lu}\p{Ll}+ (?:joined|left|started|stopped|worked|got|was (?:made|promoted|named))\b`,
]
const hedges = patterns.map((pattern) => new RegExp(pattern, pattern.includes('Lu') ? 'mu' : 'imu'))
const politely = /\b(?:can|could|would|will) (?:you|u|we|this|the|it|that)\b/i

/** Pure. */
export const isHedged = (message: string): boolean =>
  hedges.some((hedge) => hedge.test(message)) || (/\?\s*$/.test(message) && !politely.test(message))

/** A number or a date that is only thought so. */
export const isGuessed = (message: string): boolean =>
  /\bI think\b(?! (?:we|you|it should|that should)\b)/i.test(message)
