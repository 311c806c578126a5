// Every primitive in every state, on one page, in development only.
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuChoice, MenuHeading, MenuItem, MenuRule } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { CaretMark, StruckOut } from '../../ui/pdf/proof-marks.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { themeOptions } from '../frame/theme-options.tsx'
import { useTheme } from '../frame/theme.ts'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const inks = [
  'ink',
  'ink-soft',
  'ink-faint',
  'mark',
  'good',
  'warn',
  'pencil',
  'line',
  'rule',
  'inset',
  'sheet',
  'desk',
]

export function UiPage() {
  const [theme, setTheme] = useTheme()
  return (
    <main id="content" className="mx-auto max-w-5xl px-4 py-10 sm:px-8">
      <div className="mb-8 flex items-center justify-between gap-4">
        <h1 className="font-display text-3xl">Primitives</h1>
        <Segmented label="Theme" value={theme} options={themeOptions} onChange={setTheme} />
      </div>
      <Type />
      <Buttons />
      <Fields />
      <Overlays />
      <Feedback />
    </main>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-3">{children}</div>
}

function Type() {
  return (
    <Panel title="Type, colours and marks" aside="The scale from display to the smallest">
      <p className="font-display text-display">Galley</p>
      <p className="font-display text-3xl">Set in Newsreader</p>
      <p className="font-display text-2xl">A panel’s title</p>
      <p className="text-lg">Large text of the interface</p>
      <p className="text-base">Text of the interface</p>
      <p className="text-sm text-ink-faint">A hint</p>
      <p className="mb-6 font-mono text-sm">\section{'{Experience}'}</p>
      <Row>
        {inks.map((ink) => (
          <span key={ink} className="text-xs">
            <span className="mb-1 block h-10 w-20 border border-rule" style={{ background: `var(--color-${ink})` }} />
            {ink}
          </span>
        ))}
      </Row>
      <p className="font-display text-2xl">
        <StruckOut>formatted</StruckOut> <CaretMark /> typeset
      </p>
    </Panel>
  )
}

function Buttons() {
  return (
    <Panel title="Buttons">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant} size="lg">
            {variant} large
          </Button>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="sm">
            {variant} small
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} busy>
            busy
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} />
        <IconButton label="Delete, dangerous" tone="danger" icon={<Trash2 aria-hidden="true" />} />
        <IconButton label="Delete, disabled" disabled icon={<Trash2 aria-hidden="true" />} />
      </Row>
    </Panel>
  )
}

function Fields() {
  return (
    <Panel title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Plain" placeholder="Placeholder" />
        <TextField label="With a hint" hint="Separate with commas" defaultValue="C++, LaTeX" />
        <TextField label="With an error" error="Please fill in your name." />
        <TextField label="Disabled" disabled defaultValue="Not now" />
        <PasswordField label="Password" showLabel="Show" hideLabelText="Hide" defaultValue="secret1" />
        <TextArea label="Grows from 60 to 300 px" defaultValue={'One\ntwo\nthree\nfour'} />
        <Checkbox label="Unchecked" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Disabled" disabled />
      </div>
    </Panel>
  )
}

function Overlays() {
  const [dialog, setDialog] = useState(false)
  const [question, setQuestion] = useState(false)
  const [choice, setChoice] = useState<'a' | 'b'>('a')
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ] as const
  return (
    <Panel title="Dialogs, menu, toasts">
      <Row>
        <Button variant="secondary" onClick={() => setDialog(true)}>
          Dialog
        </Button>
        <Button variant="danger" onClick={() => setQuestion(true)}>
          Question
        </Button>
        <Menu trigger={<Button variant="secondary">Menu</Button>}>
          <MenuHeading>Heading</MenuHeading>
          <MenuItem onSelect={() => toast('Chosen')}>Item</MenuItem>
          <MenuItem onSelect={() => toast('Chosen')} disabled>
            Disabled item
          </MenuItem>
          <MenuRule />
          <MenuChoice value={choice} options={options} onChange={setChoice} />
        </Menu>
        <Button variant="quiet" onClick={() => toast('Removed Acme', { action: { label: 'Undo', onClick: () => {} } })}>
          Toast
        </Button>
      </Row>
      <Dialog open={dialog} onOpenChange={setDialog} title="A dialog" description="What it is for." closeLabel="Close">
        <TextField label="A field" />
      </Dialog>
      <ConfirmDialog
        open={question}
        onOpenChange={setQuestion}
        title="Are you sure you want to delete this resume?"
        description="Senior Product Designer"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onConfirm={() => toast('Deleted')}
      />
    </Panel>
  )
}

function Feedback() {
  return (
    <Panel title="Notices, waiting, sheets" actions={<Button size="sm">Action</Button>}>
      <div className="space-y-3">
        <Notice tone="error">Failed to fetch templates</Notice>
        <Notice tone="good">Ready to generate resume for Mara</Notice>
        <Notice tone="warn">Running low? Buy more messages!</Notice>
        <Notice tone="plain">Something to know.</Notice>
      </div>
      <Row>
        <span className="py-4">
          <Spinner />
        </span>
        <Skeleton className="h-6 w-40" />
      </Row>
      <Card className="p-6">A card is a sheet on the desk.</Card>
    </Panel>
  )
}
