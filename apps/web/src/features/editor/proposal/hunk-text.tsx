// The text of a proposal with its changes marked. It is kept while they are decided, so that it stays where it was
// scrolled to.
import { changedPart } from '../source/changed-part.ts'
import { EditorState as CodeState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { diffLook } from './diff-extensions.ts'
import { hunkLook, hunkMarks, placeOfHunk, showHunks, type ShownHunks } from './hunk-marks.ts'

interface Props {
  latex: string
  /** Null: nothing is marked. */
  shown: ShownHunks | null
  ref: RefObject<EditorView | null>
}

export function HunkText({ latex, shown, ref }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = new EditorView({
      parent: host.current as HTMLElement,
      extensions: [diffLook(words.proposal.label, null), hunkMarks, hunkLook, CodeState.lineSeparator.of('\n')],
    })
    ref.current = view
    return () => {
      ref.current = null
      view.destroy()
    }
  }, [ref])

  useEffect(() => {
    const view = ref.current
    if (!view) return
    const before = view.state.doc.toString()
    const changes = before === latex ? [] : [changedPart(before, latex)]
    view.dispatch({ changes, effects: showHunks.of(shown) })
  }, [latex, shown, ref])

  const isMarked = shown !== null
  const current = shown?.current ?? null
  // Where lines above it come or go it has moved, and was not gone to.
  const showCurrent = useEffectEvent(() => {
    const view = ref.current
    const place = shown === null || current === null ? null : placeOfHunk(shown, current)
    if (view && place !== null) view.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'center' }) })
  })
  useEffect(() => void (isMarked && showCurrent()), [current, isMarked])

  return <div ref={host} className="min-h-0 grow overflow-hidden" />
}
