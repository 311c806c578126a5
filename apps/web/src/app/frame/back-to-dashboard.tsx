import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { backLinkClass } from './back-link-class.ts'

/** On a narrow screen the arrow alone. */
export const BackToDashboard = ({ label }: { label: string }) => (
  <Link to="/dashboard" className={backLinkClass}>
    <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
    <span className="max-sm:sr-only">{label}</span>
  </Link>
)
