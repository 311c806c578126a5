// How people word each command: a table, tried in its order on a message without its courtesies. All are anchored to the beginning, so that
// a word in the middle of a sentence commands nothing.
import { accents, themes, type Command, type Place } from './command.ts'

const numbers: Readonly<Record<string, number>> = { one: 1, a: 1, single: 1, two: 2, three: 3, four: 4, five: 5 }
const quoted = String.raw`["“‘'«]([^"”’'»]+)["”’'»]`
const theme = themes.join('|')
const accent = `${accents.join('|')}|#?[0-9a-f]{6}`
const otherColour =
  'red|green|yellow|orange|pink|purple|violet|brown|gr[ae]y|gold|silver|white|turquoise|cyan|magenta|beige|crimson|lime'
const section = String.raw`(?:the |my )?["“']?([\p{L}&/ -]{2,40}?)["”']?(?: section)?`
const look = '(?: (?:theme|template|style|design|look|layout|one))?'
const paint = String.raw`(?:make|use|set|change|switch|try|apply|give|colou?r|paint|turn|in)\b[^.]{0,40}?\b`
const remove = '(?:remove|delete|drop|take out|cut|get rid of)'
const yes = 'yes|yeah|yep|sure|of course|ja|oui|s[ií]|sim'
const no = 'no|nope|never|not|nein|non'
const says = String.raw`(?:\s*[:—–]\s*|,? (?:that|which) (?:says?|reads?):? |,? saying:? )`

type Reader = readonly [pattern: RegExp, read: (found: RegExpExecArray) => Command]
const reader = (pattern: string, read: Reader[1]): Reader => [new RegExp(`^(?:${pattern})$`, 'isu'), read]

const edits: readonly Reader[] = [
  reader(`(?:replace|change|swap) ${quoted} (?:by|with|to|into|for) ${quoted}`, (f) => ({
    kind: 'replace',
    what: f[1]!,
    by: f[2]!,
  })),
  reader(
    `(?:add|insert|write|put) (?:a |an |the |this |another |one |one more )?(?:new )?(?:bullet|point|line)(?: point)? (?:to|under|for|in|at|on|into) (.{2,120}?)${says}(.+)`,
    (f) => ({ kind: 'add_bullet', to: f[1]!, text: f[2]!.trim() }),
  ),
  reader(`(?:rename|call|retitle|name) ${section} (?:to |as |into )["“'‘]?([^"”'’]{2,60}?)["”'’]?`, (f) => renamed(f)),
  reader(`(?:rename|call|retitle|name) ${section} ${quoted}`, (f) => renamed(f)),
  reader(`(?:move|put) ${section} (?:to (?:the )?)?(top|bottom|end|first|last|up|down)`, (f) => ({
    kind: 'move',
    section: f[1]!,
    place: placeOf(f[2]!),
  })),
  reader(`(?:move|put) ${section} (above|before|below|after|under) ${section}`, (f) => ({
    kind: 'move',
    section: f[1]!,
    place: { side: /above|before/i.test(f[2]!) ? 'before' : 'after', heading: f[3]! },
  })),
  reader(
    `(?:replace|change|update|set|make|correct) (?:my |the )?e-?mail(?: address)? (?:to|with|by|as|into) (\\S{3,100})`,
    (f) => ({
      kind: 'contact',
      field: 'email',
      to: f[1]!,
    }),
  ),
  reader(
    `(?:replace|change|update|set|make|correct) (?:my |the )?(?:tele)?phone(?: number)? (?:to|with|by|as|into) ([+(\\d].{3,40})`,
    (f) => ({ kind: 'contact', field: 'phone', to: f[1]! }),
  ),
  reader(`${remove} (?:my |the )?(?:(e-?mail)(?: address)?|(?:tele)?phone(?: number)?)`, (f) => ({
    kind: 'contact',
    field: f[1] ? 'email' : 'phone',
    to: null,
  })),
  reader(
    `${remove} (?:the |my )?(first|last) (?:bullet|point|line)(?: point)?(?: (?:of|in|from|under|at) (.{2,60}))?`,
    (f) => ({
      kind: 'remove_bullet',
      which: f[1]!.toLowerCase() === 'first' ? 'first' : 'last',
      of: f[2] ?? null,
    }),
  ),
  reader(
    `${remove} (?:the )?(?:bullet|line|point|entry|sentence)?(?: point)? ?(?:about|with|that says|saying|on)? ?${quoted}`,
    (f) => ({ kind: 'remove', what: f[1]!, isSection: false }),
  ),
  reader(`${remove} the (?:bullet|line|point)(?: point)? (?:about|with|that says|saying|on) (.{3,120}?)`, (f) => ({
    kind: 'remove',
    what: f[1]!,
    isSection: false,
  })),
  reader(`${remove} the (.{3,60}?) (?:bullet|line|point)(?: point)?`, (f) => ({
    kind: 'remove',
    what: f[1]!,
    isSection: false,
  })),
  reader(`${remove} (?:the |my )["“']?([\\p{L}&/ -]{2,40}?)["”']?(?: section)?`, (f) => ({
    kind: 'remove',
    what: f[1]!,
    isSection: true,
  })),
  reader(
    `(?:add|list|include|put) (.{2,120}?) (?:to|in|under|into|among) (?:the |my )?(?:list of )?skills(?: (?:section|list))?`,
    (f) => ({
      kind: 'add_skill',
      skills: f[1]!
        .split(/,|\band\b/)
        .map((skill) => skill.trim().replaceAll(/^["“']|["”']$/g, ''))
        .filter(Boolean),
    }),
  ),
]

const answers: readonly Reader[] = [
  reader(`["“]?([^:"”]{2,60})["”]?: ?(?:${yes})\\b.*`, (f) => ({ kind: 'answer', about: f[1]!.trim(), isYes: true })),
  reader(`["“]?([^:"”]{2,60})["”]?: ?(?:${no})\\b.*`, (f) => ({ kind: 'answer', about: f[1]!.trim(), isYes: false })),
]

const cannots: readonly Reader[] = [
  reader('(?:undo|revert|go back|roll back|take (?:it|that) back)\\b.{0,40}', () => ({ kind: 'cannot', what: 'undo' })),
  reader('(?:add|create|make|insert|start) (?:a |an |another |new ){0,2}.{0,60}\\bsection\\b.*', () => ({
    kind: 'cannot',
    what: 'section',
  })),
  reader(
    'translate\\b.*|(?:write|put|make|do|turn|change|switch|convert|rewrite)\\b.{0,40} (?:in|into|to) (?:german|french|spanish|italian|portuguese|dutch|english|polish|chinese|japanese|russian|turkish|arabic|another language)',
    () => ({ kind: 'cannot', what: 'translate' }),
  ),
]

const looks: readonly Reader[] = [
  reader(
    '(?:fit|shorten|cut|trim|reduce|squeeze|get|bring|make|keep|condense|expand|extend)\\b[^.]*?\\b(one|two|three|four|five|single|a|\\d)[ -]*pages?\\b[^.]*',
    (f) => ({ kind: 'fit', pages: numbers[f[1]!.toLowerCase()] ?? Number(f[1]) }),
  ),
  reader(
    "(?:make (?:it|this) )?(?:a |into a )?one[- ]pager?|(?:it(?:'s| is) )?too long|make (?:it|this|my resume) shorter|shorten (?:it|this|my resume)",
    () => ({ kind: 'fit', pages: 1 }),
  ),
  reader(
    `(?:use|try|set|apply|switch|change|go|make|give|pick|choose|select)\\b[^.]{0,40}?\\b(${theme})${look}|(${theme})${look}`,
    (f) => ({ kind: 'theme', theme: (f[1] ?? f[2])!.toLowerCase() }),
  ),
  reader(`(?:${paint})?(?<![\\p{L}\\p{N}])(${accent})(?: (?:colou?r|accent|headings?))?`, (f) => ({
    kind: 'accent',
    accent: f[1]!.toLowerCase().replace('#', ''),
  })),
  reader(`${paint}((?:light |dark |bright )?(?:${otherColour}))(?: (?:colou?r|accent|headings?))?`, (f) => ({
    kind: 'other_colour',
    colour: f[1]!.toLowerCase(),
  })),
]

const whole: readonly Reader[] = [
  reader('(?:show (?:me )?(?:the |my )?)?(?:gaps?|gap analysis|coverage|what is missing)\\b.{0,40}', () => ({
    kind: 'missing',
  })),
  reader('(?:tailor|optimi[sz]e|adapt|match|target|align|customi[sz]e)\\b[^:]{0,80}: ?(.{20,})', (f) => ({
    kind: 'tailor',
    posting: f[1]!,
  })),
  reader(
    '(?:tailor|optimi[sz]e|adapt|match|target|align|customi[sz]e)\\b.*|(?:make|rewrite|change)\\b.{0,60}\\b(?:match|fit|suit)(?:es|s)?\\b.*',
    () => ({ kind: 'tailor', posting: null }),
  ),
  reader(
    '(?:check|fix|mend|correct|improve|clean up|look over|review|tidy)\\b.{0,60}\\b(?:verbs?|tenses?|grammar|typos?|wording|bullets?|resume|text|lines?|openers?|words|it|spelling)|(?:proofread|lint|polish)\\b.*',
    () => ({ kind: 'lint' }),
  ),
  reader('(?:help|hi|hello|hey)\\b.{0,30}', () => ({ kind: 'who' })),
]

export const readers: readonly Reader[] = [...edits, ...answers, ...cannots, ...looks, ...whole]

const renamed = (found: RegExpExecArray): Command => ({ kind: 'rename', section: found[1]!, to: found[2]! })

function placeOf(word: string): Place {
  const lower = word.toLowerCase()
  if (lower === 'first' || lower === 'top') return 'top'
  return lower === 'up' || lower === 'down' ? lower : 'bottom'
}
