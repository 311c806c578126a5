import { Maximize2, Minus, Plus, ScanText } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { parsed as parsing } from '../../../strings/en/editing/parsed.ts'
import { cx } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CaretMark } from '../../../ui/pdf/proof-marks.tsx'
import type { CompiledPdf } from '../state/editor-state.ts'
import { LiveSwitch } from './live-switch.tsx'
import { ParsedView, type Mending } from './parsed-view.tsx'
import { PageFit, type FittedText } from './page-fit.tsx'
import { roomOnPages, type RoomOnPages } from './room-on-pages.ts'
import { useParsedPdf } from './use-parsed-pdf.ts'
import { MissingLetters } from './missing-letters.tsx'
import type { Zoom } from '../../../ui/pdf/render-pages.ts'
import type { LivePreview } from './use-live-preview.ts'
import { usePageClicks, type OnPagePoint } from './use-page-clicks.ts'
import { usePageMarks, type MarkedOnPages } from './use-page-marks.ts'
import { usePdfPages, type ShownPages } from '../../../ui/pdf/use-pdf-pages.ts'

interface Props extends MarkedOnPages {
  pdf: CompiledPdf | null
  /** The present text, which may be newer than the page, and than what was read of it. */
  latex: string
  isStale: boolean
  /** The present text does not compile: these are the pages of the last one that did. */
  isLastGood: boolean
  /** The page as a proposal would have it, which is not accepted yet. */
  isProposed: boolean
  isCompiling: boolean
  /** Which letters of the text are not on the page; null where all are. */
  lacks?: string | null
  /** Why there is no newer page, where that is not the document's doing. */
  trouble: string | null
  live: LivePreview
  /** The text that may be fitted to its pages; null while the page is not that of the text. */
  fit: FittedText | null
  /** Null while the text can't be changed. */
  mending: Mending | null
  onCompile: () => void
  onGoToLine: (line: number) => void
  /** Words on a page were clicked. Null where they lead nowhere. */
  onPoint: OnPagePoint | null
}

export function PdfPreview(props: Props) {
  return (
    <section aria-label={words.preview.title} className="@container flex h-full min-h-0 flex-col bg-desk">
      {props.pdf ? <Pages {...props} pdf={props.pdf} /> : <Placeholder {...props} />}
    </section>
  )
}

const zoomStep = 1.2
const narrowest = 0.25
const widest = 4

/** The page follows so soon that nothing needs to be said before. */
const liveGraceMs = 2000

function useLasting(is: boolean, graceMs: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), graceMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is, graceMs])
  return is && isLasting
}

function Pages(props: Props & { pdf: CompiledPdf }) {
  const { pdf, isStale, isLastGood, lacks = null, live, words: marked, boxes } = props
  const host = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [isParsed, setParsed] = useState(false)
  const shown = usePdfPages(pdf.bytes, zoom, host)
  usePageMarks(host, shown, { words: marked, boxes })
  usePageClicks(host, props.onPoint)
  const parsed = useParsedPdf(pdf)
  const room = useMemo(() => parsed && roomOnPages(parsed), [parsed])
  const isLongStale = useLasting(isStale && !isLastGood, live.isOn ? liveGraceMs : 0)
  return (
    <>
      <PreviewBar
        shown={shown}
        room={room}
        isStale={isLongStale}
        zoom={zoom}
        live={live}
        isParsed={isParsed}
        onParsed={setParsed}
        onZoom={setZoom}
      />
      {room && props.fit && <PageFit room={room} isBehind={isStale || isLastGood} {...props.fit} />}
      <MissingLetters lacks={lacks} />
      {shown.isBroken && (
        <Notice tone="error" className="m-3">
          {words.preview.broken}
        </Notice>
      )}
      {isParsed && (
        <div className="min-h-0 grow">
          <ParsedView
            parsed={parsed}
            latex={props.latex}
            isBehind={isStale || isLastGood || props.isProposed}
            onGoToLine={props.onGoToLine}
            mending={props.mending}
          />
        </div>
      )}
      <div className={cx('relative min-h-0 grow', isParsed && 'hidden')}>
        <div tabIndex={0} role="group" aria-label={words.preview.title} className="h-full overflow-auto">
          <div ref={host} className="flex w-max min-w-full flex-col gap-5 px-3 py-5 sm:px-6" />
        </div>
        <PageStatus {...props} />
      </div>
    </>
  )
}

/** What is to be known of the page, over its lower end. */
function PageStatus({ trouble, isLastGood, isProposed }: Pick<Props, 'trouble' | 'isLastGood' | 'isProposed'>) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-3 text-xs text-ink-soft"
    >
      {(trouble !== null || isLastGood || isProposed) && (
        <span className="rounded-md border border-rule bg-sheet px-2.5 py-1.5 shadow-lift">
          {trouble ?? (isProposed ? words.proposal.page : words.preview.lastGood)}
        </span>
      )}
    </p>
  )
}

interface BarProps {
  shown: ShownPages
  room: RoomOnPages | null
  isStale: boolean
  zoom: Zoom
  live: LivePreview
  isParsed: boolean
  onParsed: (is: boolean) => void
  onZoom: (zoom: Zoom) => void
}

const bar = 'flex min-h-10 items-center gap-2 border-b border-rule bg-sheet px-3 text-sm'

function PreviewBar({ shown, room, isStale, zoom, live, isParsed, onParsed, onZoom }: BarProps) {
  // From what was asked for last, not from what is drawn yet: two quick presses are two steps.
  const asked = zoom === 'fit' ? shown.scale : zoom
  const step = (factor: number) => onZoom(Math.min(widest, Math.max(narrowest, asked * factor)))
  return (
    <header className={bar}>
      <h2 className="font-medium">{words.preview.label}</h2>
      {shown.pages > 0 && (
        <span className="hidden whitespace-nowrap text-ink-faint @min-[22rem]:inline">
          {words.preview.pages(shown.pages)}
          {room?.room.kind === 'spare' && (
            <span className="hidden @min-[34rem]:inline"> · {words.fit.spare(room.room.lines)}</span>
          )}
        </span>
      )}
      <span role="status" className="min-w-0 grow truncate text-xs text-warn">
        {isStale && words.preview.stale}
      </span>
      <LiveSwitch {...live} />
      <IconButton
        label={parsing.show}
        icon={<ScanText aria-hidden="true" />}
        aria-pressed={isParsed}
        onClick={() => onParsed(!isParsed)}
        className="size-8"
      />
      <IconButton
        label={words.preview.zoomOut}
        icon={<Minus aria-hidden="true" />}
        onClick={() => step(1 / zoomStep)}
        className="size-8"
      />
      <span className="w-11 text-center text-xs text-ink-soft tabular-nums">
        {words.preview.zoom(Math.round(shown.scale * 100))}
      </span>
      <IconButton
        label={words.preview.zoomIn}
        icon={<Plus aria-hidden="true" />}
        onClick={() => step(zoomStep)}
        className="size-8"
      />
      <IconButton
        label={words.preview.fitWidth}
        icon={<Maximize2 aria-hidden="true" />}
        aria-pressed={zoom === 'fit'}
        onClick={() => onZoom('fit')}
        className="size-8"
      />
    </header>
  )
}

/** An empty sheet with a caret in its margin: here something will be set. */
function Placeholder({ isCompiling, trouble, live, onCompile }: Props) {
  return (
    <>
      <header className={bar}>
        <h2 className="grow font-medium">{words.preview.label}</h2>
        <LiveSwitch {...live} />
      </header>
      <div className="grid grow place-items-center overflow-auto p-6">
        <div className="flex aspect-[1/1.35] w-full max-w-80 flex-col items-center justify-center gap-4 border border-rule bg-sheet p-8 text-center">
          <CaretMark className="size-7 text-mark" />
          <p className="font-display text-2xl">{isCompiling ? words.preview.setting : words.preview.none}</p>
          {!isCompiling && (
            <p
              role={trouble === null ? undefined : 'status'}
              className={cx('text-sm', trouble === null ? 'text-ink-soft' : 'text-mark')}
            >
              {trouble ?? words.preview.noneHint}
            </p>
          )}
          <Button variant="secondary" busy={isCompiling} onClick={onCompile}>
            {words.compile.action}
          </Button>
        </div>
      </div>
    </>
  )
}
