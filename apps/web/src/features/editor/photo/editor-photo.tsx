import { lazy, Suspense } from 'react'
import type { PhotoProps } from './photo-field.tsx'

/** Fetched with the form. */
const PhotoField = lazy(async () => ({ default: (await import('./photo-field.tsx')).PhotoField }))

/** A document that is not stored yet has nothing beside it. */
export function EditorPhoto({ resumeId, ...props }: Omit<PhotoProps, 'resumeId'> & { resumeId: string | null }) {
  if (resumeId === null) return null
  return (
    <Suspense>
      <PhotoField key={resumeId} resumeId={resumeId} {...props} />
    </Suspense>
  )
}
