// What can be asked of the rule-based assistant, as shapes.
export type EditTarget = 'top' | 'bottom' | 'up' | 'down' | { side: 'before' | 'after'; heading: string }
export type ContactField = 'email' | 'phone'

/** One thing about the look: what it is to be, or which way it is to go. */
export type LookWish =
  | { option: 'theme' | 'accent' | 'font' | 'density' | 'paper' | 'size' | 'margin'; value: string }
  | { option: 'size' | 'margin'; by: 1 | -1 }
  /** A colour or a font that the class has not. */
  | { option: 'accent' | 'font'; unknown: string }

export type Impossible =
  | 'undo'
  | 'section'
  | 'translate'
  | 'language'
  | 'cover_letter'
  | 'summary'
  | 'rewrite'
  | 'photo'
  | 'words'
  | 'which_job'
  | 'entry'
  | 'link'

/** `charge`: "was responsible for" in other words. */
export type RewordingAim = 'shorten' | 'strengthen' | 'charge' | 'tense' | 'firstPerson' | 'plain'

export type Command =
  /** `posting`: given in the message itself. */
  | { kind: 'tailor'; posting: string | null }
  | { kind: 'fit'; pages: number }
  /**
   * `ways`: where the sentence can be cut into the two; the first whose words stand in the text is meant. `where`: a
   * part of it.
   */
  | { kind: 'replace'; ways: { what: string; by: string }[]; where: string | null }
  | { kind: 'add_bullet'; to: string; text: string }
  | { kind: 'add_skill'; skills: string[] }
  | { kind: 'remove_skill'; skills: string[] }
  | { kind: 'lead_skill'; skill: string }
  | { kind: 'add_credential'; of: 'certification' | 'award'; text: string }
  | { kind: 'remove'; what: string; isSection: boolean }
  | { kind: 'remove_entry'; name: string }
  | { kind: 'remove_bullet'; which: 'first' | 'last'; of: string | null }
  /** `names` null: the two that there are. */
  | { kind: 'swap'; what: string; names: [string, string] | null }
  /** `to` null: taken out. */
  | { kind: 'contact'; field: ContactField; to: string | null }
  | { kind: 'move'; section: string; place: EditTarget }
  | { kind: 'retitle'; of: string; to: string }
  | { kind: 'rename'; section: string; to: string }
  | { kind: 'look'; wishes: LookWish[] }
  | { kind: 'looks' }
  /** Only what is surely wrong. `where`: the words that may name a part of the document. */
  | { kind: 'proofread'; where: string }
  /** The same, in fewer or stronger words, or in the tense of its job. */
  | { kind: 'reword'; aim: RewordingAim; where: string }
  | { kind: 'missing' }
  | { kind: 'respell' }
  | { kind: 'readable' }
  | { kind: 'rate' }
  | { kind: 'who' }
  /**
   * An answer to a question of the assistant's, about a skill, a number or a line; `about` empty where it does not say.
   */
  | { kind: 'answer'; about: string; words: string; isYes: boolean }
  /** What they say of themselves: a verb of theirs and the rest of the sentence; null where it is not that plain. */
  | { kind: 'fact'; text: string; plain: { verb: string; rest: string } | null }
  /** That they have not done something. */
  | { kind: 'denial' }
  | { kind: 'cannot'; what: Impossible }
  | { kind: 'unknown' }
