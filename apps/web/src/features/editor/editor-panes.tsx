// Where the panes stand: beside each other on a desk, behind tabs on a phone. Their sizes are remembered.
import { Tabs } from 'radix-ui'
import { useCallback, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import { editor as words } from '../../strings/en/editor.ts'
import { cx } from '../../ui/class-names.ts'
import { Kept, KeptSlot, useKeptPlace } from '../../ui/kept-place.tsx'
import { formView } from '../../strings/en/form-view.ts'
import type { TextView } from './source/view-switch.tsx'
import type { Pane } from './use-editor.ts'

interface Contents {
  code: ReactNode
  log: ReactNode
  chat: ReactNode
  preview: ReactNode
}

interface Props extends Contents {
  /** How many errors stand in the log: behind a tab they would not be seen. */
  errors: number
  pane: Pane
  /** Which view the pane of the text shows. */
  view: TextView
  onShowPane: (pane: Pane) => void
}

/** Narrower than that, three columns leave no line of code room enough to be read. */
const wide = '(min-width: 60rem)'
const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)

/** The panes last while the layout changes, as when a tablet is turned: the code keeps its undo history. */
export function EditorPanes({ code, log, chat, preview, ...props }: Props) {
  const isWide = useIsWide()
  const lobby = useRef<HTMLDivElement>(null)
  const getLobby = useCallback(() => lobby.current, [])
  const places = { code: useKeptPlace(), log: useKeptPlace(), chat: useKeptPlace(), preview: useKeptPlace() }
  const slotFor = (name: keyof typeof places) => <KeptSlot place={places[name]} lobby={getLobby} />
  const slots = { code: slotFor('code'), log: slotFor('log'), chat: slotFor('chat'), preview: slotFor('preview') }
  return (
    <>
      <div ref={lobby} aria-hidden className="invisible fixed inset-0 -z-10 empty:hidden" />
      {isWide ? <Columns {...slots} /> : <PhoneTabs {...props} {...slots} />}
      <Kept place={places.code}>{code}</Kept>
      <Kept place={places.log}>{log}</Kept>
      <Kept place={places.chat}>{chat}</Kept>
      <Kept place={places.preview}>{preview}</Kept>
    </>
  )
}

function Columns({ code, log, chat, preview }: Contents) {
  const columns = useDefaultLayout({ id: 'galley-editor-three-columns', storage: localStorage })
  return (
    <Group
      orientation="horizontal"
      defaultLayout={columns.defaultLayout}
      onLayoutChanged={columns.onLayoutChanged}
      className="min-h-0 grow"
    >
      <Panel id="code" defaultSize="30%" minSize="20%">
        <CodeAndLog code={code} log={log} />
      </Panel>
      <Handle label={words.panes.resizeCode} direction="vertical" />
      <Panel id="chat" defaultSize="33%" minSize="15%">
        {chat}
      </Panel>
      <Handle label={words.panes.resizePdf} direction="vertical" />
      <Panel id="preview" defaultSize="37%" minSize="20%">
        {preview}
      </Panel>
    </Group>
  )
}

function CodeAndLog({ code, log }: Pick<Contents, 'code' | 'log'>) {
  const rows = useDefaultLayout({ id: 'galley-editor-rows', storage: localStorage })
  return (
    <Group
      orientation="vertical"
      defaultLayout={rows.defaultLayout}
      onLayoutChanged={rows.onLayoutChanged}
      className="h-full"
    >
      <Panel id="latex" defaultSize="75%" minSize="20%">
        {code}
      </Panel>
      <Handle label={words.panes.resizeLog} direction="horizontal" />
      <Panel id="log" defaultSize="25%" minSize="10%">
        {log}
      </Panel>
    </Group>
  )
}

/** A hairline with room around it for a finger. */
function Handle({ label, direction }: { label: string; direction: 'vertical' | 'horizontal' }) {
  return (
    <Separator
      aria-label={label}
      className={cx(
        'relative bg-rule transition-colors hover:bg-pencil focus-visible:bg-pencil data-[separator=active]:bg-pencil',
        direction === 'vertical'
          ? 'w-px before:absolute before:inset-y-0 before:-inset-x-1.5'
          : 'h-px before:absolute before:inset-x-0 before:-inset-y-1.5',
      )}
    />
  )
}

function ErrorCount({ errors }: { errors: number }) {
  return (
    <>
      {' '}
      <span
        aria-hidden
        className="ml-1 inline-block min-w-5 rounded-full border border-current px-1 text-xs leading-5 text-mark"
      >
        {errors}
      </span>
      <span className="sr-only">{words.log.errors(errors)}</span>
    </>
  )
}

const tab =
  'min-h-11 grow border-b-2 border-transparent text-sm font-medium text-ink-soft aria-selected:border-mark aria-selected:text-ink'

function PhoneTabs({ code, log, chat, preview, errors, pane, view, onShowPane }: Props) {
  const panes: { value: Pane; label: string; content: ReactNode }[] = [
    { value: 'code', label: formView[view], content: code },
    { value: 'log', label: words.log.title, content: log },
    { value: 'chat', label: words.panes.chat, content: chat },
    { value: 'pdf', label: words.panes.pdf, content: preview },
  ]
  return (
    <Tabs.Root value={pane} onValueChange={(value) => onShowPane(value as Pane)} className="flex min-h-0 grow flex-col">
      <Tabs.List aria-label={words.panes.label} className="flex border-b border-rule bg-sheet">
        {panes.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value} className={tab}>
            {label}
            {value === 'log' && errors > 0 && <ErrorCount errors={errors} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Kept alive behind the others: the code keeps its cursor, the PDF its place. */}
      {panes.map(({ value, content }) => (
        <Tabs.Content key={value} value={value} forceMount className="min-h-0 grow data-[state=inactive]:hidden">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
