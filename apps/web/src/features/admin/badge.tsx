import { cx } from '../../ui/class-names.ts'

const tones = {
  bad: 'border-mark text-mark',
  warn: 'border-warn text-warn',
  plain: 'border-line text-ink-soft',
} as const

/** One word about a row. */
export const Badge = ({ tone, children }: { tone: keyof typeof tones; children: string }) => (
  <span className={cx('rounded-sm border px-1.5 text-xs leading-5 whitespace-nowrap', tones[tone])}>{children}</span>
)
