// Where the editor and the proofreading meet: what is underlined in the code, what stands under a field, what a fix
// does.
import { mutingKey, type ProseFix } from '@galley/resume/proof/finding'
import { applyEdits } from '@galley/resume/lens/text-edits'
import { useMemo } from 'react'
import type { TextSuggestions } from '../../../features/editor/source/suggestion-marks.ts'
import { isLatexLocked } from '../../../features/editor/state/editor-state.ts'
import type { Editor } from '../../../features/editor/use-editor.ts'
import type { SuggestionHandlers } from '../../../features/proofreading/suggestion-actions.tsx'
import { useSuggestions } from '../../../features/proofreading/use-suggestions.ts'

/** `write` makes a text the current one, as one step of its history. */
export function useProseSuggestions({ state, userId }: Editor, write: (latex: string) => void) {
  const shown = useSuggestions(state.currentLatex, userId)
  const isLocked = isLatexLocked(state)
  const { latex, suggestions, decisions } = shown
  const { mute, addWord } = decisions
  const inCode = useMemo(
    (): TextSuggestions => ({
      latex,
      suggestions,
      onMute: (suggestion) => mute(mutingKey(suggestion)),
      onAddWord: addWord,
    }),
    [latex, suggestions, mute, addWord],
  )
  const onFix = ({ change }: ProseFix) => write(applyEdits(latex, [change]))
  const handlers: SuggestionHandlers = {
    onFix,
    onMute: (suggestion) => mute(mutingKey(suggestion)),
    onAddWord: addWord,
  }
  return { inList: { shown, isLocked, onFix }, inCode, inForm: { suggestions, isLocked, ...handlers } }
}
