import { Monitor, Moon, Sun } from 'lucide-react'
import { strings } from '../../strings/en.ts'

const { theme } = strings.frame
const icon = { 'aria-hidden': true, className: 'size-4' } as const

export const themeOptions = [
  { value: 'light', label: theme.light, icon: <Sun {...icon} /> },
  { value: 'dark', label: theme.dark, icon: <Moon {...icon} /> },
  { value: 'system', label: theme.system, icon: <Monitor {...icon} /> },
] as const
