import type { DocumentKind } from '@galley/contract/documents'
import { Contact, Heart, Mail, MessagesSquare, type LucideIcon } from 'lucide-react'

const icons: Record<DocumentKind, LucideIcon> = {
  letter: Mail,
  interview: MessagesSquare,
  linkedin: Contact,
  thank_you: Heart,
}

export function KindIcon({
  kind,
  className = 'size-4 shrink-0 text-ink-faint',
}: {
  kind: DocumentKind
  className?: string
}) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" className={className} />
}
