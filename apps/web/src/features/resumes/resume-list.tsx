import type { ResumeListItem } from '@galley/contract/resumes'
import { useState, type ComponentProps } from 'react'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { arrangeResumes, type ListView } from './arrange-resumes.ts'
import { useSearch } from './dashboard-queries.ts'
import { ListControls } from './list-controls.tsx'
import { ResumeGrid } from './resume-grid.tsx'

const words = strings.dashboard.view
const wholeList: ListView = { query: '', status: 'all', sorting: 'edited', isGrouped: false }

type Props = Omit<ComponentProps<typeof ResumeGrid>, 'groups'> & { resumes: readonly ResumeListItem[] }

/** The resumes under what searches, filters, sorts and groups them; a single one needs none of that. */
export function ResumeList({ resumes, ...grid }: Props) {
  const [chosen, setView] = useState(wholeList)
  const view = resumes.length > 1 ? chosen : wholeList
  const search = useSearch(view.query)
  const groups = arrangeResumes(resumes, view, search.ids)
  return (
    <>
      {resumes.length > 1 && <ListControls view={view} onChange={setView} />}
      {search.retry && (
        <div className="mb-6">
          <RetryNotice sentence={words.searchFailed} retryLabel={strings.dashboard.retry} onRetry={search.retry} />
        </div>
      )}
      <ResumeGrid groups={groups} {...grid} />
      {groups.length === 0 && !search.retry && (
        <div role="status" className="border-t border-rule pt-8">
          <p className="mb-4 text-ink-soft">{words.none}</p>
          <Button variant="secondary" onClick={() => setView({ ...view, query: '', status: 'all' })}>
            {words.clear}
          </Button>
        </div>
      )}
    </>
  )
}
