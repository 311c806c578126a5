// What is to be said of a purchase, above the packs. What follows the buyer's own press is brought to the eye: on a
// phone the button was far below.
import { useEffect, useRef } from 'react'
import { billing } from '../../strings/en/billing.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Buying } from './create-buying.ts'

const remarkOf = (buying: Buying) => {
  if (buying.kind === 'confirming') return { tone: 'good', text: billing.checkout.confirming } as const
  return buying.kind === 'idle' ? buying.remark : null
}

export function BuyingRemark({ buying }: { buying: Buying }) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(buying.kind)
  const { kind } = buying
  useEffect(() => {
    const isOfPress = before.current === 'processing' || before.current === 'checkout'
    before.current = kind
    if (!isOfPress || !place.current) return
    // Not while it is being confirmed: that goes away by itself, and the focus with it.
    if (kind === 'idle') place.current.focus({ preventScroll: true })
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'nearest' })
  }, [kind])

  const remark = remarkOf(buying)
  if (!remark) return null
  return (
    // Scrolled to, it is clear of the bar at the head of the page.
    <div ref={place} tabIndex={-1} className="mb-5 scroll-my-20 rounded-r-sm">
      <Notice tone={remark.tone}>{remark.text}</Notice>
    </div>
  )
}
