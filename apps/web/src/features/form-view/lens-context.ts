// The document that the form shows, and how the form changes it: for every part of the form.
import type { EditResult } from '@galley/resume/lens/edit-field'
import type { LensDocument, Span } from '@galley/resume/lens/lens-types'
import { createContext, useContext, type ReactNode } from 'react'
import type { SelectionWish } from '../../strings/en/editing/selection.ts'
import type { SectionSpecs } from './section-specs.ts'
import type { ShownPlaces } from './show-line.ts'

/** Typing on in one field is one step for undo; anything else is a step of its own. */
export type ChangeKind = 'typing' | 'step'

export interface Lens {
  readonly document: LensDocument
  readonly specs: SectionSpecs
  /** False where only LaTeX can make the change, or where there is nothing to change. */
  readonly change: (edits: EditResult, kind: ChangeKind) => boolean
  /** Shows where this stands on the page. */
  readonly onFocus: (span: Span) => void
  /** Goes to the LaTeX view, to this place. */
  readonly editInLatex: (span: Span) => void
  /** What there is to say of the text of a field; stands under it, and can give the keyboard back to it. */
  readonly remarks: (span: Span, focusField: () => void) => ReactNode
  /** Asks the assistant about this text. Null: there is none to be asked. */
  readonly ask: ((span: Span, wish: SelectionWish) => void) | null
  /** What was asked to be shown last: a new value is to be shown now. */
  readonly shown: ShownPlaces | null
}

export const LensContext = createContext<Lens | null>(null)

export function useLens(): Lens {
  const lens = useContext(LensContext)
  if (!lens) throw new Error('outside of the form view')
  return lens
}
