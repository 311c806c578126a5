// Which change of a proposal the keyboard is at, and the way from one to the next.
import { reasonsOf } from '@galley/resume/hunks/hunk-reasons'
import { useCallback, useMemo, useState } from 'react'
import { progressOf, wordingsToChoose, type EditorProposal } from '../state/proposal-hunks.ts'
import type { ShownHunks } from './hunk-marks.ts'
import type { OnAnswer } from './hunk-widgets.ts'

interface HunksParts {
  proposal: EditorProposal
  isAcceptable: boolean
  onDecide: OnAnswer
  onReword: (hunk: number) => void
}

export interface OpenHunks {
  shown: ShownHunks
  /** Null: none is open. */
  current: number | null
  left: number
  total: number
  go: (step: 1 | -1) => void
  answer: (choice: 'taken' | 'rejected') => void
  /** The next wording of the current change. */
  reword: () => void
}

export function useHunks({ proposal, isAcceptable, onDecide, onReword }: HunksParts): OpenHunks {
  const { hunks, choices } = progressOf(proposal)
  const reasons = useMemo(() => reasonsOf(progressOf(proposal).hunks, proposal.reasons ?? []), [proposal])
  const wordings = useMemo(() => wordingsToChoose(proposal), [proposal])
  const [at, setAt] = useState(0)
  const open = [...choices.keys()].filter((hunk) => choices[hunk] === 'open')
  // Once it is decided, the next one is at the same place.
  const current = open.find((hunk) => hunk >= at) ?? open[0] ?? null
  const onAnswer = useCallback<OnAnswer>(
    (hunk, choice) => {
      setAt(hunk)
      onDecide(hunk, choice)
    },
    [onDecide, setAt],
  )
  const onNextWording = useCallback(
    (hunk: number) => {
      setAt(hunk)
      onReword(hunk)
    },
    [onReword, setAt],
  )
  const shown = useMemo<ShownHunks>(
    () => ({ hunks, choices, reasons, wordings, current, isAcceptable, onAnswer, onNextWording }),
    [hunks, choices, reasons, wordings, current, isAcceptable, onAnswer, onNextWording],
  )
  return {
    shown,
    current,
    left: open.length,
    total: choices.length,
    go(step) {
      if (current === null) return
      const next = open[(open.indexOf(current) + step + open.length) % open.length]
      if (next !== undefined) setAt(next)
    },
    answer(choice) {
      if (current !== null && isAcceptable) onAnswer(current, choice)
    },
    reword() {
      if (current !== null && isAcceptable && wordings[current]) onNextWording(current)
    },
  }
}
