import { useNavigate } from '@tanstack/react-router'
import { strings } from '../../../strings/en.ts'
import { MenuItem } from '../../../ui/menu.tsx'

/** The way to what the assistant knows from the words about a resume. */
export function FactsItem({ resumeId }: { resumeId: string }) {
  const navigate = useNavigate()
  return (
    <MenuItem onSelect={() => void navigate({ to: '/facts/{-$resumeId}', params: { resumeId } })}>
      {strings.facts.menu}
    </MenuItem>
  )
}
