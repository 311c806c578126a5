import { limits } from '@galley/contract/limits'
import { strings } from '../../strings/en.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { sortings, statuses, type ListView } from './arrange-resumes.ts'
import { SelectField } from './select-field.tsx'

const words = strings.dashboard.view
const statusWords = strings.dashboard.application.statuses

/** Search, filter, order and grouping of the list. */
export function ListControls({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  return (
    <search className="mb-6 flex flex-wrap items-end gap-3">
      <TextField
        label={words.search}
        hideLabel
        type="search"
        placeholder={words.search}
        maxLength={limits.searchChars}
        value={view.query}
        onChange={(event) => onChange({ ...view, query: event.currentTarget.value })}
        className="grow basis-64 sm:max-w-md"
      />
      <SelectField
        label={words.status}
        hideLabel
        value={view.status}
        options={[['all', words.allStatuses], ...statuses.map((status) => [status, statusWords[status]] as const)]}
        onChange={(status) => onChange({ ...view, status })}
        className="max-sm:grow"
      />
      <SelectField
        label={words.sorting}
        hideLabel
        value={view.sorting}
        options={sortings.map((sorting) => [sorting, words.sortings[sorting]])}
        onChange={(sorting) => onChange({ ...view, sorting })}
        className="max-sm:grow"
      />
      <Checkbox
        label={words.group}
        checked={view.isGrouped}
        onChange={(event) => onChange({ ...view, isGrouped: event.currentTarget.checked })}
      />
    </search>
  )
}
