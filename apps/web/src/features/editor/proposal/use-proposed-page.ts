import { useCompiledPage } from '../compile/use-compiled-page.ts'
import type { CompiledPdf, EditorState } from '../state/editor-state.ts'

/**
 * The page as a proposal would have it, while it is looked at; null until it is set, or when it can't be. It is
 * not a resume yet: it is set beside the resume's own compiles, is not kept, and is not what a download gives.
 */
export function useProposedPage({ proposal }: EditorState): CompiledPdf | null {
  const page = useCompiledPage(proposal?.latex ?? null)
  return page.kind === 'pdf' ? page.pdf : null
}
