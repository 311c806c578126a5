// A document, with each section read as the kind that it is in the base. By its title alone, "Where I was" would be no
// experience, and its entries would have other fields.
import type { ContentNode } from '@galley/contract/variants'
import type { SectionName } from '../fields/field-types.ts'
import type { LensDocument, LensSection } from '../lens/lens-types.ts'
import { readResume } from '../lens/read-resume.ts'
import { align, newBudget } from './align-nodes.ts'
import { contentOf, treeOf } from './content-tree.ts'

/** Null where the document is of another class. */
export function readAs(base: ContentNode, latex: string): LensDocument | null {
  const document = readResume(latex)
  if (!document) return null
  const names = otherNames(base, document)
  return names.size === 0 ? document : readResume(latex, names)
}

/** What `latex` says, to compare it with `base`. */
export function contentAs(base: ContentNode, latex: string): ContentNode | null {
  const document = readAs(base, latex)
  return document && contentOf(document)
}

/** By where a section begins. */
function otherNames(base: ContentNode, document: LensDocument): Map<number, SectionName> {
  const found = treeOf(document).children
  const names = new Map<number, SectionName>()
  for (const [one, other] of align(base.children, found, newBudget())) {
    const [wanted, section] = [base.children[one]!, found[other]!]
    if (wanted.kind !== 'section' || section.kind !== 'section' || wanted.name === section.name) continue
    names.set((section.block as LensSection).from, wanted.name as SectionName)
  }
  return names
}
