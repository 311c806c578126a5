import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'

interface Props {
  label: string
  openLabel?: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A button that unfolds what is rarely wanted. */
export function Disclosure({ label, openLabel = label, isOpen, onToggle, children }: Props) {
  return (
    <div className="mt-2">
      <Button variant="quiet" size="sm" className="-ml-2.5 gap-1" aria-expanded={isOpen} onClick={onToggle}>
        <ChevronRight
          aria-hidden="true"
          className={cx('size-3.5 transition-transform duration-150', isOpen && 'rotate-90')}
        />
        {isOpen ? openLabel : label}
      </Button>
      {isOpen && children}
    </div>
  )
}
