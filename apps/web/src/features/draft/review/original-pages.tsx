// The original's pages, with the place of every field on them: pressed, a place leads to its field.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { strings } from '../../../strings/en.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Zoom } from '../../../ui/pdf/render-pages.ts'
import { usePdfPages } from '../../../ui/pdf/use-pdf-pages.ts'
import { useWidth } from '../../../ui/use-width.ts'
import type { PageText } from '@galley/contract/import'
import type { Original } from './original.ts'

const words = strings.importing.review

interface Props<Kind extends Original['kind']> {
  original: Extract<Original, { kind: Kind }>
  zoom: Zoom
  /** What lies over a page, placed in points times `--total-scale-factor`. */
  marksOn: (page: number) => ReactNode
  /** A change of it brings the mark that is `data-active` into view. */
  active: string | null
}

export function OriginalPages({ original, ...rest }: Props<Original['kind']>) {
  return original.kind === 'pdf' ? (
    <PdfPages original={original} {...rest} />
  ) : (
    <TextPages original={original} {...rest} />
  )
}

const hostClass = 'flex w-max min-w-full flex-col gap-4 px-3 py-4'

function Scroller({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={0} role="group" aria-label={words.title} className="h-full overflow-auto">
      {children}
    </div>
  )
}

function PdfPages({ original, zoom, marksOn, active }: Props<'pdf'>) {
  const host = useRef<HTMLDivElement>(null)
  const [bytes, setBytes] = useState<Uint8Array | null>(null)
  useEffect(() => {
    let isCurrent = true
    void original.bytes.then((read) => isCurrent && setBytes(read))
    return () => void (isCurrent = false)
  }, [original])
  const shown = usePdfPages(bytes, zoom, host)
  // The engine draws the pages beside React, and puts new ones in their place: the marks follow.
  const [pages, setPages] = useState<readonly Element[]>([])
  useEffect(() => setPages(Array.from(host.current?.children ?? [])), [shown])
  useActiveInView(host, active)
  return (
    <Scroller>
      {shown.isBroken && (
        <Notice tone="error" className="m-3">
          {words.broken}
        </Notice>
      )}
      <div ref={host} className={hostClass} />
      {pages.map((page, index) => createPortal(marksOn(index), page, String(index)))}
    </Scroller>
  )
}

const cssPixelsPerPoint = 96 / 72
/** The host's padding, left and right. */
const paddingPx = 24

function TextPages({ original, zoom, marksOn, active }: Props<'text'>) {
  const host = useRef<HTMLDivElement>(null)
  const width = useWidth(host)
  useActiveInView(host, active)
  return (
    <Scroller>
      <div ref={host} className={hostClass}>
        {width > 0 &&
          original.pages.map((page, index) => {
            const scale = zoom === 'fit' ? (width - paddingPx) / page.width : zoom * cssPixelsPerPoint
            const measure = {
              '--total-scale-factor': scale,
              width: page.width * scale,
              height: page.height * scale,
            }
            return (
              <div
                key={index}
                role="group"
                aria-label={words.page(index + 1, original.pages.length)}
                className="paper relative mx-auto shrink-0 overflow-clip font-sans shadow-lift ring-1 ring-rule"
                style={measure}
              >
                <svg viewBox={`0 0 ${page.width} ${page.height}`} className="absolute inset-0 size-full">
                  {original.items.flatMap((item, at) =>
                    item.page === index ? [<TextRun key={at} item={item} />] : [],
                  )}
                </svg>
                {marksOn(index)}
              </div>
            )
          })}
      </div>
    </Scroller>
  )
}

/** Of a letter's size, from its upper edge to the line it stands on; as the boxes of an import have it. */
const ascent = 0.8

/** As wide as it was laid out, whatever type there is here. */
function TextRun({ item: { text, x, y, width, size, bold, italic } }: { item: PageText }) {
  return (
    <text
      x={x}
      y={y + ascent * size}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fontSize={size}
      fontWeight={bold ? 650 : 400}
      fontStyle={italic ? 'italic' : 'normal'}
      fill="#17191c"
      xmlSpace="preserve"
    >
      {text}
    </text>
  )
}

/** Only what is out of sight moves the page. */
function useActiveInView(host: RefObject<HTMLElement | null>, active: string | null): void {
  useEffect(() => {
    const scroller = host.current?.parentElement
    const mark = active === null ? null : host.current?.querySelector('[data-active]')
    if (!scroller || !mark) return
    const [place, view] = [mark.getBoundingClientRect(), scroller.getBoundingClientRect()]
    const isAbove = place.top < view.top || place.bottom > view.bottom
    const isBeside = place.left < view.left || place.right > view.right
    scroller.scrollBy({
      top: isAbove ? place.top - view.top - view.height / 3 : 0,
      left: isBeside ? place.left - view.left - paddingPx : 0,
    })
  }, [host, active])
}
