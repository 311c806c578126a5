import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const itemClass =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-sm text-ink outline-none select-none ' +
  'data-highlighted:bg-inset data-disabled:opacity-50'

interface MenuProps {
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

/**
 * Rendered where its trigger stands, so that it belongs to the same landmark; fixed positioning lifts it above the
 * rest.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-h-[min(28rem,var(--radix-dropdown-menu-content-available-height))] min-w-52 animate-fade overflow-y-auto rounded-md border border-rule bg-sheet p-1.5 shadow-lift"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={itemClass} onSelect={onSelect} disabled={disabled}>
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 pb-1 pt-2 text-xs text-ink-faint">{children}</DropdownMenu.Label>
}

/** A sentence about the items above it. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="max-w-60 px-2.5 pb-1.5 pt-1 text-xs text-ink-faint">{children}</DropdownMenu.Label>
  )
}

export function MenuRule() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-rule" />
}

interface MenuChoiceProps<T extends string> {
  value: T
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  onChange: (value: T) => void
}

/** One of several, marked by a check. */
export function MenuChoice<T extends string>({ value, options, onChange }: MenuChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon}
          <span className="grow">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" className="size-4" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
