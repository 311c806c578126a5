// What can be done about a suggestion: a button for each fix, and the ways to be rid of it.
import type { ProseFix } from '@galley/resume/proof/finding'
import { proofreading as words } from '../../strings/en/editing/proofreading.ts'
import { Button } from '../../ui/button.tsx'
import type { Suggestion } from '@galley/resume/proof/suggestion'

export interface SuggestionHandlers {
  onFix: (fix: ProseFix) => void
  onMute: (suggestion: Suggestion) => void
  onAddWord: (word: string) => void
}

interface Props extends SuggestionHandlers {
  suggestion: Suggestion
  /** The text can't be changed now. */
  isLocked: boolean
  /** More fixes than that are not offered here. */
  maxFixes?: number
}

const small = 'min-h-7 px-2 text-xs whitespace-normal'

export function SuggestionActions({ suggestion, isLocked, maxFixes = 3, ...on }: Props) {
  const { words: found, fixes, rule } = suggestion
  return (
    <div className="flex flex-wrap gap-1">
      {!isLocked &&
        fixes.slice(0, maxFixes).map((fix, index) => {
          const label = fix.words === '' ? words.leaveOut : words.change(fix.words)
          return (
            <Button
              key={fix.words}
              variant="secondary"
              size="sm"
              className={small}
              aria-label={words.fixOf(label, found)}
              onClick={() => on.onFix(fix)}
            >
              {index === 0 ? label : words.orChange(fix.words)}
            </Button>
          )
        })}
      {rule === 'spelling' && (
        <Button
          variant="quiet"
          size="sm"
          className={small}
          aria-label={words.fixOf(words.addWord, found)}
          onClick={() => on.onAddWord(found)}
        >
          {words.addWord}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={small}
        aria-label={words.fixOf(words.ignore, found)}
        onClick={() => on.onMute(suggestion)}
      >
        {words.ignore}
      </Button>
    </div>
  )
}
