// What can be done to a block: move it, leave it out of the page for now, take it away.
import { ArrowDown, ArrowUp, Eye, EyeOff, MoreHorizontal, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuRule } from '../../ui/menu.tsx'

const words = strings.formView
const item = strings.create.item

export interface BlockActions {
  readonly up?: (() => void) | undefined
  readonly down?: (() => void) | undefined
  readonly isHidden: boolean
  readonly hide?: (() => void) | undefined
  readonly show?: (() => void) | undefined
  readonly remove?: (() => void) | undefined
}

const icon = 'size-4'

export function BlockMenu({ name, actions, children }: { name: string; actions: BlockActions; children?: ReactNode }) {
  const { up, down, isHidden, hide, show, remove } = actions
  return (
    <Menu
      trigger={
        <IconButton label={words.actionsOf(name)} icon={<MoreHorizontal aria-hidden="true" />} className="size-8" />
      }
    >
      {children}
      <MenuItem disabled={!up} onSelect={() => up?.()}>
        <ArrowUp aria-hidden="true" className={icon} />
        {item.up(name)}
      </MenuItem>
      <MenuItem disabled={!down} onSelect={() => down?.()}>
        <ArrowDown aria-hidden="true" className={icon} />
        {item.down(name)}
      </MenuItem>
      <MenuRule />
      {isHidden ? (
        <MenuItem disabled={!show} onSelect={() => show?.()}>
          <Eye aria-hidden="true" className={icon} />
          {words.show(name)}
        </MenuItem>
      ) : (
        <MenuItem disabled={!hide} onSelect={() => hide?.()}>
          <EyeOff aria-hidden="true" className={icon} />
          {words.hide(name)}
        </MenuItem>
      )}
      <MenuItem disabled={!remove} onSelect={() => remove?.()}>
        <Trash2 aria-hidden="true" className={icon} />
        {item.remove(name)}
      </MenuItem>
    </Menu>
  )
}

export function HiddenMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full border border-rule px-2 text-xs leading-5 text-ink-faint">
      <EyeOff aria-hidden="true" className="size-3" />
      {words.hidden}
    </span>
  )
}
