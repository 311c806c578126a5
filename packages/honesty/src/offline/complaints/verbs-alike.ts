// Verbs that claim the same: one may stand for another where a line would begin like the one above it. None says more
// than the one it replaces.

/** In the past and in the present; what is behind the verb goes on as it was. */
const groups: readonly (readonly [of: readonly [string, string], others: readonly (readonly [string, string])[]])[] = [
  [
    ['managed', 'manage'],
    [
      ['handled', 'handle'],
      ['looked after', 'look after'],
      ['took care of', 'take care of'],
    ],
  ],
  [
    ['handled', 'handle'],
    [
      ['dealt with', 'deal with'],
      ['looked after', 'look after'],
    ],
  ],
  [
    ['helped with', 'help with'],
    [
      ['assisted with', 'assist with'],
      ['lent a hand with', 'lend a hand with'],
    ],
  ],
  [['assisted with', 'assist with'], [['helped with', 'help with']]],
  [
    ['assisted', 'assist'],
    [
      ['helped', 'help'],
      ['supported', 'support'],
    ],
  ],
  [
    ['supported', 'support'],
    [
      ['helped', 'help'],
      ['assisted', 'assist'],
    ],
  ],
  [
    ['prepared', 'prepare'],
    [
      ['put together', 'put together'],
      ['drew up', 'draw up'],
    ],
  ],
  [
    ['created', 'create'],
    [
      ['made', 'make'],
      ['put together', 'put together'],
    ],
  ],
  [
    ['conducted', 'conduct'],
    [
      ['carried out', 'carry out'],
      ['did', 'do'],
    ],
  ],
  [
    ['performed', 'perform'],
    [
      ['carried out', 'carry out'],
      ['did', 'do'],
    ],
  ],
  [['provided', 'provide'], [['gave', 'give']]],
  [
    ['organised', 'organise'],
    [
      ['arranged', 'arrange'],
      ['set up', 'set up'],
    ],
  ],
  [
    ['organized', 'organize'],
    [
      ['arranged', 'arrange'],
      ['set up', 'set up'],
    ],
  ],
  [['arranged', 'arrange'], [['set up', 'set up']]],
  [['coordinated', 'coordinate'], [['arranged', 'arrange']]],
  [
    ['trained', 'train'],
    [
      ['taught', 'teach'],
      ['instructed', 'instruct'],
    ],
  ],
  [['taught', 'teach'], [['instructed', 'instruct']]],
  [
    ['monitored', 'monitor'],
    [
      ['kept track of', 'keep track of'],
      ['watched', 'watch'],
    ],
  ],
  [
    ['reviewed', 'review'],
    [
      ['checked', 'check'],
      ['went over', 'go over'],
    ],
  ],
  [
    ['checked', 'check'],
    [
      ['went over', 'go over'],
      ['looked over', 'look over'],
    ],
  ],
  [
    ['oversaw', 'oversee'],
    [
      ['supervised', 'supervise'],
      ['looked after', 'look after'],
    ],
  ],
  [
    ['supervised', 'supervise'],
    [
      ['oversaw', 'oversee'],
      ['looked after', 'look after'],
    ],
  ],
  [
    ['maintained', 'maintain'],
    [
      ['kept up', 'keep up'],
      ['looked after', 'look after'],
    ],
  ],
  [['completed', 'complete'], [['finished', 'finish']]],
  [['used', 'use'], [['worked with', 'work with']]],
  [
    ['served', 'serve'],
    [
      ['looked after', 'look after'],
      ['attended to', 'attend to'],
    ],
  ],
  [
    ['responded to', 'respond to'],
    [
      ['replied to', 'reply to'],
      ['answered', 'answer'],
    ],
  ],
  [
    ['resolved', 'resolve'],
    [
      ['sorted out', 'sort out'],
      ['settled', 'settle'],
    ],
  ],
  [['sold', 'sell'], []],
]

/** Of people not all of them say the same: a team is looked after, and not handled. */
const ofPeople =
  /^\W*(?:a |an |the |my |our |up to |over )?(?:\S+ ){0,3}?(?:team|crew|staff|people|employees|colleagues|nurses|students|trainees|apprentices|juniors|assistants|accountants|drivers|cooks|chefs|guards|volunteers)\b/i
const people: readonly (readonly [string, string])[] = [
  ['supervised', 'supervise'],
  ['looked after', 'look after'],
]

/** The verb with which a line begins, and the others in the same time; null where it has none that is known. */
export function otherVerbs(line: string): { verb: string; others: string[] } | null {
  for (const [[past, now], others] of groups) {
    for (const [tense, verb] of [past, now].entries()) {
      if (!line.toLowerCase().startsWith(`${verb} `)) continue
      const behind = line.slice(verb.length)
      if (leads.test(behind)) return null
      const alike = ofPeople.test(behind) && verb.startsWith('manage') ? people : others
      const shown = alike.map((pair) => cased(pair[tense]!))
      return shown.length === 0 ? null : { verb: line.slice(0, verb.length), others: shown }
    }
  }
  return null
}

/** Without an object the verb is used in another sense: "served in the army", "used to run". */
const leads =
  /^ (?:in|on|at|to|for|under|as|by|from|into|well|out|down|through|during|until|since|daily|together|alongside)\b/i

const cased = (verb: string) => verb[0]!.toUpperCase() + verb.slice(1)
