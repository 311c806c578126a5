// What can be asked of the rule-based assistant, as shapes; and the looks that it knows by name.
export type Place = 'top' | 'bottom' | 'up' | 'down' | { side: 'before' | 'after'; heading: string }
export type ContactField = 'email' | 'phone'

export type Command =
  /** `posting`: given in the message itself. */
  | { kind: 'tailor'; posting: string | null }
  | { kind: 'fit'; pages: number }
  | { kind: 'replace'; what: string; by: string }
  | { kind: 'add_bullet'; to: string; text: string }
  | { kind: 'add_skill'; skills: string[] }
  | { kind: 'remove'; what: string; isSection: boolean }
  | { kind: 'remove_bullet'; which: 'first' | 'last'; of: string | null }
  /** `to` null: taken out. */
  | { kind: 'contact'; field: ContactField; to: string | null }
  | { kind: 'move'; section: string; place: Place }
  | { kind: 'rename'; section: string; to: string }
  | { kind: 'theme'; theme: string }
  | { kind: 'accent'; accent: string }
  | { kind: 'other_colour'; colour: string }
  | { kind: 'lint' }
  | { kind: 'missing' }
  | { kind: 'who' }
  /** An answer to a question of the assistant's: whether the person has what was asked about. */
  | { kind: 'answer'; about: string; isYes: boolean }
  /** What they say of themselves: a verb of theirs and the rest of the sentence; null where it is not that plain. */
  | { kind: 'fact'; plain: { verb: string; rest: string } | null }
  | { kind: 'cannot'; what: 'undo' | 'section' | 'translate' | 'language' }
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
