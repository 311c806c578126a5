// A picture is chosen among the files of the device, and decoded.
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { photo as words } from '../../../strings/en/editing/photo.ts'
import { Button } from '../../../ui/button.tsx'
import type { CropBox } from './crop.ts'
import { CropDialog } from './crop-dialog.tsx'
import { openPicture } from './picture.ts'

interface ChooseProps {
  label: string
  isLocked: boolean
  onChosen: (file: File) => void
}

export function ChooseButton({ label, isLocked, onChosen }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" variant="secondary" disabled={isLocked} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-4" />
        {label}
      </Button>
      {/* Out of sight: the button opens it. The same file can be chosen again. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={words.choose}
        className="sr-only"
        tabIndex={-1}
        disabled={isLocked}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onChosen(file)
        }}
      />
    </>
  )
}

export function useChosenPicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.src)), [picture])
  return {
    picture,
    isUnreadable,
    open(file: File) {
      setUnreadable(false)
      openPicture(file).then(setPicture, () => setUnreadable(true))
    },
    close: () => setPicture(null),
  }
}

interface CroppingProps extends Omit<ComponentProps<typeof CropDialog>, 'picture' | 'onUse'> {
  /** Null: none was chosen. */
  picture: HTMLImageElement | null
  onUse: (picture: HTMLImageElement, box: CropBox) => void
}

/** Keys that are pressed in it are not meant for the form. */
export function Cropping({ picture, onUse, ...dialog }: CroppingProps) {
  if (!picture) return null
  return (
    <div onKeyDown={(event) => event.stopPropagation()}>
      <CropDialog {...dialog} picture={picture} onUse={(box) => onUse(picture, box)} />
    </div>
  )
}

export const Unreadable = () => (
  <p role="alert" className="mt-2 text-mark">
    {words.unreadable}
  </p>
)

/** Beside the field's words; empty until the picture is there. */
export const PhotoThumbnail = ({ url }: { url: string | null }) => (
  <div className="h-20 w-16 shrink-0 overflow-hidden rounded-sm bg-inset ring-1 ring-rule">
    {url && <img src={url} alt={words.alt} className="size-full object-cover" />}
  </div>
)
