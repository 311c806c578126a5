// All suggestions for the text, and what the person has decided about suggestions before.
import type { ProseFix } from '@galley/resume/proof/finding'
import { mutingKey } from '@galley/resume/proof/finding'
import { ToggleGroup } from 'radix-ui'
import { useMemo, useRef, useState } from 'react'
import { proofreading as words } from '../../strings/en/editing/proofreading.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { ProofDecisions } from './proof-preferences.ts'
import { SuggestionActions, type SuggestionHandlers } from './suggestion-actions.tsx'
import { spellings, type Spelling, type Suggestion } from '@galley/resume/proof/suggestion'
import type { ShownSuggestions } from './use-suggestions.ts'

export interface SuggestionListProps {
  shown: ShownSuggestions
  isLocked: boolean
  onFix: (fix: ProseFix) => void
  /** Goes to these words of this line of the text, counted from 1. */
  onShow: (line: number, words: string) => void
}

/** Longer lists are read from their beginning; what is decided makes room for the next. */
const maxRows = 100

export function SuggestionList({ shown, isLocked, onFix, onShow }: SuggestionListProps) {
  const { suggestions, latex, decisions, spelling, scope, fetchDictionary } = shown
  const [said, say] = useState('')
  const list = useRef<HTMLUListElement>(null)
  /** What had the keyboard is gone with its row. */
  const done = (text: string) => {
    say(text)
    list.current?.focus()
  }
  const on: SuggestionHandlers = {
    onFix(fix) {
      onFix(fix)
      done(words.applied)
    },
    onMute(suggestion) {
      decisions.mute(mutingKey(suggestion))
      done(words.ignored)
    },
    onAddWord(word) {
      decisions.addWord(word)
      done(words.added(word))
    },
  }
  const rows = useMemo(() => withLines(latex, suggestions.slice(0, maxRows)), [latex, suggestions])
  return (
    <div>
      <h2 className="font-display text-xl">
        {suggestions.length === 0 ? words.none[scope] : words.count(suggestions.length)}
      </h2>
      <p className="mt-1 text-xs text-ink-soft">{noteOf(shown)}</p>
      {fetchDictionary && scope !== 'otherLanguage' && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={fetchDictionary}>
          {words.fetchDictionary}
        </Button>
      )}
      {isLocked && <p className="mt-1 text-xs text-ink-soft">{words.locked}</p>}
      <ul ref={list} tabIndex={-1} aria-label={words.title} className="mt-2 outline-none">
        {rows.map(({ line, suggestion }) => (
          <li key={`${suggestion.rule} ${suggestion.from}`} className="border-t border-rule py-2.5">
            <Row {...{ line, suggestion, isLocked, onShow }} {...on} />
          </li>
        ))}
      </ul>
      {suggestions.length > maxRows && (
        <p className="text-xs text-ink-soft">{words.more(suggestions.length - maxRows)}</p>
      )}
      <Choices decisions={decisions} spelling={spelling} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** What was read, and what was not. */
function noteOf({ scope, isFailed, fetchDictionary, suggestions }: ShownSuggestions): string {
  if (scope === 'waiting' || scope === 'otherLanguage') return words.unread[scope]
  if (scope === 'all') return suggestions.length === 0 ? words.noneBody : words.lead
  if (isFailed) return words.styleOnly.failed
  return fetchDictionary ? words.styleOnly.notFetched : words.styleOnly.loading
}

interface RowProps extends SuggestionHandlers {
  line: number
  suggestion: Suggestion
  isLocked: boolean
  onShow: SuggestionListProps['onShow']
}

function Row({ line, suggestion, isLocked, onShow, ...on }: RowProps) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          aria-label={words.goTo(suggestion.words, line)}
          onClick={() => onShow(line, suggestion.words)}
          className="min-h-7 min-w-0 truncate text-left font-display text-base italic hover:text-mark"
        >
          {suggestion.words}
        </button>
        <span className="shrink-0 text-xs text-ink-faint tabular-nums">{words.line(line)}</span>
      </p>
      <p className="mb-1.5 text-sm text-ink-soft">{suggestion.message}</p>
      <SuggestionActions {...{ suggestion, isLocked }} {...on} />
    </>
  )
}

/** Each with its line; one walk over the text for all of them. */
function withLines(latex: string, suggestions: readonly Suggestion[]) {
  let [line, at] = [1, 0]
  return suggestions.map((suggestion) => {
    for (let next = latex.indexOf('\n', at); next !== -1 && next < suggestion.from; next = latex.indexOf('\n', at)) {
      line += 1
      at = next + 1
    }
    return { line, suggestion }
  })
}

function Choices({ decisions, spelling }: { decisions: ProofDecisions; spelling: Spelling }) {
  const { muted, bringMutedBack, chooseSpelling } = decisions
  return (
    <div className="border-t border-rule pt-3">
      <div className="flex items-center justify-between gap-2 text-sm">
        <span className="text-ink-soft">{words.spelling}</span>
        <ToggleGroup.Root
          type="single"
          aria-label={words.spelling}
          value={spelling}
          onValueChange={(next) => next && chooseSpelling(next as Spelling)}
          className="flex gap-1"
        >
          {spellings.map((value) => (
            <ToggleGroup.Item
              key={value}
              value={value}
              className="min-h-8 rounded-md px-2.5 text-ink-soft hover:text-ink aria-checked:bg-inset aria-checked:text-ink"
            >
              {words.spellings[value]}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      </div>
      <OwnWords {...decisions} />
      {muted.length > 0 && (
        <Button variant="quiet" size="sm" className="-ml-2.5 text-xs" onClick={bringMutedBack}>
          {words.muted(muted.length)}
        </Button>
      )}
      <p className="mt-2 text-xs text-ink-faint">{words.keyboard}</p>
    </div>
  )
}

function OwnWords({ words: own, removeWord }: ProofDecisions) {
  const [isOpen, setOpen] = useState(false)
  if (own.length === 0) return null
  return (
    <Disclosure label={words.words(own.length)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <ul className="border-t border-rule">
        {own.map((word) => (
          <li key={word} className="flex items-center justify-between gap-2 border-b border-rule py-1 text-sm">
            <span className="min-w-0 wrap-anywhere">{word}</span>
            <Button
              variant="quiet"
              size="sm"
              className="text-xs"
              aria-label={words.removeWord(word)}
              onClick={() => removeWord(word)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
