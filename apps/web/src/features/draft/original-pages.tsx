// The original's pages, with the place of every field on them: pressed, a place leads to its field.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { strings } from '../../strings/en.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Zoom } from '../../ui/render-pages.ts'
import { usePdfPages } from '../../ui/use-pdf-pages.ts'
import { useWidth } from '../../ui/use-width.ts'
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
/** The widths that the text was laid out with are Helvetica's. */
const fontFamily = 'Helvetica, Arial, "Liberation Sans", sans-serif'
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
              fontFamily,
            }
            return (
              <div
                key={index}
                role="group"
                aria-label={words.page(index + 1, original.pages.length)}
                className="paper relative mx-auto shrink-0 overflow-clip shadow-lift ring-1 ring-rule"
                style={measure}
              >
                {original.items.flatMap((item, at) =>
                  item.page === index ? (
                    <span
                      key={at}
                      className="absolute leading-none whitespace-pre"
                      style={{
                        left: item.x * scale,
                        top: item.y * scale,
                        fontSize: item.size * scale,
                        fontWeight: item.bold ? 650 : undefined,
                        fontStyle: item.italic ? 'italic' : undefined,
                      }}
                    >
                      {item.text}
                    </span>
                  ) : (
                    []
                  ),
                )}
                {marksOn(index)}
              </div>
            )
          })}
      </div>
    </Scroller>
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
