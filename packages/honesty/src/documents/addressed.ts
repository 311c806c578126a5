// What a letter says to the employer: whom it is for, the post, thanks and courtesies. These claim nothing of the
// person. What is left of a sentence without them is judged as any claim. Only these phrases are known; all else counts
// as a claim, so that "I worked at Acme" is one though the letter is addressed to Acme.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'

export interface Addressee {
  employer: string
  role: string
}

/** What a courtesy goes on with, up to where the sentence could begin to speak of the person, or in numbers. */
const tail = String.raw`(?:(?!\b(?:my|mine|I|I've|me(?<!with me)|as an?|having|with(?! (?:you|your|me)\b))\b|\d)[^.;:,—!?])*`
const post = String.raw`(?:role|position|opening|opportunity|vacancy|job|post)`

export function withoutAddress(sentence: string, to: Addressee): string {
  const text = sentence.replaceAll('’', "'")
  if (isAboutEmployer(text, to)) return ''
  const rest = phrasesFor(to).reduce((left, phrase) => left.replace(phrase, ' '), text)
  return hasWords(rest) ? rest.replaceAll(/\s+/g, ' ').trim() : ''
}

const hasWords = (text: string) =>
  /[\p{L}\d]/u.test(text.replaceAll(/\b(?:and|or|so|but|also|at|for|in|to|the|a|an|sincerely)\b/gi, ''))

/** "Your posting asks for care with data": a sentence with the employer as its subject and no word of the person. */
function isAboutEmployer(text: string, { employer, role }: Addressee): boolean {
  const subjects = ['Your?', `(?:The|This)(?: ${role === '' ? post : escaped(role)})? (?:${post}|posting|team|company)`]
  if (employer !== '') subjects.push(`${escaped(employer)}(?:'s?)?`)
  const isSubject = new RegExp(String.raw`^(?:${subjects.join('|')})\b`, 'u').test(text)
  return isSubject && !/\b(?:I|I'm|I've|my|mine|me|we|our|us)\b/.test(text)
}

const known = new Map<string, readonly RegExp[]>()

function phrasesFor({ employer, role }: Addressee): readonly RegExp[] {
  const key = `${employer}\n${role}`
  const made = known.get(key) ?? phrases(employer, role)
  // One letter is judged at a time.
  known.clear()
  known.set(key, made)
  return made
}

function phrases(employer: string, role: string): RegExp[] {
  const title = role === '' ? post : `(?:${escaped(role)}(?: ${post})?|${post})`
  const at =
    employer === ''
      ? `(?:your (?:team|company|organi[sz]ation|firm))`
      : `(?:${escaped(employer)}|you|your (?:team|company|organi[sz]ation|firm))`
  const theTitle = String.raw`(?:(?:the|your|this|an?) )?(?:open )?${title}`
  const where = String.raw`(?: (?:at|with|in|on) ${at})?`
  const phrase = (source: string, flags = 'giu') => new RegExp(String.raw`\b${source}`, flags)
  return [
    // A name, and no more than one.
    /^(?:dear|hello|hi) [^,.!?;:]{0,60}(?:(?:Mr|Mrs|Ms|Dr|Prof)\.[^,.!?;:]{0,60})?[,:]?$/iu,
    phrase(
      String.raw`(?:I(?:'m| am)? )?(?:(?:would|'d) like to |want to |wish to )?(?:writ(?:e|ing) to )?(?:apply|applying|writing|apply(?:ing)?|be considered) (?:for|about|regarding) ${theTitle}${where}`,
    ),
    phrase(String.raw`application for ${theTitle}${where}`),
    phrase(String.raw`(?:to )?(?:express|share) my (?:strong |great )?interest in ${theTitle}${where}`),
    phrase(String.raw`about ${theTitle}${where}`),
    phrase(
      String.raw`I(?: would|'d) (?:welcome|love|like|appreciate|be glad|be happy)(?: the| a| an| to)? ?(?:chance|opportunity|conversation)?${tail}`,
    ),
    phrase(String.raw`I(?: am|'m) (?:excited|drawn|keen|eager|interested|enthusiastic|happy|glad|grateful)${tail}`),
    phrase(
      String.raw`I (?:look forward to|hope to hear|enjoyed (?:hearing|learning|talking|speaking|meeting|our))${tail}`,
    ),
    phrase(String.raw`(?:thank you|thanks)(?: again| so much| very much)? for ${tail}(?:with me )?${tail}`),
    phrase(
      String.raw`please let me know if I can (?:send|share|provide|answer|add) (?:you )?(?:anything|any questions?|more)(?: else| more)?`,
    ),
    phrase(String.raw`please (?:let me know|feel free|contact me|find)${tail}`),
    phrase(String.raw`my resume shows several things you ask for:?`),
    phrase(String.raw`(?:also )?from my resume:?`),
    phrase(String.raw`(?:to )?(?:join|joining) ${at}`),
    phrase(
      String.raw`(?:(?:kind|best|warm) regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|regards)`,
    ),
    // What one would do for them, and has not done.
    phrase(String.raw`(?<=\bI (?:can|could|would|will|hope to|want to)\b[^.;]*) (?:to|for|at|with) ${at}`),
  ]
}

const escaped = (text: string) => regexpLiteral(text.replaceAll('’', "'"))
