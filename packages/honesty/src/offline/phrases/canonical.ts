// The many ways to say one thing, in the one that the readers of clauses know: "Spanish out" is "remove Spanish".
import { isPast } from '../../lexicon/verbs.ts'

const place = String.raw`(?:the |my )?.{2,60}`
const beside = String.raw`(?:right |directly |straight |just )?(?:before|after|above|below|under(?:neath)?|behind|ahead of)`
const end = String.raw`(?:(?:at|to|on|near) (?:the )?(?:very )?(?:top|bottom|end|start|beginning|front)|first|last)`
/** Words that have "out" of their own. */
const withOut =
  'print|spell|check|try|find|sort|work|hang|reach|point|fill|carry|carries|stand|sound|help|start|turn|burn|run|ran|phase|roll|write|set'
const goneOut = new RegExp(
  String.raw`^(?!(?:get|take|leave|cut|throw|keep|pull|strip|cross|rub|with|and|nothing|not|it|i|we|they|you|that|this|lay|laid|pick|bring|come|comes|came|go|goes|is|are|was|time|day|days|one|log|sign|opt|switch|drop|back|put|show|${withOut})\b)((?:the |my )?[\p{L}\p{N}](?:(?!\b(?:${withOut})\b)[^,.;:!?]){1,40}?) (?:out|off)$`,
  'iu',
)

const auxiliary =
  /^(?:is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|may|might|will|would|shall|should|must|me|him|her|us|them|laid|bit|phased|worn|kick\w*|sold|broke\w*)$/i
/** "Spanish out" names what is to go; "the company laid me off" says what happened. */
const hasVerb = (words: string): boolean =>
  words.split(/\s+/).some((word) => auxiliary.test(word) || isPast(word) || irregularBase.test(word))
const irregularBase = /^(?:pay|paid|cut|lay|kick|let|run|go|goes|went|come|came|take|took|put|get|got|make|made)$/i

const forms: readonly (readonly [RegExp, string])[] = [
  [goneOut, 'remove $1'],
  [
    /^I(?:'d| would)? (?:like|want|prefer|need) (.{2,60}?) (?:to be )?(?:gone|removed|deleted|taken (?:out|off))$/i,
    'remove $1',
  ],
  [
    /^(.{2,60}?) (?:should not|shouldn't|need not|needn't|doesn't need to|does not need to|doesn't have to) (?:be|stand|stay) (?:(?:in|on|up) )?(?:there|here|it)$/i,
    'remove $1',
  ],
  [
    new RegExp(
      String.raw`^(.{2,60}?) (?:wants?|would like|needs?|ha(?:s|ve)|ought|is|are|deserves?) to (?:be|go|come|stand|sit) (${end}|${beside} .{2,60})$`,
      'i',
    ),
    'move $1 $2',
  ],
  [
    new RegExp(
      String.raw`^(?:chuck|pop|bung|lob|whack|slap|stick|throw|toss|tack|slip|squeeze) (?:in )?((?!(?:the|my|this|that|it|them)\b).{2,120}?) (?:in(?:to)?|on(?:to)?|to) (?!(?:the |my )?(?:very )?(?:top|bottom|end|start|beginning|bin)\b)(${place})$`,
      'i',
    ),
    'add $1 to $2',
  ],
  [
    /^(?:could|can|may) ((?:the |my )?.{2,60}?) (?:become|be (?:made|split|broken|cut|turned)(?: up)?(?: into)?|be) ((?:two|three|four|five|[2-5]) .{3,60})$/i,
    'split $1 into $2',
  ],
  [
    /^((?!(?:what|nothing|anything|something|some|which|who|it|that|this)\b).{2,60}?) (?:is|are) (?:still )?missing (?:from|in|under|on) ((?:the |my )?.{2,40})$/i,
    'add $1 to $2',
  ],
  [
    /^add (?:the |a |my |new )*(?:skill|tool|software)s?:? (?!(?:sections?|to|in|about|levels?|bars?|ratings?|groups?|icons?|that|which|I|for|from|and)\b)((?:(?!\b(?:remove|delete|drop|take)\b).){2,80}?)$/i,
    'add $1 to my skills',
  ],
  [/^add (?:the |a |my |new )*languages?:? (?!(?:section|to|in|level)\b)(.{3,60}?)$/i, 'add $1 to my languages'],
  [
    /^((?:put|move|bring|place) .{2,50}?) (?:higher up|lower down|higher|lower|up|down|further up|further down),? (?:directly |right |just |straight )?((?:after|before|above|below|under|behind) .{2,60})$/i,
    '$1 $2',
  ],
  [
    new RegExp(String.raw`^(?:make|have|let) (.{2,50}?) (?:come|go|stand|be) (${end}|${beside} .{2,60})$`, 'i'),
    'move $1 $2',
  ],
  [/^make (.{2,60}?) (?:a bit |a little |much |slightly )?shorter$/i, 'shorten $1'],
  [
    /^make ((?:(?!\b(?:bullets?|lines?|points?)\b).){2,60}?) (?:a bit |a little |much |slightly )?(?:stronger|sound (?:better|stronger|more professional))$/i,
    'strengthen $1',
  ],
  [
    /^(?:add|say|mention|put|write) (?:in )?that I can (?:drive|use|operate|work with|handle|do) (?:an? |the )?(.{2,100}?)$/i,
    'add $1 to my skills',
  ],
  [/^(hide .{2,60}?),? but (?:please )?(?:don't|do not) (?:delete|remove|lose) (?:it|them|that)\b.*$/i, '$1'],
  [/^(?:tighten|sharpen|tidy|trim) (.{2,60}?) up$/i, 'shorten $1'],
  [
    /^((?:the |my )?(?:first|last|top|bottom) (?:two|2) (?:jobs|roles|positions|bullets|lines)(?: (?:of|in|under|at) .{2,50}?)?) (?:are|stand) (?:in the wrong order|the wrong way (?:round|around)|swapped)(?:,? (?:so )?(?:can you |please )*(?:swap|switch|reverse|change|fix) (?:them|it|that)(?: round| around)?)?$/i,
    'swap $1',
  ],
  [/^(?:a )?max(?:imum)?(?: of)? (one|two|three|[1-4]) sentences?$/i, 'cut it to $1 sentences'],
  [
    /^(?:make (?:it|that|this) )?(one|two|three|[1-4]) sentences? (?:max(?:imum)?|at (?:the )?most|tops|only|(?:is|are) enough|or less)$/i,
    'cut it to $1 sentences',
  ],
]

/** About what is wished: "About the languages: …". */
const topic =
  /^(?:about|regarding|as for|for|on|re) (?:the |my )?[\p{L} ]{3,30}(?: section)?: (?!(?:please )?(?:remove|add|delete|drop|put|move|take|include)\b)(?=\S)/iu

/** As it is where no form fits. Pure. */
export function inCanonicalForm(clause: string): string {
  const words = clause.replace(topic, '')
  for (const [form, canonical] of forms)
    if (form.test(words) && !(form === goneOut && hasVerb(words))) return words.replace(form, canonical)
  return words
}
