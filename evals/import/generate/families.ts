// Families of layouts, each with a name: a page frame, forms of entries, looks of headings. Evaluation leaves one of
// them out.
import { entryLookOf } from './entry-forms.ts'
import type { EntryForm } from './entry-forms.ts'
import { headSizesOf } from './heads.ts'
import type { HeadSizes } from './heads.ts'
import type { Draws } from './random.ts'
import type { SectionLook } from './section-html.ts'

export type Frame = 'one column' | 'left side' | 'right side' | 'margin headings' | 'halves'
export type HeadStyle = 'centred' | 'left' | 'two sides' | 'lines' | 'band'
export type HeadingLook =
  | 'rule'
  | 'small caps'
  | 'spaced'
  | 'large'
  | 'plain bold'
  | 'band'
  | 'icon'
  | 'centred'
  | 'icon alone'
  | 'stacked'
  | 'as entries'
  | 'ornament'

interface Family {
  readonly frames: readonly Frame[]
  readonly forms: readonly EntryForm[]
  readonly headings: readonly HeadingLook[]
  readonly heads: readonly HeadStyle[]
  readonly skills: readonly SectionLook['skills'][]
}

export const families = {
  tabular: {
    frames: ['one column'],
    forms: ['where-first', 'bulleted'],
    headings: ['small caps', 'rule'],
    heads: ['two sides', 'centred'],
    skills: ['commas', 'bullets'],
  },
  american: {
    frames: ['one column'],
    forms: ['what-first', 'where-first', 'date-once'],
    headings: ['rule', 'centred', 'plain bold'],
    heads: ['centred', 'left'],
    skills: ['commas', 'lines'],
  },
  awesome: {
    frames: ['one column'],
    forms: ['where-first', 'what-first'],
    headings: ['large', 'rule'],
    heads: ['centred', 'two sides'],
    skills: ['table'],
  },
  rail: {
    frames: ['one column'],
    forms: ['date-left', 'date-left-place'],
    headings: ['large', 'rule', 'plain bold'],
    heads: ['two sides', 'left'],
    skills: ['table', 'commas'],
  },
  margin: {
    frames: ['margin headings'],
    forms: ['what-first', 'one-line', 'where-first'],
    headings: ['plain bold', 'spaced', 'stacked'],
    heads: ['left', 'centred'],
    skills: ['commas', 'lines'],
  },
  sidebar: {
    frames: ['left side'],
    forms: ['what-first', 'stacked', 'dash-below'],
    headings: ['rule', 'spaced', 'icon', 'large'],
    heads: ['left', 'band'],
    skills: ['chips', 'lines', 'levels'],
  },
  aside: {
    frames: ['right side'],
    forms: ['where-first', 'what-first', 'date-above'],
    headings: ['rule', 'large', 'spaced'],
    heads: ['left', 'centred'],
    skills: ['lines', 'chips', 'commas'],
  },
  timeline: {
    frames: ['one column', 'left side'],
    forms: ['date-above', 'date-left'],
    headings: ['icon', 'large', 'band'],
    heads: ['band', 'centred'],
    skills: ['grid', 'chips'],
  },
  stacked: {
    frames: ['one column', 'left side'],
    forms: ['stacked', 'dash-below'],
    headings: ['large', 'plain bold', 'centred'],
    heads: ['lines', 'centred'],
    skills: ['levels', 'lines', 'grid'],
  },
  inline: {
    frames: ['one column'],
    forms: ['inline', 'comma-line', 'one-line'],
    headings: ['plain bold', 'rule', 'band'],
    heads: ['lines', 'left'],
    skills: ['commas', 'bullets'],
  },
  halves: {
    frames: ['halves'],
    forms: ['what-first', 'stacked', 'one-line'],
    headings: ['rule', 'spaced', 'large'],
    heads: ['band', 'centred'],
    skills: ['lines', 'commas'],
  },
  reactive: {
    frames: ['one column', 'left side', 'right side'],
    forms: ['stacked', 'where-first', 'date-below'],
    headings: ['as entries', 'rule', 'as entries'],
    heads: ['centred', 'left', 'lines'],
    skills: ['levels', 'lines', 'commas'],
  },
  bracketed: {
    frames: ['one column'],
    forms: ['brackets', 'inline', 'date-above'],
    headings: ['plain bold', 'as entries', 'ornament'],
    heads: ['left', 'lines'],
    skills: ['commas', 'table'],
  },
  central: {
    frames: ['left side', 'halves'],
    forms: ['stacked', 'date-below', 'date-above'],
    headings: ['centred', 'as entries'],
    heads: ['centred'],
    skills: ['levels', 'lines'],
  },
  iconic: {
    frames: ['one column', 'margin headings'],
    forms: ['what-first', 'where-first', 'one-line'],
    headings: ['icon', 'icon alone', 'stacked'],
    heads: ['lines', 'left'],
    skills: ['chips', 'grid'],
  },
  ends: {
    frames: ['one column', 'left side'],
    forms: ['date-left-stacked'],
    headings: ['large', 'rule', 'icon'],
    heads: ['two sides', 'centred'],
    skills: ['levels beside', 'table', 'commas'],
  },
  cards: {
    frames: ['one column', 'right side'],
    forms: ['stacked', 'where-first', 'date-below'],
    headings: ['as entries', 'large', 'spaced'],
    heads: ['lines', 'centred'],
    skills: ['groups beside', 'explained', 'levels beside'],
  },
} as const satisfies Readonly<Record<string, Family>>
export type FamilyName = keyof typeof families
export const familyNames = Object.keys(families) as FamilyName[]

export interface GeneratedLook extends SectionLook {
  readonly frame: Frame
  readonly heading: HeadingLook
  readonly head: HeadStyle
  readonly font: string
  readonly size: number
  readonly colour: string
  readonly isBarred: boolean
  readonly lineHeight: number
  readonly isCentral: boolean
  /** What stands in a rail is set against the text. */
  readonly isRailRight: boolean
  readonly headSizes: HeadSizes
}

const fonts = [
  'Liberation Serif',
  'Liberation Sans',
  'DejaVu Sans',
  'Liberation Sans Narrow',
  'DejaVu Serif',
  'Liberation Mono',
  'Noto Sans',
  'Carlito',
  'Latin Modern Roman',
]

export function lookOf(random: Draws, name: FamilyName): GeneratedLook {
  const family: Family = families[name]
  return {
    ...entryLookOf(random, family.forms),
    frame: random.pick(family.frames),
    heading: random.pick(family.headings),
    head: random.pick(family.heads),
    skills: random.pick(family.skills),
    font: random.pick(fonts),
    size: random.pick([9, 9.5, 10, 10.5, 11]),
    colour: random.pick(['#000', '#1a5276', '#a00', '#2c7a4b', '#555']),
    dateJoint: random.pick([' – ', ' - ', '–', ' — ', ' to ', ' – ']),
    isPromoted: random.chance(0.12),
    hasDegreeFirst: random.chance(0.6),
    isCentral: name === 'central' || random.chance(0.04),
    isBarred: random.chance(0.5),
    isRailRight: random.chance(0.35),
    hasCards: name === 'cards' ? random.chance(0.7) : random.chance(0.05),
    hasKinds: random.chance(0.06),
    lineHeight: random.pick([1.15, 1.25, 1.4, 1.55]),
    headSizes: headSizesOf(random),
  }
}
