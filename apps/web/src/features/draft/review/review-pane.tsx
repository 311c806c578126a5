// The original beside the form: the field that is typed in is marked on the page, a place on the page leads to its
// field.
import type { Box } from '@galley/contract/import'
import { Check, Maximize2, Minimize2, X } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Zoom } from '../../../ui/pdf/render-pages.ts'
import { useDraftFormContext } from '../model/draft-form-values.ts'
import { isDoubtful, keyOfName, nameOfKey, type Evidence } from './evidence.ts'
import { labelOfKey } from '../model/field-labels.ts'
import { goToControl } from '../model/go-to-section.ts'
import { dragLine } from './line-drop.ts'
import { OriginalPages } from './original-pages.tsx'
import type { ImportReview } from './use-import-review.ts'

const words = strings.importing.review

interface Props {
  review: ImportReview
  form: RefObject<HTMLFormElement | null>
}

export function ReviewPane({ review, form }: Props) {
  const { control, getValues } = useDraftFormContext()
  const [zoom, setZoom] = useState<Zoom>('fit')
  const name = useFocusedName(form)
  const active = name === null ? null : keyOfName(name, getValues())
  const { original, unread } = review
  // An entry that is taken out takes its marks along.
  useWatch({ control })
  if (!original) return null
  return (
    <section
      aria-label={words.title}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-md border border-rule bg-desk"
    >
      <header className="flex min-h-10 items-center gap-2 border-b border-rule bg-sheet pr-1 pl-3 text-sm">
        <h2 className="min-w-0 grow truncate font-medium">{words.title}</h2>
        <IconButton
          label={zoom === 'fit' ? words.larger : words.fit}
          icon={zoom === 'fit' ? <Maximize2 aria-hidden="true" /> : <Minimize2 aria-hidden="true" />}
          onClick={() => setZoom(zoom === 'fit' ? largerZoom : 'fit')}
          className="size-8"
        />
        <IconButton
          label={words.hide}
          icon={<X aria-hidden="true" />}
          onClick={() => review.setOpen(false)}
          className="size-8"
        />
      </header>
      <div className="min-h-0 grow">
        <OriginalPages
          original={original}
          zoom={zoom}
          active={active}
          marksOn={(page) => (
            <>
              {unread.map((line, index) =>
                line.isPlaced
                  ? null
                  : on(page, line.boxes ?? []).map((box, at) => (
                      <div
                        key={`${index}.${at}`}
                        title={words.unreadPlace}
                        {...dragLine({ text: line.text, onPlaced: (is) => review.onPlaced(index, is) })}
                        className="absolute cursor-grab border border-dashed border-[#62646a] hover:bg-[#62646a1a]"
                        style={placeOf(box)}
                      />
                    )),
              )}
              {review.evidence.map((one) => (
                <Marks key={one.key} {...{ one, page, active, review }} />
              ))}
            </>
          )}
        />
      </div>
      <DoubtBar review={review} name={name} />
    </section>
  )
}

const largerZoom = 1.25

const on = (page: number, boxes: readonly Box[]) => boxes.filter((box) => box.page === page)

/** Room around the words, in points. */
const margin = 1.5
const scaled = (points: number) => `calc(var(--total-scale-factor) * ${points}px)`
const placeOf = ({ x, y, width, height }: Box) => ({
  left: scaled(x - margin),
  top: scaled(y - margin),
  width: scaled(width + 2 * margin),
  height: scaled(height + 2 * margin),
})

interface MarksProps {
  one: Evidence
  page: number
  active: string | null
  review: ImportReview
}

/** A page is paper in either theme: these colours do not change with it. */
function Marks({ one, page, active, review }: MarksProps) {
  const { getValues } = useDraftFormContext()
  if (nameOfKey(one.key, getValues()) === null) return null
  const isActive = one.key === active
  const asks = review.isOpenDoubt(one)
  return on(page, one.boxes).map((box, index) => (
    <button
      key={index}
      type="button"
      // For pointers only: the keyboard gets here the other way around, every field shows its place when it has the
      // focus.
      tabIndex={-1}
      aria-hidden="true"
      title={words.goTo(labelOfKey(one.key))}
      data-active={isActive || undefined}
      onClick={() => goToControl(nameOfKey(one.key, getValues()))}
      className={cx(
        'absolute cursor-pointer rounded-sm transition-colors duration-100',
        isActive
          ? 'bg-[#2458bf26] outline-2 outline-[#2458bf]'
          : asks
            ? 'bg-[#b77d0029] outline-1 outline-[#7d5300] hover:bg-[#b77d0047]'
            : 'hover:bg-[#2458bf1a]',
      )}
      style={placeOf(box)}
    />
  ))
}

/** How many fields are doubtful, and the way from one to the next. */
function DoubtBar({ review, name }: { review: ImportReview; name: string | null }) {
  const names = review.doubtfulNames()
  const isHere = name !== null && names.includes(name)
  const following = names[names.indexOf(name ?? '') + 1] ?? names[0]
  const next = following === name ? undefined : following
  return (
    <div
      role="status"
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule bg-sheet px-3 py-1 text-sm"
    >
      {names.length === 0 ? (
        <span className="text-good">{review.evidence.some(isDoubtful) ? words.allConfirmed : words.noDoubts}</span>
      ) : (
        <>
          <span className="text-warn">{words.doubts(names.length)}</span>
          <span className="flex gap-2">
            {isHere && (
              <Button
                size="sm"
                variant="secondary"
                // Before the field loses the focus to this button, and with it what it is about.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  review.confirmDoubt(name)
                  if (next !== undefined) goToControl(next)
                }}
              >
                <Check aria-hidden="true" className="size-4" />
                {words.confirm}
              </Button>
            )}
            {next !== undefined && (
              <Button size="sm" variant="quiet" onClick={() => goToControl(next)}>
                {isHere ? words.skip : words.look}
              </Button>
            )}
          </span>
        </>
      )}
    </div>
  )
}

/** The control of the form that has the focus, or had it last: going over to the page does not take its mark away. */
function useFocusedName(form: RefObject<HTMLFormElement | null>): string | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const element = form.current
    const onFocus = ({ target }: FocusEvent) => {
      const own = target instanceof HTMLElement ? target.getAttribute('name') : null
      if (own !== null) setName(own)
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [form])
  return name
}
