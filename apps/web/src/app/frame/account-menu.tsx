import { useNavigate } from '@tanstack/react-router'
import { BookUser, ChevronDown, CreditCard, ReceiptText, UserRound } from 'lucide-react'
import { useUser } from '../../features/auth/auth-context.ts'
import { strings } from '../../strings/en.ts'
import { Menu, MenuChoice, MenuHeading, MenuItem, MenuRule } from '../../ui/menu.tsx'
import { themeOptions } from './theme-options.tsx'
import { useTheme } from './theme.ts'

const words = strings.frame

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part[0]?.toUpperCase())
    .join('')

/** The user's name; under it, whose account this is, what became of its credits and how the pages look. */
export function AccountMenu() {
  const user = useUser()
  const [theme, setTheme] = useTheme()
  const navigate = useNavigate()
  const trigger = (
    <button
      type="button"
      aria-label={`${words.account}: ${user.full_name}`}
      className="inline-flex min-h-9 min-w-0 items-center gap-2 rounded-md px-1.5 text-sm text-ink-soft hover:bg-inset hover:text-ink"
    >
      <span
        aria-hidden="true"
        data-initials={initialsOf(user.full_name)}
        className="grid size-7 shrink-0 place-items-center rounded-full border border-line font-display text-xs text-ink before:content-[attr(data-initials)] sm:hidden"
      />
      <span className="hidden max-w-48 truncate font-medium sm:inline">{user.full_name}</span>
      <ChevronDown aria-hidden="true" className="hidden size-3.5 shrink-0 sm:block" />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <div className="max-w-64 px-2.5 pb-1 pt-1.5">
        <p className="truncate text-sm font-medium">{user.full_name}</p>
        <p className="truncate text-xs text-ink-faint">{user.email}</p>
      </div>
      <MenuRule />
      <MenuItem onSelect={() => void navigate({ to: '/account' })}>
        <UserRound aria-hidden="true" className="size-4" />
        {strings.account.menu}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: '/billing' })}>
        <CreditCard aria-hidden="true" className="size-4" />
        {strings.billing.link}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: '/credits' })}>
        <ReceiptText aria-hidden="true" className="size-4" />
        {strings.credits.menu}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: '/facts/{-$resumeId}' })}>
        <BookUser aria-hidden="true" className="size-4" />
        {strings.facts.menu}
      </MenuItem>
      <MenuRule />
      <MenuHeading>{words.theme.label}</MenuHeading>
      <MenuChoice value={theme} options={themeOptions} onChange={setTheme} />
    </Menu>
  )
}
