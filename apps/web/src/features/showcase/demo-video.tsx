// Sixteen seconds of the product at work, recorded by `npm run video`.
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const words = strings.landing.demo
const poster = '/demo/poster.webp'
/** As recorded; it keeps the place free before anything is loaded. */
const size = { width: 1280, height: 800, className: 'block h-auto w-full' }

interface Props {
  /** The browser's own controls, in place of one button. */
  controls?: boolean
  className?: string
}

/**
 * Plays by itself, but not for people who ask for less motion: they get a still picture, and press play where there are
 * controls.
 */
export function DemoVideo({ controls = false, className }: Props) {
  const [isCalm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  return (
    <figure className={cx('border border-rule bg-sheet', className)}>
      {isCalm && !controls ? <img src={poster} alt={words.label} {...size} /> : <Video {...{ controls, isCalm }} />}
    </figure>
  )
}

function Video({ controls, isCalm }: { controls: boolean; isCalm: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const toggle = () => {
    if (playing) video.current?.pause()
    // A browser that refuses leaves the poster and the button as they are.
    else video.current?.play().catch(() => undefined)
  }
  return (
    <>
      <video
        ref={video}
        aria-label={words.label}
        poster={poster}
        autoPlay={!isCalm}
        preload={isCalm ? 'none' : 'auto'}
        controls={controls}
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        {...size}
      >
        <source src="/demo/demo.webm" type="video/webm" />
        <source src="/demo/demo.mp4" type="video/mp4" />
      </video>
      {!controls && (
        <figcaption className="flex items-center gap-3 border-t border-rule px-4 py-2">
          <IconButton
            label={playing ? words.pause : words.play}
            icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={toggle}
          />
          <p className="min-w-0 font-display text-lg leading-snug italic">{words.caption}</p>
        </figcaption>
      )}
    </>
  )
}
