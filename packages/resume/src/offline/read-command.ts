// What a message asks of the rule-based assistant. What it does not understand is `unknown`: it then says so, and what it can do.
export type Place = 'top' | 'bottom' | 'up' | 'down' | { side: 'before' | 'after'; heading: string }

export type Command =
  | { kind: 'tailor' }
  | { kind: 'fit'; pages: number }
  | { kind: 'replace'; what: string; by: string }
  | { kind: 'add_bullet'; to: string; text: string }
  | { kind: 'add_skill'; skills: string[] }
  | { kind: 'remove'; what: string; isSection: boolean }
  | { kind: 'move'; section: string; place: Place }
  | { kind: 'rename'; section: string; to: string }
  | { kind: 'theme'; theme: string }
  | { kind: 'accent'; accent: string }
  | { kind: 'lint' }
  | { kind: 'missing' }
  | { kind: 'who' }
  /** An answer to a question of the assistant's: whether the person has what was asked about. */
  | { kind: 'answer'; about: string; isYes: boolean }
  /** What they say of themselves: a verb of theirs and the rest of the sentence. */
  | { kind: 'fact'; verb: string; rest: string }
  | { kind: 'unknown' }

export const themes = ['classic', 'modern', 'compact', 'academic', 'sidebar'] as const
export const accents = [
  'black',
  'navy',
  'blue',
  'teal',
  'forest',
  'olive',
  'rust',
  'burgundy',
  'plum',
  'slate',
] as const

const numbers: Readonly<Record<string, number>> = { one: 1, a: 1, single: 1, two: 2, three: 3, four: 4 }
const quoted = String.raw`["“‘'«]([^"”’'»]+)["”’'»]`
const theme = themes.join('|')
const accent = `${accents.join('|')}|#?[0-9a-f]{6}`
const section = String.raw`(?:the\s+|my\s+)?["“']?([\p{L}&/ -]{2,40}?)["”']?(?:\s+section)?`
const end = String.raw`\s*[.!]?\s*$`

const yes = 'yes|yeah|yep|sure|of course|ja|oui|s[ií]|sim'
const no = 'no|nope|never|not|nein|non'

/** In this order: the first that fits is meant. */
const readers: readonly [RegExp, (found: RegExpExecArray) => Command][] = [
  [
    new RegExp(`^["“]?([^:"”]{2,60})["”]?:\\s*(?:${yes})\\b`, 'iu'),
    (f) => ({ kind: 'answer', about: f[1]!.trim(), isYes: true }),
  ],
  [
    new RegExp(`^["“]?([^:"”]{2,60})["”]?:\\s*(?:${no})\\b`, 'iu'),
    (f) => ({ kind: 'answer', about: f[1]!.trim(), isYes: false }),
  ],
  [
    new RegExp(`\\b(?:replace|change|swap)\\s+${quoted}\\s+(?:by|with|to|into|for)\\s+${quoted}`, 'iu'),
    (f) => ({ kind: 'replace', what: f[1]!, by: f[2]! }),
  ],
  [
    /\badd\s+(?:a\s+|the\s+|this\s+|another\s+)?(?:bullet|point|line)(?:\s+point)?\s+(?:to|under|for|in|at)\s+(.+?)\s*[:—–]\s*(.+)$/isu,
    (f) => ({ kind: 'add_bullet', to: f[1]!, text: f[2]!.trim() }),
  ],
  [
    new RegExp(`\\b(?:rename|call|retitle)\\s+${section}\\s+(?:to|as|into)\\s+["“']?([^"”']{2,60}?)["”']?${end}`, 'iu'),
    (f) => ({ kind: 'rename', section: f[1]!, to: f[2]! }),
  ],
  [
    new RegExp(
      `\\b(?:move|put)\\s+${section}\\s+(?:to\\s+(?:the\\s+)?)?(top|bottom|end|first|last|up|down)${end}`,
      'iu',
    ),
    (f) => ({ kind: 'move', section: f[1]!, place: placeOf(f[2]!) }),
  ],
  [
    new RegExp(`\\b(?:move|put)\\s+${section}\\s+(above|before|below|after|under)\\s+${section}${end}`, 'iu'),
    (f) => ({
      kind: 'move',
      section: f[1]!,
      place: { side: /above|before/i.test(f[2]!) ? 'before' : 'after', heading: f[3]! },
    }),
  ],
  [
    new RegExp(
      `\\b(?:remove|delete|drop|take out|cut)\\s+(?:the\\s+|my\\s+)?["“']?([\\p{L}&/ -]{2,40}?)["”']?\\s+section${end}`,
      'iu',
    ),
    (f) => ({ kind: 'remove', what: f[1]!, isSection: true }),
  ],
  [
    new RegExp(
      `\\b(?:remove|delete|drop|take out)\\s+(?:the\\s+)?(?:bullet|line|point|entry|sentence)?\\s*(?:about|with|that says|saying|on)?\\s*${quoted}`,
      'iu',
    ),
    (f) => ({ kind: 'remove', what: f[1]!, isSection: false }),
  ],
  [
    /\b(?:remove|delete|drop|take out)\s+the\s+(?:bullet|line|point)\s+(?:about|with|that says|saying|on)\s+(.{3,120}?)\s*[.!]?\s*$/isu,
    (f) => ({ kind: 'remove', what: f[1]!, isSection: false }),
  ],
  [
    /\b(?:fit|shorten|cut|trim|reduce|squeeze|get|bring|make)\b[^.]*?\b(one|two|three|four|single|a|\d)[\s-]*pages?\b/iu,
    (f) => ({ kind: 'fit', pages: numbers[f[1]!.toLowerCase()] ?? Number(f[1]) }),
  ],
  [/\b(?:one[- ]pager|too long|make it shorter|shorten (?:it|this|my resume))\b/iu, () => ({ kind: 'fit', pages: 1 })],
  [
    new RegExp(
      `\\b(?:theme|template|style|design|look)\\b[^.]*?\\b(${theme})\\b|\\b(${theme})\\s+(?:theme|template|style|design|look)\\b`,
      'iu',
    ),
    (f) => ({ kind: 'theme', theme: (f[1] ?? f[2])!.toLowerCase() }),
  ],
  [
    new RegExp(`\\b(?:colou?r|accent)\\b[^.]*?\\b(${accent})\\b|\\b(?:make it|use|in)\\s+(${accent})\\b`, 'iu'),
    (f) => ({ kind: 'accent', accent: (f[1] ?? f[2])!.toLowerCase().replace('#', '') }),
  ],
  [
    /\b(?:what(?:'s| is| am i)?|which|where)\b[^.?]*\b(?:missing|gaps?|lack(?:ing)?)\b|\bgap analysis\b|\bhow well do i (?:fit|match)\b|\bcoverage\b/iu,
    () => ({ kind: 'missing' }),
  ],
  [/\b(?:tailor|optimi[sz]e|adapt|match|target|align)\b/iu, () => ({ kind: 'tailor' })],
  [
    /\b(?:proofread|tenses?|grammar|weak (?:verbs|words)|verbs|typos?|wording|lint|check (?:my|the) (?:resume|text|bullets)|improve (?:my|the) (?:bullets|wording|text|resume)|polish)\b/iu,
    () => ({ kind: 'lint' }),
  ],
  [
    /\badd\s+(.{2,120}?)\s+(?:to|in|under)\s+(?:the\s+|my\s+)?(?:list of\s+)?skills\b/isu,
    (f) => ({
      kind: 'add_skill',
      skills: f[1]!
        .split(/,|\band\b/)
        .map((skill) => skill.trim().replaceAll(/^["“']|["”']$/g, ''))
        .filter(Boolean),
    }),
  ],
  [
    /\b(?:who|what) are you\b|\bwhat can you do\b|^\s*(?:help|hi|hello|hey)\b|\bare you (?:an? )?(?:ai|bot|human|language model|gpt)\b/iu,
    () => ({ kind: 'who' }),
  ],
  [
    /\bI(?:['’]ve|\s+have)?(?:\s+also)?\s+(\p{L}+)\s+(.{3,240}?)(?:[,;.]?\s*(?:please|so)\s+(?:do\s+)?(?:add|include|put|mention)\b.*)?$/isu,
    (f) => ({ kind: 'fact', verb: f[1]!, rest: f[2]!.trim().replace(/[.!]$/, '') }),
  ],
]

const placeOf = (word: string): Place => {
  const lower = word.toLowerCase()
  if (lower === 'first' || lower === 'top') return 'top'
  return lower === 'up' || lower === 'down' ? lower : 'bottom'
}

const mostChars = 2000

/** Pure; never throws. What stands behind 2,000 characters is not read. */
export function readCommand(given: string): Command {
  const message = given.slice(0, mostChars).replaceAll(/[^\S\n]+/g, ' ')
  for (const [pattern, read] of readers) {
    const found = pattern.exec(message)
    if (found) return read(found)
  }
  return { kind: 'unknown' }
}
