import type { ResumeListItem } from '@galley/contract/resumes'
import { useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { useSeen } from './use-seen.ts'
import { useThumbnail } from './use-thumbnail.ts'

/** The resume's first page, small. Its size is the same before, with and without a picture: nothing moves. */
export function PageThumbnail({ resume }: { resume: ResumeListItem }) {
  const { element, isSeen } = useSeen<HTMLSpanElement>()
  const address = useThumbnail(resume, isSeen)
  const [broken, setBroken] = useState<string>()
  const isMissing = address === null || (address !== undefined && address === broken)
  return (
    <span
      ref={element}
      aria-hidden="true"
      className="paper block aspect-[8.5/11] w-28 overflow-hidden rounded-xs border border-rule sm:w-32"
    >
      {isMissing && <TitleInitial title={resume.title} />}
      {!isMissing && address !== undefined && (
        <img
          src={address}
          alt=""
          decoding="async"
          onError={() => setBroken(address)}
          className="size-full animate-fade object-cover object-top mix-blend-multiply"
        />
      )}
    </span>
  )
}

/** A page that cannot be shown: the first letter of its title, and the lines of a text. */
function TitleInitial({ title }: { title: string }) {
  const [initial = ''] = title.trim()
  return (
    <span data-initial className="flex size-full animate-fade flex-col p-4 text-ink-faint">
      <span className="font-display text-3xl leading-none">{initial.toLocaleUpperCase()}</span>
      <span className="mt-auto grid gap-2">
        {['w-full', 'w-full', 'w-2/3'].map((width, place) => (
          <span key={place} className={cx('h-px bg-rule', width)} />
        ))}
      </span>
    </span>
  )
}
