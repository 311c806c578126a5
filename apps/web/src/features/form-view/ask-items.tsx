// What the assistant can be asked about a bullet or a paragraph, in its menu.
import type { Span } from '@galley/resume/lens/lens-types'
import { Languages, MessageSquare, Minimize2, SpellCheck, TrendingUp } from 'lucide-react'
import { selection as words, wishes, type SelectionWish } from '../../strings/en/editing/selection.ts'
import { MenuItem, MenuRule } from '../../ui/menu.tsx'
import { useLens } from './lens-context.ts'

const icons: Record<SelectionWish, typeof Languages> = {
  shorter: Minimize2,
  stronger: TrendingUp,
  fix: SpellCheck,
  translate: Languages,
  own: MessageSquare,
}

export function AskItems({ span }: { span: Span }) {
  const { ask } = useLens()
  if (!ask || span.from >= span.to) return null
  return (
    <>
      {wishes.map((wish) => {
        const Icon = icons[wish]
        return (
          <MenuItem key={wish} onSelect={() => ask(span, wish)}>
            <Icon aria-hidden="true" className="size-4" />
            {words.items[wish]}
          </MenuItem>
        )
      })}
      <MenuRule />
    </>
  )
}
