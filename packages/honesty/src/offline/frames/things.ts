// What a resume consists of, as things that a message can name: its sections, entries, lines, sentences, items of
// lists, details, and the fields of its header. Each has the words by which it may be named.
import type { Section } from '@galley/resume/outline/outline'
import { lookup } from '@galley/resume/text/lookup'
import { fieldOf } from '../edits/header-fields.ts'
import { entriesOf, sectionsOf, type FoundEntry } from '../edits/find-places.ts'
import { unitsOf, type TextUnit } from '../edits/text-units.ts'
import { stemOf } from './stems.ts'

interface Named {
  /** As a reader sees it. */
  readonly text: string
  /** What each stem says of it, from 0 to 1. */
  readonly stems: ReadonlyMap<string, number>
}
export type Thing = Named &
  (
    | { readonly kind: 'field'; readonly field: string }
    | { readonly kind: 'section'; readonly section: Section }
    | { readonly kind: 'entry'; readonly found: FoundEntry }
    | { readonly kind: TextUnit['kind']; readonly unit: TextUnit; readonly owner: FoundEntry | undefined }
  )
export type UnitThing = Extract<Thing, { unit: TextUnit }>
export type SectionThing = Extract<Thing, { kind: 'section' }>
export type EntryThing = Extract<Thing, { kind: 'entry' }>

/** What people call the fields of the header. */
const fieldWords: Readonly<Record<string, string>> = lookup({
  phone: 'phone mobile cell telephone',
  email: 'email mail',
  location: 'location address town city',
  website: 'website site homepage domain webpage',
  linkedin: 'linkedin',
  github: 'github',
  headline: 'headline tagline',
})

/** What people call an entry of a section, beside its names. */
const entryWords: Readonly<Record<string, string>> = lookup({
  experience: 'job role position post gig',
  education: 'degree school course study college university uni bachelor master diploma',
  projects: 'project',
  certifications: 'certificate certification cert certs licence license ticket card',
  awards: 'award prize medal',
  volunteering: 'volunteering volunteer charity',
})
const sectionWords: Readonly<Record<string, string>> = lookup({
  summary: 'summary profile intro introduction objective',
  skills: 'skill',
  languages: 'language',
  interests: 'interest hobby',
  references: 'reference referee',
  ...entryWords,
})

/** "The american camp" is in the USA. Source: CLDR's names of territories, with the adjectives of English. */
const fromThere: readonly (readonly [place: RegExp, words: string])[] = [
  [/\b(?:usa|us|united states|america)\b/i, 'american america'],
  [/\b(?:uk|united kingdom|england|britain|great britain)\b/i, 'british english uk'],
  [/\bgermany\b|deutschland/i, 'german'],
  [/\bnorway\b/i, 'norwegian'],
  [/\bsweden\b/i, 'swedish'],
  [/\bdenmark\b/i, 'danish'],
  [/\bfinland\b/i, 'finnish'],
  [/\bpoland\b/i, 'polish'],
  [/\bnetherlands\b/i, 'dutch holland'],
  [/\bfrance\b/i, 'french'],
  [/\bspain\b/i, 'spanish'],
  [/\bportugal\b/i, 'portuguese'],
  [/\bitaly\b/i, 'italian'],
  [/\bireland\b/i, 'irish'],
  [/\bscotland\b/i, 'scottish'],
  [/\baustralia\b/i, 'australian aussie'],
  [/\bcanada\b/i, 'canadian'],
  [/\bindia\b/i, 'indian'],
  [/\bchina\b/i, 'chinese'],
  [/\bjapan\b/i, 'japanese'],
  [/\bturkey\b/i, 'turkish'],
  [/\bswitzerland\b/i, 'swiss'],
  [/\baustria\b/i, 'austrian'],
  [/\bgreece\b/i, 'greek'],
]
const wordsFrom = (place: string): string =>
  fromThere.flatMap(([there, words]) => (there.test(place) ? [words] : [])).join(' ')

/** What the words around a thing say of it, beside its own. */
const aside = 0.4
const stemsIn = (weighted: readonly (readonly [text: string, weight: number])[]): Map<string, number> => {
  const stems = new Map<string, number>()
  for (const [text, weight] of weighted)
    for (const word of text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#]*/gu) ?? []) {
      const stem = stemOf(word)
      stems.set(stem, Math.max(weight, stems.get(stem) ?? 0))
    }
  return stems
}

/** A text that is longer is no resume: comparing all of its words takes too long. */
const maxChars = 60_000

/** Every one of them, in the order of the page; none of a text that is too long. Pure. */
export function thingsOf(latex: string): Thing[] {
  if (latex.length > maxChars) return []
  return [
    ...fieldsOf(latex),
    ...sectionsOf(latex).map((section): Thing => ({
      kind: 'section',
      section,
      text: section.heading,
      stems: stemsIn([
        [section.heading, 1],
        [sectionWords[section.kind] ?? '', 1],
      ]),
    })),
    ...entriesOf(latex).map((found) => entryThing(found)),
    ...unitsOf(latex).map((unit) => unitThing(latex, unit)),
  ]
}

const fieldsOf = (latex: string): Thing[] =>
  ['name', 'headline', 'email', 'phone', 'location', 'linkedin', 'github', 'website'].flatMap((field): Thing[] => {
    const text = fieldOf(latex, field)
    if (!text) return []
    return [
      {
        kind: 'field',
        field,
        text,
        stems: stemsIn([
          [fieldWords[field] ?? '', 1],
          [text, field === 'name' ? aside : 1],
        ]),
      },
    ]
  })

/** "RSA" of "Responsible Service of Alcohol"; empty where a name is shorter. */
function initialsOf(name: string): string {
  const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')
  return initials.length > 2 ? initials : ''
}

function entryThing(found: FoundEntry): EntryThing {
  const { entry, section } = found
  const names = (entry.args ?? [entry.text]).slice(0, 3)
  const initials = names.map((name) => initialsOf(name)).join(' ')
  return {
    kind: 'entry',
    found,
    text: names.filter(Boolean).join(', '),
    stems: stemsIn([
      [`${names.join(' ')} ${initials}`, 1],
      [wordsFrom(names[2] ?? ''), 1],
      [entryWords[section.kind] ?? '', aside],
      [entry.args?.at(-1) ?? '', aside],
    ]),
  }
}

/** A bullet's by its block; of another text the entry that stands above it. */
function ownerOf({ block, section, kind }: TextUnit): FoundEntry | undefined {
  const own = block.entry === null ? undefined : section.blocks[block.entry]
  const entry =
    kind === 'bullet' ? own : (own ?? section.blocks.findLast((one) => one.kind === 'entry' && one.from < block.from))
  return entry && { section, entry }
}

function unitThing(latex: string, unit: TextUnit): UnitThing {
  const owner = ownerOf(unit)
  const around = owner ? (owner.entry.args ?? []).slice(0, 3).join(' ') : ''
  return {
    kind: unit.kind,
    unit,
    owner,
    text: unit.text,
    stems: stemsIn([
      [unit.text, 1],
      [
        unit.kind === 'detail' && /\\detail\{GPA\}/.test(latex.slice(unit.block.from, unit.block.to))
          ? 'grade gpa'
          : '',
        1,
      ],
      [`${around} ${wordsFrom(around)} ${unit.section.heading} ${sectionWords[unit.section.kind] ?? ''}`, aside],
    ]),
  }
}
