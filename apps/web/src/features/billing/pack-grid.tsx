// The packs, as a price list rather than as three identical boxes: one of them is marked, and each says what a message
// costs.
import type { Pack, PackId } from '@galley/contract/pricing'
import { Check } from 'lucide-react'
import { billing } from '../../strings/en/billing.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import type { Offer } from './billing-queries.ts'
import type { Buying } from './create-buying.ts'

const words = billing.packs

interface Props {
  offer: Offer
  buying: Buying
  onBuy: (packId: PackId) => void
}

export function PackGrid({ offer, buying, onBuy }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {offer.packs.map((pack) => (
        <PackCard key={pack.id} pack={pack} offer={offer} buying={buying} onBuy={onBuy} />
      ))}
    </ul>
  )
}

function PackCard({ pack, offer, buying, onBuy }: Props & { pack: Pack }) {
  const { id, messages, display_price: price } = pack
  const badge = words.badges[id]
  const isMarked = id === 'pro'
  const isMaking = buying.kind === 'processing' && buying.packId === id
  const isBusy = buying.kind === 'processing' || buying.kind === 'confirming'
  const name = words.name(id)
  const action = actionOf(offer)
  return (
    <li
      className={cx(
        'flex flex-col rounded-md border bg-sheet p-5',
        isMarked ? 'border-ink shadow-lift' : 'border-rule',
      )}
    >
      <div className="flex min-h-6 items-baseline justify-between gap-2">
        <h3 className="font-medium">{name}</h3>
        {badge && <span className="text-xs font-medium whitespace-nowrap text-mark">{badge}</span>}
      </div>
      <p className="mt-3 font-display text-3xl tracking-[-0.015em] tabular-nums">{price}</p>
      <ul className="mt-4 mb-6 grid gap-1.5 text-sm text-ink-soft">
        {[words.messages(messages), words.templates, words.support].map((point) => (
          <li key={point} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-good" />
            {point}
          </li>
        ))}
      </ul>
      <Button
        className="mt-auto w-full"
        variant={isMarked ? 'primary' : 'secondary'}
        busy={isMaking}
        disabled={offer.isRestricted || isBusy}
        aria-label={words.buyLabel(action, name, price)}
        onClick={() => onBuy(id)}
      >
        {action}
      </Button>
      {offer.isRestricted && <p className="mt-2 text-center text-xs text-ink-faint">{words.soonNote}</p>}
    </li>
  )
}

const actionOf = ({ country, isRestricted }: Offer): string =>
  isRestricted ? words.soon : country.country_code === 'IN' ? words.buy : words.payWith
