// Which part of a picture becomes the photo: dragged, moved with the arrow keys, zoomed.
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { photo as strings } from '../../../strings/en/editing/photo.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { boxOf, cropAspect, fitted, maxZoom, middleOf, type Crop, type CropBox } from './crop.ts'

const words = strings.crop
/** CSS pixels. */
const frame = { width: 224, height: 224 / cropAspect }
/** Of the part, for each press of a key. */
const step = 0.04
/** Below this many pixels across, a photo of 30 mm is coarse. */
const minPixels = 300

interface Props {
  picture: HTMLImageElement
  /** What went wrong when it was sent. */
  problem: string | null
  isBusy: boolean
  onUse: (box: CropBox) => void
  onClose: () => void
}

export function CropDialog({ picture, problem, isBusy, onUse, onClose }: Props) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [crop, setCrop] = useState<Crop>(() => middleOf(size))
  const box = boxOf(size, crop)
  const change = (to: Partial<Crop>) => setCrop((before) => fitted(size, { ...before, ...to }))
  const drag = useDrag((dx, dy) =>
    setCrop((before) => {
      const perPixel = boxOf(size, before).width / frame.width
      return fitted(size, { ...before, x: before.x - dx * perPixel, y: before.y - dy * perPixel })
    }),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = moves.get(event.key) ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    change({ x: crop.x + x * step * box.width, y: crop.y + y * step * box.height })
  }
  const scale = frame.width / box.width
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={words.title}
      description={words.lead}
      closeLabel={words.close}
    >
      <div className="mt-5 flex flex-col items-center gap-5">
        <div
          role="group"
          aria-label={words.frame}
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...drag}
          className="relative cursor-grab touch-none overflow-hidden rounded-sm ring-1 ring-line active:cursor-grabbing"
          style={frame}
        >
          <img
            src={picture.src}
            alt=""
            draggable={false}
            className="absolute max-w-none origin-top-left select-none"
            style={{
              width: size.width * scale,
              height: size.height * scale,
              left: -box.left * scale,
              top: -box.top * scale,
            }}
          />
        </div>
        <ZoomField zoom={crop.zoom} onChange={(zoom) => change({ zoom })} />
        {box.width < minPixels && <p className="text-sm text-warn">{words.small}</p>}
        {problem !== null && (
          <Notice tone="error" className="w-full">
            {problem}
          </Notice>
        )}
        <div className="flex w-full flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => onUse(box)}>
            {words.save}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function ZoomField({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const id = useId()
  return (
    <div className="flex w-full max-w-64 items-center gap-3 text-sm">
      <label htmlFor={id}>{words.zoom}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        onChange={({ target }) => onChange(Number(target.value))}
        className="grow accent-ink"
      />
    </div>
  )
}

const moves = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** How far the pointer went since it was last heard of, while it is down. */
function useDrag(onMove: (dx: number, dy: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
      if (last.current === null) return
      onMove(x - last.current.x, y - last.current.y)
      last.current = { x, y }
    },
    onPointerUp: () => void (last.current = null),
    onPointerCancel: () => void (last.current = null),
  }
}
