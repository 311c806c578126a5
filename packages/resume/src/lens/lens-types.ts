// The shapes of the lens: a document of class `resume` as the form shows it, with the place of everything in the text.
import type { PersonalInfo } from '@galley/contract/resume-data'
import type { FieldValue, ItemCommand, SectionName } from '../fields/field-types.ts'

/** Offsets into the LaTeX source: from the first character to after the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** One change of the text; several are sorted by `from` and do not overlap. CodeMirror takes them as they are. */
export interface SourceChange extends Span {
  readonly insert: string
}

/** Where a value stands. An absent field has the empty span of where it would be written. */
export interface Place extends Span {
  /** False where the source says more than plain text can (own macros, comments): only LaTeX can edit it. */
  readonly isEditable: boolean
}

export interface TextPlace extends Place {
  /** What a person reads there. */
  readonly text: string
}

interface Block {
  /** Whole lines; null where it shares a line with something else, and so can't be moved or hidden. */
  readonly lines: Span | null
  readonly isHidden: boolean
}

/** What the form can't show as fields: kept as it is, with its place. */
export interface HandWritten extends Block, Span {
  readonly kind: 'handWritten'
  /** What a person reads there. */
  readonly text: string
}

/** A paragraph or a bullet. */
export interface BodyLine extends Block, TextPlace {
  readonly kind: 'paragraph' | 'bullet'
  /** Of a bullet: its list, from `\\begin` to `\\end`. */
  readonly list: Span | null
}

/** `\skills[label]{a, b}`. */
export interface LensSkills extends Block, Span {
  readonly kind: 'skills'
  readonly label: TextPlace
  readonly items: readonly string[]
  readonly isEditable: boolean
}

/** `\detail{label}{text}` that no field of the form is for. */
export interface Detail extends Block, Span {
  readonly kind: 'detail'
  readonly label: TextPlace
  readonly value: TextPlace
}

export type BodyBlock = BodyLine | Detail | HandWritten

/** `\entry`, `\shortentry` or `\publication`, with what belongs to it. */
export interface LensItem extends Block, Span {
  readonly kind: 'item'
  readonly command: ItemCommand
  /** The command with its arguments, without what follows it. */
  readonly head: Span
  /** Where the details end that stand above the text, and where the text ends. */
  readonly detailsEnd: number
  readonly bodyEnd: number
  /**
   * By the form's names of the section (`position`, `startDate`, `current`, …). In a section that the form has no
   * fields for: `title`, `organisation`, `place`, `dates`, `remark`.
   */
  readonly values: Readonly<Record<string, FieldValue>>
  readonly places: Readonly<Record<string, Place>>
  readonly body: readonly BodyBlock[]
}

export type SectionBlock = LensItem | LensSkills | BodyBlock

export interface LensSection extends Block, Span {
  /** `additional_sections` for one that the form has no fields for. */
  readonly name: SectionName
  readonly title: TextPlace
  readonly blocks: readonly SectionBlock[]
}

/** `\contact{…}`: a line of the header that no field of the form is for. */
export interface HeaderContact extends Block, TextPlace {
  readonly kind: 'contact'
}

export interface LensHeader extends Span {
  readonly values: PersonalInfo
  /** Of each field of the person; absent ones would be written before the end of the header. */
  readonly places: Readonly<Record<keyof PersonalInfo, Place>>
  readonly contacts: readonly HeaderContact[]
  readonly handWritten: readonly HandWritten[]
  /** `\\photo{name}`: the name of a file beside the document, and the place of the command. */
  readonly photo: (Span & { readonly name: string }) | null
}

/** A document of class `resume`. Nothing in it that is printed is left out of `header`, `lead` and `sections`. */
export interface LensDocument {
  readonly latex: string
  /** Null where there is no `header` environment. */
  readonly header: LensHeader | null
  /** What stands between the header and the first section. */
  readonly lead: readonly BodyBlock[]
  readonly sections: readonly LensSection[]
  /** Theme of the class options; `classic` where none is set. */
  readonly theme: string
}
