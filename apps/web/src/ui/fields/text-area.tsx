import { useCallback, useEffect, useRef, type ComponentProps, type Ref } from 'react'
import { cx } from '../class-names.ts'
import { useDoubt } from './field-doubt.ts'
import { Field, inputClass, type FieldText } from './field.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'rows' | 'ref'> &
  FieldText & { ref?: Ref<HTMLTextAreaElement>; minHeightPx?: number; maxHeightPx?: number }

/** Grows with its text between two heights, then scrolls. */
export function TextArea({ label, hint, error, hideLabel = false, className, ref, onInput, ...rest }: Props) {
  const { minHeightPx = 60, maxHeightPx = 300, ...textarea } = rest
  const doubt = useDoubt(textarea.name)
  const element = useRef<HTMLTextAreaElement>(null)

  const fit = useCallback(() => {
    const area = element.current
    if (!area) return
    area.style.height = 'auto'
    const border = area.offsetHeight - area.clientHeight
    const wanted = area.scrollHeight + border
    area.style.height = `${Math.min(Math.max(wanted, minHeightPx), maxHeightPx)}px`
    area.style.overflowY = wanted > maxHeightPx ? 'auto' : 'hidden'
  }, [minHeightPx, maxHeightPx])

  // After every render: a value that code has set resizes the area, too. A change of width re-wraps the text.
  useEffect(fit)
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return
    let width = 0
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width !== width) fit()
      width = entry?.contentRect.width ?? 0
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [fit])

  return (
    <Field {...{ label, hint, error, doubt, hideLabel, className }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={1}
          ref={(node) => {
            element.current = node
            if (typeof ref === 'function') ref(node)
            else if (ref) ref.current = node
          }}
          onInput={(event) => {
            fit()
            onInput?.(event)
          }}
          style={{ minHeight: minHeightPx, maxHeight: maxHeightPx }}
          className={cx(inputClass, 'resize-none leading-normal')}
        />
      )}
    </Field>
  )
}
