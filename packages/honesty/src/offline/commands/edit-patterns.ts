// How people word the edits of lines, skills, jobs and sections: a table, tried in its order.
import type { Command, EditTarget } from './command.ts'
import { add, entry, ordinal, quoted, reader, remove, section, type Reader } from './pattern.ts'

const says = String.raw`(?:\s*[:—–]\s*| - |,? (?:that|which) (?:says?|reads?):? |,? saying:? )`
const line = '(?:bullet|point|line)(?: point)?'

const bullets: readonly Reader[] = [
  reader(
    `${add} (?:a |an |the |this |another |one |one more )?(?:new )?${line} (?:to|under|for|in|at|on|into) (.{2,120}?)${says}(.+)`,
    (f) => ({ kind: 'add_bullet', to: f[1]!, text: f[2]!.trim() }),
  ),
  reader(
    `${remove} (?:the |my )?(first|last) ${line}(?: (?:of|in|from|under|at) ((?!.* and the (?:first|last) ).{2,60}))?`,
    (f): Command => ({
      kind: 'remove_bullet',
      which: f[1]!.toLowerCase() === 'first' ? 'first' : 'last',
      of: f[2] ?? null,
    }),
  ),
  reader(
    `${remove} (?:the )?(?:bullet|line|point|entry|sentence)?(?: point)? ?(?:about|with|that says|saying|on)? ?${quoted}`,
    (f) => ({ kind: 'remove', what: f[1]!, isSection: false }),
  ),
  reader(`${remove} the ${line} (?:about|with|that says|saying|on) (.{3,120}?)`, (f) => ({
    kind: 'remove',
    what: f[1]!,
    isSection: false,
  })),
  reader(`${remove} the (.{3,60}?) ${line}`, (f) => ({ kind: 'remove', what: f[1]!, isSection: false })),
]

/** "Under Contoso, add: …", "add to Northwind: …": after the skills and the certificates, which are said alike. */
const shortBullets: readonly Reader[] = [
  reader(
    `(?:under|for|at|in|to) (.{2,80}?),? ${add}(?: (?:a|an|the|this|another)(?: new)? ${line})?(?::|${says})\\s*(.+)`,
    (f) => ({
      kind: 'add_bullet',
      to: f[1]!,
      text: f[2]!.trim(),
    }),
  ),
  reader(
    `${add} ${quoted}(?: as (?:a |another |the )?(?:new |last )?${line})? (?:to|under|for|in|at) (?:the |my )?(.{2,80}?)`,
    (f) => ({
      kind: 'add_bullet',
      to: f[2]!,
      text: f[1]!.trim(),
    }),
  ),
  reader(`${add} (?:this )?(?:to|under|for|at) ([^:]{2,80}): ?(.+)`, (f) => ({
    kind: 'add_bullet',
    to: f[1]!,
    text: f[2]!.trim(),
  })),
]

const contact: readonly Reader[] = [
  reader(
    `(?:replace|change|update|set|make|correct) (?:my |the )?e-?mail(?: address)? (?:to|with|by|as|into) (\\S{3,100})`,
    (f) => ({ kind: 'contact', field: 'email', to: f[1]! }),
  ),
  reader(
    `(?:replace|change|update|set|make|correct) (?:my |the )?(?:tele)?phone(?: number)? (?:to|with|by|as|into) ([+(\\d].{3,40})`,
    (f) => ({ kind: 'contact', field: 'phone', to: f[1]! }),
  ),
  reader(`${remove} (?:my |the )?(?:(e-?mail)(?: address)?|(?:tele)?phone(?: number)?)`, (f): Command => ({
    kind: 'contact',
    field: f[1] ? 'email' : 'phone',
    to: null,
  })),
]

const sections: readonly Reader[] = [
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
]

/** "It says vet nurse all over the place, should be veterinary nurse". */
const saysInstead = reader(
  `(?:it |this |mine |my (?:cv|resume) )?says? ["“]?([^"”,.]{2,40}?)["”]?(?: (?:all over(?: the place)?|everywhere|throughout|in \\S+ places|twice))?,? (?:but )?(?:it |that |they )?should (?:be|say|read) ["“]?([^"”,.]{2,40}?)["”]?`,
  (f) => ({ kind: 'replace', ways: [{ what: f[1]!.trim(), by: f[2]!.trim() }], where: null }),
)

const retitle = reader(
  `(?:change|set|update|correct|replace|rename) (?:the |my )?(?:job )?title (?:of|at|in|for) (?:the |my )?(.{2,60}?) (?:to|with|by|into|as) ["“]?([^"”.;]{2,80}?)["”]?(?:[,.;] ?(?:they|he|she|i|we|it|that|since|because|as|my|still|the)\\b.*)?`,
  (f) => ({ kind: 'retitle', of: f[1]!, to: f[2]!.trim() }),
)

const many =
  '(projects|jobs|roles|positions|entries|schools|degrees|awards|certifications|certificates|internships|publications)'
const swaps: readonly Reader[] = [
  reader(
    `(?:(?:swap|switch|reverse|exchange|flip)(?: around)?(?: the order of)?|change the order of) (?:my |the )?(?:two |both )?${many}(?: around)?|(?:put|list) (?:my |the )?(?:two )?${many} (?:in|into) (?:the )?(?:reverse|opposite|other) order`,
    (f) => ({
      kind: 'swap',
      what: (f[1] ?? f[2])!
        .toLowerCase()
        .replace(/^(?:roles|positions)$/, 'jobs')
        .replace('certificates', 'certifications'),
      names: null,
    }),
  ),
  reader(
    `(?:swap|exchange|switch)(?: the order of| the places of)? (?:the |my )?([^"“”,.:]{2,60}?) and (?:the |my )?([^"“”,.:]{2,60}?)(?: around)?`,
    (f) => ({ kind: 'swap', what: '', names: [f[1]!, f[2]!] }),
  ),
]

const skillsList = '(?:the |my )?(?:list of )?skills(?: (?:section|list))?'
const skillsOf = (text: string) =>
  text
    .split(/,|\band\b/)
    .map((skill) =>
      skill
        .trim()
        .replaceAll(/^["“']|["”']$/g, '')
        .replace(/^(?:an?|the|my|also) (?=\S)/i, ''),
    )
    // "Put those up with the others" names nothing.
    .filter((skill) => skill !== '' && !/^(?:it|that|this|them|those|these)\b/i.test(skill))
const skills: readonly Reader[] = [
  reader(
    `(?:put|move|list|bring) (.{1,60}?) (?:first|to the (?:front|top|beginning|start))(?: (?:in|of|among) ${skillsList})|(?:emphasi[sz]e|highlight|stress|feature|lead with|bring forward) (?:my |the )?(.{1,60}?)(?: skills?| experience)?`,
    (f) => ({ kind: 'lead_skill', skill: (f[1] ?? f[2])!.trim() }),
  ),
  reader(`${remove} (.{1,120}?) (?:from|of|in|out of) ${skillsList}`, (f) => ({
    kind: 'remove_skill',
    skills: skillsOf(f[1]!),
  })),
  reader(`(?:add|list|include|put) ((?:(?![.!?] ).){1,120}?) (?:to|in|under|into|among) ${skillsList}`, (f) =>
    skillsOf(f[1]!).length > 0 ? { kind: 'add_skill', skills: skillsOf(f[1]!) } : { kind: 'unknown' },
  ),
  reader(`(?:add|list|include) (?:to )?${skillsList}: ?(.{1,120})`, (f) => ({
    kind: 'add_skill',
    skills: skillsOf(f[1]!),
  })),
]

const entries: readonly Reader[] = [
  reader(
    `${add} (?:a |an |the |my |another |this )?(?:new )?(certification|certificate|licen[cs]e|award)s?(?::| called| named|,)? (?!sections?\\b)["“]?([^:"”]{3,160})["”]?`,
    (f): Command => ({
      kind: 'add_credential',
      of: /award/i.test(f[1]!) ? 'award' : 'certification',
      text: f[2]!.trim(),
    }),
  ),
  reader(`${remove} (?:the |my )?((?:${ordinal}) ${entry})`, (f) => ({ kind: 'remove_entry', name: f[1]! })),
  reader(`${remove} (?:the |my )?([^"“”]{2,60}?) ${entry}`, (f) => ({ kind: 'remove_entry', name: f[1]! })),
  reader(
    `${remove} (?:the |my )?(?:job|role|position|project|internship|degree) (?:at|with|in|called|named) (.{2,60})`,
    (f) => ({
      kind: 'remove_entry',
      name: f[1]!,
    }),
  ),
]

export const editPatterns: readonly Reader[] = [
  saysInstead,
  retitle,
  reader(`(?:replace|change|swap) ${quoted} (?:by|with|to|into|for) ${quoted}`, (f) => ({
    kind: 'replace',
    ways: [{ what: f[1]!, by: f[2]! }],
    where: null,
  })),
  ...sections,
  ...contact,
  ...bullets,
  ...skills,
  ...entries,
  ...shortBullets,
  ...swaps,
  reader(
    `${remove} (?!.*\\b(?:pages?|from|under|out of)\\b)(?:the |my )?["“']?([\\p{L}\\p{N}&/+#. -]{2,40}?)["”']?(?: section)?`,
    (f) => ({
      kind: 'remove',
      what: f[1]!,
      isSection: true,
    }),
  ),
]

const renamed = (found: RegExpExecArray): Command => ({ kind: 'rename', section: found[1]!, to: found[2]! })

function placeOf(word: string): EditTarget {
  const lower = word.toLowerCase()
  if (lower === 'first' || lower === 'top') return 'top'
  return lower === 'up' || lower === 'down' ? lower : 'bottom'
}

const joints = / (?:by|with|to|into|for) /giu
const replacing =
  /^(?:replace|change|swap|substitute|correct|update) (?:the (?:words?|title|text|name|term|phrase) )?(.{3,400})$/isu
const everywhere = /,? (?:everywhere|throughout|in all places|each time|every time)$/i
const within =
  / (?:in|under|of|from|at) (?:the |my )?([^"“”,.:]{2,60}?)(?: (?:job|role|position|section|entry|project))?$/i
const bare = (text: string) => text.trim().replaceAll(/^["“'‘]|["”'’]$/g, '')
const maxWays = 8

/** "Swap cricket for chess, and I also got into sourdough": what they go on to say is no new word. */
const furtherOn = /,? (?:and|but|plus) (?:I|i|we|also)\b[\s\S]*$/

/**
 * "Replace Jenkins with GitHub Actions": without quotes only the text itself shows where the one ends and the other
 * begins.
 */
export function replacement(message: string): Command | null {
  const text = replacing.exec(message)?.[1]?.replace(everywhere, '')
  if (!text) return null
  const ways = Array.from(text.matchAll(joints), ({ index, 0: joint }) => ({
    what: bare(text.slice(0, index)),
    by: bare(text.slice(index + joint.length).replace(furtherOn, '')),
  })).filter(({ what, by }) => what !== '' && by !== '')
  if (ways.length === 0) return null
  return { kind: 'replace', ways: ways.slice(0, maxWays), where: within.exec(text)?.[1] ?? null }
}

const pair = `${quoted} (?:by|with|to|into|for) ${quoted}`
const pairs = new RegExp(`^(?:replace|change|swap|substitute) ${pair}(?:(?:,? and|,|;) ${pair})+[.!]?$`, 'isu')

/** `Replace "nurses" by "people" and "the rota" by "rotas"`: each pair for itself; null for fewer than two. */
export function quotedReplacements(message: string): Command[] | null {
  if (!pairs.test(message)) return null
  return Array.from(message.matchAll(new RegExp(pair, 'giu')), ([, what = '', by = '']) => ({
    kind: 'replace',
    ways: [{ what, by }],
    where: null,
  }))
}
