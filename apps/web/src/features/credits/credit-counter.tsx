import { credits as words } from '../../strings/en/credits.ts'
import { cx } from '../../ui/class-names.ts'
import { creditLevel } from './credit-level.ts'
import { useBalance } from './credit-queries.ts'

const looks = { good: 'text-good', low: 'text-warn', out: 'text-mark', none: 'text-mark' } as const

/** "AI messages left: N". What the colour says, words say too. Nothing where the balance is not known. */
export function CreditCounter({ className }: { className?: string }) {
  const { data, isError } = useBalance()
  if (!data || isError) return null
  const level = creditLevel(data.left)
  const urgency = words.levels[level]
  return (
    <span
      className={cx('text-sm tabular-nums max-[24rem]:text-xs min-[24rem]:whitespace-nowrap', looks[level], className)}
    >
      {words.left(data.left)}
      {urgency && <span className="text-xs">{` (${urgency})`}</span>}
    </span>
  )
}
