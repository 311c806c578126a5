import type { Application, ApplicationStatus, ResumeListItem } from '@galley/contract/resumes'
import { ExternalLink } from 'lucide-react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { shortDay } from './short-date.ts'
import { webLink } from './web-link.ts'

const words = strings.dashboard.application

const looks: Record<ApplicationStatus, string> = {
  draft: 'border-rule text-ink-soft',
  sent: 'border-line bg-inset text-ink',
  interview: 'border-warn bg-warn-wash text-warn',
  offer: 'border-good bg-good-wash text-good',
  closed: 'border-rule text-ink-faint',
}

/** The status, which opens the dialog. */
export function StatusButton({ resume, onPress }: { resume: ResumeListItem; onPress: () => void }) {
  const { status } = resume.application
  return (
    <button
      type="button"
      aria-label={words.of(resume.title, words.statuses[status])}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-7 items-center rounded-full border px-2.5 text-xs hover:border-ink',
        looks[status],
      )}
    >
      {words.statuses[status]}
    </button>
  )
}

/** Employer, date and posting, as far as they are known. */
export function ApplicationLine({ application: { employer, link, date } }: { application: Application }) {
  const address = webLink(link)
  if (!employer && !link && !date) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {employer && <span className="wrap-anywhere">{employer}</span>}
      {date && <time dateTime={date}>{shortDay(date)}</time>}
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={words.openLink(new URL(address).host, employer)}
          className="inline-flex min-w-0 items-center gap-1 rounded-sm underline decoration-line underline-offset-3 hover:decoration-ink"
        >
          <span className="truncate">{new URL(address).host}</span>
          <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
        </a>
      ) : (
        link && <span className="line-clamp-1 wrap-anywhere">{link}</span>
      )}
    </p>
  )
}
