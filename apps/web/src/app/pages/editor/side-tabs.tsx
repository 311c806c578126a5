// The pane between the code and the page: the chat, and the terms of the job. Both are kept, so that neither loses what
// was begun.
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { strings } from '../../../strings/en.ts'

export type Side = 'chat' | 'terms'

interface Props {
  side: Side
  onShow: (side: Side) => void
  chat: ReactNode
  terms: ReactNode
}

const tab =
  '-mb-px min-h-10 border-b-2 border-transparent px-1 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-selected:border-mark aria-selected:text-ink -outline-offset-2'

export function SideTabs({ side, onShow, chat, terms }: Props) {
  const name = (
    <>
      <span className="max-[60rem]:hidden">{strings.assistant.title}</span>
      <span className="min-[60rem]:hidden">{strings.jobTerms.narrowChat}</span>
    </>
  )
  const sides: { value: Side; label: ReactNode; content: ReactNode }[] = [
    { value: 'chat', label: name, content: chat },
    { value: 'terms', label: strings.jobTerms.title, content: terms },
  ]
  return (
    <Tabs.Root value={side} onValueChange={(value) => onShow(value as Side)} className="flex h-full min-h-0 flex-col">
      <Tabs.List aria-label={strings.jobTerms.tabs} className="flex shrink-0 gap-4 border-b border-rule bg-sheet px-4">
        {sides.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value} className={tab}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sides.map(({ value, content }) => (
        <Tabs.Content key={value} value={value} forceMount className="min-h-0 grow data-[state=inactive]:hidden">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
