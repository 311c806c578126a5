import type { ResumeListItem } from '@galley/contract/resumes'
import { useCallback, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { useSeen } from './use-seen.ts'
import { useThumbnail } from './use-thumbnail.ts'

/** The resume's first page, small. Its size is the same before, with and without a picture: nothing moves. */
export function PageThumbnail({ resume }: { resume: ResumeListItem }) {
  const { element, isSeen } = useSeen<HTMLSpanElement>()
  const picture = useThumbnail(resume, isSeen)
  const [broken, setBroken] = useState<Blob>()
  return (
    <span
      ref={element}
      aria-hidden="true"
      className="paper block aspect-[8.5/11] w-28 overflow-hidden rounded-xs border border-rule sm:w-32"
    >
      {picture === undefined ? null : picture === null || picture === broken ? (
        <TitleInitial title={resume.title} />
      ) : (
        <Picture picture={picture} onBroken={() => setBroken(picture)} />
      )}
    </span>
  )
}

function Picture({ picture, onBroken }: { picture: Blob; onBroken: () => void }) {
  // The address holds the picture in memory for as long as the element shows it.
  const load = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  return (
    <img
      ref={load}
      alt=""
      decoding="async"
      onError={onBroken}
      className="size-full animate-fade object-cover object-top mix-blend-multiply"
    />
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
