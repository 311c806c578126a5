// The editor with a resume in it: the code, the assistant, the job's terms and the page, each with what it needs.
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ChatInputHandle } from '../../../features/assistant/input/chat-input.tsx'
import { ChatPanel, NoChat } from '../../../features/assistant/chat-panel.tsx'
import { CreditCounter } from '../../../features/credits/credit-counter.tsx'
import { isLatexLocked, type EditorState } from '../../../features/editor/state/editor-state.ts'
import { handOver } from '../../../features/draft/model/handed-over.ts'
import { fieldLabel } from '../../../features/draft/model/field-label.ts'
import { listSpecs } from '../../../features/draft/model/section-table.ts'
import { FilesOf } from '../../../features/editor/compile/files-of.ts'
import { EditorWorkspace, type WorkspaceHandle } from '../../../features/editor/editor-workspace.tsx'
import type { Editor } from '../../../features/editor/use-editor.ts'
import { FieldSuggestions } from '../../../features/proofreading/field-suggestions.tsx'
import { SuggestionButton } from '../../../features/proofreading/suggestion-button.tsx'
import { strings } from '../../../strings/en.ts'
import { FactsItem } from '../account/facts-item.tsx'
import { EditorBar } from './editor-bar.tsx'
import { reviewHash } from './review-hash.ts'
import { SideTabs, type Side } from './side-tabs.tsx'
import { useAsking } from './use-asking.ts'
import { useEditorAssistant } from './use-editor-assistant.ts'
import { useJobTerms } from './use-job-terms.ts'
import { useProseSuggestions } from './use-prose-suggestions.ts'

/** Fetched when it is looked at first. */
const CoveragePanel = lazy(async () => ({
  default: (await import('../../../features/job-terms/coverage-panel.tsx')).CoveragePanel,
}))

const FormView = lazy(async () => ({
  default: (await import('../../../features/form-view/form-view.tsx')).FormView,
}))

/** Of copies alone: the comparison of two resumes comes with it. */
const OriginNotice = lazy(async () => ({
  default: (await import('../../../features/variants/origin-notice.tsx')).OriginNotice,
}))

export function OpenEditor({ editor }: { editor: Editor }) {
  return (
    <FilesOf value={editor.state.resumeId}>
      <Opened editor={editor} />
    </FilesOf>
  )
}

function Opened({ editor }: { editor: Editor }) {
  const { state, dispatch } = editor
  const workspace = useRef<WorkspaceHandle>(null)
  const input = useRef<ChatInputHandle>(null)
  const [side, setSide] = useState<Side>('chat')
  const { assistant, decideShown, decideHunk, tailor, onVersionRestored, ...actions } = useEditorAssistant(editor, () =>
    workspace.current?.showProposal(),
  )
  const { marks, ...terms } = useJobTerms(state, side === 'terms')
  const prose = useProseSuggestions(editor, (latex) => workspace.current?.write(latex))
  const { part, setPart, begin, ...asking } = useAsking(editor, { assistant, input, showChat: () => setSide('chat') })
  const bringIn = useBringIn(state)
  const chat =
    state.resumeId === null ? (
      <NoChat />
    ) : (
      <ChatPanel
        assistant={assistant}
        resumeId={state.resumeId}
        latex={state.currentLatex}
        isLocked={isLatexLocked(state)}
        counter={<CreditCounter className="text-xs sm:hidden" />}
        input={input}
        part={part}
        onPart={setPart}
        menuItems={<FactsItem resumeId={state.resumeId} />}
        {...actions}
      />
    )
  const panel = side === 'terms' && (
    <Suspense>
      <CoveragePanel
        {...terms}
        jobDescription={state.jobDescription}
        onJobDescription={(jobDescription) => dispatch({ type: 'jobDescriptionEdited', jobDescription })}
        onShowLine={(line) => workspace.current?.showLine(line)}
        onAsk={begin}
      />
    </Suspense>
  )
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorBar
        editor={editor}
        onVersionRestored={onVersionRestored}
        onTailor={(jobDescription) => {
          setSide('chat')
          tailor(jobDescription)
        }}
      />
      <Origin editor={editor} onChange={(latex) => workspace.current?.write(latex)} />
      <main id="content" className="flex min-h-0 grow flex-col">
        <EditorWorkspace
          ref={workspace}
          editor={editor}
          marks={marks}
          suggestions={prose.inCode}
          tools={
            <SuggestionButton {...prose.inList} onShow={(line, words) => workspace.current?.showWords(line, words)} />
          }
          onDecide={decideShown}
          onDecideHunk={decideHunk}
          onAsk={asking.inCode}
          onBringIn={bringIn}
          form={(parts) => (
            <Suspense>
              <FormView
                {...parts}
                specs={listSpecs}
                onAsk={asking.inForm}
                remarks={(place, onDone) => <FieldSuggestions {...prose.inForm} {...{ place, onDone }} />}
              />
            </Suspense>
          )}
          chat={<SideTabs side={side} onShow={setSide} chat={chat} terms={panel} />}
        />
      </main>
    </div>
  )
}

/** Takes the document to the form, as an imported file. */
function useBringIn({ currentLatex, resumeTitle }: EditorState) {
  const navigate = useNavigate()
  return () => {
    handOver(new File([currentLatex], `${resumeTitle}.tex`, { type: 'application/x-tex' }))
    void navigate({ to: '/create' })
  }
}

function Origin({ editor, onChange }: { editor: Editor; onChange: (latex: string) => void }) {
  const { state, isCopy } = editor
  const navigate = useNavigate()
  const { hash } = useLocation()
  if (!isCopy) return null
  return (
    <Suspense>
      <OriginNotice
        resumeId={state.resumeId}
        latex={state.currentLatex}
        isReviewAsked={hash === reviewHash}
        onReviewed={() => void navigate({ to: '.', hash: '', replace: true })}
        trashLink={
          <Link to="/dashboard/trash" className="underline underline-offset-3">
            {strings.variants.openTrash}
          </Link>
        }
        isLocked={isLatexLocked(state)}
        fieldLabel={fieldLabel}
        onChange={onChange}
      />
    </Suspense>
  )
}
